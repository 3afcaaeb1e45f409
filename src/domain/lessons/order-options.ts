/** A number from a text, the same in every engine: FNV-1a, mixed once more so that the last character moves it all. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  const mixed = Math.imul(hash ^ (hash >>> 16), 2_246_822_507) >>> 0;
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/**
 * The order in which options are shown: always the same for a question and a round, so that a drawing twice does not
 * move them, and not the order in which they are written, which begins with the right one.
 */
export function orderOptions<Option>(
  options: readonly Option[],
  keyOf: (option: Option) => string,
  question: string,
  round: number,
): readonly Option[] {
  const rank = new Map(options.map((option) => [option, hashOf(`${question}/${round}/${keyOf(option)}`)]));
  return [...options].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}
