/**
 * What `npm run long -- NAME --count N` asks of a test: how many, and from which seed. Without it, `count` is null and
 * the test does its usual part.
 */
export function counted(name: string): { readonly count: number | null; readonly seed: number } {
  const isAsked = process.env.CUADRA_LONG === name;
  const count = Number(process.env.CUADRA_COUNT ?? Number.NaN);
  return { count: isAsked && count > 0 ? count : null, seed: Number(process.env.CUADRA_SEED ?? 14) };
}

/** Numbers from 0 to 1 that are the same for the same seed and name. */
export function fixedRandom(seed: number, name = ""): () => number {
  let state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
