"""Lists the edge on Banker and Player in every game of Baccarat, with a full shoe and without the sixes."""

from pitboss import Baccarat, edition, editions

for key in editions():
    for name in edition(key).games:
        game = edition(key).game(name)
        if not isinstance(game, Baccarat):
            continue
        fresh, without = game.odds(), game.odds(removed="6S 6H 6D 6C " * game.header.decks)
        for wager in ("banker", "player"):
            edges = [float(odds[wager].edge) for odds in (fresh, without)]
            print(f"{key:28} {name:15} {wager:7} {edges[0]:8.4%} {edges[1]:8.4%}  = {fresh[wager].edge}")
