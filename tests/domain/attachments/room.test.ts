import { describe, expect, it } from "vitest";
import { MOST_ACCOUNT_BYTES, MOST_BOOK_BYTES, MOST_FILES } from "#domain/attachments/limits.ts";
import { bytesUsed, refuseRoom } from "#domain/attachments/room.ts";
import type { BookId } from "#domain/kernel/ids.ts";

const book = (name: string) => `book_${name}` as BookId;
const file = (name: string, size: number, other: object = {}) => ({
  bookId: book("a"),
  ownerId: `entry_${name}`,
  hash: name,
  source: `from ${name}`,
  size,
  name: `${name}.pdf`,
  ...other,
});

describe("AD-03 the room of files", () => {
  it("AD-03 counts what several hold once", () => {
    expect(bytesUsed([file("a", 5), file("a", 5), file("b", 7)])).toBe(12);
  });

  it("AD-03 fills a book to the byte, and refuses one more with the figures", () => {
    const most = MOST_BOOK_BYTES;
    expect(refuseRoom([file("a", most - 5)], file("b", 5))).toBeNull();
    expect(refuseRoom([file("a", most - 5)], file("b", 6))).toEqual({
      kind: "no-room",
      of: "book",
      used: most - 5,
      most,
    });
    // The same bytes on another entry take nothing more.
    expect(refuseRoom([file("a", most)], file("a", most, { ownerId: "entry_z" }))).toBeNull();
  });

  it("AD-03 refuses what the other books left no room for", () => {
    const most = MOST_ACCOUNT_BYTES;
    const others = [file("x", most - 5, { bookId: book("b") })];
    expect(refuseRoom(others, file("b", 5))).toBeNull();
    expect(refuseRoom(others, file("b", 6))).toMatchObject({ kind: "no-room", of: "account", most });
  });

  it("AD-03 holds so many files of one entry, however small", () => {
    const own = Array.from({ length: MOST_FILES }, (_, at) => file(`f${at}`, 1, { ownerId: "entry_x" }));
    expect(refuseRoom(own.slice(1), file("b", 1, { ownerId: "entry_x" }))).toBeNull();
    expect(refuseRoom(own, file("b", 1, { ownerId: "entry_x" }))).toEqual({
      kind: "too-many-files",
      most: MOST_FILES,
    });
    expect(refuseRoom(own, file("b", 1))).toBeNull();
  });

  it("AD-06 knows the same file by what is kept and by what it came from", () => {
    const here = [file("a", 5, { ownerId: "entry_x" })];
    const again = { ownerId: "entry_x", name: "otro.pdf" };
    expect(refuseRoom(here, file("a", 5, again))).toEqual({ kind: "attached-already", name: "a.pdf" });
    expect(refuseRoom(here, file("a", 5, { ...again, source: "from b" }))).toMatchObject({
      kind: "attached-already",
    });
    expect(refuseRoom(here, file("b", 5, { ...again, source: "from a" }))).toMatchObject({
      kind: "attached-already",
    });
    expect(refuseRoom(here, file("b", 5, again))).toBeNull();
  });
});
