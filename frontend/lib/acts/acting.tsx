// Acting at a game: a button for each act that the server offers, a form for its open fields, and a second person who signs.
import { effect, useSignal } from "@preact/signals";
import { render } from "preact";
import { actTitle } from "../words/act_words.ts";
import { initialFields, type Fields, FreeFields, editableFields } from "./act_fields.tsx";
import { roleOf, rolesOf } from "./desk.tsx";
import type { Answer, Connection } from "../realtime/connection.ts";
import { refusal } from "../words/refusals.ts";
import type { ActAtTable, ActAtWheel, Command, Error as ApiError, Place, Role, Second, StaffActor } from "../types.ts";
import { Dialog, notifyAnswer } from "../ui/parts.tsx";
import { translator } from "../words/words.ts";

const say = translator("acting");

export type AnyAct = ActAtTable["act"] | ActAtWheel["act"];
export interface Offer {
  act: AnyAct;
  free?: string[];
  /** Who may sign as the second person, if one must. */
  signs?: Role[];
  place?: Place;
}

/** A member of staff who acts at a game. */
export interface ActContext {
  connection: Connection;
  me: StaffActor;
  game: string;
  kind: string;
  /** The wagers of the game by their keys, in words. */
  titles?: Readonly<Record<string, string>>;
}

/** The codes that demand a second person, or refuse the one who signed. */
const SECOND_PERSON_CODES = new Set(["second-person-needed", "second-person-refused", "not-authorised", "release-needed"]);

/** Acts that one tap cannot undo are confirmed. */
const CONFIRMED_ACTS = new Set([
  "close-table",
  "close-wheel",
  "drop-cards",
  "forfeit-cards",
  "leave",
  "part-tables",
  "take-out-cards",
  "vacate",
]);

export { actTitle };

function commandOf({ me, game, kind }: ActContext, act: AnyAct, role: Role): Command {
  const by = { name: me.name, role };
  return kind === "wheel"
    ? { type: "act-at-wheel", wheel: game, act: act as ActAtWheel["act"], by }
    : { type: "act-at-table", table: game, act: act as ActAtTable["act"], by };
}

/** Whether the connection is not open. No act is sent then: it would be done later, when the game has moved on. */
export const disconnected = (connection: Connection): boolean => connection.state.value.is !== "open";

/** Sends a command if the connection is open; refuses it otherwise. */
const sendIfOpen = async (connection: Connection, command: Command, second?: Second): Promise<Answer> =>
  disconnected(connection) ? { type: "refused", id: "", error: { code: "line-lost" } } : connection.do(command, second);

/** Gives the focus back to a button once it is enabled again: a disabled button loses it. */
function restoreFocus(from: Element | null, frames = 30): void {
  requestAnimationFrame(() => {
    const now = document.activeElement;
    const nobody = now === null || now === document.body || now instanceof HTMLDialogElement;
    if (!nobody || !(from instanceof HTMLElement) || !from.isConnected) return;
    from.focus({ preventScroll: true });
    if (document.activeElement !== from && frames > 0) restoreFocus(from, frames - 1);
  });
}

/** Whether the rules name nobody for it: then no signature helps. */
const nobodyMay = ({ facts }: ApiError): boolean => facts?.["case"] === "nobody";

const notAuthorised = (answer: Answer): boolean => answer.type === "refused" && answer.error.code === "not-authorised";

/** Sends a command, and asks for a second person as long as the server demands one. `others` are the same command in other roles of the sender. */
export async function doCommand(connection: Connection, command: Command, others: readonly Command[] = []): Promise<Answer> {
  const from = document.activeElement;
  let answer = await sendIfOpen(connection, command);
  for (const other of notAuthorised(answer) ? others : []) {
    const tried = await sendIfOpen(connection, other);
    if (notAuthorised(tried)) continue;
    [answer, command] = [tried, other];
    break;
  }
  while (answer.type === "refused" && SECOND_PERSON_CODES.has(answer.error.code) && !nobodyMay(answer.error)) {
    const second = await askSecondPerson(connection, answer.error);
    restoreFocus(from);
    if (second === null) return answer;
    answer = await sendIfOpen(connection, command, second);
  }
  restoreFocus(from);
  notifyAnswer(answer);
  return answer;
}

/** Does an act as the signed-in person: in their highest role unless another is given, or in any that may. */
export function doAct(context: ActContext, act: AnyAct, role: Role = roleOf(context.me)): Promise<Answer> {
  const others = rolesOf(context.me).filter((each) => each !== role);
  return doCommand(
    context.connection,
    commandOf(context, act, role),
    others.map((each) => commandOf(context, act, each)),
  );
}

