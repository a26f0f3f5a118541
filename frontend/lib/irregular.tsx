// The irregularity desk: staff say what happened, see what the rules order, and have it done. The server knows the rules.
import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Acting, type AnyAct, doAct } from "./acting.tsx";
import { heldToken, holds, roleAmong } from "./desk.tsx";
import { type Detail, DetailEditor, type Details, NO_DETAILS, WayFields } from "./irregular_details.tsx";
import { LeftOpen } from "./irregular_options.tsx";
import { dueWords, effectWords, either, GROUPS, groupTitle, kindWords, postWords, questionWords, recipientWords } from "./irregular_words.ts";
import { get, post } from "./http.ts";
import { refusal } from "./refusals.ts";
import type { Expected, GameView, Given, Kind, Ordered, Role, StaffActor, Supposed, Trouble, Way } from "./types.ts";
import { Dialog, tell } from "./ui.tsx";
import { speaker } from "./words.ts";
import "../styles/irregular.css";

const say = speaker({
  title: ["Something went wrong", "出现异常"],
  what: ["What happened?", "发生了什么？"],
  waits: ["Waiting for a ruling", "等待裁决"],
  unlikely: ["What cannot be the case right now", "目前不可能的情况"],
  another: ["Something else", "选择其他情况"],
  yes: ["Yes", "是"],
  no: ["No", "否"],
  ruling: ["What the rules order", "规则的裁决"],
  clause: ["Clause {clause}", "条款 {clause}"],
  asking: ["Answer the question: the ruling depends on it.", "请先回答问题：裁决取决于此。"],
  may: ["You may: ", "可以："],
  onlyIf: ["only if", "仅当"],
  authorise: ["Who authorises it", "由谁授权"],
  anybody: ["Whoever is at the game", "在场的任何员工"],
  supervision: ["Any supervisor or manager", "任何主管或经理"],
  yourself: ["You may order this yourself.", "您可以自行下令。"],
  second: ["Somebody else signs in beside you to approve it.", "需要另一人登录批准。"],
  both: ["A result may be known: a second person signs for it.", "结果可能已知：须由第二人签字。"],
  signers: ["Who may sign: {who}", "可签字者：{who}"],
  colleague: ["anybody else of the staff", "任何其他员工"],
  notYours: ["This replaces a known result: a supervisor enters it at the supervisor’s desk, and a second one signs.", "此举更改已知结果：须由主管在主管工作台输入，并由另一名主管签字。"],
  told: ["Who is told", "须通知"],
  carryOut: ["Carry it out", "执行裁决"],
  withApproval: ["Carry it out with approval …", "经批准后执行……"],
  how: ["What is done", "如何处理"],
  "report-irregularity": ["Put it on record", "记录在案"],
  "no-spin": ["Announce “no spin”", "宣布“无效转动”"],
  "correct-number": ["Enter the right number", "输入正确号码"],
  "void-spin": ["Declare the game void", "宣布本局作废"],
  elsewhere: ["This goes on record here. A supervisor voids the plays of each terminal concerned at its desk, under Terminals.", "此处仅作记录。相关终端的各局由主管在工作台“终端”页逐一作废。"],
  done: ["Done, and on record.", "已执行并记录在案。"],
  close: ["Close", "关闭"],
});

interface DeskProps {
  acting: Acting;
  view: GameView;
  onClose: () => void;
  /** The coup or spin that it is about, where it is known not to be the latest. */
  coup?: string | null;
}

/** The desk as a dialog over the page of a dealer or a supervisor. */
export function IrregularityDesk({ acting, view, onClose, coup = null }: DeskProps) {
  const at = useSignal<Kind | "choosing" | "ruled">("choosing");
  const go = (next: typeof at.value) => () => { at.value = next; };
  const now = at.value;
  return (
    <Dialog title={now === "choosing" || now === "ruled" ? say("title") : kindWords(now)} onClose={onClose} wide>
      <LeftOpen acting={acting} view={view} />
      {now === "choosing" ? <Choice acting={acting} view={view} onChoose={(next) => { at.value = next; }} /> : null}
      {now === "ruled" ? <Ruled onMore={go("choosing")} onClose={onClose} /> : null}
      {now === "choosing" || now === "ruled" ? null : (
        <Case key={now} acting={acting} view={view} kind={now} coup={coup} onBack={go("choosing")} onDone={(left) => (left ? go("ruled")() : onClose())} />
      )}
    </Dialog>
  );
}

