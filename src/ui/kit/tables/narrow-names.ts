/** Letters of a semibold name that a line of a phone's first column holds. */
const LETTERS = 19;
/** Pixels of a line (leading-4.5). */
const LINE = 18;

/** How the names of a list stand in a column of a phone. */
interface NarrowNames {
  readonly className: string;
  /** Pixels that its rows need beyond those of a name of two lines. */
  readonly more: number;
}

/** Lines that a name takes, broken between its words; a word too long for a line is broken itself. */
export function linesOf(name: string, letters = LETTERS): number {
  let lines = 1;
  let used = 0;
  for (const { length } of name.split(/\s+/)) {
    if (used > 0 && used + 1 + length > letters) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + length;
    lines += Math.floor((used - 1) / letters);
    used = ((used - 1) % letters) + 1;
  }
  return Math.max(1, lines);
}

/**
 * Names of two lines, or of three in a list in which one needs them: cut, two companies or two branches of one look
 * the same. The rows of a list are of one height.
 */
export function narrowNames(names: readonly string[]): NarrowNames {
  return names.some((name) => linesOf(name) > 2)
    ? { className: "wrap-break-word line-clamp-3 leading-4.5", more: LINE }
    : { className: "wrap-break-word line-clamp-2 leading-4.5", more: 0 };
}
