/**
 * How often a property is tried: `usual` times, or `long` times in `npm run test:long`, which sets CUADRA_RUNS.
 */
export function runs(usual: number, long: number): { readonly numRuns: number } {
  return { numRuns: process.env.CUADRA_RUNS === "long" ? long : usual };
}