/** Has a second person sign in for one command; null if no one does, or if the session ends meanwhile. */
export function askSecondPerson(connection: Connection, why: ApiError): Promise<Second | null> {
  const holder = document.body.appendChild(document.createElement("div"));
  return new Promise((answer) => {
    const over = (second: Second | null): void => {
      forget();
      render(null, holder);
      holder.remove();
      answer(second);
    };
    render(<SecondLogin why={why} onAnswer={over} />, holder);
    const forget = effect(() => {
      if (connection.state.value.is === "refused") queueMicrotask(() => over(null));
    });
  });
}

/** The sign-in of the second person. The password goes to the server with this one command, and nowhere else. */
function SecondLogin({ why, onAnswer }: { why: ApiError; onAnswer: (second: Second | null) => void }) {
  let signed: Second | null = null;
  const sign = (event: Event): void => {
    const { name = "", password = "" } = Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)) as Record<string, string>;
    signed = { name, password };
  };
  return (
    <Dialog title={say("approval")} onClose={() => onAnswer(signed)}>
      <form method="dialog" class="stack" onSubmit={sign}>
        <p class="note">{refusal(why)}</p>
        <label>
          {say("name")}
          <input name="name" autocomplete="off" required autofocus />
        </label>
        <label>
          {say("password")}
          <input name="password" type="password" autocomplete="off" required />
        </label>
        <button class="primary">{say("approve")}</button>
      </form>
    </Dialog>
  );
}

interface ActFormProps {
  connection: Connection;
  offer: Offer;
  send: (act: AnyAct) => Promise<Answer>;
  onClose: () => void;
  titles?: Readonly<Record<string, string>> | undefined;
  /** Replaces the title of the act, if it is done for a person. */
  title?: string;
}

/** The open fields of an offer, each with its editor, filled in with the server's example. */
export function ActForm({ connection, offer, send, onClose, titles, title = actTitle(offer.act, titles) }: ActFormProps) {
  const fields = useSignal<Fields>(initialFields(offer.act, offer.free ?? []));
  const problem = useSignal("");
  const busy = useSignal(false);
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.value) return;
    const dialog = (event.currentTarget as HTMLElement).closest("dialog");
    busy.value = true;
    const answer = await send(fields.value as unknown as AnyAct);
    busy.value = false;
    if (answer.type === "done") dialog?.close();
    else problem.value = refusal(answer.error);
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <FreeFields
          free={offer.free ?? []}
          fields={fields.value}
          onChange={(next) => {
            fields.value = next;
          }}
        />
        {problem.value ? (
          <p class="note bad" role="alert">
            {problem.value}
          </p>
        ) : null}
        <div class="row end">
          <button type="button" class="quiet" onClick={(event) => event.currentTarget.closest("dialog")?.close()}>
            {say("not-now")}
          </button>
          <button class="primary" disabled={busy.value || disconnected(connection)}>
            {say("go")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface OfferButtonProps {
  context: ActContext;
  offer: Offer;
  primary?: boolean;
  danger?: boolean;
  /** Replaces the title of the act. */
  label?: string;
  /** Whether every act is confirmed: for acts that are not the next one. */
  alwaysConfirm?: boolean;
}

/** A button for an offer. It opens a form if fields are open, or if the act cannot be undone. */
export function OfferButton({ context, offer, primary = false, danger = false, label, alwaysConfirm = false }: OfferButtonProps) {
  const busy = useSignal(false);
  const open = useSignal(false);
  const opensForm = alwaysConfirm || editableFields(offer.free ?? []).length > 0 || CONFIRMED_ACTS.has(offer.act.act);
  const signed = (offer.signs ?? []).length > 0;
  async function press(): Promise<void> {
    if (opensForm) {
      open.value = true;
      return;
    }
    busy.value = true;
    await doAct(context, offer.act);
    busy.value = false;
  }
  return (
    <>
      <button
        type="button"
        class={primary ? "primary" : danger ? "danger" : ""}
        data-act={offer.act.act}
        title={signed ? say("signed") : undefined}
        disabled={busy.value || disconnected(context.connection)}
        onClick={press}
      >
        {label ?? actTitle(offer.act, context.titles)}
        {opensForm || signed ? " …" : ""}
      </button>
      {open.value ? (
        <ActForm
          connection={context.connection}
          offer={offer}
          titles={context.titles}
          send={(act) => doAct(context, act)}
          onClose={() => {
            open.value = false;
          }}
        />
      ) : null}
    </>
  );
}
