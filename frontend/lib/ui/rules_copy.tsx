// A copy of the approved rules: the document that the house has given for an edition.
import { useSignal } from "@preact/signals";
import { useFetched } from "../realtime/fetched.ts";
import type { RulesCopy } from "../types.ts";
import { editionTitle } from "../words/game_words.ts";
import { figure } from "../words/numbers.ts";
import { translator } from "../words/words.ts";
import { Dialog } from "./parts.tsx";
import "../../styles/rules_copy.css";

const say = translator("rules-copy");
const PDF = "application/pdf";

/** Opens the approved rules of an edition, or of all editions of the house. Where it has given none, staff have a copy. */
export function ApprovedRules({ edition }: { edition?: string }) {
  const got = useFetched<RulesCopy[]>("/api/rules");
  const open = useSignal(false);
  if (!got?.ok) return null;
  const copies = got.body.filter((each) => edition === undefined || each.edition === edition);
  if (copies.length === 0) return edition === undefined ? null : <p class="soft small">{say("ask")}</p>;
  return (
    <>
      <button type="button" class="quiet" onClick={() => (open.value = true)}>
        {say("title")}
      </button>
      {open.value ? <Copies copies={copies} onClose={() => (open.value = false)} /> : null}
    </>
  );
}

/** The documents in a frame that may do nothing. The viewer of a browser for PDF documents works in no sandbox of a page. */
function Copies({ copies, onClose }: { copies: readonly RulesCopy[]; onClose(): void }) {
  const chosen = useSignal(0);
  const copy = copies[chosen.value];
  if (copy === undefined) return null;
  const frame = { class: "rules-document", title: editionTitle(copy.edition), src: `/api/rules/${encodeURIComponent(copy.edition)}` };
  return (
    <Dialog wide title={say("title")} onClose={onClose}>
      <div class="row" role="group" aria-label={say("title")}>
        {copies.map((each, nth) => (
          <button key={each.edition} type="button" aria-pressed={nth === chosen.value} onClick={() => (chosen.value = nth)}>
            {editionTitle(each.edition)}
          </button>
        ))}
      </div>
      {copy.media_type === PDF ? <iframe key={frame.src} {...frame} /> : <iframe key={frame.src} {...frame} sandbox="" />}
      <p class="soft small rules-hash">{say("facts", { size: figure(Math.ceil(copy.size / 1024)), hash: copy.sha256 })}</p>
    </Dialog>
  );
}
