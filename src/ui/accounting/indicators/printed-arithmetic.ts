/** As `formatDecimal` writes it. */
const MINUS = "\u2212";

const MOST = 6;

/**
 * Few digits read well, but whoever does a printed sum again must come to the figure that stands beside it: the fewest
 * digits besides the usual ones with which it does, or none where no number of them helps.
 */
export function fewestDigits(comesOut: (more: number) => boolean): number {
  for (let more = 0; more <= MOST; more += 1) if (comesOut(more)) return more;
  return 0;
}

/** The number that "−1.234,56" or "12,5%" prints; NaN for what is none. */
export function readDecimal(text: string): number {
  const isShare = text.endsWith("%");
  const plain = text.replace("%", "").replaceAll(".", "").replace(",", ".").replace(MINUS, "-");
  const value = /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return isShare ? value / 100 : value;
}
