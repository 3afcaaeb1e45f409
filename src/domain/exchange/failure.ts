/**
 * Why a packet was not read (ED-41).
 * - foreign: nothing of ours. damaged: ours, but changed on its way. newer: of a later version.
 * - too-large: beyond what any packet holds. empty: nothing in it. too-many: more than are read at once.
 * - other-key: sealed to a key that this device does not have. forged: the signature is not its author's.
 * - unknown-class: of a class that this device has not joined. no-code: a picture without a QR. no-text: a text
 *   without a packet. part-only: a code of several whose others are missing.
 * - unreadable: the device did not hand over the file, of whose contents nothing is known. not-looked: a picture that
 *   could not be drawn, or whose reader did not answer.
 */
export const FAILURE_WORDS = [
  "foreign",
  "damaged",
  "newer",
  "too-large",
  "empty",
  "too-many",
  "other-key",
  "forged",
  "unknown-class",
  "no-code",
  "no-text",
  "part-only",
  "unreadable",
  "not-looked",
] as const;
export type ExchangeFailureWord = (typeof FAILURE_WORDS)[number];

export type ExchangeFailure =
  | { readonly kind: ExchangeFailureWord }
  /** Its end is missing: so many bytes, or null when too little is left to tell. */
  | { readonly kind: "truncated"; readonly missing: number | null };

const USELESS: ReadonlySet<ExchangeFailure["kind"]> = new Set([
  "foreign",
  "too-large",
  "too-many",
  "no-code",
  "no-text",
  "part-only",
  "unreadable",
  "not-looked",
]);

/**
 * Whether it may still arrive whole, or be opened later: not a photograph, a letter, one too many at once, or what was
 * not read and is only to be chosen again.
 */
export function mayStillArrive({ kind }: ExchangeFailure): boolean {
  return !USELESS.has(kind);
}
