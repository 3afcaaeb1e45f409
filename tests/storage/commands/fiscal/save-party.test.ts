import { expect, it } from "vitest";
import { COMPANY, type Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { saveParty } from "#storage/commands/fiscal/save-party.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { newId } from "#storage/engine/environment.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const SIMPLE: Counterparty = { ...COMPANY, simple: true };

async function open() {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const save = (name: string, kind = SIMPLE, offered = true) => {
    const command = { id: newId("command"), bookId, partyId: newId("party"), name, kind, offered };
    return saveParty(storage, command).then((result) => ({ result, id: command.id }));
  };
  const names = async () => (await listParties(storage, bookId)).map(({ name, offered }) => [name, offered]);
  return { storage, bookId, save, names };
}

it("TX-04 remembers a third party once, by its name without capitals or accents", async () => {
  const { storage, save, bookId } = await open();
  await save("Aceros SAS");
  await save("  ACEROS   sas ", COMPANY, false);
  await save("Tecnología");
  await save("Tecnologia");
  expect(await listParties(storage, bookId)).toMatchObject([
    { name: "ACEROS sas", kind: COMPANY, offered: false, version: 2 },
    { name: "Tecnologia", version: 2 },
  ]);
});

it("TX-04 is undone: to what was remembered before, and to nothing", async () => {
  const { storage, save, names } = await open();
  const first = await save("Aceros SAS");
  const second = await save("Aceros SAS", SIMPLE, false);
  expect((await undoRecords(storage, { id: newId("command"), target: second.id })).ok).toBe(true);
  expect(await names()).toEqual([["Aceros SAS", true]]);
  // Changed since: the first command is undone no more.
  expect((await undoRecords(storage, { id: newId("command"), target: first.id })).ok).toBe(false);
  const other = await save("Otra");
  expect((await undoRecords(storage, { id: newId("command"), target: other.id })).ok).toBe(true);
  expect(await names()).toEqual([["Aceros SAS", true]]);
});

it("TX-04 goes with a copy of the book, which then goes its own way; a press repeated saves once (ST-09)", async () => {
  const { storage, bookId, save, names } = await open();
  await save("Aceros SAS");
  const copy = newId("book");
  const made = { id: newId("command"), sourceId: bookId, bookId: copy, entries: false };
  expect((await duplicateBook(storage, made)).ok).toBe(true);
  expect((await listParties(storage, copy)).map(({ name }) => name)).toEqual(["Aceros SAS"]);
  const command = {
    id: newId("command"),
    bookId: copy,
    partyId: newId("party"),
    name: "Nueva",
    kind: COMPANY,
    offered: true,
  };
  const [one, two] = [await saveParty(storage, command), await saveParty(storage, command)];
  expect(two).toEqual(one);
  expect(await names()).toEqual([["Aceros SAS", true]]);
});

it("TX-04 refuses a nameless one and a book that takes no writing", async () => {
  const { storage, save } = await open();
  expect((await save("   ")).result).toMatchObject({ ok: false, error: { kind: "blank-name" } });
  const gone = {
    id: newId("command"),
    bookId: newId("book"),
    partyId: newId("party"),
    name: "A",
    kind: COMPANY,
    offered: true,
  };
  expect(await saveParty(storage, gone)).toMatchObject({ ok: false, error: { kind: "unknown-book" } });
});
