## The server

refusal-unknown-language = There are no words for { $language } here.
refusal-bad-config-language = { $key }: There are no words for { $language } here.

## Languages of the house

refusal-bad-catalogue-unread = The languages in { $folder } cannot be read: { $problem }.
refusal-bad-catalogue-none = There is no language in { $folder }: each is one file, such as fr.ftl.
refusal-bad-catalogue-tag = { $file } is not named after a language of the house, such as fr.ftl or pt-BR.ftl.
refusal-bad-catalogue-syntax = { $place }: { $problem }.
refusal-bad-catalogue-twice = { $place }: The message { $key } is there twice.
refusal-bad-catalogue-empty = { $place }: The message { $key } has no text.
refusal-bad-catalogue-unknown-fact = { $place }: The message { $key } has no fact { $name }.
refusal-bad-catalogue-unknown-reference = { $place }: The message { $key } refers to { $name }, which is not above it.
