import type { Brand } from "./brand.ts";

/** What an id names, by its letters in front: `book_0190…`. Letters first, so no codec reads an id as a number. */
export const ID_PREFIXES = {
  account: "acct",
  guest: "guest",
  company: "comp",
  book: "book",
  entry: "entry",
  command: "cmd",
  fiscalProfile: "fisc",
  statement: "stmt",
  analysis: "anal",
  payrollRun: "run",
  message: "msg",
} as const;

export type IdKind = keyof typeof ID_PREFIXES;
export type Id<K extends IdKind> = Brand<string, K>;
export type CompanyId = Id<"company">;
export type BookId = Id<"book">;
export type EntryId = Id<"entry">;
export type CommandId = Id<"command">;
export type AccountId = Id<"account">;

/** Makes ids; passed in, since it needs a clock and randomness. */
export type NewId = <K extends IdKind>(kind: K) => Id<K>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Reads an id from a URL, a file or a record; null if it is not one of this kind. */
export function asId<K extends IdKind>(kind: K, text: unknown): Id<K> | null {
  if (typeof text !== "string") return null;
  const prefix = `${ID_PREFIXES[kind]}_`;
  return text.startsWith(prefix) && UUID.test(text.slice(prefix.length)) ? (text as Id<K>) : null;
}

/** A UUID version 7 (RFC 9562): 48 bits of milliseconds, then randomness. `random` holds 10 bytes. */
export function makeId<K extends IdKind>(kind: K, milliseconds: number, random: Uint8Array): Id<K> {
  const time = Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, "0").slice(-12);
  const byte = (index: number) => random[index] ?? 0;
  const hex = (value: number, width: number) => value.toString(16).padStart(width, "0");
  const first = hex(0x7000 | (((byte(0) << 8) | byte(1)) & 0x0fff), 4);
  const second = hex(0x8000 | (((byte(2) << 8) | byte(3)) & 0x3fff), 4);
  let tail = "";
  for (let index = 4; index < 10; index += 1) tail += hex(byte(index), 2);
  return `${ID_PREFIXES[kind]}_${time.slice(0, 8)}-${time.slice(8)}-${first}-${second}-${tail}` as Id<K>;
}
