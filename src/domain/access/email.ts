import { capitalize } from "../kernel/capitals.ts";

const LONGEST = 254;
// Practical check, not the full grammar: one @, no spaces, a dot somewhere after the @.
const SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Canonical form of an address, one per mailbox: trimmed, lower case, composed accents (AU-09). */
export function normalizeEmail(text: string): string {
  return text.trim().normalize("NFC").toLowerCase().normalize("NFC");
}

export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length <= LONGEST && SHAPE.test(email);
}

/** Initial display name of an account created by signing in: "mariana.restrepo@…" → "Mariana Restrepo". */
export function nameFromEmail(email: string): string {
  const local = normalizeEmail(email).split("@")[0] ?? "";
  const words = local.split(/[._+\-\d]/).filter((word) => word !== "");
  return words.length === 0 ? local : words.map(capitalize).join(" ");
}
