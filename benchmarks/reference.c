/* A plain simulator of Baccarat to measure against: eight decks, shuffled whole, burned, dealt to the cutting
   card and one coup on; it counts Player, Banker, Tie and Banker with six, and nothing else. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 8 * 52, FRONT = CARDS - 20, BURNED = 1 };

typedef struct { uint64_t a, b, c, d; } Stream;

static inline uint64_t rotate(uint64_t word, int by) { return word << by | word >> (64 - by); }

/* xoshiro256++ */
static inline uint64_t next(Stream *s)
{
    uint64_t word = rotate(s->a + s->d, 23) + s->a, shifted = s->b << 17;
    s->c ^= s->a;
    s->d ^= s->b;
    s->b ^= s->c;
    s->a ^= s->d;
    s->c ^= shifted;
    s->d = rotate(s->d, 45);
    return word;
}

/* splitmix64 */
static uint64_t mix(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

/* Lemire's multiplication: fair, and nearly always without a division. */
static inline uint32_t below(Stream *s, uint32_t half, uint32_t bound)
{
    uint64_t product = (uint64_t)half * bound;
    if ((uint32_t)product < bound) {
        uint32_t unfair = -bound % bound;
        while ((uint32_t)product < unfair)
            product = (next(s) >> 32) * bound;
    }
    return product >> 32;
}

static inline void swap(uint32_t *cards, int i, int j)
{
    uint32_t card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
}

static inline int count(int points) { return points > 9 ? points - 10 : points; }

/* Whether Banker draws, by its count: to no third card of Player, then to one of value 0 to 9. */
static const uint8_t draws[10][11] = {
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1}, {1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0}, {1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0},
};

int main(int argc, char **argv)
{
    long shoes = argc > 1 ? atol(argv[1]) : 1000000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    long player = 0, banker = 0, tie = 0, six = 0;
    static uint32_t fresh[CARDS], cards[CARDS];
    struct timespec from, to;
    Stream s;

    s.a = mix(&seed);
    s.b = mix(&seed);
    s.c = mix(&seed);
    s.d = mix(&seed);
    for (int i = 0; i < CARDS; i++)
        fresh[i] = i % 13 < 9 ? i % 13 + 1 : 0;
    clock_gettime(CLOCK_MONOTONIC, &from);
    for (long shoe = 0; shoe < shoes; shoe++) {
        memcpy(cards, fresh, sizeof cards);
        for (int i = CARDS - 1; i > 0; i -= 2) {
            uint64_t word = next(&s);
            swap(cards, i, below(&s, word >> 32, i + 1));
            swap(cards, i - 1, below(&s, (uint32_t)word, i));
        }
        for (int at = BURNED, left = -1; left != 0;) {
            int start = at;
            int p = count(cards[at] + cards[at + 2]), b = count(cards[at + 1] + cards[at + 3]);
            at += 4;
            if (p < 8 && b < 8) {
                int third = 0;
                if (p < 6) {
                    third = cards[at] + 1;
                    p = count(p + cards[at++]);
                }
                if (draws[b][third])
                    b = count(b + cards[at++]);
            }
            player += p > b;
            banker += b > p;
            tie += p == b;
            six += b == 6 && p < 6;
            if (left > 0)
                left--;
            else if (at > FRONT)
                left = start < FRONT ? 1 : 0;
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    double seconds = to.tv_sec - from.tv_sec + 1e-9 * (to.tv_nsec - from.tv_nsec);
    printf("%ld %ld %ld %ld %.0f\n", player, banker, tie, six, (player + banker + tie) / seconds);
    return 0;
}
