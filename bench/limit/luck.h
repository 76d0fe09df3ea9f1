/* The same luck as alcaide.kernel.luck.SwiftLuck: sfc32, and Lemire's multiplication with rejection. */
#include <stdint.h>

typedef struct { uint32_t a, b, c, counter; } Luck;

static inline uint32_t word(Luck *luck) {
    uint32_t result = luck->a + luck->b + luck->counter++;
    luck->a = luck->b ^ (luck->b >> 9);
    luck->b = luck->c + (luck->c << 3);
    luck->c = ((luck->c << 21) | (luck->c >> 11)) + result;
    return result;
}

static inline int below(Luck *luck, uint32_t n) {
    uint64_t product = (uint64_t)word(luck) * n;
    uint32_t low = (uint32_t)product;
    if (low < n) {
        uint32_t reject = -n % n;
        while (low < reject) {
            product = (uint64_t)word(luck) * n;
            low = (uint32_t)product;
        }
    }
    return (int)(product >> 32);
}

/* FNV-1a over the numbers of every match, so that two programs can be seen to play the same ones. */
static inline uint32_t mix(uint32_t sum, uint32_t number) { return (sum ^ number) * 16777619u; }
