"""The words of reports and replays for kinds of incidents and recipients of notices."""

Words = tuple[str, str]
"""In English and in Chinese."""

INCIDENTS: dict[str, Words] = {
    "irregularity": ("Irregularity", "异常"),
    "refused-wager": ("Wager refused", "拒绝投注"),
    "void": ("Void", "作废"),
    "notice": ("Notice", "通告"),
    "breach": ("Breach", "违规"),
    "dispute": ("Dispute", "争议"),
    "wrong-payment": ("Wrong payment", "错误付款"),
    "override": ("Decision of a supervisor", "主管决定"),
    "correction": ("Correction", "更正"),
}
"""The kinds of incidents."""

RECIPIENTS: dict[str, Words] = {
    "surveillance": ("surveillance", "监控"),
    "inspector": ("Inspector", "监察员"),
    "regulator": ("regulator", "监管机构"),
}
"""The recipients of notices."""
