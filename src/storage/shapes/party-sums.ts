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

/** The numbers of the entries of one sum; null where they are not told. */
export type EntryNumbers = readonly number[] | null;

/** The numbers beside a shard of so many sums; null if they cannot be read. */
export function readNumbers(text: string, sums: number): readonly EntryNumbers[] | null {
  if (text === "") return sums === 0 ? [] : null;
  try {
    const numbers: unknown = JSON.parse(text);
    const isWhole = Array.isArray(numbers) && numbers.length === sums;
    return isWhole &&
      numbers.every((each) => each === 0 || (Array.isArray(each) && each.every(Number.isSafeInteger)))
      ? numbers.map((each) => (each === 0 ? null : each))
      : null;
  } catch {
    return null;
  }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length === PARTY_SHARDS && value.every((each) => typeof each === "string");

/** One text per shard, whether each can be read or not; null if it is of another edition or form. */
export function shardsOf(kept: unknown): readonly string[] | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { edition, shards } = kept as StoredParties;
  return edition === PARTY_EDITION && isTexts(shards) ? shards : null;
}

/** The texts of numbers beside those of `shardsOf`; null if there are none. */
export function numbersOf(kept: unknown): readonly string[] | null {
  if (shardsOf(kept) === null) return null;
  const { numbers } = kept as StoredParties;
  return isTexts(numbers) ? numbers : null;
}

/** Characters of the texts that a month keeps. */
export function textLength(kept: unknown): number {
  const texts = [...(shardsOf(kept) ?? []), ...(numbersOf(kept) ?? [])];
  return texts.reduce((sum, { length }) => sum + length, 0);
}

/** Whether each shard can be read, and what stands beside it. */
function isWholeShards(kept: StoredParties): boolean {
  const texts = shardsOf(kept);
  if (texts === null || (kept.numbers !== undefined && numbersOf(kept) === null)) return false;
  return texts.every((text, at) => {
    const sums = readShard(text);
    const numbers = kept.numbers?.[at];
    return sums !== null && (numbers === undefined || readNumbers(numbers, sums.length) !== null);
  });
}

/** Whether what a month keeps is of any edition: the first kept one net amount a sum, and a month of it is sound. */
export function isStoredParties(value: unknown): value is StoredParties {
  if (typeof value !== "object" || value === null) return false;
  const { edition, sums } = value as StoredParties;
  if (edition === PARTY_EDITION) return isWholeShards(value as StoredParties);
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
  const read = wantedShards(texts).map((at) => readShard(shards[at] ?? ""));
  return read.every((each) => each !== null) ? read.flat() : null;
}

const ALL_SHARDS = Array.from({ length: PARTY_SHARDS }, (_, at) => at);

function wantedShards(texts: readonly string[] | undefined): readonly number[] {
  return texts ? [...new Set(texts.map(shardOf))] : ALL_SHARDS;
}

/**
 * For each of the sums that `readPartySums` gives, in the same order, which entries it is made of; null if the month does
 * not tell.
 */
export function readPartyNumbers(kept: unknown, texts?: readonly string[]): readonly EntryNumbers[] | null {
  const [shards, numbers] = [shardsOf(kept), numbersOf(kept)];
  if (shards === null || numbers === null) return null;
  const read = wantedShards(texts).map((at) =>
    readNumbers(numbers[at] ?? "", readShard(shards[at] ?? "")?.length ?? -1),
  );
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
