"""Who may ask for what, and who may watch it: a row for each command and channel. Without one, nobody."""

from collections.abc import Callable
from typing import Any, NamedTuple, get_args

from msgspec.structs import replace

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import RestartPeriod
from pitboss.acting.readings import AnyReading, CardReading, NumberReading
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.devices import alarms, software
from pitboss.floor.devices import device_commands as devices
from pitboss.floor.fair import fairness, numbers
from pitboss.floor.kinds import kind_read_by, requested_act
from pitboss.floor.people import keys, register
from pitboss.floor.people import staff_commands as staffing
from pitboss.floor.people.second_person import (
    ADMINISTRATOR,
    CAGE,
    FLOOR,
    INSPECTOR,
    SUPERVISORS,
    Posts,
    signs_of,
)
from pitboss.floor.people.staff import Post
from pitboss.floor.restores import recovery
from pitboss.floor.terminals import calls, playing, recalling, relief, settling
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals.chips import chip_commands as chips
from pitboss.floor.terminals.chips import chip_moves
from pitboss.floor.tickets import lost_slips, vouchers
from pitboss.floor.tickets import ticket_commands as tickets
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import AnyOf, FloorPlace
from pitboss.ledger import counts, till
from pitboss.patron import commands as patrons
from pitboss.roulette.decide import ActAtWheel
from pitboss.rules.conduct import GUESTS
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind, Partner, StaffActor

NOBODY: Posts = frozenset()
RECALCULATORS: Posts = SUPERVISORS - {Post.CASINO_OPERATOR}
"""Electronic gaming supervisors, and casino supervisors with those who may stand in for one (Rapid 1.1)."""
MANAGERS: Posts = frozenset((Post.GAMING_MANAGER, Post.ASSISTANT_GAMING_MANAGER, Post.CASINO_OPERATOR))

CAGE_PLACE = "cage"
DEALER_TERMINAL = "dt/"
"""How the place of a person begins who signed in at a dealer terminal."""

Own = Callable[[DeviceActor, Any], bool]


def _its_terminal(device: DeviceActor, command: Any) -> bool:
    return bool(command.terminal == device.serves)


def _its_reading(device: DeviceActor, command: Any) -> bool:
    return (command.device, command.game) == (device.name, device.serves)


def _its_game(device: DeviceActor, command: Any) -> bool:
    return bool(command.game == device.serves)


def _its_number(device: DeviceActor, command: Any) -> bool:
    """A seat may add its number only at its own table."""
    here = device.kind != DeviceKind.SEAT or device.serves.partition("/")[0] == command.game
    return here and _its_terminal(device, command)


def _its_cash(device: DeviceActor, command: tickets.RedeemTicket) -> bool:
    return command.place == f"kiosk/{device.serves}"


def _itself(device: DeviceActor, command: Any) -> bool:
    return bool(command.device == device.name)


def _its_guest(device: DeviceActor, command: ActAtTable) -> bool:
    """A seat acts for the guest at its place, and nobody approves what a guest does.

    Who sits there now, the decision knows. The key of an earlier release names the guest.
    """
    guest = command.by.role in GUESTS and command.approved is None
    table, _, place = device.serves.partition("/")
    return guest and command.table == table and (place.isdecimal() or command.by.name == place)


def _anywhere(_: DeviceActor, __: Any) -> bool:
    return True


def _its_table(device: DeviceActor, channel: Any) -> bool:
    """A seat is at one table, and sees no other."""
    return device.kind != DeviceKind.SEAT or device.serves.partition("/")[0] == channel.of


def _its_channel(device: DeviceActor, channel: Any) -> bool:
    return bool(channel.of == device.serves)


def _its_seat(device: DeviceActor, channel: Any) -> bool:
    return f"{channel.of}/{channel.place}" == device.serves


def _its_own_channel(device: DeviceActor, channel: Any) -> bool:
    return bool(channel.of == device.name)


class Row(NamedTuple):
    """Who may ask for a command, or watch a channel. Who signs beside them, a table of the floor says."""

    posts: Posts = NOBODY
    devices: tuple[DeviceKind, ...] = ()
    own: Own = _anywhere
    """Whether a device asks for what it is there for, or watches it."""
    reads: tuple[type[AnyReading], ...] = ()
    """The devices of games that may do so, too: by what they read, whichever games there are."""

    def lets(self, device: str) -> bool:
        """Whether a device of this kind may ask."""
        game = kind_read_by(device)
        return device in self.devices or (game is not None and game.reading.reads in self.reads)


