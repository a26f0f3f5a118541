"""Fair dealing at a wheel: a promise covers one spin of an automated wheel, by the key of its game."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.correcting import CorrectPlays
from pitboss.acting.fair.fair_dealing import Asks, DealStage, FairDealing, Sensor
from pitboss.acting.state import change
from pitboss.game.fair import DealKind, spin_number
from pitboss.game.wheel import NUMBERS
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.acts.irregular import CorrectNumber
from pitboss.roulette.acts.play import BallAtRest, NewGame
from pitboss.roulette.proving import prove
from pitboss.roulette.state import PastSpin, ReadingSource, WheelTable
from pitboss.rules.roulette import WheelKind


def stage(wheel: WheelTable, deal: str) -> DealStage:
    """How far the promised spin is.

    >>> stage(WheelTable(), "w1-1")
    <DealStage.COMING: 'coming'>
    """
    if wheel.recall(deal) is not None:
        return DealStage.OVER
    return DealStage.PLAYING if wheel.spin is not None and wheel.spin.key == deal else DealStage.COMING


def check_promising(wheel: WheelTable) -> Rejection | None:
    """Whether the numbers of a wheel can be promised at all."""
    if wheel.kind is WheelKind.AUTOMATED:
        return None
    return Rejection("nothing-to-promise", {"case": "live-wheel"})


def check_coming(wheel: WheelTable, deal: str) -> Rejection | None:
    """Requires a spin that has not begun."""
    if stage(wheel, deal) is DealStage.COMING:
        return None
    return Rejection("deal-too-late", {"case": "spin", "deal": deal})


def asks(wheel: WheelTable, deal: str) -> Asks:
    """What terminals must send for a spin that is not over."""
    spin = wheel.spin if stage(wheel, deal) is DealStage.PLAYING else None
    if spin is None or spin.takes_wagers:
        return Asks.COMMIT
    return Asks.NOTHING if spin.at_rest else Asks.TELL


def waiting(wheel: WheelTable, open_deals: Collection[str]) -> str | None:
    """The key of the spin that was promised last, if its game has not begun. The next game takes this key."""
    key = next(reversed([*open_deals]), None)
    return key if key is not None and stage(wheel, key) is DealStage.COMING else None


def check_promise(now: WheelTable, act: Act, _: WheelTable, game: str, key: bytes | None) -> Rejection | None:
    """Whether a number can be entered for a game. For a promised spin, only the number that is due can be."""
    promised = _promised(now, act, game, key)
    if promised is None or not isinstance(act, CorrectNumber | CorrectPlays) or act.number == promised.due:
        return None
    if promised.due is None:
        return Rejection("promise-says-otherwise", {"case": "spin-unknown"}, "11.5")
    return Rejection("promise-says-otherwise", {"case": "spin", "number": promised.due}, "11.5")


def check_free(now: WheelTable, act: Act, game: str, key: bytes | None) -> Rejection | None:
    """Whether a number other than the one that counts could be entered for a game."""
    promised = _promised(now, act, game, key)
    if promised is None or promised.due not in (None, promised.counts):
        return None
    return check_promise(now, change(act, number=-1), now, game, key)


class _Promised(NamedTuple):
    due: int | None
    """The number that the seed gives. While the seed is secret, the number that the wheel itself read."""
    counts: int | None


def _promised(now: WheelTable, act: Act, game: str, key: bytes | None) -> _Promised | None:
    """The promise for the game that an act is about."""
    about = bound_spin(now, act)
    live = now.spin
    spin = live if live is not None and live.key == about else None if about is None else now.recall(about)
    if about is None or spin is None:
        return None
    counts = spin.number if isinstance(spin, PastSpin) else None
    return _Promised(spin.sensor if key is None else spin_number(game, about, key), counts)


def bound_spin(now: WheelTable, act: Act) -> str | None:
    """The game whose number an act enters: the one it names, the one under way, or the last."""
    if isinstance(act, CorrectPlays):
        return None if act.number is None else act.plays[0]
    if not isinstance(act, CorrectNumber):
        return None
    live, last = now.spin, now.last
    return act.spin or (live.key if live is not None else last.key if last is not None else None)


def sensor(now: WheelTable) -> Sensor | None:
    """What the sensor of a simulated wheel must read, once the ball runs."""
    spin = now.spin
    if spin is None or not spin.rolling or spin.takes_wagers:
        return None
    deal = None if now.kind is WheelKind.LIVE else spin.key
    return Sensor(deal, len(NUMBERS), spin_number, lambda pocket: BallAtRest(pocket, ReadingSource.SENSOR))


def _dealt(wheel: WheelTable, deal: str) -> Mapping[str, Any] | None:
    spin = wheel.recall(deal)
    return None if spin is None else {"number": spin.sensor}


def _entered(wheel: WheelTable, deal: str) -> int | None:
    past = wheel.recall(deal)
    return None if past is None or past.corrected is None or past.void is not None else past.number


def _promised_by(wheel: WheelTable, act: Act) -> str | None:
    by_itself = isinstance(act, NewGame) and wheel.setup is not None and wheel.kind is WheelKind.AUTOMATED
    return act.key if by_itself and isinstance(act, NewGame) else None


def _to_reveal(wheel: WheelTable, deals: Collection[str]) -> tuple[str, ...]:
    return (wheel.last.key,) if wheel.last is not None and wheel.last.key in deals else ()


FAIR: FairDealing[WheelTable] = FairDealing(
    deal=DealKind.SPIN,
    prove=prove,
    check_promising=check_promising,
    check_coming=check_coming,
    stage=stage,
    asks=asks,
    dealt=_dealt,
    entered=_entered,
    to_promise=lambda _, __: None,
    promised_by=_promised_by,
    waiting=waiting,
    named=lambda _, key: NewGame(key),
    to_reveal=_to_reveal,
    overdue=lambda wheel, deal: deal in [past.key for past in wheel.past[:-1]],
    binds=bound_spin,
    check_promise=check_promise,
    check_free=check_free,
    bets_before=lambda wheel: None if wheel.spin is None else wheel.spin.key,
    in_play=lambda _: Rejection("no-cards", {"case": "none-dealt"}),
    drawn=lambda _, act, __, ___: act,
    sensor=sensor,
)
