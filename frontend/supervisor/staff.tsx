// Who is on duty, and where.
import { postWords } from "../lib/words/irregular_words.ts";
import type { FloorView, StaffLine } from "../lib/types.ts";
import { say } from "./words.ts";
import { placeName } from "../lib/words/places.ts";
import { staffWords } from "../lib/words/staff.ts";
import { listed } from "../lib/words/texts.ts";

export function Staff({ floor }: { floor: FloorView }) {
  const staff = (floor.staff ?? []).filter((each) => !each.suspended);
  return (
    <main class="desk narrow">
      <List title={say("on-duty")} staff={staff.filter((each) => each.places?.length)} />
      <List title={say("off-duty")} staff={staff.filter((each) => !each.places?.length)} />
    </main>
  );
}

function List({ title, staff }: { title: string; staff: readonly StaffLine[] }) {
  return (
    <section class="panel stack" aria-label={title}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("who")}</th>
            <th scope="col">{say("posts")}</th>
            <th scope="col">{say("at")}</th>
          </tr>
        </thead>
        <tbody>
          {staff.map((each) => (
            <tr key={each.name}>
              <th scope="row">{staffWords(each.name)}</th>
              <td>{listed(each.posts.map(postWords))}</td>
              <td>{listed((each.places ?? []).map(placeName)) || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
