import type { DBCore, Middleware } from "dexie";
import { beforeEach, describe, expect, it } from "vitest";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import { similarEntry } from "#domain/accounting/memory/similar-entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { moveAccount } from "#storage/commands/accounts/move-account.ts";
import { undoAccounts } from "#storage/commands/accounts/undo-accounts.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { BookMemory } from "#storage/queries/books/book-memory.ts";
import { content } from "#tests/support/builders.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

/** How many reads each table answered. */
const reads = new Map<string, number>();

const counting: Middleware<DBCore> = {
  stack: "dbcore",
  name: "counts reads",
  create: (core) => ({
    ...core,
    table: (name) => {
      const table = core.table(name);
      const noted = <Answer>(answer: Answer): Answer => {
        reads.set(name, (reads.get(name) ?? 0) + 1);
        return answer;
      };
      return {
        ...table,
        get: (request) => noted(table.get(request)),
        getMany: (request) => noted(table.getMany(request)),
        query: (request) => noted(table.query(request)),
      };
    },
  }),
};

let storage: AppStorage;
let bookId: BookId;
let memory: BookMemory;

async function post(from: EntryContent, at: BookId = bookId): Promise<Entry> {
  const made = await postEntry(storage, {
    id: storage.newId("command"),
    bookId: at,
    entryId: storage.newId("entry"),
    content: from,
    origin: "journal",
  });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

const words = async () => (await memory.read()).map(({ description }) => description);

beforeEach(async () => {
  storage = await openTestStorage({ middleware: counting });
  bookId = await openTestBook(storage);
  await post(content("2026-11-03", "5120", "1110", 100, "Arriendo"));
  memory = new BookMemory(storage, bookId);
  await memory.read();
  reads.clear();
});

describe("what a book remembers of its last entries", () => {
  it("is read once: then an entry costs no page, and a key nothing", async () => {
    await post(content("2026-11-02", "5135", "1110", 50, "Energía"));
    reads.clear();
    expect(await words()).toEqual(["Energía", "Arriendo"]);
    expect(reads.get("pages") ?? 0).toBe(0);
    expect(reads.get("audit")).toBe(1);
    const entries = await memory.read();
    reads.clear();
    for (const typed of ["e", "en", "ene", "ener"])
      similarEntry(entries, { description: typed, reference: "", thirdParty: "" });
    expect([...reads]).toEqual([]);
  });

  it("is the same list while nothing of it changes: drafts and other books change nothing", async () => {
    const before = await memory.read();
    const other = await openTestBook(storage);
    await post(content("2026-11-03", "5120", "1110", 100, "De otro"), other);
    await saveDraft(storage, {
      id: storage.newId("command"),
      bookId,
      entryId: storage.newId("entry"),
      content: content("2026-11-04", "5120", "1110", 1, "Borrador"),
      origin: "journal",
    });
    expect(await memory.read()).toBe(before);
  });

  it("loses what was taken back, and has it again", async () => {
    const entry = await post(content("2026-11-05", "5135", "1110", 50, "Energía"));
    expect(await words()).toEqual(["Arriendo", "Energía"]);
    const id = storage.newId("command");
    const { version } = entry;
    await voidEntry(storage, {
      id,
      bookId,
      entry: { id: entry.id, number: entry.number, date: entry.date },
      version,
    });
    expect(await words()).toEqual(["Arriendo"]);
    await undoCommand(storage, { id: storage.newId("command"), bookId, target: id });
    expect(await words()).toEqual(["Arriendo", "Energía"]);
  });

  it("has the new code of an account that was moved, and the old one again", async () => {
    const head = () => ({ id: storage.newId("command"), bookId });
    expect(await addAccount(storage, { ...head(), code: "11100505", name: "Nequi" })).toMatchObject({
      ok: true,
    });
    await post(content("2026-11-05", "5135", "11100505", 70, "Aseo"));
    const codes = async () => (await memory.read()).at(-1)?.lines.map(({ account }) => account);
    expect(await codes()).toEqual(["5135", "11100505"]);
    const moving = { ...head(), code: "11100505", to: "11100510" };
    expect(await moveAccount(storage, moving)).toMatchObject({ ok: true });
    expect(await codes()).toEqual(["5135", "11100510"]);
    expect(await undoAccounts(storage, { ...head(), target: moving.id })).toMatchObject({ ok: true });
    expect(await codes()).toEqual(["5135", "11100505"]);
  });

  it("is read anew where the trail is not the one it followed", async () => {
    await post(content("2026-11-05", "5135", "1110", 50, "Energía"));
    await storage.db.audit.clear();
    expect(await words()).toEqual(["Arriendo", "Energía"]);
  });

  it("answers within eight milliseconds for two thousand entries", async () => {
    const [first] = await memory.read();
    if (!first) throw new Error("no entry");
    const entries = Array.from({ length: 2000 }, (_, at) => ({
      ...first,
      description: `Compra ${at} de papel`,
    }));
    const typed = { description: "ningún asiento se llama así", reference: "", thirdParty: "" };
    similarEntry(entries, typed);
    const times = Array.from({ length: 20 }, () => {
      const spent = processorTime();
      similarEntry(entries, typed);
      return spent();
    });
    expect(Math.min(...times)).toBeLessThan(8);
  });
});
