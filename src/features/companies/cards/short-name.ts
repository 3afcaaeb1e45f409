import { firstCharacters } from "#domain/kernel/graphemes.ts";

const MOST = 60;

/** A company's name shortened for a sentence, at whole characters and with an ellipsis. */
export function shortName(name: string): string {
  const kept = firstCharacters(name, MOST);
  return kept === name ? name : `${kept}…`;
}