/** After a ruling that left something open, which is shown above. */
function Ruled({ onMore, onClose }: { onMore: () => void; onClose: () => void }) {
  return (
    <>
      <p class="note good" role="status">{say("done")}</p>
      <div class="row end">
        <button type="button" class="quiet" onClick={onMore}>{say("another")}</button>
        <button type="button" class="primary" onClick={onClose}>{say("close")}</button>
      </div>
    </>
  );
}

/** What the game itself says may have happened: a card astray, a device that fails. */
function suggested(view: GameView): Kind[] {
  const found = [...(view.table?.proposed ?? []).map((report) => report.kind), ...(view.concerns ?? []).flatMap((concern) => concern.kinds ?? [])];
  const doubt = view.wheel?.spin?.doubt;
  return [...new Set(doubt ? [doubt, ...found] : found)];
}

function Choice({ acting, view, onChoose }: { acting: Acting; view: GameView; onChoose: (kind: Kind) => void }) {
  const known = useSignal<readonly Trouble[]>([]);
  const trouble = useSignal("");
  useEffect(() => {
    let over = false;
    void get<Trouble[]>(`/api/games/${acting.game}/troubles`, heldToken()).then((got) => {
      if (over) return;
      if (got.ok) known.value = got.body;
      else trouble.value = refusal(got.error);
    });
    return () => { over = true; };
  }, [acting.game, view.play, view.phase]);
  const fitting = known.value.filter((each) => each.unfit === undefined || each.unfit === null);
  const unfit = known.value.filter((each) => !fitting.includes(each));
  const first = suggested(view);
  return (
    <>
      {trouble.value ? <p class="note bad" role="alert">{trouble.value}</p> : null}
      {first.length > 0 ? (
        <section class="suggested" aria-label={say("waits")}>
          <h3>{say("waits")}</h3>
          {first.map((kind) => <button type="button" key={kind} onClick={() => onChoose(kind)}>{kindWords(kind)}</button>)}
        </section>
      ) : null}
      <h3>{say("what")}</h3>
      <Groups known={fitting} onChoose={onChoose} />
      {unfit.length > 0 ? (
        <details class="unlikely">
          <summary>{say("unlikely")}</summary>
          <Groups known={unfit} onChoose={onChoose} />
        </details>
      ) : null}
    </>
  );
}

function Groups({ known, onChoose }: { known: readonly Trouble[]; onChoose: (kind: Kind) => void }) {
  return (
    <div class="troubles">
      {GROUPS.map((group) => {
        const rows = known.filter((each) => each.kind in group.kinds);
        return rows.length === 0 ? null : (
          <section key={groupTitle(group)} aria-label={groupTitle(group)}>
            <h3>{groupTitle(group)}</h3>
            {rows.map((each) => (
              <button type="button" key={each.kind} data-kind={each.kind} onClick={() => onChoose(each.kind)}>
                {kindWords(each.kind, each.title)}<span class="clause">{each.clause}</span>
              </button>
            ))}
          </section>
        );
      })}
    </div>
  );
}

type Said = readonly (readonly [Given, boolean])[];

/** A report as far as it has come. */
function supposedOf(kind: Kind, said: Said, details: Details): Supposed {
  return {
    report: { kind, said: Object.fromEntries(said), card: details.card, cards: details.cards, players: details.players },
    coup: details.coup,
    actual: details.actual,
    wagers: details.wagers,
  };
}

