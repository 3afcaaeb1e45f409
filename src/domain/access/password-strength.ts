const LEVELS = ["weak", "fair", "good", "strong"] as const;
export type PasswordLevel = (typeof LEVELS)[number];

interface PasswordStrength {
  /** Filled boxes out of four; 0 for an empty password. */
  readonly boxes: 0 | 1 | 2 | 3 | 4;
  readonly level: PasswordLevel | null;
  readonly length: number;
}

/** Number of distinct characters: "aaaaaaaaaaaa" is long but weak. */
function variety(characters: readonly string[]): number {
  return new Set(characters).size;
}

function kinds(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
}

/** Weighs length most, then variety. Advisory only: no password is refused. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  const length = characters.length;
  if (length === 0) return { boxes: 0, level: null, length };
  const different = variety(characters);
  let boxes = 1;
  if (length >= 8 && different >= 5) boxes = 2;
  if ((length >= 12 && different >= 6) || (length >= 10 && different >= 6 && kinds(password) >= 3)) boxes = 3;
  if ((length >= 16 && different >= 8) || (length >= 14 && different >= 8 && kinds(password) >= 3)) boxes = 4;
  return { boxes: boxes as 1 | 2 | 3 | 4, level: LEVELS[boxes - 1] ?? null, length };
}
