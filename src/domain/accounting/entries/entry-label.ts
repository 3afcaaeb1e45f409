import type { Entry } from "./entry.ts";

/** The name of an entry in lists: its reference, else its number. */
export function entryLabel({ reference, number }: Pick<Entry, "reference" | "number">): string {
  return reference === "" ? `N.º ${number}` : reference;
}
