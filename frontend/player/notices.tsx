// Notices for the player: payouts by hand, a locked terminal, failed devices, chips that came back.
import type { ComponentProps } from "preact";
import { useState } from "preact/hooks";
import { dollars } from "../lib/words/money.ts";
import { clauseWords, sentence } from "../lib/words/texts.ts";
import { playWords } from "../lib/words/irregular_words.ts";
import type { SeenBack, SeenPutRight, TerminalView } from "../lib/types.ts";
import { Icon } from "./icons.tsx";
import { say } from "./words.ts";

interface Notice {
  key: string;
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
      {noticesOf(view)
        .filter((each) => each.stays || !read.includes(each.key))
        .map(({ key, icon, words, bad, stays }) => (
          <div key={key} class={bad ? "note bad" : "note"}>
            <Icon name={icon} />
            <span>{words}</span>
            {stays ? null : (
              <button class="quiet" onClick={() => setRead([...read, key])}>
                {say("dismiss")}
              </button>
            )}
          </div>
        ))}
    </div>
  );
}

function noticesOf(view: TerminalView): readonly Notice[] {
  return [
    ...(view.locked == null ? [] : [{ key: "locked", icon: "lock" as const, words: say("locked"), bad: true, stays: true }]),
    // The reason of a waiting payment is private: another person may play here meanwhile.
    ...(view.payouts ?? []).map(({ sequence, cents, aside }) => ({
      key: `payout ${sequence}`,
      icon: "note" as const,
      words: say(aside ? "hand-pay-aside" : "hand-pay", { cents: dollars(cents) }),
      stays: true,
    })),
    ...(view.faults ?? []).map((fault) => ({
      key: fault.name,
      icon: "bell" as const,
      words: say(fault.name.startsWith("printer") ? "printer-fails" : "slot-fails"),
      bad: true,
      stays: true,
    })),
    ...(view.put_right == null
      ? []
      : [{ key: `right ${view.put_right.play} ${view.put_right.more}`, icon: "again" as const, words: putRight(view.put_right) }]),
    ...(view.back == null ? [] : [{ key: `back ${view.back.play}`, icon: "again" as const, words: cameBack(view.back) }]),
  ];
}

/** What a correction or a void of a settled play did to this player. */
function putRight({ play, more, void: isVoid }: SeenPutRight): string {
  const facts = { play: playWords(play), cents: dollars(Math.abs(more), true) };
  if (isVoid) return say(more < 0 ? "void-less" : "void-more", facts);
  return say(more < 0 ? "corrected-less" : "corrected-more", facts);
}

/** Why chips came back that the player had put down. */
function cameBack({ cents, reason, clauses = [] }: SeenBack): string {
  const amount = dollars(cents, true);
  return reason == null
    ? say("too-little", { cents: amount, clauses: clauses.map((each) => clauseWords(each)).join(", ") })
    : say("came-back-why", { cents: amount, reason: sentence(reason) });
}
