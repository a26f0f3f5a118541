// Who is excluded: looked up by name or number at the door and the cage, and let in again by two in charge.
import { useSignal } from "@preact/signals";
import type { StaffSession } from "./desk.tsx";
import { doSigned, FormButton, text } from "./form.tsx";
import { Clause } from "../felt/clause.tsx";
import { dateOf } from "../words/times.ts";
import type { Exclusion, PatronLine, PatronsView } from "../types.ts";
import { labelled } from "../words/texts.ts";
import { staffWords } from "../words/staff.ts";
import { gameName } from "../words/places.ts";
import { translator } from "../words/words.ts";

const say = translator("excluded");

const small = (name: string): string =>
  name
    .normalize("NFKC")
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

/** Whether a person is meant by what was typed: a part of a name, or the number. */
const isMeant = (line: PatronLine, typed: string): boolean =>
  small(typed) === "" || [...line.names, String(line.number)].some((each) => small(each).includes(small(typed)));

/** Everybody who is or was excluded, and who only bears the name of one of them: a number tells them apart. */
function known(people: readonly PatronLine[]): PatronLine[] {
  const named = new Set(people.filter(({ exclusions }) => exclusions.length > 0).flatMap(({ names }) => names.map(small)));
  return people.filter(({ names }) => names.some((each) => named.has(small(each))));
}

export function ExcludedPeople({ session, lifts }: { session: StaffSession; lifts: boolean }) {
  const typed = useSignal("");
  const view = session.connection.view<PatronsView>("patrons").value;
  const people = known(view?.people ?? []).filter((line) => isMeant(line, typed.value));
  const barred = people.filter((line) => line.exclusions.some((each) => !each.lifted));
  return (
    <section class="panel stack" aria-label={say("title")}>
      <div class="spread">
        <h2>{say("title")}</h2>
        <label class="look-up">
          {say("look-up")}
          <input
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
      </div>
      <p class={barred.length > 0 ? "note bad" : "note"} role="status">
        {typed.value.trim() === "" ? say("all", { n: barred.length }) : say("found", { n: barred.length, name: typed.value.trim() })}
      </p>
      <p class="soft small">{say("money-stays")}</p>
      {lifts ? (
        <div>
          <FormButton
            label={say("namesake")}
            words={say("namesake-why")}
            fields={[{ name: "name", label: say("name") }]}
            send={(values, second) =>
              session.connection.do(
                { type: "register-patron", name: text(values, "name"), by: session.me.name, approved_by: second?.name ?? null },
                second,
              )
            }
          />
        </div>
      ) : null}
      <ul class="plain">
        {people.map((line) => (
          <OnePerson key={line.number} session={session} line={line} lifts={lifts} />
        ))}
      </ul>
    </section>
  );
}

function OnePerson({ session, line, lifts }: { session: StaffSession; line: PatronLine; lifts: boolean }) {
  const { connection, me } = session;
  return (
    <li class="stack matter">
      <div class="spread">
        <strong>
          {line.names.join(" · ")} <span class="soft number">{line.number}</span>
        </strong>
        {lifts ? (
          <FormButton
            label={say("other-name")}
            fields={[{ name: "name", label: say("name") }]}
            send={(values, second) =>
              connection.do(
                { type: "name-patron", patron: line.number, name: text(values, "name"), by: me.name, approved_by: second?.name ?? null },
                second,
              )
            }
          />
        ) : null}
      </div>
      {line.exclusions.length === 0 ? <span class="soft">{say("not")}</span> : null}
      {line.exclusions.map((each, place) => (
        <div key={`${each.scope} ${each.at}`} class="spread">
          <span class={each.lifted ? "soft" : ""}>
            {say(each.scope)} <Clause of={each.clause} />
            <br />
            <span class="soft small">{ordered(each)}</span>
          </span>
          {each.lifted ? (
            <span class="badge good">
              {labelled(say("lifted", { by: staffWords(each.lifted.by), second: staffWords(each.lifted.approved_by) }), each.lifted.reason)}
            </span>
          ) : lifts ? (
            <FormButton
              label={say("lift")}
              fields={[{ name: "reason", label: say("reason") }]}
              send={(values) =>
                doSigned(connection, (approved_by) => ({
                  type: "lift-exclusion",
                  patron: line.number,
                  exclusion: place + 1,
                  reason: text(values, "reason"),
                  by: me.name,
                  approved_by,
                }))
              }
            />
          ) : null}
        </div>
      ))}
    </li>
  );
}

const ordered = (each: Exclusion): string =>
  say("ordered", { time: dateOf(each.at), by: staffWords(each.by), place: gameName(each.place) });
