import { beforeEach, describe, expect, it } from "vitest";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import type { Party } from "#domain/parties/party.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { adoptGuestWork } from "#storage/commands/companies/adopt-guest-work.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveParty } from "#storage/commands/fiscal/save-party.ts";
import { deleteParty } from "#storage/commands/parties/delete-party.ts";
import { mergeParties } from "#storage/commands/parties/merge-parties.ts";
import { recordParty } from "#storage/commands/parties/record-party.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import { content } from "#tests/support/builders.ts";
import { partyFields, recorded, recording } from "#tests/support/commands/party-commands.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { dump, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let companyId: CompanyId;
let bookId: BookId;

async function newBook(of: CompanyId | null = companyId, on = storage): Promise<BookId> {
  const id = newId("book");
  must(
    await createBook(on, { id: newId("command"), bookId: id, companyId: of, name: "Diario", chart: "puc" }),
  );
  return id;
}

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  companyId = newId("company");
  must(await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana" }));
  bookId = await newBook();
  return () => storage.close();
});

const names = async (of = bookId) => (await listParties(storage, of)).map(({ name }) => name);
const undo = (target: Party["id"] | string) =>
  undoRecords(storage, { id: newId("command"), target: target as never });

describe("recording a third party", () => {
  it("keeps what was said, for all books of the company and no other", async () => {
    const fields = partyFields("  Aceros   S.A.S. ", {
      number: "900.214.867-2",
      city: "Tunja",
      email: "a@aceros.co",
      phone: "601 482 9170",
      taxes: COMPANY,
      aliases: ["Los aceros", "aceros s.a.s."],
    });
    const made = await recorded(storage, bookId, fields);
    expect(made).toMatchObject({
      name: "Aceros S.A.S.",
      aliases: ["Los aceros"],
      document: { kind: "NIT", number: "900214867" },
      kind: COMPANY,
      companyId,
      version: 1,
    });
    expect(await listParties(storage, await newBook())).toEqual([made]);
    expect(await listParties(storage, await newBook(null))).toEqual([]);
  });

  it("under another name keeps the former one, so that its entries still find it", async () => {
    const before = await recorded(storage, bookId, partyFields("Aceros"));
    const after = must(await recordParty(storage, recording(bookId, partyFields("Mallas"), before)));
    expect(after).toMatchObject({ name: "Mallas", aliases: ["Aceros"], version: 2 });
    const accents = partyFields("MALLÁS", { aliases: ["Aceros"] });
    expect(must(await recordParty(storage, recording(bookId, accents, after))).aliases).toEqual(["Aceros"]);
  });

  it("refuses a name and a document that another one has, and says whose", async () => {
    const first = await recorded(
      storage,
      bookId,
      partyFields("Aceros", { number: "900214867", aliases: ["Andina"] }),
    );
    const other = await newBook();
    const refused = async (fields: ReturnType<typeof partyFields>) => {
      const result = await recordParty(storage, recording(other, fields));
      return result.ok ? null : result.error;
    };
    expect(await refused(partyFields("ACÉROS "))).toEqual({
      kind: "same-name",
      party: first,
      name: "Aceros",
    });
    expect(await refused(partyFields("andina"))).toEqual({ kind: "same-name", party: first, name: "Andina" });
    expect(await refused(partyFields("X", { number: "9002148672" }))).toEqual({
      kind: "same-document",
      party: first,
    });
    expect(await refused(partyFields("X", { documentKind: "CC", number: "900.214.867" }))).toMatchObject({
      kind: "same-document",
    });
    const wrong = {
      kind: "bad-party",
      problems: [{ field: "number", problem: { kind: "check-digit", expected: 2 } }],
    };
    expect(await refused(partyFields("X", { number: "900.214.867-3" }))).toEqual(wrong);
    expect(await refused(partyFields("  "))).toMatchObject({
      problems: [{ field: "name", problem: "blank" }],
    });
    expect(await refused(partyFields("x".repeat(201)))).toMatchObject({
      problems: [{ problem: "too-long" }],
    });
    expect(await refused(partyFields("x".repeat(200)))).toBeNull();
  });

  it("refuses what another tab changed or deleted meanwhile (MT-02), and repeats a press once (ST-09)", async () => {
    const command = recording(bookId, partyFields("Aceros"));
    const first = must(await recordParty(storage, command));
    expect(must(await recordParty(storage, command))).toEqual(first);
    const second = must(await recordParty(storage, recording(bookId, partyFields("Mallas"), first)));
    expect(await recordParty(storage, recording(bookId, partyFields("Otra"), first))).toEqual({
      ok: false,
      error: { kind: "stale-party", current: second },
    });
    must(
      await deleteParty(storage, {
        id: newId("command"),
        bookId,
        partyId: first.id,
        version: second.version,
      }),
    );
    expect(await recordParty(storage, recording(bookId, partyFields("Otra"), second))).toEqual({
      ok: false,
      error: { kind: "unknown-party" },
    });
    expect(await names()).toEqual([]);
  });

  it("is undone, unless another one took its name meanwhile", async () => {
    const made = await recorded(storage, bookId, partyFields("Aceros", { number: "900214867" }));
    const id = newId("command");
    must(await deleteParty(storage, { id, bookId, partyId: made.id, version: made.version }));
    const other = await recorded(storage, await newBook(), partyFields("Mallas", { number: "900214867" }));
    expect(await undo(id)).toMatchObject({ ok: false, error: { kind: "nothing-to-undo" } });
    must(
      await deleteParty(storage, { id: newId("command"), bookId, partyId: other.id, version: other.version }),
    );
    expect((await undo(id)).ok).toBe(true);
    expect(await names()).toEqual(["Aceros"]);
  });
});

