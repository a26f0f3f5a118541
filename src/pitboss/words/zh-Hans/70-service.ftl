## The server

refusal-unknown-language = 这里没有 { $language } 的文字。
refusal-bad-config-language = { $key }：这里没有 { $language } 的文字。

## Languages of the house

refusal-bad-catalogue-unread = 无法读取 { $folder } 中的语言文件：{ $problem }。
refusal-bad-catalogue-none = { $folder } 中没有语言文件：每种语言一个文件，例如 fr.ftl。
refusal-bad-catalogue-tag = { $file } 的文件名不是本场可添加的语言，例如 fr.ftl 或 pt-BR.ftl。
refusal-bad-catalogue-syntax = { $place }：{ $problem }。
refusal-bad-catalogue-twice = { $place }：文字 { $key } 出现了两次。
refusal-bad-catalogue-empty = { $place }：文字 { $key } 没有内容。
refusal-bad-catalogue-unknown-fact = { $place }：文字 { $key } 没有名为 { $name } 的数据。
refusal-bad-catalogue-unknown-reference = { $place }：文字 { $key } 引用了 { $name }，但其上方没有。
