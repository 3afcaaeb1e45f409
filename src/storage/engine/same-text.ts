import { isObject } from "../shapes/shape.ts";

/** A text that is equal for two values exactly if their contents are equal, whatever the order of their keys. */
export function sameText(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  );
}
