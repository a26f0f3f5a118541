"""Seeded streams, shoes and spins as machine code, with exactly the same cards as the core.

Sixteen shoes are shuffled and dealt in parallel, each in its own lane. The processor draws for several of
them at once, and deals the others while a coup of one waits for its cards. The result of a coup is looked up,
without branches. All of it is in one file, because the compiled code on disk is only renewed when the file
of the function changes, not when functions of other files do.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pitboss.game.cards import DECK
from pitboss.odds.jit import compiled

Word = np.uint64
Words = NDArray[Word]
State = tuple[Word, Word, Word, Word]
Cards = NDArray[np.uint8]
"""Cards by their positions in a new deck."""

STREAM_WORDS = 6
"""The words of one stream: its state, the waiting low half, and whether there is one."""
LANES = 16
"""The number of lanes: enough to fill the processor's vectors, few enough for its first cache."""
STREAMS_WORDS = 7 * LANES
"""The words of parallel streams: their state, their doubts, and the last two draws of each."""
_A, _B, _C, _D, _DOUBT, _FIRST, _SECOND = (row * LANES for row in range(7))
SPARE_CARDS = 6
"""Places after the last card of a shoe, so that a whole coup can be read from any start."""

_GAMMA = Word(0x9E37_79B9_7F4A_7C15)
_MIX_1, _MIX_2 = Word(0xBF58_476D_1CE4_E5B9), Word(0x94D0_49BB_1331_11EB)
_HALF, _HALVES = Word(0xFFFF_FFFF), Word(1 << 32)
_DECK = Word(len(DECK))
_0, _1, _2, _3, _4, _5, _6 = (Word(number) for number in range(7))


class Course(NamedTuple):
    """The parameters of a shoe, from the new decks to its last coup."""

    fresh: NDArray[np.uint32]
    """The cards of new decks."""
    ends: Word
    """The least number of cards on each side of the cut."""
    front: Word
    """The number of cards before the cutting card."""
    burned: Words
    """How many cards the first one burns, by its position in a new deck."""
    after_during: int
    """The number of coups after the one in which the cutting card appears."""
    after_first: int
    """The number of coups after the one whose first card it replaces."""
    one_more: int
    """How many coups a tie at the end adds, once: 1 or 0."""


class Tables(NamedTuple):
    """The results of cards. Rows are 16 or 64 long, so that an index is made by shifts.

    A hand of two cards is a number that combines with that of the other hand: bits 0 to 3 are Banker's count
    and 4 to 7 Player's, 8 and 9 Banker's pair and 10 and 11 Player's. From bit 12 on is the rank of its first
    card. Two equal ranks cancel out.
    """

    player: NDArray[np.uint16]
    """By the positions of Player's two cards."""
    banker: NDArray[np.uint16]
    """By the positions of Banker's two cards."""
    pairs: NDArray[np.uint16]
    """By both hands from bit 8 on: the code of the first of their lines."""
    fifth: NDArray[np.uint32]
    """By both counts and the value of a fifth card: in bits 0 to 7 the row of a sixth card, in 8 to 15 the
    number of cards in the coup, and from 16 on its line, if no sixth card moves it."""
    sixth: NDArray[np.uint8]
    """By the row and the value of a sixth card: how many lines it adds. None in row 0."""
    values: NDArray[np.uint8]
    """The value of a card, by its position."""


class Bench(NamedTuple):
    """The memory of parallel shoes."""

    streams: Words
    decks: NDArray[np.uint32]
    """The cards during the shuffle. Processors swap wide numbers twice as fast as bytes."""
    cards: Cards
    """The cards from front to back, and spare places, lane by lane."""
    at: Words
    """How many cards are dealt."""
    codes: NDArray[np.uint32]
    """The codes of the coups."""
    coups: NDArray[np.int64]
    """The number of coups in the shoe."""
    whole: NDArray[np.int64]
    """The number of coups with all their cards."""
    after: NDArray[np.int64]
    """The number of coups after the last that starts before the cutting card."""


@compiled
def start_stream(seed: Word, shoe: Word, stream: Words) -> None:
    """Starts the stream of a shoe, or of a run of spins."""
    mixed = _output(seed ^ _output(shoe))
    for i in range(4):
        mixed += _GAMMA
        stream[i] = _output(mixed)
    stream[5] = _0


@compiled
def draw_below(stream: Words, bound: Word) -> Word:
    """A number from 0 to bound - 1, each exactly equally likely."""
    unfair = _HALVES % bound
    while True:
        product = _half(stream) * bound
        if product & _HALF >= unfair:
            return product >> 32


