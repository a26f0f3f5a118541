"""The games that are played on terminals, as a terminal sees them: how far a coup or spin is."""

from enum import StrEnum

import msgspec

from pitboss.acting.setup import Setup
from pitboss.acting.sign import TableLimits
from pitboss.baccarat.machines import round_of
from pitboss.baccarat.play.rounds import check_wagers
from pitboss.baccarat.state import GamingTable, PastCoup
from pitboss.floor.terminals.played import Played
from pitboss.floor.terminals.terminal import Play, WheelPlay
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Need, States, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.state import PastSpin, WheelTable, machine
from pitboss.rules.edition import BaccaratGame, Game

AnyGame = GamingTable | WheelTable
REMEMBERED = 1 << 9
"""Plays that were looked at last and need not be worked out again."""


NO_WAGERS = "Dealt without wagers."


class Stage(StrEnum):
    """How far a play is, as far as the chips on it care."""

    OPEN = "open"
    CLOSED = "closed"
    SETTLED = "settled"
    VOID = "void"


class PlayNow(msgspec.Struct, frozen=True):
    """A coup or spin as it stands."""

    stage: Stage
    game: Game
    limits: TableLimits | None
    """Those that its wagers are under; none where no wager of it can count any more."""
    play: Play | None = None
    """The machine that says which wagers it takes, while it is under way."""
    played: Played | None = None
    """What it came to."""
    clause: Clause | None = None
    """By which it is void, or was corrected."""
    reason: str = ""
    """Why it is void, or was corrected."""
    ruled_by: str | None = None
    """Who declared it void, or had it corrected."""
    forfeits: tuple[str, ...] = ()
    """The terminals whose stakes are not given back, as those of cheats."""


def find_game(states: States, name: str) -> AnyGame | Rejection | Need:
    """A table or a wheel of the floor by its name."""
    at: Stream
    for at in (f"table/{name}", f"wheel/{name}"):
        if at not in states:
            return Need(at)
        state = states[at]
        if isinstance(state, AnyGame) and state.setup is not None:
            return state
    return Rejection("game-not-found", f"There is no game {name!r:.40} on this floor.")


def find_play(state: AnyGame, key: str) -> PlayNow | None:
    """A coup or spin of a game that is played on terminals, if it is under way or one of the last.

    All terminals ask the same, so that the answer is kept as long as the game stands as it does.
    """
    known = _latest.get(key)
    if known is not None and known[0] is state:
        return known[1]
    found = _find_spin(state, key) if isinstance(state, WheelTable) else _find_coup(state, key)
    if found is not None:
        if len(_latest) >= REMEMBERED:
            _latest.clear()
        _latest[key] = state, found
    return found


_latest: dict[str, tuple[AnyGame, PlayNow]] = {}


def _find_coup(now: GamingTable, key: str) -> PlayNow | None:
    """A coup of a table whose wagers lie on terminals."""
    game = None if now.setup is None else now.edition.game(now.game)
    if not isinstance(game, BaccaratGame) or game.cash_out is None:
        return None
    coup, limits = now.coup, None if now.in_force is None else now.in_force.limits
    if coup is not None and coup.key == key:
        if coup.no_bet is not None:
            return PlayNow(Stage.VOID, game, None, clause=coup.no_bet, reason=NO_WAGERS)
        play = round_of(now, coup)
        # A card that came when none was due was seen by all.
        takes = coup.stray is None and check_wagers(play) is None
        stage = Stage.OPEN if takes else Stage.CLOSED
        return PlayNow(stage, game, limits, play)
    if key in now.called_off:
        return PlayNow(Stage.VOID, game, None, reason="Called off before its first card.")
    past = now.recall(key)
    return None if past is None else _past_coup(now, past)


def _past_coup(now: GamingTable, past: PastCoup) -> PlayNow:
    game = now.edition.game(past.game) or now.play
    void = past.void or past.no_bet
    reason = past.reason or (NO_WAGERS if void else "")
    if void is not None:
        return PlayNow(
            Stage.VOID,
            game,
            None,
            clause=void,
            reason=reason,
            ruled_by=past.ruled_by,
            forfeits=past.forfeits,
        )
    played = _played(now.record, past.game, cards=past.cards)
    return PlayNow(Stage.SETTLED, game, past.limits, played=played, reason=reason, ruled_by=past.ruled_by)


def _find_spin(now: WheelTable, key: str) -> PlayNow | None:
    if now.setup is None:
        return None
    live = now.spin
    if live is not None and live.key == key:
        stage = Stage.OPEN if live.takes_wagers else Stage.CLOSED
        return PlayNow(stage, now.game, now.limits, WheelPlay(now.game, key, machine(now, live)))
    past = now.recall(key)
    return None if past is None else _past_spin(now, past)


def _past_spin(now: WheelTable, past: PastSpin) -> PlayNow:
    reason = past.reason or ""
    if past.void is not None or past.number is None:
        return PlayNow(
            Stage.VOID,
            now.game,
            None,
            clause=past.void,
            reason=reason,
            ruled_by=past.corrected_by,
            forfeits=past.forfeits,
        )
    return PlayNow(
        Stage.SETTLED,
        now.game,
        past.limits,
        played=_played(now.record, now.record.game, number=past.number),
        clause=past.corrected,
        reason=reason,
        ruled_by=past.corrected_by,
    )


def _played(setup: Setup, game: str, *, cards: tuple[str, ...] = (), number: int | None = None) -> Played:
    return Played(setup.edition, game, cards, number, setup.smallest_chip, setup.tie_percent)
