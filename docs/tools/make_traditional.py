"""Writes the Traditional Chinese catalogue from the Simplified one, with the words of Macau and Hong Kong.

OpenCC converts the characters. TERMS has what it would get wrong, or what people there say otherwise.
A reader of the language corrects a message there, in `traditional.tsv`, or in the Simplified catalogue,
and runs this again.
"""

import re
from pathlib import Path

from opencc import OpenCC

from pitboss.words.languages import FOLDER

SIMPLIFIED, TRADITIONAL = FOLDER / "zh-Hans.ftl", FOLDER / "zh-Hant.ftl"
MESSAGES = Path(__file__).parent / "traditional.tsv"
"""Messages that are written otherwise in Traditional Chinese, by their keys."""

TERMS = {
    # The language itself, and its quotation marks.
    "简体中文": "繁體中文",
    "“": "「",
    "”": "」",
    # The casino.
    "堪培拉": "坎培拉",
    "桌台": "賭枱",
    "桌": "枱",
    "台面": "枱面",
    "开台": "開枱",
    "收台": "收枱",
    "工作台": "工作台",
    "台上": "枱上",
    "备注": "備註",
    "注明": "註明",
    "注": "注",
    "佣": "佣",
    "花牌": "公仔牌",
    "黑桃": "葵扇",
    "红桃": "紅心",
    "方块": "階磚",
    "签字": "簽署",
    "抽签": "抽籤",
    "签": "簽",
    "复核": "覆核",
    "在岗": "當值",
    "倒计时钟": "倒數計時鐘",
    "倒计时": "倒數",
    "已制": "已製",
    "试算平衡表": "試算表",
    "录像": "錄影",
    "联系": "聯絡",
    "家具": "傢俬",
    "泄露": "洩露",
    "采用": "採用",
    # Computers.
    "登录": "登入",
    "退出状态": "結束狀態",
    "退出": "登出",
    "服务器": "伺服器",
    "屏幕": "螢幕",
    "传感器": "感應器",
    "默认": "預設",
    "设置": "設定",
    "信息": "訊息",
    "消息": "訊息",
    "日志": "日誌",
    "文件夹": "資料夾",
    "文件名": "檔名",
    "文件": "檔案",
    "文本": "文字",
    "磁盘": "磁碟",
    "哈希": "雜湊",
    "其他程序": "其他程式",
    "另一程序": "另一程式",
    "进程": "程序",
    "集群": "叢集",
    "数组": "陣列",
    "JSON 对象": "JSON 物件",
    "连字符": "連字號",
    "字符": "字元",
    "当前": "目前",
    "响应": "回應",
    "支持": "支援",
    "访问": "連接",
    "搜索": "搜尋",
    "保存": "儲存",
    "添加": "加入",
    "粘贴": "貼上",
    "演示": "示範",
    "按回车": "按 Enter 鍵",
    "回车": "Enter 鍵",
    # Characters that the conversion would take for others, or would spell as few people there do.
    "参与": "參與",
    "只": "只",
    "一直发": "一直發",
    "了": "了",
    "尽": "盡",
    "账": "帳",
    "户": "戶",
    "启": "啟",
    "说": "說",
    "兑": "兌",
    "阅": "閱",
    "群": "群",
}
"""Simplified words, and what stands for them: a longer word comes before the shorter one that it contains."""


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