@compiled
def shuffle_shoe(seed: Word, shoe: Word, ends: Word, cards: Cards) -> None:
    """New decks, shuffled and cut, from front to back. The last six places are spare and do not change."""
    size = Word(len(cards) - SPARE_CARDS)
    stream = np.empty(STREAM_WORDS, np.uint64)
    start_stream(seed, shoe, stream)
    for place in range(size):
        cards[place] = place % _DECK
    for done in range(size - _1):
        last = size - _1 - done
        other = draw_below(stream, last + _1)
        cards[last], cards[other] = cards[other], cards[last]
    cut = ends + draw_below(stream, size - ends - ends + _1)
    uncut = cards.copy()
    for place in range(size):
        cards[place] = uncut[(cut + place) % size]


@compiled
def read_coup(cards: Cards, at: Word, tables: Tables) -> tuple[Word, Word]:
    """The code of the coup that starts at a card, and its number of cards."""
    player = tables.player[(Word(cards[at]) << 6) + cards[at + _2]]
    banker = tables.banker[(Word(cards[at + _1]) << 6) + cards[at + _3]]
    hands = Word(player ^ banker)
    fifth = tables.fifth[((hands & Word(0xFF)) << 4) + tables.values[cards[at + _4]]]
    moved = tables.sixth[Word(fifth & 0xFF) + tables.values[cards[at + _5]]]
    return Word(tables.pairs[hands >> 8]) + Word(fifth >> 16) + Word(moved), Word(fifth >> 8 & 0xFF)


@compiled
def deal_shoes(
    seed: Word,
    first: Word,
    course: Course,
    tables: Tables,
    bench: Bench,
    tally: NDArray[np.int64],
    starts: NDArray[np.int64],
    listed: NDArray[np.int16],
) -> None:
    """Deals consecutive shoes: counts codes, lists them if there is room, and notes each shoe's start."""
    shoes = len(starts) - 1
    for done in range(0, shoes, LANES):
        _shuffle_abreast(seed, first + Word(done), course, bench)
        _deal_abreast(course, tables, bench)
        for lane in range(min(LANES, shoes - done)):
            start = starts[done + lane]
            for coup in range(bench.coups[lane]):
                code = bench.codes[lane, coup]
                tally[code] += 1
                if len(listed):
                    listed[start + coup] = code
            starts[done + lane + 1] = start + bench.coups[lane]


@compiled
def spin_runs(
    seed: Word, first: Word, runs: int, spins: int, tally: NDArray[np.int64], listed: NDArray[np.int16]
) -> None:
    """Spins consecutive runs of equal length: counts the pockets, and lists them if there is room."""
    stream = np.empty(STREAM_WORDS, np.uint64)
    for run in range(runs):
        start_stream(seed, first + Word(run), stream)
        for spin in range(spins):
            pocket = draw_below(stream, Word(len(tally)))
            tally[pocket] += 1
            if len(listed):
                listed[run * spins + spin] = pocket


@compiled
def _shuffle_abreast(seed: Word, first: Word, course: Course, bench: Bench) -> None:
    """Shuffles and cuts consecutive shoes."""
    streams, decks, cards, lanes = bench.streams, bench.decks, bench.cards, len(bench.at)
    size = Word(len(course.fresh))
    width = size + Word(SPARE_CARDS)
    for lane in range(lanes):
        for place in range(size):
            decks[lane, place] = course.fresh[place]
    _start_abreast(seed, first, streams)
    # The number of draws is even, as that of the cards: one for each card but the last, one for the cut.
    for done in range(_0, size - _2, _2):
        last = size - _1 - done
        _draw_abreast(streams, last + _1, last)
        for lane in range(lanes):
            other = streams[_FIRST + lane]
            decks[lane, last], decks[lane, other] = decks[lane, other], decks[lane, last]
            other = streams[_SECOND + lane]
            decks[lane, last - _1], decks[lane, other] = decks[lane, other], decks[lane, last - _1]
    _draw_abreast(streams, _2, size - course.ends - course.ends + _1)
    for lane in range(lanes):
        other = streams[_FIRST + lane]
        decks[lane, _1], decks[lane, other] = decks[lane, other], decks[lane, _1]
        start, cut = Word(lane) * width, course.ends + streams[_SECOND + lane]
        for place in range(size - cut):
            cards[start + place] = decks[lane, cut + place]
        for place in range(cut):
            cards[start + size - cut + place] = decks[lane, place]
        if streams[_DOUBT + lane] > _HALF:
            shuffle_shoe(seed, first + Word(lane), course.ends, cards[start : start + width])


