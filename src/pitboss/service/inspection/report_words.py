"""The words of reports and replays for kinds of incidents, recipients of notices, and accounts."""

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

ACCOUNTS = {
    "pt/{terminal}/chips": "终端余额",
    "pt/{terminal}/held": "终端台面注码",
    "pt/{terminal}/payable": "待人工支付",
    "pt/{terminal}/stacker": "终端钞箱内纸币",
    "ticket/{ticket}/value": "未兑付票券",
    "lost-slip/{slip}/paid": "支付恢复时丢失的票券",
    "table/{table}/win": "赌桌净赢",
    "table/{table}/float": "赌桌筹码盘",
    "table/{table}/drop": "赌桌钱箱内现金",
    "table/{table}/cash": "赌桌上尚未入箱的现金",
    "table/{table}/seat/{seat}/buy-in": "已付款待发筹码",
    "table/{table}/seat/{seat}/stack": "座位前的筹码",
    "table/{table}/seat/{seat}/held": "座位下的注码",
    "table/{table}/seat/{seat}/tokens": "座位前的推广代币",
    "table/{table}/seat/{seat}/token-held": "座位下注的推广代币",
    "table/{table}/overpaid": "赌桌多付待追回",
    "table/{table}/underpaid": "赌桌少付待补付",
    "cage/cash": "账房现金",
    "cage/chips": "账房筹码",
    "kiosk/{kiosk}/cash": "自助机现金",
    "promotion/{promotion}/cost": "已赠出的推广代币",
    "promotion/{promotion}/tokens": "未使用的推广代币",
    "prize/{prize}/payable": "待领奖品",
    "house/prizes": "赌场承担的奖品",
    "tournament/{tournament}/fees": "锦标赛报名费",
    "tournament/{tournament}/pool": "锦标赛奖池",
    "tournament/{tournament}/prize/{prize}": "锦标赛待领奖品",
    "tournament/{tournament}/issued": "已发锦标赛筹码",
    "tournament/{tournament}/entrant/{entrant}/chips": "参赛者的锦标赛筹码",
    "house/capital": "赌场投入资金",
    "house/issue": "已制筹码（面值）",
    "house/chips": "客人持有的筹码（面值）",
    "house/pockets": "客人携带的筹码",
    "house/tokens": "客人携带的推广代币",
    "house/transit": "在途金额（完成后为零）",
    "house/monitoring": "监控系统转入的余额",
    "house/unclaimed": "逾期无人认领",
    "house/adjustments": "故障后的余额调整",
    "house/withheld": "调查后拒付",
    "house/rounding": "进位至最小筹码的成本",
}
"""The description of each account of the chart, by its pattern. The English ones are in the chart itself."""
