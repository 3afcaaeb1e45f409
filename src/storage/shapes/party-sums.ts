import type { Day, Month } from "#domain/kernel/day.ts";
import { bareNumber } from "#domain/parties/document.ts";
import { partyKeyOf } from "#domain/parties/party-key.ts";
import type { StoredParties, StoredPartySum } from "./rows.ts";

/** Increment whenever what is kept of a third party in a month changes. */
export const PARTY_EDITION = 3;
/** The edition before, which kept a list of sums: it is still read, and written anew with the month. */
const LISTED_EDITION = 2;

/**
 * The texts that a month's sums are divided among, by name, so that a report of one third party and an entry that names
 * it read one of them. Never changed within an edition.
 */
export const PARTY_SHARDS = 64;

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

const isSum = (value: unknown): value is StoredPartySum => isSumOf(value, isDays);

/** The shard of a text that names somebody: all spellings of one name, and of one number, are in the same. */
export function shardOf(text: string): number {
  const name = partyKeyOf(text);
  const key = bareNumber(name) || name;
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) | 0;
  return Math.abs(hash) % PARTY_SHARDS;
}

/** The sums of one shard; null if it cannot be read. Without any it is empty. */
export function readShard(text: string): readonly StoredPartySum[] | null {
  if (text === "") return [];
  try {
    const sums: unknown = JSON.parse(text);
    return Array.isArray(sums) && sums.every(isSum) ? sums : null;
  } catch {
    return null;
  }
}

/** One text per shard, whether each can be read or not; null if it is of another edition or form. */
export function shardsOf(kept: unknown): readonly string[] | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { edition, shards } = kept as StoredParties;
  const isWhole = Array.isArray(shards) && shards.length === PARTY_SHARDS;
  return edition === PARTY_EDITION && isWhole && shards.every((each) => typeof each === "string")
    ? shards
    : null;
}

/** Characters of the texts that a month keeps. */
export function textLength(kept: unknown): number {
  return (shardsOf(kept) ?? []).reduce((sum, { length }) => sum + length, 0);
}

/** Whether what a month keeps is of any edition: the first kept one net amount a sum, and a month of it is sound. */
export function isStoredParties(value: unknown): value is StoredParties {
  if (typeof value !== "object" || value === null) return false;
  const { edition, sums } = value as StoredParties;
  if (edition === PARTY_EDITION) return shardsOf(value)?.every((each) => readShard(each) !== null) === true;
  const isAmount = (amount: unknown) => Number.isSafeInteger(amount) || isDays(amount);
  return (
    Number.isSafeInteger(edition) && Array.isArray(sums) && sums.every((each) => isSumOf(each, isAmount))
  );
}

/**
 * The sums of a month by third party; null if it has none stored, of another edition, or they cannot be read. `texts`:
 * at least those that one of them may name, and others beside them; absent for all.
 */
export function readPartySums(kept: unknown, texts?: readonly string[]): readonly StoredPartySum[] | null {
  const shards = shardsOf(kept);
  if (shards === null) {
    if (typeof kept !== "object" || kept === null) return null;
    const { edition, sums } = kept as StoredParties;
    return edition === LISTED_EDITION && Array.isArray(sums) && sums.every(isSum) ? sums : null;
  }
  const wanted = texts ? [...new Set(texts.map(shardOf))].map((at) => shards[at] ?? "") : shards;
  const read = wanted.map(readShard);
  return read.every((each) => each !== null) ? read.flat() : null;
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