ANYTHING: tuple[type[AnyReading], ...] = get_args(AnyReading)
OUTSIDE_NOBODY = Row()
"""Commands that only servers send."""
AT_TERMINAL = Row(devices=(DeviceKind.PLAYER_TERMINAL,), own=_its_terminal)
INTO_SLOT = Row(devices=(DeviceKind.STACKER,), own=_its_terminal)
"""Only the note slot knows what is money. No screen can create any."""
INTO_TERMINAL = Row(devices=(DeviceKind.PLAYER_TERMINAL, DeviceKind.STACKER), own=_its_terminal)
FAIR_DEAL = Row(own=_its_game, reads=ANYTHING)
TERMINALS_NUMBER = Row(devices=(DeviceKind.PLAYER_TERMINAL, DeviceKind.SEAT), own=_its_number)
ON_FLOOR = Row(FLOOR)
IN_CHARGE = Row(SUPERVISORS)
AT_CAGE = Row(CAGE)
PAYMENT = Row(CAGE | SUPERVISORS)
ADMINISTERED = Row(ADMINISTRATOR)
ACCOUNTS = Row(ADMINISTRATOR | INSPECTOR)

PERMITS: dict[type[Command], Row] = {
    chips.SetTerminal: Row(MANAGERS),
    chips.InsertNote: INTO_SLOT,
    chips.InsertTicket: INTO_TERMINAL,
    chips.TransferCredit: Row(devices=(DeviceKind.MONITORING,)),
    # Wagers come from the terminal, and the result of the game settles them. Nobody settles by hand.
    chip_moves.DragChips: AT_TERMINAL,
    chip_moves.MoveChips: AT_TERMINAL,
    chip_moves.TakeOffChips: AT_TERMINAL,
    chip_moves.ClearChips: AT_TERMINAL,
    settling.ReconcilePlay: OUTSIDE_NOBODY,
    recalling.RecallSettlement: OUTSIDE_NOBODY,
    settling.VoidTerminalPlay: ON_FLOOR,
    settling.ClearOwed: PAYMENT,
    chips.CashOut: AT_TERMINAL,
    payouts.PayHand: PAYMENT,
    payouts.WithholdHandPay: PAYMENT,
    payouts.ReviewHandPay: Row(INSPECTOR),
    payouts.ReleaseHandPay: IN_CHARGE,
    payouts.RefuseHandPay: IN_CHARGE,
    payouts.ReinstateHandPay: IN_CHARGE,
    chips.CancelCredit: PAYMENT,
    chips.EmptyStacker: AT_CAGE,
    chips.AdjustCredits: Row(RECALCULATORS),
    chips.UnlockAccount: ON_FLOOR,
    playing.NamePlayer: ON_FLOOR,
    relief.RelievePlayer: IN_CHARGE,
    patrons.RegisterPatron: IN_CHARGE,
    patrons.NamePatron: IN_CHARGE,
    patrons.LiftExclusion: IN_CHARGE,
    calls.CallService: AT_TERMINAL,
    calls.AnswerCall: ON_FLOOR,
    tickets.RedeemTicket: Row(CAGE, (DeviceKind.KIOSK,), _its_cash),
    tickets.PresentTicket: PAYMENT,
    tickets.WithholdTicket: PAYMENT,
    tickets.ReturnTicket: PAYMENT,
    tickets.ReviewTicket: Row(INSPECTOR),
    tickets.ReleaseTicket: IN_CHARGE,
    tickets.RefuseTicket: IN_CHARGE,
    tickets.LapseTicket: AT_CAGE,
    tickets.ClaimTicket: AT_CAGE,
    tickets.ReinstateTicket: IN_CHARGE,
    vouchers.IssueVouchers: PAYMENT,
    till.MoveMoney: AT_CAGE,
    counts.CountMoney: PAYMENT,
    till.ReverseMove: AT_CAGE,
    # The rows of the table and its edition say who may do which act.
    ActAtTable: Row(FLOOR | INSPECTOR, (DeviceKind.SEAT,), _its_guest),
    ActAtWheel: Row(FLOOR | INSPECTOR),
    recovery.RecordRestore: OUTSIDE_NOBODY,
    recovery.EndRestore: OUTSIDE_NOBODY,
    lost_slips.PresentLostSlip: PAYMENT,
    lost_slips.DecideLostSlip: IN_CHARGE,
    fairness.CommitDeal: FAIR_DEAL,
    fairness.RevealDeal: FAIR_DEAL,
    fairness.WithdrawDeal: FAIR_DEAL,
    numbers.CommitNumber: TERMINALS_NUMBER,
    numbers.RevealNumber: TERMINALS_NUMBER,
    numbers.MixDeal: OUTSIDE_NOBODY,
    numbers.DisputeDeal: TERMINALS_NUMBER,
    devices.ReadCard: Row(own=_its_reading, reads=(CardReading,)),
    devices.ReadBall: Row(own=_its_reading, reads=(NumberReading,)),
    devices.ReadChips: Row(devices=(DeviceKind.RFID,), own=_its_reading),
    devices.RefuseReading: OUTSIDE_NOBODY,
    # A dead device says nothing: the staff beside it do.
    devices.ReportFault: Row(FLOOR, tuple(DeviceKind), _itself, ANYTHING),
    devices.ClearFault: ON_FLOOR,
    software.CheckSoftware: OUTSIDE_NOBODY,
    software.AcceptSoftware: ADMINISTERED,
    alarms.RaiseAlarm: OUTSIDE_NOBODY,
    # Observers change nothing: they see alarms, and others acknowledge them.
    alarms.AcknowledgeAlarm: Row(SUPERVISORS | ADMINISTRATOR),
    # Inspectors manage the accounts of Inspectors, and administrators all others.
    staffing.AddStaff: ACCOUNTS,
    staffing.DescribeStaff: ACCOUNTS,
    staffing.ChangePosts: ADMINISTERED,
    staffing.SuspendStaff: Row(ADMINISTRATOR | INSPECTOR),
    staffing.RestoreStaff: ACCOUNTS,
    staffing.NotePassword: ACCOUNTS,
    staffing.NoteSignIn: OUTSIDE_NOBODY,
    staffing.NoteSignInFailure: OUTSIDE_NOBODY,
    staffing.NoteSignOut: OUTSIDE_NOBODY,
    staffing.NoteRefusal: OUTSIDE_NOBODY,
    keys.GrantKey: ADMINISTERED,
    keys.WithdrawKey: OUTSIDE_NOBODY,
    register.BeginRegister: OUTSIDE_NOBODY,
}
"""Every command of the floor."""

