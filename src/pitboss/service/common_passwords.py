"""Passwords that are tried first: words that many people choose, however they dress them up.

A list of whole passwords would have to be long, for at ten characters and more most of them are short words
put together or with a year behind them. So the words are listed, and the dressing is undone.
"""

import re
import unicodedata

WORDS = frozenset(
    """
    abc abcd abcde abcdef admin administrator adobe alex alexander america amanda andrea andrew angel angels anna
    anthony apple arsenal ashley asdf asdfg asdfgh asdfghjkl august austin australia autumn awesome baby babygirl
    bailey banana bank banker barcelona baseball basketball batman beautiful bella black blackjack blessed blue
    bonnie boss boston brandon brisbane brooklyn brother buddy butterfly buster canberra captain cash casino
    changeit changeme charles charlie cheese chelsea chester chicken chips chocolate chris christ christian
    christine coffee cookie computer cool cowboy cowboys crown dakota dallas dance daniel daniela david dealer
    december default demo diamond dice dolphin donald dragon dream eagle eagles elephant elizabeth emma estrella
    everton facebook falcon family fashion february ferrari fish flower flowers football forever freedom friday
    friend friends fuck fuckyou gamble gambling game games gaming george ginger gizmo gold golden google gordon
    grace green guest guitar hannah happy harley harry heaven hello helpme holiday honey horses house hotdog hunter
    iceman iloveu iloveyou internet jackson jackpot jacob january jasmine jason jennifer jessica jesus john johnny
    jordan joseph joshua july june junior justin kevin killer king kitty kristen lakers laura legend letmein liberty
    linkedin lion liverpool login london lord love lovely loveme lover lucky luckyone macau madison magic maggie
    manager manchester march marina marlboro martin master matrix matthew maverick melbourne melissa member mercedes
    merlin metallica michael michelle michigan mickey microsoft midnight minecraft miller misty mom monday money
    monica monkey monster morgan mother mustang naruto natasha newyork nicholas nicole ninja november october
    office oliver open oracle orange pa pakistan pass passion passw passwd password passwort patrick peaches peanut
    pepper phoenix pit pitboss player please pokemon poker porsche prince princess private purple qaz qazwsx qwe
    qwer qwert qwerty qwertyuiop rabbit rachel rainbow ranger rangers raven rebecca red redsox richard robert rocky
    root rosebud roulette samantha samsung sandra saturday scooter scorpion secret secure security september shadow
    shoe silver simple single sister slipknot smile smokey snoopy soccer sophie spanky spring spiderman star
    starwars steven stupid success summer sunday sunflower sunshine superman superuser superstar supervisor
    surveillance sweet sydney table taylor teddy temp temporary tennis test tester testing theman thomas thunder
    thursday tiger tigger trustno tuesday turtle twitter user vanessa vegas victoria viking wang web wednesday
    welcome whatever wheel white william winner winter wizard world xbox yamaha yankees yellow you youtube zaq zhang
    zxc zxcvbn zxcvbnm woaini woaiwojia mima nihao zhongguo beijing shanghai xiaoming li wei wo ai ni
    the and my is i am a me one two three in on of no to we at it for
    """.split()
)
"""Words that passwords are made of."""
ROWS = ("abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm", "1234567890", "1qaz2wsx3edc4rfv5tgb6yhn7ujm")
"""Keys and letters in the order in which fingers run over them."""
RUN = 4
"""So many keys in a row are one word."""
_LEET = str.maketrans("013457$@!|+€", "oieastsailte")
_SIGNS = re.compile(r"[\W\d_]+")


def is_common(password: str) -> bool:
    """Whether a password is one of those that are tried first.

    >>> is_common("Password123"), is_common("P@ssw0rd!2026"), is_common("qwertyuiop"), is_common("1234567890")
    (True, True, True, True)
    >>> is_common("ilovesydney1"), is_common("correct horse"), is_common("brisk tundra ladle")
    (True, False, False)
    """
    typed = unicodedata.normalize("NFKC", password).lower()
    if len(set(typed)) <= RUN:
        return True
    # Digits and signs are either dressing around the words or letters in disguise: both are undone.
    plain = {_SIGNS.sub("", typed), _SIGNS.sub("", typed.translate(_LEET)), _trimmed(typed)}
    return any(_is_made_of_words(each) for each in plain)


def _trimmed(typed: str) -> str:
    """A password without the digits and signs around it, and those within it as letters."""
    return _SIGNS.sub("", typed.strip("0123456789!@#$%^&*()-_=+.,;:?/ ").translate(_LEET))


def _is_made_of_words(letters: str) -> bool:
    """Whether nothing is left of some letters once the common words are taken out, or next to nothing."""
    reached = {0}
    for end in range(1, len(letters) + 1):
        if any(start in reached and _is_word(letters[start:end]) for start in range(end)):
            reached.add(end)
    return len(letters) - max(reached) <= 1


def _is_word(letters: str) -> bool:
    if letters in WORDS or (len(letters) > 1 and len(set(letters)) == 1):
        return True
    return len(letters) >= RUN and any(letters in row or letters in row[::-1] for row in ROWS)
