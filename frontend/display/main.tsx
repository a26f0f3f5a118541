// A display on the wall: the results of a table or a wheel, or the sign of a game.
import { useEffect, useMemo } from "preact/hooks";
import { mount } from "../lib/ui/mount.ts";
import { address } from "../lib/realtime/address.ts";
import { connect, type Connection } from "../lib/realtime/connection.ts";
import { keyRefusal, refusal } from "../lib/words/refusals.ts";
import type { GameView, HistoryView } from "../lib/types.ts";
import { ConnectionBanner } from "../lib/ui/parts.tsx";
import { noGame, oneMoment, translator } from "../lib/words/words.ts";
import { CoupDisplay } from "./coup.tsx";
import { Sign } from "./sign.tsx";
import { SpinDisplay } from "./spin.tsx";
import "./style.css";

const say = translator("display");

const Message = ({ words }: { words: string }) => (
  <main class="wall-message">
    <img src="/icon.svg" alt="" width="96" height="96" />
    <h1>{words}</h1>
  </main>
);

/** The game is the one that the display serves, unless the address names another. */
function Screen({ connection, token }: { connection: Connection; token: string }) {
  const me = connection.me.value;
  const name = address.value.game ?? (me?.type === "device" ? me.serves : null);
  if (name === null) return <Message words={oneMoment()} />;
  const refused = connection.refusal(`game/${name}`).value;
  if (refused) return <Message words={refused.code === "unknown-channel" ? noGame(name) : refusal(refused)} />;
  const game = connection.view<GameView>(`game/${name}`).value;
  if (game === null) return <Message words={oneMoment()} />;
  if (address.value.show === "sign") return <Sign game={game} now={connection.now} />;
  const history = connection.view<HistoryView>(`history/${name}`).value;
  const Board = game.kind === "wheel" ? SpinDisplay : CoupDisplay;
  return <Board game={game} history={history} connection={connection} token={token} />;
}

function Display({ token }: { token: string }) {
  const connection = useMemo(() => connect(token), [token]);
  useEffect(() => () => connection.close(), [connection]);
  const state = connection.state.value;
  if (state.is === "refused") return <Message words={keyRefusal(state.error)} />;
  return (
    <>
      <ConnectionBanner connection={connection} />
      <Screen connection={connection} token={token} />
    </>
  );
}

function Page() {
  const token = address.value.key;
  return token ? <Display token={token} /> : <Message words={say("no-key")} />;
}

void mount(<Page />);
