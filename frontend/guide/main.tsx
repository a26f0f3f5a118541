// The rules and odds of every game of the house, open to everyone.
import { render } from "preact";
import { address, go } from "../lib/realtime/address.ts";
import { Guide, HowToPlay } from "../lib/ui/guide.tsx";
import { OneGame, PublicPage } from "../lib/ui/public.tsx";
import { translator } from "../lib/words/words.ts";
import "./style.css";

const say = translator({
  title: ["Rules and odds", "规则与赔率"],
  lead: [
    "What every wager pays, what it costs in the long run, and how a game is decided.",
    "每个注项的赔率、长期成本，以及游戏如何决定胜负。",
  ],
  odds: ["Rules and odds", "规则与赔率"],
  examples: ["How to play", "玩法示例"],
  parts: ["Parts of the guide", "指南内容"],
});

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

render(<Page />, document.getElementById("app") as HTMLElement);
