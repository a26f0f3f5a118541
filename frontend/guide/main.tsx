// The rules and odds of every game of the house, open to everyone.
import { mount } from "../lib/ui/mount.ts";
import { address, go } from "../lib/realtime/address.ts";
import { Guide, HowToPlay } from "../lib/ui/guide.tsx";
import { OneGame, PublicPage } from "../lib/ui/public.tsx";
import { translator } from "../lib/words/words.ts";
import "./style.css";

const say = translator("guide-page");

const PARTS = { odds: Guide, examples: HowToPlay } as const;
type PartName = keyof typeof PARTS;

function Page() {
  const shown: PartName = address.value.show === "examples" ? "examples" : "odds";
  const Shown = PARTS[shown];
  return (
    <PublicPage page="guide">
      <div class="headline">
        <h1>{say("title")}</h1>
        <p class="soft">{say("lead")}</p>
      </div>
      <OneGame>
        {(edition, game) => (
          <>
            <div class="row" role="group" aria-label={say("parts")}>
              {(Object.keys(PARTS) as PartName[]).map((part) => (
                <button key={part} aria-pressed={part === shown} onClick={() => go({ show: part })}>
                  {say(part)}
                </button>
              ))}
            </div>
            <Shown edition={edition} game={game} />
          </>
        )}
      </OneGame>
    </PublicPage>
  );
}

void mount(<Page />);
