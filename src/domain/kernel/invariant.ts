/** Throws on a bug: a condition that no input, however bad, can cause. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}
