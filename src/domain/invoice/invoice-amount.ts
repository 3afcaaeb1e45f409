const AMOUNT = /^([+-]?)(\d{1,13})(?:\.(\d{1,12}))?$/;
const LARGEST = 9_000_000_000_000_00;

/** An amount of a document in hundredths, rounded at the third decimal; null for what is no amount (NU-02). */
export function readHundredths(text: string): number | null {
  const [, sign, whole = "", decimals = ""] = AMOUNT.exec(text.trim()) ?? [];
  if (sign === undefined) return null;
  const padded = decimals.padEnd(3, "0");
  const value = Number(whole) * 100 + Number(padded.slice(0, 2)) + (Number(padded[2]) >= 5 ? 1 : 0);
  if (value > LARGEST) return null;
  return sign === "-" && value > 0 ? -value : value;
}

const FACTOR = /^\d{1,9}(?:\.\d{1,12})?$/;

/** A percentage or a rate of exchange; null for what is none. */
export function readFactor(text: string): number | null {
  return FACTOR.test(text.trim()) ? Number(text) : null;
}

/** Hundredths as whole pesos, half a peso up. */
export function wholePesos(hundredths: number): number {
  const rounded = Math.floor((Math.abs(hundredths) + 50) / 100);
  return hundredths < 0 && rounded > 0 ? -rounded : rounded;
}
