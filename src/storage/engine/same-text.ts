import { isObject } from "../shapes/shape.ts";

/** A text that two values share exactly when they hold the same, in whatever order their keys were written. */
export function sameText(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  );
}
