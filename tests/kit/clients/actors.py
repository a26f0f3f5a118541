"""One person of each post and one device of each kind, and what each of them may do."""

from kit.days.books import spin
from kit.server.live_server import PASSWORD, Server
from pitboss.acting.acts.act import Person
from pitboss.acting.plays import Played
from pitboss.baccarat.acts.play import DrawCard
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.devices import alarms, software
from pitboss.floor.devices import device_commands as devices
from pitboss.floor.devices.devices import Fault
from pitboss.floor.fair import fairness, numbers
from pitboss.floor.people import keys, register
from pitboss.floor.people import staff_commands as staffing
from pitboss.floor.people.staff import Post, SignOut
from pitboss.floor.restores import recovery
from pitboss.floor.terminals import calls, playing, recalling, relief, settling
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals.chips import chip_commands as chips
from pitboss.floor.terminals.chips import chip_moves
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.tickets import lost_slips, vouchers
from pitboss.floor.tickets import ticket_commands as tickets
from pitboss.game.fair import DealKind
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.roles import Role
from pitboss.ledger import counts, till
from pitboss.patron import commands as patrons
from pitboss.roulette.acts.play import NewGame
from pitboss.roulette.decide import ActAtWheel
from pitboss.service.auth.actors import DeviceActor, DeviceKind

