"""Roulette at a wheel as one `GameKind` row, the only thing that other packages use."""

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.correcting import CorrectPlays
from pitboss.acting.acts.versions import first_versions, texts_of_incidents
from pitboss.acting.kinds import GameKind, Running
from pitboss.roulette import next_act
from pitboss.roulette.acts.irregular import CorrectNumber, VoidSpin
from pitboss.roulette.acts.opening import CloseWheel, OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, NewGame
from pitboss.roulette.acts.recalling import RecallSpin
from pitboss.roulette.announced import announced
from pitboss.roulette.at_terminals import AT_TERMINALS
from pitboss.roulette.course import COURSE
from pitboss.roulette.decide import WHEEL, ActAtWheel, WheelActed, act_at_wheel, evolve
from pitboss.roulette.fair import FAIR
from pitboss.roulette.reading import READING
from pitboss.roulette.rulings import RULINGS
from pitboss.roulette.setup import SETUPS
from pitboss.roulette.state import WheelTable
from pitboss.roulette.views import history, offering, summary
from pitboss.roulette.views.replaying import REPLAYING
from pitboss.roulette.views.view import view


def _corrects(now: WheelTable, act: Act) -> tuple[str | None, ...]:
    if isinstance(act, CorrectPlays):
        return act.plays
    if not isinstance(act, CorrectNumber | VoidSpin):
        return ()
    return (act.spin or (now.last.key if now.last is not None else None),)


ROULETTE: GameKind[WheelTable] = GameKind(
    name="wheel",
    state=WheelTable,
    acts=WHEEL,
    setups=SETUPS,
    command=ActAtWheel,
    event=WheelActed,
    event_name="wheel-acted.4",
    upcasts={
        # Fields were added, and their defaults say what was so before.
        "wheel-acted.1": lambda event: ("wheel-acted.2", event),
        "wheel-acted.2": first_versions("wheel-acted.3"),
        "wheel-acted.3": texts_of_incidents("wheel-acted.4"),
    },
    decide=act_at_wheel,
    set_up=SetWheel,
    # A wheel that was open before is offered the limits it had.
    opens=lambda now, limits: OpenWheel(limits) if now.shown is None else None,
    begins=NewGame,
    closes=CloseWheel,
    recalls=lambda act: act.spin if isinstance(act, RecallSpin) else None,
    corrects=_corrects,
    evolve=evolve,
    live=lambda now: now.spin,
    past=lambda now: now.past,
    recalled=lambda now: now.recalled,
    takes_wagers=summary.takes_wagers,
    phase=summary.phase,
    followed=lambda now: (now.spin and now.spin.key, now.past, now.recalled),
    game=lambda now: now.game,
    limits=lambda now: now.shown,
    announced=announced,
    wagers=summary.wagers,
    winners=summary.winners,
    view=view,
    shown_in="wheel",
    drawing="roulette",
    offered=offering.WheelOffer,
    possible=offering.possible,
    fitting=lambda _, offers, __: offers,
    course=COURSE,
    waits_beside=lambda _, __, ___: None,
    history=history.history,
    hidden=lambda _: None,
    rulings=RULINGS,
    running=Running(
        next_act=next_act.next_act,
        relief=next_act.relief,
        timed=lambda _: True,
        counts_from=lambda now: None if now.spin is None else now.spin.began,
        by_system=lambda _: None,
        pairs=lambda _, __: None,
        partner=lambda _: None,
        # A ball runs, a little longer on screens, and people need time to see a result.
        pauses={NewGame: 7, BallAtRest: 4},
    ),
    reading=READING,
    fair=FAIR,
    at_terminals=AT_TERMINALS,
    replaying=REPLAYING,
)
