// Sentences with amounts and people in them keep those in Chinese.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inChinese } from "../../lib/words/sentences_zh.ts";
import { withHouseTimes, zoneMinutes } from "../../lib/realtime/zone.ts";

test("amounts stay", () => {
  assert.equal(inChinese("$20 is left on the credit meter, $25 is needed."), "余额仅剩 $20，需要 $25。");
  assert.equal(inChinese("ann's tie of 5.00 is under the minimum of 10.00."), "投注 $5.00 低于最低限额 $10.00。");
  assert.equal(inChinese("Over maximum: 40.00 counts, 10.00 goes back."), "有效 $40.00，$10.00 超出限额退回。");
  assert.equal(inChinese("banker: $10 fits the limits, $2.50 comes back."), "限额内计 $10，$2.50 已退回。");
  assert.equal(inChinese("Over the maximum of $500: $5 comes back."), "超过最高限额 $500：退回 $5。");
  assert.equal(inChinese("Over the maximum of $800 for all bets together: $5 comes back."), "超过总投注上限 $800：退回 $5。");
  assert.equal(inChinese("Bets here go in steps of $5: $2 comes back."), "此处投注须以 $5 递增：退回 $2。");
  assert.equal(
    inChinese("Up to $10000 can be on the credit meter, and $9920 is there: this goes back."),
    "余额上限为 $10000，现有 $9920：已退回。",
  );
});

test("what is the matter with a device keeps its numbers", () => {
  assert.equal(inChinese("2 of its readings before number 9 never came."), "第 9 号读数之前有 2 个读数没有收到。");
  assert.equal(inChinese("Reading 4 was 9S, and came again as 6S."), "第 4 号读数先为 9S，后又报为 6S。");
});

test("those who must sign are named, each by the whole of the name", () => {
  assert.equal(
    inChinese("The Electronic Gaming Supervisor, Gaming Supervisor or Inspector must sign for this, by name and password."),
    "须由电子博彩主管、博彩主管或监察员以姓名和密码签字。",
  );
  assert.equal(inChinese("This is for the Cashier to do."), "此操作由出纳进行。");
});

test("a signer who does not count is distinguished from those who may sign", () => {
  assert.equal(
    inChinese("cas cannot sign for this. The Inspector must sign for this, by name and password."),
    "cas 无权为此签字。须由监察员以姓名和密码签字。",
  );
  assert.equal(
    inChinese("Nobody signs for themselves. Another member of staff must approve it."),
    "不得自行签字。须由另一名工作人员签字批准。",
  );
  assert.equal(
    inChinese("cas has paid $45,100 alone today, and $50,000 is the most: a second person signs for this."),
    "cas 今日已独自支付 $45,100，上限为 $50,000：须由第二人签字。",
  );
  assert.equal(inChinese("Over $10,000 a second person signs."), "超过 $10,000 须由第二人签字。");
});

test("a voucher keeps its number, its promotion and its table", () => {
  assert.equal(
    inChinese("The voucher M-7 of moon was exchanged before: $50 at table star-1."),
    "moon 的兑换券 M-7 已在 star-1 桌兑换过：$50。",
  );
  assert.equal(
    inChinese("Tokens for a voucher are given by two: a supervisor looks at the voucher and signs."),
    "兑换代币须由两人办理：请主管查看兑换券并签字。",
  );
  assert.equal(inChinese("A second person signs for cash or chips that come into the books."), "现金或筹码入账须由第二人签字。");
});

test("moments are those of the house, in either language", () => {
  zoneMinutes.value = 600;
  const sentence =
    "Terminal 7 printed this as its slip 2 between 2026-11-17T14:05:15.819Z and 2026-11-17T14:05:46.832Z. The log of that time was lost in a restore: a supervisor decides.";
  assert.match(withHouseTimes(sentence), /between 2026-11-18 00:05:15 and 2026-11-18 00:05:46\./);
  assert.equal(
    inChinese(withHouseTimes(sentence)),
    "终端 7 于 2026-11-18 00:05:15 至 2026-11-18 00:05:46 之间打印，为其第 2 张票券。该时段的记录在恢复时丢失：由主管裁定。",
  );
  assert.match(
    inChinese(withHouseTimes("ada and bea cannot sign together before 2026-11-18T13:54:20.289Z: one of them gave the other an account.")) ??
      "",
    /^2026-11-18 23:54:20 之前 ada 与 bea 不得共同签署/,
  );
  zoneMinutes.value = 0;
});

test("other sentences are left to their codes", () => {
  assert.equal(inChinese("No more bets: the wagering period is over."), null);
});
