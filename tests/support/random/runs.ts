/**
 * How often a property is tried: `usual` times, or `long` times in `npm run test:long`, which sets CUADRA_RUNS.
 */
export function runs(usual: number, long: number): { readonly numRuns: number } {
  return { numRuns: process.env.CUADRA_RUNS === "long" ? long : usual };
}

/**
 * The same with the number that `npm run long` asks for, which is what it writes down, and with one seed: what failed
 * once fails again.
 */
export function countedRuns(
  usual: number,
  long: number,
): { readonly numRuns: number; readonly seed: number } {
  const asked = Number(process.env.CUADRA_COUNT ?? Number.NaN);
  const { numRuns } = runs(usual, long);
  return { numRuns: asked > 0 ? asked : numRuns, seed: Number(process.env.CUADRA_SEED ?? 14) };
}
