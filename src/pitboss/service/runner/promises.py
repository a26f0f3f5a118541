"""The promises of a simulated device: made before betting, then revealed, or withdrawn if lost."""

from collections.abc import Callable, Iterator, Mapping
from hmac import digest

from pitboss.acting.fair.fair_dealing import DealStage
from pitboss.floor.fair.fairness import CommitDeal, Promising, RevealDeal, WithdrawDeal
from pitboss.game.fair import DealKind, commitment
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.service.realtime.client import Connection, View

LONGEST_NAME_CHARACTERS = 35
"""The longest part of a game's name that fits into the name of a spin."""
RESTARTED = Text("withdrawn-device-restarted")

Tell = Callable[[Text], None]
"""Prints a line about what was done."""


class Promises:
    """The promises of a device. The seeds are only in memory, so a restart loses them."""

    def __init__(self, game: str, kind: DealKind, chance: bytes) -> None:
        """Begins without promises."""
        self._game, self._kind, self._chance = game, kind, chance
        self._count = 0
        self._ended: set[str] = set()
        """Promises that have ended, though the next view may still show them."""
        self._shown: set[str] = set()
        """Promises that the last view showed as open."""
        self._refused = ""
        """The deal for which a promise came too late."""
        self.seeds: dict[str, bytes] = {}
        """The seeds of the open promises, by deal."""

    async def keep(self, floor: Connection, view: View, tell: Tell, coming: str | None = None) -> None:
        """Does what is due for the promises in a view; nothing if no promises can be made."""
        seen = view.get("promised")
        for promise in () if seen is None else self.due(seen, coming):
            done = await floor.do(promise)
            tell(answered(_described(self._kind, promise), done))
            if isinstance(promise, CommitDeal) and isinstance(done, Rejection):
                self._refused = promise.deal
            if not isinstance(promise, CommitDeal) or isinstance(done, Rejection):
                self.seeds.pop(promise.deal, None)

    def due(self, seen: Mapping[str, str], coming: str | None = None) -> Iterator[Promising]:
        """Withdraws promises whose seeds are lost, reveals those that are over, and promises the next deal.

        The next deal is called `coming`. Without a name it gets a unique one.

        >>> promises = Promises("rapid-1", DealKind.SHOE, bytes(32))
        >>> [type(each).__name__ for each in promises.due({"1": "playing"}, "2")]
        ['WithdrawDeal', 'CommitDeal']
        >>> [type(each).__name__ for each in promises.due({"2": "over"}, "3")]
        ['RevealDeal', 'CommitDeal']

        What a restore has withdrawn meanwhile is shown no more, and something else is promised in its place.

        >>> list(promises.due({"3": "coming"}, "3"))
        []
        >>> [type(each).__name__ for each in promises.due({}, "3")]
        ['CommitDeal']

        A promise that was made a moment ago is not lost, though a view comes that does not show it yet.

        >>> restarted = Promises("rapid-1", DealKind.SHOE, bytes(32))
        >>> [type(each).__name__ for each in restarted.due({"1": "coming"}, "1")]
        ['WithdrawDeal', 'CommitDeal']
        >>> list(restarted.due({}, "1")), list(restarted.due({"1": "coming"}, "1"))
        ([], [])
        """
        for deal in self._shown - seen.keys():
            self.seeds.pop(deal, None)
        self._shown = set(seen)
        self._ended &= seen.keys()
        for deal in [each for each in seen if each not in self._ended]:
            if deal not in self.seeds:
                self._ended.add(deal)
                yield WithdrawDeal(self._game, deal, RESTARTED)
            elif seen[deal] == DealStage.OVER:
                self._ended.add(deal)
                yield RevealDeal(self._game, deal, self.seeds[deal].hex())
        waits = any(seen.get(deal, DealStage.COMING) == DealStage.COMING for deal in self.seeds)
        if waits or coming == self._refused:
            return
        self._count += 1
        name = coming or f"{self._game[:LONGEST_NAME_CHARACTERS]}-{self._draw('name').hex()[:12]}"
        seed = self.seeds[name] = self._draw("seed")
        self._ended.discard(name)
        self._shown.discard(name)
        yield CommitDeal(self._game, name, self._kind, commitment(self._kind, self._game, name, seed))

    def _draw(self, what: str) -> bytes:
        return digest(self._chance, f"{what}/{self._count}".encode(), "sha256")


def _described(kind: DealKind, promise: Promising) -> Text:
    match promise:
        case CommitDeal():
            return Text(
                f"simulated-promised-{kind}", {"deal": promise.deal, "commitment": promise.commitment}
            )
        case RevealDeal():
            return Text(f"simulated-revealed-{kind}", {"deal": promise.deal})
        case WithdrawDeal():
            return Text(f"simulated-withdrew-{kind}", {"deal": promise.deal})


def answered(done: Text, answer: object) -> Text:
    """A line about what was done, with the refusal of the floor if there is one."""
    if isinstance(answer, Rejection):
        return Text("simulated-refused", {"done": done, "why": answer.text})
    return done
