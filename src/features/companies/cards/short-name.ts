import { firstCharacters } from "#domain/kernel/graphemes.ts";

const MOST = 60;

/** A company's name where a sentence says it: whole characters, and a sign that it goes on. */
export function shortName(name: string): string {
  const kept = firstCharacters(name, MOST);
  return kept === name ? name : `${kept}…`;
}