/** The act that carries a ruling out. */
function actOf(way: Way, { report, coup, ...rest }: Supposed, details: Details): AnyAct {
  switch (way.act) {
    case "no-spin":
      return { act: "no-spin", kind: report.kind };
    case "correct-number":
      return { act: "correct-number", report, number: details.number ?? 0, reason: details.reason, spin: coup ?? null };
    case "void-spin":
      return { act: "void-spin", report, reason: details.reason, spin: coup ?? null, forfeit: details.players };
    default:
      return details.wheel ? { act: "report-irregularity", report } : { act: "report-irregularity", report, coup: coup ?? null, ...rest };
  }
}

interface CaseProps {
  acting: Acting;
  view: GameView;
  kind: Kind;
  coup: string | null;
  onBack: () => void;
  /** It was carried out, and left something open or nothing. */
  onDone: (left: boolean) => void;
}

function Case({ acting, view, kind, coup, onBack, onDone }: CaseProps) {
  const said = useSignal<Said>([]);
  const details = useSignal<Details>({ ...NO_DETAILS, coup, wheel: view.kind === "wheel" });
  const expected = useExpected(acting.game, kind, said, details, view.play ?? "");
  const chosen = useSignal(0);
  const busy = useSignal(false);
  const now = expected.value;
  const ways = now?.ways ?? [];
  const way = ways[Math.min(chosen.value, ways.length - 1)];
  const answer = (fact: Given, so: boolean): void => {
    const before = said.value.findIndex(([each]) => each === fact);
    said.value = [...(before < 0 ? said.value : said.value.slice(0, before)), [fact, so]];
  };
  const change = (part: Partial<Details>): void => { details.value = { ...details.value, ...part }; };
  async function carryOut(event: Event): Promise<void> {
    event.preventDefault();
    if (way === undefined || busy.value) return;
    busy.value = true;
    const act = actOf(way, supposedOf(kind, said.value, details.value), details.value);
    const done = await doAct(acting, act, roleAmong(acting.me, way.by));
    busy.value = false;
    if (done.type !== "done") return;
    tell(say("done"), "good");
    onDone(now?.orders?.some((order) => order.may) ?? false);
  }
  return (
    <form class="case" onSubmit={carryOut}>
      <div class="stack">
        {said.value.map(([fact, so]) => <Question key={fact} fact={fact} so={so} onAnswer={answer} />)}
        {now?.lacks ? <Question key={now.lacks} fact={now.lacks} so={null} onAnswer={answer} /> : null}
        {(now?.details ?? []).map((detail: Detail) => <DetailEditor key={detail} detail={detail} view={view} details={details.value} onChange={change} />)}
        {ways.length > 1 ? (
          <fieldset>
            <legend>{say("how")}</legend>
            {ways.map((each, i) => (
              <label class="check" key={each.act}>
                <input type="radio" name="way" checked={each === way} onChange={() => { chosen.value = i; }} />{wayWords(each)}
              </label>
            ))}
          </fieldset>
        ) : null}
        {way ? <WayFields act={way.act} details={details.value} onChange={change} /> : null}
        <div><button type="button" class="quiet" onClick={onBack}>← {say("another")}</button></div>
      </div>
      <Ruling expected={now} way={way} me={acting.me} busy={busy.value} elsewhere={view.kind === "table" && kind === BY_TERMINAL} />
    </form>
  );
}

const WAYS = ["report-irregularity", "no-spin", "correct-number", "void-spin"] as const;
const wayWords = (way: Way): string => say(WAYS.find((each) => each === way.act) ?? "carryOut");

/** Asks the server what it would order whenever the report changes, and keeps the latest answer. */
function useExpected(game: string, kind: Kind, said: Signal<Said>, details: Signal<Details>, play: string): Signal<Expected | null> {
  const expected = useSignal<Expected | null>(null);
  const playing = useSignal(play);
  playing.value = play;
  useSignalEffect(() => {
    const body = supposedOf(kind, said.value, details.value);
    // A coup that goes on meanwhile may change what the rules order.
    void playing.value;
    let over = false;
    void post<Expected>(`/api/games/${game}/ruling`, body, heldToken()).then((got) => {
      if (!over) expected.value = got.ok ? got.body : { refused: got.error };
    });
    return () => { over = true; };
  });
  return expected;
}