describe("merging two that are one", () => {
  it("takes the other's names and what it does not say itself, writes no entry, and is undone", async () => {
    const sale = { ...content("2026-11-03", "1305", "4135", 9), description: "Venta" };
    const head = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
    must(await postEntry(storage, { ...head, content: sale }));
    const kept = await recorded(storage, bookId, partyFields("Aceros", { city: "Tunja" }));
    const said = { number: "900214867", city: "Cali", aliases: ["Andina"], taxes: COMPANY };
    const gone = await recorded(storage, bookId, partyFields("Aceros S.A.S.", said));
    const before = await dump(storage);
    const id = newId("command");
    const merged = must(await mergeParties(storage, { id, bookId, kept, gone }));
    expect(merged).toMatchObject({
      name: "Aceros",
      aliases: ["Aceros S.A.S.", "Andina"],
      city: "Tunja",
      document: gone.document,
      kind: COMPANY,
    });
    const after = await dump(storage);
    expect([after.pages, after.months]).toEqual([before.pages, before.months]);
    expect(await names()).toEqual(["Aceros"]);
    expect((await undo(id)).ok).toBe(true);
    const [one, two] = await listParties(storage, bookId);
    expect([one, two]).toMatchObject([
      { name: "Aceros", city: "Tunja" },
      { name: "Aceros S.A.S.", aliases: ["Andina"], document: gone.document },
    ]);
    expect(one?.document).toBeUndefined();
    expect(one?.aliases).toBeUndefined();
  });

  it("refuses one that changed or went, and one with itself", async () => {
    const kept = await recorded(storage, bookId, partyFields("Aceros"));
    const gone = await recorded(storage, bookId, partyFields("Mallas"));
    const merge = (one: Party, other: Party) =>
      mergeParties(storage, { id: newId("command"), bookId, kept: one, gone: other });
    expect(await merge(kept, kept)).toMatchObject({ error: { kind: "unknown-party" } });
    expect(await merge(kept, { ...gone, version: 7 })).toMatchObject({ error: { kind: "stale-party" } });
    must(
      await deleteParty(storage, { id: newId("command"), bookId, partyId: gone.id, version: gone.version }),
    );
    expect(await merge(kept, gone)).toMatchObject({ error: { kind: "unknown-party" } });
  });
});

describe("what a third party is for taxes", () => {
  const save = (on: BookId, name: string) => {
    const command = {
      id: newId("command"),
      bookId: on,
      partyId: newId("party"),
      name,
      kind: COMPANY,
      offered: false,
    };
    return saveParty(storage, command);
  };

  it("is said of its record, found by any of its names or its number, whose name stays", async () => {
    const made = await recorded(
      storage,
      bookId,
      partyFields("Aceros S.A.S.", { number: "900214867", aliases: ["Andina"] }),
    );
    const other = await newBook();
    for (const text of ["andina", "900.214.867-2", "aceros s.a.s."]) {
      expect(must(await save(other, text))).toMatchObject({
        id: made.id,
        name: "Aceros S.A.S.",
        kind: COMPANY,
      });
    }
    expect(await names()).toEqual(["Aceros S.A.S."]);
  });
});

describe("copies and guests", () => {
  it("a copy of a book shares the company's third parties; one without a company takes its own along", async () => {
    await recorded(storage, bookId, partyFields("Aceros"));
    const alone = await newBook(null);
    await recorded(storage, alone, partyFields("Mallas"));
    for (const [source, name] of [
      [bookId, "Aceros"],
      [alone, "Mallas"],
    ] as const) {
      const copy = newId("book");
      const command = { id: newId("command"), sourceId: source, bookId: copy, entries: false };
      must(await duplicateBook(storage, command));
      expect(await names(copy)).toEqual([name]);
    }
    expect(await storage.db.parties.count()).toBe(3);
  });

  it("a guest's go along, those of a deleted book of the company too", async () => {
    const guest = await openTestStorage({ newId });
    const own = newId("company");
    must(await createCompany(guest, { id: newId("command"), companyId: own, name: "Mía" }));
    const [one, two] = [await newBook(own, guest), await newBook(own, guest)];
    await recorded(guest, one, partyFields("Aceros"));
    await recorded(guest, two, partyFields("Mallas"));
    const gone = await guest.db.books.get(two);
    await guest.db.books.put({ ...gone, deletedAt: 5 } as never);
    must(await adoptGuestWork(storage, guest, { id: newId("command"), guestId: newId("guest") }));
    expect(await names(one)).toEqual(["Aceros", "Mallas"]);
    guest.close();
  });
});
