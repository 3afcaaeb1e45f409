import type { StoredParties, StoredPartySum } from "./rows.ts";

/** Increment whenever the set of accounts that keep sums by third party changes. */
export const PARTY_EDITION = 1;

export function isPartySum(value: unknown): value is StoredPartySum {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    typeof value[0] === "string" &&
    typeof value[1] === "string" &&
    Number.isSafeInteger(value[2])
  );
}

/** The sums of a month by third party; null if it has none stored, of another edition, or they cannot be read. */
export function readPartySums(kept: unknown): readonly StoredPartySum[] | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { edition, sums } = kept as StoredParties;
  return edition === PARTY_EDITION && Array.isArray(sums) && sums.every(isPartySum) ? sums : null;
}
