/** Stops on a bug: something that no input, however bad, should be able to cause. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}