PUBLIC = (DeviceKind.PLAYER_TERMINAL, DeviceKind.DISPLAY, DeviceKind.SEAT, DeviceKind.MONITORING)
"""The devices that see what everybody may see."""
WATCHING: Posts = SUPERVISORS | {Post.SURVEILLANCE, Post.INSPECTOR}
EVERYBODY = Row(frozenset(Post), PUBLIC, _its_table)

WATCHERS: dict[str, Row] = {
    "game": EVERYBODY,
    "game/dealer": Row(SUPERVISORS | {Post.DEALER}),
    "game/supervisor": IN_CHARGE,
    "game/surveillance": Row(frozenset((Post.SURVEILLANCE,))),
    "game/inspector": Row(INSPECTOR),
    "history": EVERYBODY,
    "terminal": Row(WATCHING, (DeviceKind.PLAYER_TERMINAL, DeviceKind.STACKER), _its_channel),
    "floor": Row(WATCHING | ADMINISTRATOR),
    "cage": Row(WATCHING | CAGE),
    "patrons": Row(WATCHING | CAGE),
    # No staff: what a guest holds in hand, and the number that a printer prints, is for no other eyes.
    "seat": Row(devices=(DeviceKind.SEAT,), own=_its_seat),
    "device": Row(
        devices=(DeviceKind.STACKER, DeviceKind.PRINTER, DeviceKind.KIOSK, DeviceKind.RFID),
        own=_its_own_channel,
        reads=ANYTHING,
    ),
}
"""Who may watch each kind of channel; `stream/` and the prefix of an aggregate for what that shows itself."""
SHOWN = frozenset((keys.GrantKey, staffing.NotePassword))
"""Commands that grant a key or a password. They have separate routes that show the result."""


def permitted(actor: Actor) -> list[str]:
    """The commands that a person or device may ask for, by their types. A screen does not show the others.

    >>> permitted(StaffActor("ann", ADMINISTRATOR, "0f"))[0]
    'accept-software'
    """
    kinds = (kind for kind, row in PERMITS.items() if kind not in SHOWN and _has_row(actor, row))
    return sorted(str(kind.__struct_config__.tag) for kind in kinds)


def _has_row(actor: Actor, row: Row) -> bool:
    if isinstance(actor, DeviceActor):
        return row.lets(actor.kind)
    return not row.posts.isdisjoint(actor.posts)


