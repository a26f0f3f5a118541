// Sentences with amounts and people in them keep those in Chinese.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inChinese } from "../lib/sentences_zh.ts";

test("amounts stay", () => {
  assert.equal(inChinese("20.00 is left on the credit meter, 25.00 is needed."), "余额仅剩 $20.00，需要 $25.00。");
  assert.equal(inChinese("ann's tie of 5.00 is under the minimum of 10.00."), "投注 $5.00 低于最低限额 $10.00。");
  assert.equal(inChinese("Over maximum: 40.00 counts, 10.00 goes back."), "有效 $40.00，$10.00 超出限额退回。");
  assert.equal(inChinese("banker: 10.00 counts, 2.00 is over the limits."), "有效 $10.00，$2.00 超出限额退回。");
});

test("those who must sign are named, each by the whole of the name", () => {
  assert.equal(
    inChinese("The Electronic Gaming Supervisor, Gaming Supervisor or Inspector must sign for this, by name and password."),
    "须由电子博彩主管、博彩主管或监察员以姓名和密码签字。",
  );
  assert.equal(inChinese("This is for the Cashier to do."), "此操作由出纳进行。");
});

test("other sentences are left to their codes", () => {
  assert.equal(inChinese("No more bets: the wagering period is over."), null);
});
