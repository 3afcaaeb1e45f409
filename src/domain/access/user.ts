import type { AccountId } from "../kernel/ids.ts";
import type { Plan } from "./plan.ts";

/** The signed-in user as screens read it (spec §3). */
export interface User {
  readonly id: AccountId;
  readonly name: string;
  readonly email: string;
  readonly isPremium: boolean;
  readonly plan: Plan;
}

export function makeUser(parts: Omit<User, "isPremium">): User {
  return {
    id: parts.id,
    name: parts.name,
    email: parts.email,
    plan: parts.plan,
    isPremium: parts.plan === "premium",
  };
}

/** First word of a name: "Mariana Restrepo Gil" → "Mariana". */
export function firstName(name: string): string {
  return name.trim().split(/\s/)[0] ?? "";
}

/** "Mariana Restrepo Gil" → "MR". */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase("es") ?? "")
    .join("");
}

/**
 * Far above any real name; a longer one would not fit the session record and would sign its owner out at each start.
 */
export const LONGEST_NAME = 120;
const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A name as stored: one line, trimmed, at most LONGEST_NAME characters. */
export function accountName(text: string): string {
  const line = text.replace(UNSHOWABLE, " ").trim();
  return [...line].slice(0, LONGEST_NAME).join("").trim();
}