def check_permit(
    actor: Actor,
    command: Command,
    second: StaffActor | None,
    partner: Partner = lambda _: None,
    *,
    shown: bool = False,
) -> Rejection | None:
    """Why a command is not permitted, if it is not. The second person has given a password.

    A command that grants a key or a password is permitted only where the result is `shown`.
    """
    row = PERMITS.get(type(command), OUTSIDE_NOBODY)
    if type(command) in SHOWN and not shown:
        row = OUTSIDE_NOBODY
    if isinstance(actor, DeviceActor):
        return _check_device(row, actor, command)
    if not row.posts & actor.posts:
        return _refused(row.posts)
    return (
        _check_own_name(actor, command)
        or _check_place(actor, command, partner)
        or _check_cash(command)
        or _check_spoken(command)
        or _check_second(command, second)
    )


def _check_device(row: Row, device: DeviceActor, command: Command) -> Rejection | None:
    if not row.lets(device.kind):
        return _refused(row.posts)
    if not row.own(device, command):
        return Rejection("not-permitted", {"case": "served", "device": FloorPlace(f"device/{device.name}")})
    return None


def _check_own_name(actor: StaffActor, command: Command) -> Rejection | None:
    """Nobody may act under another name, or in a role that they do not have."""
    by = getattr(command, "by", actor.name)
    if by == actor.name or (isinstance(by, Person) and _is(actor, by)):
        return None
    return Rejection("not-permitted", {"case": "own-name"})


def _check_place(actor: StaffActor, command: Command, partner: Partner) -> Rejection | None:
    """A dealer may act only at the dealer terminal of the game, or of its partner."""
    request = requested_act(command) if actor.posts == {Post.DEALER} else None
    if request is None:
        return None
    game, (at, _, here) = request.game, (actor.at or "").partition("/")
    if f"{at}/" == DEALER_TERMINAL and (here == game or partner(game) == here or partner(here) == game):
        return None
    return Rejection("not-permitted", {"case": "dealer-terminal"})


def _check_cash(command: Command) -> Rejection | None:
    """Only a kiosk itself pays from its cash."""
    if isinstance(command, tickets.RedeemTicket) and command.place != CAGE_PLACE:
        return Rejection("not-permitted", {"case": "kiosk"})
    return None


def _check_spoken(command: Command) -> Rejection | None:
    """Only the sensor reports its result, and only the clock restarts a period. People may not do either."""
    request = requested_act(command)
    if request is None:
        return None
    if request.kind.reading.speaks(request.act):
        return Rejection("not-permitted", {"case": "sensor"})
    return Rejection("not-permitted", {"case": "clock"}) if isinstance(request.act, RestartPeriod) else None


def _check_second(command: Command, second: StaffActor | None) -> Rejection | None:
    """The second person that a command names has signed for it."""
    signatures = [(getattr(command, field), posts) for field, posts in signs_of(command).items()]
    for named, posts in signatures:
        if named is None or _signs(second, named, posts):
            continue
        if isinstance(named, Person):
            return Rejection(
                "second-person-needed", {"case": "person", "name": named.name, "role": named.role.text}
            )
        return Rejection("second-person-needed", {"case": "posts", "posts": _named(posts)})
    return None


def _signs(second: StaffActor | None, named: object, posts: Posts) -> bool:
    """Whether the second person is the named one, and may sign."""
    if second is None or not second.posts & posts:
        return False
    return _is(second, named) if isinstance(named, Person) else named == second.name


def _is(actor: StaffActor, who: Person) -> bool:
    return who.name == actor.name and who.role in actor.roles


def approved(command: Command, second: StaffActor | None) -> Command:
    """A command that names no second person, with the one who signed for it.

    >>> from pitboss.kernel.roles import Role
    >>> from pitboss.baccarat.acts.play import ConfirmResult
    >>> act = ActAtTable("t1", ConfirmResult(), Person("dee", Role.DEALER))
    >>> str(approved(act, StaffActor("sue", frozenset({Post.CASINO_SUPERVISOR}), "0f")).approved.role)
    'casino-supervisor'
    """
    if second is None:
        return command
    if "signed_by" in signs_of(command):
        return replace(command, signed_by=second.name)
    if isinstance(command, till.MoveMoney) and command.approved_by is None:
        return replace(command, approved_by=second.name)
    request = requested_act(command)
    if request is None or request.approved is not None:
        return command
    return command if second.role is None else replace(command, approved=Person(second.name, second.role))


def _refused(posts: Posts) -> Rejection:
    if not posts:
        return Rejection("not-permitted", {"case": "outside"})
    return Rejection("not-permitted", {"case": "posts", "posts": _named(posts)})


def _named(posts: Posts) -> AnyOf:
    return AnyOf(tuple(post.text for post in Post if post in posts))
