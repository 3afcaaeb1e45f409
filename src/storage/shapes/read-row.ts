import type { Shape } from "./shape.ts";

/** What this version can read of the rows, as new objects. */
export function readRows<T>({ check, copy }: Shape<T>, rows: readonly unknown[]): T[] {
  return rows.filter((row): row is T => check(row) === "ok").map(copy);
}

/** The row as a new object; null for none, and for what cannot be read. */
export function readRow<T>({ check, copy }: Shape<T>, row: unknown): T | null {
  return check(row) === "ok" ? copy(row as T) : null;
}

/** The row, unless a later version wrote it; null for none. */
export function knownRow<T>({ check }: Shape<T>, row: T | undefined): T | null {
  return row === undefined || check(row) === "newer" ? null : row;
}

/** The rows without those of a later version. What is damaged is left in, so that its screen can lead to the check. */
export function knownRows<T>({ check }: Shape<T>, rows: readonly T[]): T[] {
  return rows.filter((row) => check(row) !== "newer");
}
