import type { Shape } from "./shape.ts";

const DEEPEST = 40;
/** Names that reach for a prototype. */
const UNWANTED = new Set(["__proto__", "constructor", "prototype"]);
const ATOMS: ReadonlySet<string> = new Set(["string", "boolean", "number"]);

function isPlain(value: unknown, depth: number): boolean {
  if (value === null || value === undefined || ATOMS.has(typeof value)) return true;
  if (typeof value !== "object" || depth > DEEPEST) return false;
  return Object.values(value).every((each) => isPlain(each, depth + 1));
}

function copyPlain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.filter((each) => each !== undefined).map(copyPlain);
  const kept = Object.entries(value).filter(([key, each]) => each !== undefined && !UNWANTED.has(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, copyPlain(each)]));
}

/**
 * Any value that JSON can hold, copied into new objects: for what only its user knows the shape of, and for records of
 * a later version.
 */
export const plain: Shape<unknown> = {
  check: (value) => (isPlain(value, 0) ? "ok" : "bad"),
  copy: copyPlain,
};
