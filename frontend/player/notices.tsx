// What the player must know beside the game: payouts by hand, a locked terminal, devices that fail, chips that came back.
import type { ComponentProps } from "preact";
import { useState } from "preact/hooks";
import { dollars, readDollars } from "../lib/money.ts";
import type { TerminalView } from "../lib/types.ts";
import { Icon } from "./icons.tsx";
import { say } from "./words.ts";

interface Notice {
  icon: ComponentProps<typeof Icon>["name"];
  words: string;
  bad?: boolean;
  /** Whether it stays until staff have done something about it. */
  stays?: boolean;
}

export function Notices({ view }: { view: TerminalView }) {
  const [read, setRead] = useState<readonly string[]>([]);
  return (
    <div class="notices" role="status" aria-live="polite">
      {noticesOf(view).filter((each) => each.stays || !read.includes(each.words)).map(({ icon, words, bad, stays }) => (
        <div key={words} class={bad ? "note bad" : "note"}>
          <Icon name={icon} />
          <span>{words}</span>
          {stays ? null : <button class="quiet" onClick={() => setRead([...read, words])}>{say("dismiss")}</button>}
        </div>
      ))}
    </div>
  );
}

function noticesOf(view: TerminalView): readonly Notice[] {
  return [
    ...(view.locked == null ? [] : [{ icon: "lock" as const, words: `${say("lockedTitle")}. ${say("lockedWhy")}`, bad: true, stays: true }]),
    ...(view.payouts ?? []).map(({ cents, aside, withheld }) => ({
      icon: "note" as const,
      words: `${say(aside ? "handPayAside" : "handPay", { cents: dollars(cents) })}${withheld == null ? "" : ` ${say("withheld", { reason: withheld })}`}`,
      stays: true,
    })),
    ...(view.faults ?? []).map((fault) => ({ icon: "bell" as const, words: say(fault.name.startsWith("printer") ? "printerFails" : "slotFails"), bad: true, stays: true })),
    ...(view.notice == null ? [] : [{ icon: "again" as const, words: cameBack(view.notice) }]),
  ];
}

/** What the server writes of chips that came back, in the language chosen: "4.00 on rapid-1-7 was too little for the limits (6.2) and …". */
function cameBack(notice: string): string {
  const [, amount = "", clauses, reason = ""] = /^([\d,.]+) on \S+ (?:was too little for the limits \(([^)]*)\).*|went back to your credits: (.*))$/.exec(notice) ?? [];
  const cents = readDollars(amount);
  if (cents === null) return notice;
  return clauses === undefined ? say("cameBackWhy", { cents: dollars(cents), reason }) : say("tooLittle", { cents: dollars(cents), clauses });
}