PLAYED = Played("star-rapid-etg-2016", "baccarat", ("9S", "KD", "KH", "8C"))
SUE, IAN, CAL, BEA = "sue", "ian", "cal", "bea"
"""A supervisor, an inspector, a cashier and an administrator, who sign for others."""
SERVED = {
    DeviceKind.PLAYER_TERMINAL: "7",
    DeviceKind.STACKER: "7",
    DeviceKind.PRINTER: "7",
    DeviceKind.KIOSK: "2",
    DeviceKind.SEAT: "star-1/Ann Lee",
    "shoe": "rapid-1",
    "wheel": "rapid-1",
    DeviceKind.RFID: "rapid-1",
    DeviceKind.DISPLAY: "rapid-1",
    DeviceKind.MONITORING: "cms",
    DeviceKind.METRICS: "floor",
}
MANAGERS = "assistant-gaming-manager gaming-manager casino-operator"
SUPERVISORS = f"gaming-supervisor electronic-gaming-supervisor casino-supervisor {MANAGERS}"
FLOOR = f"dealer {SUPERVISORS}"
RECALCULATORS = (
    "gaming-supervisor electronic-gaming-supervisor casino-supervisor assistant-gaming-manager gaming-manager"
)
NOBODY = ""
WANTED: list[tuple[Command, str | None, str]] = [
    (chips.SetTerminal("7", Settings("Pitboss")), None, MANAGERS),
    (chips.InsertNote("7", 5_000), None, "stacker"),
    (chips.InsertTicket("7", "1"), None, "player-terminal stacker"),
    (chips.TransferCredit("7", 5_000, "CMS-1"), None, "monitoring"),
    (chips.CashOut("7"), None, "player-terminal"),
    (chips.CancelCredit("7", "Ann Lee", SUE), SUE, f"cashier {SUPERVISORS}"),
    (chips.EmptyStacker("7", 5_000), None, "cashier"),
    (chips.UnlockAccount("7", "A bit fell over.", SUE), SUE, FLOOR),
    (playing.NamePlayer("7", 1, "me"), None, FLOOR),
    (
        relief.RelievePlayer(
            "7", "rapid-1", "1-1", {"player": 500}, "Dark.", Person("me", Role.CASINO_SUPERVISOR)
        ),
        None,
        "casino-supervisor",
    ),
    (patrons.RegisterPatron("Ann Li", "me"), None, SUPERVISORS),
    (patrons.RegisterPatron("Ann Li", "me", SUE), SUE, SUPERVISORS),
    (patrons.NamePatron(1, "李", "me"), None, SUPERVISORS),
    (patrons.LiftExclusion(1, 1, "It was another person.", "me", SUE), SUE, SUPERVISORS),
    (vouchers.IssueVouchers("moon", ("M-1",), 500, "At any table.", 1, SUE), SUE, f"cashier {SUPERVISORS}"),
    (counts.CountMoney("cage/cash", 500, "A note was torn.", SUE), SUE, f"cashier {SUPERVISORS}"),
    (calls.CallService("7"), None, "player-terminal"),
    (calls.AnswerCall("7", "me"), None, FLOOR),
    (chip_moves.DragChips("7", "rapid-1", "1-1", {"player": 500}), None, "player-terminal"),
    (chip_moves.MoveChips("7", "rapid-1", "1-1", "player", "tie", 500), None, "player-terminal"),
    (chip_moves.TakeOffChips("7", "rapid-1", "1-1", "player"), None, "player-terminal"),
    (chip_moves.ClearChips("7", "rapid-1", "1-1"), None, "player-terminal"),
    (settling.ReconcilePlay("7", "rapid-1", "1-1"), None, NOBODY),
    (recalling.RecallSettlement("7", "rapid-1", "1-1", 1, spin(17), {}), None, NOBODY),
    (
        settling.VoidTerminalPlay("7", "rapid-1", "1-1", settling.Ground.MALFUNCTION, "Dark.", SUE),
        SUE,
        FLOOR,
    ),
    (settling.ClearOwed("7", "1-1", 0, "Paid by the cage.", SUE), SUE, f"cashier {SUPERVISORS}"),
    (chips.AdjustCredits("7", "1-1", 500, "It froze.", SUE), SUE, RECALCULATORS),
    (playing.NamePlayer("7", None, "me"), None, FLOOR),
    (
        relief.RelievePlayer("7", "rapid-1", "1-1", {}, "It froze.", Person("me", Role.GAMING_MANAGER)),
        None,
        "gaming-manager",
    ),
    (payouts.PayHand("7", 1, 600_000, "Ann Lee", CAL), CAL, f"cashier {SUPERVISORS}"),
    (payouts.WithholdHandPay("7", 1, "Who is it?", identify=True), None, f"cashier {SUPERVISORS}"),
    (payouts.ReleaseHandPay("7", 1, "It is her."), None, SUPERVISORS),
    (payouts.ReviewHandPay("7", 1, agrees=True, note="I saw it.", by="me"), None, "inspector"),
    (payouts.RefuseHandPay("7", 1, "Cheated."), None, SUPERVISORS),
    (payouts.ReinstateHandPay("7", 1, "The card was worn.", IAN), IAN, SUPERVISORS),
    (tickets.RedeemTicket("1", "cage"), None, "cashier"),
    (tickets.RedeemTicket("1", "kiosk/2"), None, "kiosk"),
    (tickets.PresentTicket("1", "Ann Lee"), None, f"cashier {SUPERVISORS}"),
    (tickets.ReturnTicket("1", "Ann Lee"), None, f"cashier {SUPERVISORS}"),
    (tickets.ReviewTicket("1", agrees=True, note="I saw it.", by="me"), None, "inspector"),
    (tickets.WithholdTicket("1", "Who is it?", identify=True), None, f"cashier {SUPERVISORS}"),
    (tickets.ReleaseTicket("1", "It is her."), None, SUPERVISORS),
    (tickets.RefuseTicket("1", "Cheated."), None, SUPERVISORS),
    (tickets.LapseTicket("1"), None, "cashier"),
    (tickets.ClaimTicket("1", "It lay in a coat.", SUE), SUE, "cashier"),
    (tickets.ReinstateTicket("1", "The copy was the other one.", IAN), IAN, SUPERVISORS),
    (counts.CountMoney("cage/cash", 0), None, f"cashier {SUPERVISORS}"),
    (till.MoveMoney("capital", 1_000_000, {}), None, "cashier"),
    (till.ReverseMove("house/books", 1, "Typed twice.", SUE), SUE, "cashier"),
    (ActAtTable("star-1", DrawCard("9S"), Person("me", Role.DEALER)), None, "dealer"),
    (ActAtWheel("star-1", NewGame("1"), Person("me", Role.DEALER)), None, "dealer"),
    (fairness.CommitDeal("rapid-1", "1", DealKind.SHOE, "0" * 64), None, "shoe wheel"),
    (fairness.RevealDeal("rapid-1", "1", "00"), None, "shoe wheel"),
    (fairness.WithdrawDeal("rapid-1", "1", "The seed is lost."), None, "shoe wheel"),
    (numbers.CommitNumber("7", "rapid-1", "1", "ab" * 32), None, "player-terminal"),
    (numbers.RevealNumber("7", "rapid-1", "1", "ab" * 32), None, "player-terminal"),
    (numbers.MixDeal("rapid-1", "1", "ab" * 32), None, NOBODY),
    (numbers.DisputeDeal("7", "rapid-1", "1", "The number is another."), None, "player-terminal"),
    (devices.ReadCard("me", "rapid-1", 1, "9S"), None, "shoe"),
    (devices.ReadBall("me", "rapid-1", 1, 8, 17), None, "wheel"),
    (devices.ReadChips("me", "rapid-1", 1), None, "rfid"),
    (devices.RefuseReading("me", 1, "no-coup", {}), None, NOBODY),
    (devices.ReportFault("me", Fault.NO_PAPER, "Empty."), None, f"{FLOOR} {' '.join(keys.device_kinds())}"),
    (devices.ClearFault("shoe-1", "me", "A new roll."), None, FLOOR),
    (software.CheckSoftware("one", "0.1.0", "0" * 64, 9), None, NOBODY),
    (recovery.RecordRestore("0" * 16, 1, "0" * 64, 0, {}), None, NOBODY),
    (recovery.EndRestore("0" * 16, (), (), {}), None, NOBODY),
    (lost_slips.PresentLostSlip("1", 100), None, f"cashier {SUPERVISORS}"),
    (lost_slips.DecideLostSlip("1", True, "w", SUE), SUE, SUPERVISORS),
    (software.AcceptSoftware("one", "0" * 64, "A new release.", "me", BEA), BEA, "administrator"),
    (alarms.RaiseAlarm(alarms.AlarmKind.CLOCK_STEP, "one"), None, NOBODY),
    (alarms.AcknowledgeAlarm("clock-step", "one", "me"), None, f"administrator {SUPERVISORS}"),
    (staffing.AddStaff("dee", (Post.DEALER,), "me", BEA), BEA, "administrator inspector"),
    (staffing.ChangePosts("dee", (Post.DEALER,), "me", BEA), BEA, "administrator"),
    (staffing.SuspendStaff("dee", "me", "An inquiry."), None, "administrator inspector"),
    (staffing.DescribeStaff("dee", "Dee Wu", "20-0815", "me"), None, "administrator inspector"),
    (staffing.RestoreStaff("dee", "me", BEA), BEA, "administrator inspector"),
    (staffing.NotePassword("dee", "me", once=True), None, NOBODY),
    (staffing.NoteSignIn("me"), None, NOBODY),
    (staffing.NoteSignInFailure("me"), None, NOBODY),
    (staffing.NoteSignOut("me", SignOut.BY_THEMSELVES), None, NOBODY),
    (staffing.NoteRefusal("me", "cash-out", "not-permitted"), None, NOBODY),
    (keys.GrantKey("shoe-1", "shoe", "rapid-1", "me"), None, NOBODY),
    (keys.WithdrawKey("shoe-1"), None, NOBODY),
    (register.BeginRegister(), None, NOBODY),
]
"""Each command, who signs for it, and who may send it: the same table as in the code, typed by hand."""
NAMES: dict[str, str] = {post.value: post.value for post in Post} | {
    kind: f"{kind}-{served}".replace("/", "-").replace(" ", "-") for kind, served in SERVED.items()
}
"""The name of the one person or device of each kind."""
SIGNERS = {
    SUE: Post.CASINO_SUPERVISOR,
    IAN: Post.INSPECTOR,
    CAL: Post.CASHIER,
    BEA: Post.ADMINISTRATOR,
}
"""The people who sign beside others."""


async def everybody(server: Server) -> dict[str, str]:
    """The token or key of one of each."""
    for name, post in SIGNERS.items():
        await server.hire(name, post)
    places = {Post.DEALER: "dt/star-1"}
    people = {post.value: await server.hire(post.value, post, at=places.get(post)) for post in Post}
    made = server.context.auth.keys.make
    things = {
        kind: unwrap(await made(DeviceActor(NAMES[kind], kind, served))) for kind, served in SERVED.items()
    }
    return people | things


SIGNED = {"name": BEA, "password": PASSWORD}
BODIES = {
    "/api/staff": {"name": "dee", "posts": ["dealer"], "second": SIGNED},
    "/api/staff/dee/password": {"second": SIGNED},
    "/api/devices": {"name": "new", "kind": "display", "serves": "rapid-1", "second": SIGNED},
}
