"""Writes the Traditional Chinese catalogue from the Simplified one, with the words of Macau and Hong Kong.

OpenCC converts the characters. TERMS has what it would get wrong, or what people there say otherwise. A reader
of the language corrects a message there, in `traditional.tsv`, or in the Simplified catalogue, and runs this again.
"""

import re
from pathlib import Path

from opencc import OpenCC

from pitboss.words.languages import FOLDER

SIMPLIFIED, TRADITIONAL = FOLDER / "zh-Hans.ftl", FOLDER / "zh-Hant.ftl"
MESSAGES = Path(__file__).parent / "traditional.tsv"
"""Messages that are written otherwise in Traditional Chinese, by their keys."""

TERMS = {
    "简体中文": "繁體中文",
    "登录": "登入",
    "服务器": "伺服器",
    "屏幕": "螢幕",
    "显示屏": "顯示屏",
    "账": "帳",
    "赌桌": "賭枱",
    "牌桌": "牌枱",
    "本桌": "本枱",
    "桌面": "枱面",
    "开桌": "開枱",
    "收桌": "收枱",
    "复核": "覆核",
    "默认": "預設",
    "设置": "設定",
    "信息": "資訊",
    "软件": "軟件",
    "硬件": "硬件",
    "数据库": "數據庫",
    "日志": "日誌",
    "文件夹": "資料夾",
    "文件": "檔案",
    "签字": "簽署",
    "说": "說",
    "兑": "兌",
    "群": "群",
    "床": "床",
}
"""Simplified words, and what stands for them."""


def traditional() -> str:
    """The catalogue in Traditional Chinese."""
    kept = dict(line.split("\t", 1) for line in MESSAGES.read_text(encoding="utf-8").splitlines())
    converter, marks = OpenCC("s2hk"), list(TERMS)
    # A mark keeps a term away from the conversion of its characters.
    text = SIMPLIFIED.read_text(encoding="utf-8")
    for place, term in enumerate(marks):
        text = text.replace(term, f"\ue000{place}\ue001")
    text = converter.convert(text)
    text = re.sub("\ue000(\\d+)\ue001", lambda found: TERMS[marks[int(found[1])]], text)
    return "".join(_kept(line, kept) for line in text.splitlines(keepends=True))


def _kept(line: str, kept: dict[str, str]) -> str:
    key = line.partition(" = ")[0]
    return f"{key} = {kept[key]}\n" if key in kept else line


if __name__ == "__main__":
    TRADITIONAL.write_text(traditional(), encoding="utf-8")
