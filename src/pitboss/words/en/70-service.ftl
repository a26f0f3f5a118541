## The server

refusal-unknown-language = There are no words for { $language } here.
