## The server

refusal-unknown-language = 这里没有 { $language } 的文字。