@compiled
def _deal_abreast(course: Course, tables: Tables, bench: Bench) -> None:
    """Deals shoes to their ends.

    A processor cannot predict where a shoe ends. So no lane stops there: all are dealt until each has passed
    its end. Coups after the end are not counted, nor is a coup with too few cards.
    """
    cards, at, codes, lanes = bench.cards, bench.at, bench.codes, len(bench.at)
    coups, whole, after = bench.coups, bench.whole, bench.after
    size, front = Word(len(course.fresh)), course.front
    width = size + Word(SPARE_CARDS)
    furthest = _0
    for lane in range(lanes):
        at[lane] = course.burned[cards[Word(lane) * width]]
        furthest = max(furthest, at[lane])
    dealt = 0
    while furthest + _6 <= front:
        # Every lane has at least this number of coups before the cutting card.
        for _ in range((front - furthest) // _6):
            for lane in range(lanes):
                start = at[lane]
                code, taken = read_coup(cards, Word(lane) * width + start, tables)
                codes[lane, dealt] = code
                at[lane] = start + taken
            dealt += 1
        for lane in range(lanes):
            furthest = max(furthest, at[lane])
    for lane in range(lanes):
        coups[lane], whole[lane], after[lane] = dealt, dealt, 1 + course.after_first
    rounds = max(course.after_during, 1 + course.after_first) + course.one_more
    while rounds:
        rearmost = size
        for lane in range(lanes):
            start = at[lane]
            code, taken = read_coup(cards, Word(lane) * width + start, tables)
            codes[lane, dealt] = code
            end = start + taken
            coups[lane] += start < front
            whole[lane] += end <= size
            after[lane] = course.after_during if (start < front) & (end > front) else after[lane]
            at[lane] = min(end, size)
            rearmost = min(rearmost, start)
        dealt += 1
        rounds -= 1 if rearmost >= front else 0
    for lane in range(lanes):
        last = coups[lane] + after[lane]
        # The last two digits of a code are the counts.
        tied = codes[lane, last - 1] % 100 % 11 == 0
        coups[lane] = min(last + (course.one_more if tied else 0), whole[lane])


@compiled
def _start_abreast(seed: Word, first: Word, streams: Words) -> None:
    """Starts the streams of consecutive shoes, without doubtful draws."""
    for lane in range(LANES):
        mixed = _output(seed ^ _output(first + Word(lane)))
        streams[_A + lane] = _output(mixed + _GAMMA)
        streams[_B + lane] = _output(mixed + _2 * _GAMMA)
        streams[_C + lane] = _output(mixed + _3 * _GAMMA)
        streams[_D + lane] = _output(mixed + _4 * _GAMMA)
        streams[_DOUBT + lane] = _0


@compiled
def _draw_abreast(streams: Words, first: Word, second: Word) -> None:
    """The next two draws of each stream, one below the first bound and one below the second.

    A low half under the bound may mean that the draw must be discarded. No lane waits for that: its stream is
    marked as doubtful, and its shoe must be shuffled alone. It happens to one in tens of thousands.
    """
    for lane in range(LANES):
        state = streams[_A + lane], streams[_B + lane], streams[_C + lane], streams[_D + lane]
        word, state = _step(state)
        streams[_A + lane], streams[_B + lane], streams[_C + lane], streams[_D + lane] = state
        # The masked bounds show the compiler that a product of halves is enough.
        high, low = (word >> 32) * (first & _HALF), (word & _HALF) * (second & _HALF)
        streams[_FIRST + lane] = high >> 32
        streams[_SECOND + lane] = low >> 32
        # A negative difference sets bits in the upper half.
        streams[_DOUBT + lane] |= ((high & _HALF) - first) | ((low & _HALF) - second)


@compiled
def _half(stream: Words) -> Word:
    if stream[5]:
        stream[5] = _0
        waiting: Word = stream[4]
        return waiting
    word, state = _step((stream[0], stream[1], stream[2], stream[3]))
    stream[0], stream[1], stream[2], stream[3] = state
    stream[4], stream[5] = word & _HALF, _1
    return word >> 32


@compiled
def _step(state: State) -> tuple[Word, State]:
    """The next word of xoshiro256++, and the state that follows."""
    a, b, c, d = state
    mixed = a + d
    c ^= a
    d ^= b
    return (mixed << 23 | mixed >> 41) + a, (a ^ d, b ^ c, c ^ b << 17, d << 45 | d >> 19)


@compiled
def _output(state: Word) -> Word:
    """The output step of splitmix64."""
    state = (state ^ state >> 30) * _MIX_1
    state = (state ^ state >> 27) * _MIX_2
    return state ^ state >> 31
