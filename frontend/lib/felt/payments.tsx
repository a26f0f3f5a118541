// What a settlement or a ruling did to whom: a line for each wager, by the place of its player.
import { playWords } from "../words/irregular_words.ts";
import { called, type Guests } from "../words/guests.ts";
import { wagerTitle } from "../words/game_words.ts";
import { dollars } from "../words/money.ts";
import type { Payment, Payments } from "../types.ts";
import { labelled, listed } from "../words/texts.ts";
import { translator } from "../words/words.ts";

const say = translator("payment");

/** "pay $210", "take $100", "give back $50", or nothing to do. */
export function paymentWords({ net, back = 0 }: Pick<Payment, "net" | "back">): string {
  const parts = [
    ...(net > 0 ? [say("pay", { cents: dollars(net, true) })] : []),
    ...(net < 0 ? [say("take", { cents: dollars(-net, true) })] : []),
    ...(back > 0 ? [say("back", { cents: dollars(back, true) })] : []),
  ];
  return parts.length ? listed(parts) : say("stands");
}

interface Props {
  payments: Payments;
  guests: Guests | undefined;
  titles: Readonly<Record<string, string>>;
}

/** Everything that the last settlement or ruling did, as the dealer does it: place by place. */
export function PaymentList({ payments, guests, titles }: Props) {
  const rows = [...(payments.rows ?? [])].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99));
  return (
    <ul class="plain payments" data-testid="payments">
      {rows.map((row) => (
        <li key={`${row.player} ${row.wager} ${row.box}`} class="spread">
          <span>
            {row.seat == null ? say("no-seat") : say("seat", { n: row.seat })} · <bdi>{called(guests, row.player)}</bdi> ·{" "}
            {titles[row.wager] ?? wagerTitle(row.wager)}
          </span>
          <strong class="number">{paymentWords(row)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The same for one player at their place. */
export function OwnPayments({ payments, titles }: Omit<Props, "guests">) {
  const words = (payments.rows ?? []).map((row) => labelled(titles[row.wager] ?? wagerTitle(row.wager), ownWords(row)));
  return (
    <p class="note" role="status" data-testid="own-payments">
      {labelled(playWords(payments.coup), listed(words))}
    </p>
  );
}

function ownWords({ net, back = 0 }: Payment): string {
  const parts = [
    ...(net > 0 ? [say("you-get", { cents: dollars(net, true) })] : []),
    ...(net < 0 ? [say("you-lose", { cents: dollars(-net, true) })] : []),
    ...(back > 0 ? [say("you-get-back", { cents: dollars(back, true) })] : []),
  ];
  return parts.length ? listed(parts) : say("stands");
}