function Question({ fact, so, onAnswer }: { fact: Given; so: boolean | null; onAnswer: (fact: Given, so: boolean) => void }) {
  return (
    <div class={`asked ${so === null ? "now" : ""}`} role="group" aria-label={questionWords(fact)}>
      <p>{questionWords(fact)}</p>
      <div class="row">
        <button type="button" aria-pressed={so === true} onClick={() => onAnswer(fact, true)}>{say("yes")}</button>
        <button type="button" aria-pressed={so === false} onClick={() => onAnswer(fact, false)}>{say("no")}</button>
      </div>
    </div>
  );
}

/** Who may stand behind it, in words: nobody in particular where a dealer or every supervisor may. */
function signerWords(by: readonly Role[]): string {
  if (by.includes("dealer")) return say("anybody");
  return by.length > 4 ? say("supervision") : either(by.map(postWords));
}

/** What voids plays of single terminals, while the coup at the table counts for all others. */
const BY_TERMINAL: Kind = "system-malfunction";

interface RulingProps {
  expected: Expected | null;
  way: Way | undefined;
  me: StaffActor;
  busy: boolean;
  /** Whether the report only goes on record here, and what it orders is done at the terminals. */
  elsewhere: boolean;
}

function Ruling({ expected, way, me, busy, elsewhere }: RulingProps) {
  const signs = way?.signs ?? [];
  const named = way?.by.some((role) => holds(me, role)) ?? false;
  const alone = named && signs.length === 0;
  const mayEnter = way?.enters?.some((role) => holds(me, role)) ?? false;
  return (
    <section class="ruling" aria-label={say("ruling")} aria-live="polite">
      <div class="spread">
        <h3>{say("ruling")}</h3>
        {expected?.clause ? <span class="badge">{say("clause", { clause: expected.clause })}</span> : null}
      </div>
      {expected?.lacks ? <p class="soft">{say("asking")}</p> : null}
      {expected?.orders?.length ? <ol>{expected.orders.map((order) => <Order key={order.effect} order={order} />)}</ol> : null}
      {way ? (
        <dl>
          <dt>{say("authorise")}</dt>
          <dd>{signerWords(way.by)}<br /><span class="soft small">{alone ? say("yourself") : signs.length === 0 ? say("second") : say("both")}</span></dd>
          {signs.length === 0 ? null : <dd class="soft small">{say("signers", { who: signs.includes("dealer") ? say("colleague") : signerWords(signs) })}</dd>}
          {expected?.tells?.length ? <dt>{say("told")}</dt> : null}
          {(expected?.tells ?? []).map((each) => (
            <dd key={each.who}>{recipientWords(each.who)}, {dueWords(each.due)} <span class="clause">{each.clause}</span></dd>
          ))}
        </dl>
      ) : null}
      {expected?.refused ? <p class="note">{refusal(expected.refused)}</p> : null}
      {way && elsewhere ? <p class="note">{say("elsewhere")}</p> : null}
      {way && !mayEnter ? <p class="note">{say("notYours")}</p> : null}
      {way && mayEnter ? <div class="row end"><button class="primary" disabled={busy}>{elsewhere ? say("report-irregularity") : alone ? say("carryOut") : say("withApproval")}</button></div> : null}
    </section>
  );
}

function Order({ order }: { order: Ordered }) {
  return (
    <li class={order.may ? "may" : ""}>
      <div>
        {order.may ? say("may") : ""}{effectWords(order.effect)} <span class="clause">{order.clause}</span>
        {order.may && order.by?.length ? <div class="soft small">{either(order.by.map(postWords))}</div> : null}
        {(order.needs ?? []).map((fact) => <div key={fact} class="soft small">{say("onlyIf")}: {questionWords(fact)}</div>)}
      </div>
    </li>
  );
}
