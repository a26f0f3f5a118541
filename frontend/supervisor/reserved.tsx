// For whom a table in a salon, or a private one, is reserved: the people on its list, added and taken off.
import { type ActContext, doAct } from "../lib/acts/acting.tsx";
import { FormButton, text } from "../lib/acts/form.tsx";
import type { Listed, PatronsView } from "../lib/types.ts";
import { patronName } from "../lib/words/floor_words.ts";
import { Clause } from "../lib/felt/clause.tsx";
import { say } from "./words.ts";

/** What stands for a person who has no number yet. */
const NEW = "new";

interface ReservedProps {
  context: ActContext;
  listed: readonly Listed[];
  /** The clause by which it may be reserved. */
  clause: string;
}

export function Reserved({ context, listed, clause }: ReservedProps) {
  const { connection, me } = context;
  const patrons = connection.view<PatronsView>("patrons").value?.people ?? [];
  const numbers = listed.map(({ number }) => number);
  const others = patrons.filter(({ number }) => !numbers.includes(number));
  const reserve = (people: readonly number[]) => doAct(context, { act: "reserve-table", people: [...people] });
  async function add(person: string, name: string) {
    if (person !== NEW) return reserve([...numbers, Number(person)]);
    const answer = await connection.do({ type: "register-patron", name, by: me.name });
    if (answer.type === "refused") return answer;
    const registered = answer.events.find(({ type }) => type.startsWith("patron-registered"))?.stream ?? "";
    return reserve([...numbers, Number(registered.slice(registered.indexOf("/") + 1))]);
  }
  return (
    <section class="panel stack" aria-label={say("reserved")}>
      <h2 class="spread">
        {say("reserved")} <Clause of={clause} />
      </h2>
      {listed.length === 0 ? <p class="soft">{say("no-list")}</p> : null}
      <ul class="plain">
        {listed.map((each) => (
          <li key={each.number} class="spread">
            <span>{patronName(each)}</span>
            <button
              type="button"
              class="quiet"
              aria-label={say("remove", { name: patronName(each) })}
              onClick={() => void reserve(numbers.filter((number) => number !== each.number))}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <FormButton
          label={say("add-person")}
          fields={[
            {
              name: "person",
              label: say("person"),
              choices: [[NEW, say("new-person")], ...others.map((each) => [String(each.number), patronName(each)] as const)],
            },
            { name: "name", label: say("new-name"), if: (values) => (values.get("person") ?? NEW) === NEW },
          ]}
          send={(values) => add(text(values, "person"), text(values, "name"))}
        />
      </div>
    </section>
  );
}
