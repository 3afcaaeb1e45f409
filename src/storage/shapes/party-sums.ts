import type { Day, Month } from "#domain/kernel/day.ts";
import type { StoredParties, StoredPartySum } from "./rows.ts";

/** Increment whenever what is kept of a third party in a month changes. */
export const PARTY_EDITION = 2;

const DAY_PARTS = 3;

function isDays(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length % DAY_PARTS === 0 && value.every(Number.isSafeInteger);
}

function isSumOf(value: unknown, isAmount: (amount: unknown) => boolean): boolean {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    typeof value[0] === "string" &&
    typeof value[1] === "string" &&
    isAmount(value[2])
  );
}

/** Whether a sum is one of any edition: the first kept one net amount, and a month of it is sound. */
export function isPartySum(value: unknown): value is StoredPartySum {
  return isSumOf(value, (amount) => Number.isSafeInteger(amount) || isDays(amount));
}

/** The sums of a month by third party; null if it has none stored, of another edition, or they cannot be read. */
export function readPartySums(kept: unknown): readonly StoredPartySum[] | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { edition, sums } = kept as StoredParties;
  const isSum = (value: unknown): value is StoredPartySum => isSumOf(value, isDays);
  return edition === PARTY_EDITION && Array.isArray(sums) && sums.every(isSum)
    ? (sums as readonly StoredPartySum[])
    : null;
}

/** A day of a month, as sums number it. */
export function dayOf(month: Month, day: number): Day {
  return `${month}-${String(day).padStart(2, "0")}` as Day;
}

/** Calls `take` with each day of a sum, up to a day of the month. */
export function eachDay(
  [, , days]: StoredPartySum,
  until: number,
  take: (day: number, debit: number, credit: number) => void,
): void {
  for (let at = 0; at + 2 < days.length; at += DAY_PARTS) {
    const day = days[at] ?? 0;
    if (day > until) return;
    take(day, days[at + 1] ?? 0, days[at + 2] ?? 0);
  }
}

/** Debits minus credits of a sum, up to a day of the month. */
export function netUntil(sum: StoredPartySum, until: number): number {
  let net = 0;
  eachDay(sum, until, (_day, debit, credit) => {
    net += debit - credit;
  });
  return net;
}
