/** Deterministic random numbers, so that the sample company is the same on every visit. */
export interface Seeded {
  /** A whole number from `least` to `most`, both inclusive. */
  between(least: number, most: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** The Lehmer generator of Park and Miller ("minimal standard", 1993 multiplier): products stay below 2^47. */
export function seeded(seed: number): Seeded {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  const between = (least: number, most: number) => least + (next() % (most - least + 1));
  return { between, pick: (items) => items[between(0, items.length - 1)] ?? items[0] };
}
