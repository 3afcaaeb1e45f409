import type { Attachment } from "./attachment.ts";
import { MOST_ACCOUNT_BYTES, MOST_BOOK_BYTES, MOST_FILES } from "./limits.ts";

type Held = Pick<Attachment, "bookId" | "ownerId" | "hash" | "source" | "size" | "name">;

/** Why a file finds no place. */
export type RoomRefusal =
  /** It is attached already, under this name. */
  | { readonly kind: "attached-already"; readonly name: string }
  | { readonly kind: "too-many-files"; readonly most: number }
  | {
      readonly kind: "no-room";
      readonly of: "book" | "account";
      readonly used: number;
      readonly most: number;
    };

/** Bytes of these files, each once however many hold it. */
export function bytesUsed(rows: readonly Pick<Attachment, "hash" | "size">[]): number {
  const sizes = new Map(rows.map(({ hash, size }) => [hash, size]));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Whether a file may be attached beside all that there are. A file whose bytes are here takes no more room. */
export function refuseRoom(all: readonly Held[], file: Held): RoomRefusal | null {
  const own = all.filter(({ ownerId }) => ownerId === file.ownerId);
  const same = own.find(({ hash, source }) => hash === file.hash || source === file.source);
  if (same) return { kind: "attached-already", name: same.name };
  if (own.length >= MOST_FILES) return { kind: "too-many-files", most: MOST_FILES };
  const ofBook = all.filter(({ bookId }) => bookId === file.bookId);
  const scopes = [
    { of: "book", rows: ofBook, most: MOST_BOOK_BYTES },
    { of: "account", rows: all, most: MOST_ACCOUNT_BYTES },
  ] as const;
  for (const { of, rows, most } of scopes) {
    const used = bytesUsed(rows);
    if (bytesUsed([...rows, file]) > most) return { kind: "no-room", of, used, most };
  }
  return null;
}
