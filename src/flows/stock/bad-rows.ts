import { plural } from "#domain/kernel/spanish.ts";

const MOST_NAMED = 4;

/** What is wrong in the rows of a pasted list, all at once: a person mends the sheet once. Undefined for nothing. */
export function badRows(named: readonly string[]): string | undefined {
  if (named.length === 0) return undefined;
  const more = named.length - MOST_NAMED;
  const rest = more > 0 ? [`Y ${plural(more, "fila más", "filas más")} por corregir.`] : [];
  return [...named.slice(0, MOST_NAMED), ...rest].join(" ");
}
