## The server

refusal-unknown-language = 這裏沒有 { $language } 的文字。
refusal-bad-config-language = { $key }：這裏沒有 { $language } 的文字。

## Languages of the house

refusal-bad-catalogue-unread = 無法讀取 { $folder } 中的語言文件：{ $problem }。
refusal-bad-catalogue-none = { $folder } 中沒有語言文件：每種語言一個文件，例如 fr.ftl。
refusal-bad-catalogue-tag = { $file } 的文件名不是本場可添加的語言，例如 fr.ftl 或 pt-BR.ftl。
refusal-bad-catalogue-syntax = { $place }：{ $problem }。
refusal-bad-catalogue-twice = { $place }：文字 { $key } 出現了兩次。
refusal-bad-catalogue-empty = { $place }：文字 { $key } 沒有內容。
refusal-bad-catalogue-unknown-fact = { $place }：文字 { $key } 沒有名為 { $name } 的數據。
refusal-bad-catalogue-unknown-reference = { $place }：文字 { $key } 引用了 { $name }，但其上方沒有。
