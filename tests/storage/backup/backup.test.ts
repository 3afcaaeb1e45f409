import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { MOST_BYTES, readFile } from "#storage/backup/backup-file.ts";
import { type Backup, readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { listCopies, readCopy } from "#storage/copies/copies.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { SENTINEL_KEY, sentinel } from "#storage/health/sentinel.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { plain } from "#storage/shapes/plain.ts";
import { SCHEMA, VERSIONS } from "#storage/versions/index.ts";
import type { SchemaVersion } from "#storage/versions/version.ts";
import { content } from "#tests/support/builders.ts";
import { expectAllOrNothing } from "#tests/support/files/broken-restores.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { MemoryCopies } from "#tests/support/memory-copies.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { arbitraryHistory, Player } from "#tests/support/random/random-commands.ts";
import { disagreements, dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ANA = { id: "acct_0190", name: "Ana Ruiz", email: "ana@ejemplo.co" };

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
});

afterEach(() => {
  storage.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function bring(count: number): Promise<void> {
  const contents = Array.from({ length: count }, (_, index) =>
    content("2026-11-03", "1105", "4135", 1000 + index, `Venta ${index} con Ñandú y "comillas"`),
  );
  const id = storage.newId("command");
  const done = await importEntries(storage, { id, bookId, contents, origin: "import" });
  if (!done.ok) throw new Error(done.error.kind);
}

async function read(file: Blob): Promise<Backup> {
  const backup = await readBackup(file);
  if (!backup.ok) throw new Error(backup.error);
  return backup.value;
}

/** The database without the records that identify it. */
async function contents(from: AppStorage): Promise<Record<string, unknown[]>> {
  return { ...(await dump(from)), meta: [] };
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const plainOf = async (file: Blob) => gunzipSync(await bytesOf(file)).toString("utf8");

/** A valid file with changed contents and a correct checksum, as only our own code could write it. */
async function forge(file: Blob, change: (parsed: never) => void): Promise<Blob> {
  const { writeFile } = await import("#storage/backup/backup-file.ts");
  const { format: _f, version: _v, checksum: _c, ...rest } = JSON.parse(await plainOf(file));
  change(rest as never);
  return writeFile([JSON.stringify(rest).slice(1)]);
}

describe("round trip", () => {
  it("BR-01 restoring a backup gives back everything, whatever was done before", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryHistory, async (steps) => {
        const from = await openTestStorage();
        const to = await openTestStorage();
        const player = new Player(from, await openTestBook(from));
        for (const step of steps) await player.play(step);
        const backup = await read(await makeBackup(from, ANA));
        expect(backup.bad).toEqual([]);
        expect(backup.settled).toEqual([]);
        await openTestBook(to);
        expect((await restoreBackup(to, backup)).ok).toBe(true);
        expect(await contents(to)).toEqual(await contents(from));
        const again = await read(await makeBackup(to, ANA));
        expect({ ...again.tables, meta: [] }).toEqual({ ...backup.tables, meta: [] });
        from.close();
        to.close();
      }),
      { numRuns: 60 },
    );
  });

  it("BR-01 a year of 2,500 entries, and work goes on after it with the next number", async () => {
    await bring(2500);
    const file = await makeBackup(storage, ANA);
    expect(file.size).toBeLessThan(200_000);
    const backup = await read(file);
    expect(backup).toMatchObject({
      account: ANA,
      books: 1,
      entries: 2500,
      schema: SCHEMA,
      app: __APP_VERSION__,
    });
    const before = await contents(storage);
    await bring(10);
    expect((await restoreBackup(storage, backup)).ok).toBe(true);
    expect(await contents(storage)).toEqual(before);
    const made = await postEntry(storage, {
      id: storage.newId("command"),
      bookId,
      entryId: storage.newId("entry"),
      content: content("2026-11-20", "5135", "1110", 486_300),
      origin: "journal",
    });
    expect(made).toMatchObject({ ok: true, value: { number: 2501 } });
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("BR-01 the same contents give the same file, and a file without gzip is read too", async () => {
    await bring(3);
    const clock = { now: () => 1_763_000_000_000 };
    const first = await makeBackup({ ...storage, clock }, ANA);
    expect(await bytesOf(await makeBackup({ ...storage, clock }, ANA))).toEqual(await bytesOf(first));
    const plain = new Blob([await plainOf(first)]);
    expect((await read(plain)).tables).toEqual((await read(first)).tables);
  });

  it("BR-02 a backup made while another writes is a consistent picture", async () => {
    let going = true;
    const writing = (async () => {
      while (going) await bring(7);
    })();
    for (let round = 0; round < 8; round += 1) {
      const backup = await read(await makeBackup(storage, ANA));
      expect(backup.settled).toEqual([]);
      expect(backup.entries % 7).toBe(0);
    }
    going = false;
    await writing;
  });
});

describe("what is refused", () => {
  it("BR-03 200 cuts and 200 flips are refused, and nothing changes", async () => {
    await bring(40);
    const bytes = await bytesOf(await makeBackup(storage, ANA));
    const before = await contents(storage);
    for (let step = 0; step < 200; step += 1) {
      const at = Math.floor((bytes.length * step) / 200);
      const cut = await readBackup(new Blob([bytes.slice(0, at)]));
      expect(cut.ok, `cut at ${at}`).toBe(false);
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (step % 8));
      const altered = await readBackup(new Blob([flipped]));
      expect(altered.ok, `flip at ${at}`).toBe(false);
    }
    expect(await contents(storage)).toEqual(before);
  });

  it("BR-03 the same of a file without gzip", async () => {
    await bring(5);
    const bytes = new TextEncoder().encode(await plainOf(await makeBackup(storage, ANA)));
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 200)) {
      expect((await readBackup(new Blob([bytes.slice(0, at)]))).ok, `cut at ${at}`).toBe(false);
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 7));
      expect((await readBackup(new Blob([flipped]))).ok, `flip at ${at}`).toBe(false);
    }
  });

  it("BR-03 says what a file is: foreign, cut short, altered", async () => {
    await bring(40);
    const file = await makeBackup(storage, ANA);
    const bytes = await bytesOf(file);
    const problem = async (...parts: BlobPart[]) => {
      const result = await readBackup(new Blob(parts));
      return result.ok ? "read" : result.error;
    };
    expect(await problem()).toBe("foreign");
    expect(await problem("{}")).toBe("foreign");
    expect(await problem("Fecha;Valor\n")).toBe("foreign");
    expect(await problem(new Uint8Array(gzipSync("hola")))).toBe("foreign");
    expect(await problem('{"format":"cuadra-co')).toBe("truncated");
    expect(await problem(bytes.slice(0, 40))).toBe("truncated");
    expect(await problem(bytes.slice(0, -9))).toBe("truncated");
    expect(await problem(bytes, "x")).toBe("altered");
    const plain = await plainOf(file);
    expect(await problem(plain.slice(0, -30))).toBe("truncated");
    expect(await problem(plain.replace("Venta 3", "Venta 4"))).toBe("altered");
    expect(await problem(plain.replace("Ana Ruiz", "Eva Ruiz"))).toBe("altered");
  });

  it("refuses what unpacks to more than the limit, and what is larger than it", async () => {
    await bring(200);
    const file = await makeBackup(storage, ANA);
    expect(await readBackup(file, { mostBytes: 20_000 })).toEqual({ ok: false, error: "too-large" });
    expect(await readFile(file, 100)).toEqual({ ok: false, error: "too-large" });
    expect(MOST_BYTES).toBe(209_715_200);
  });

  it("refuses counts that do not agree and headers without their parts", async () => {
    await bring(3);
    const file = await makeBackup(storage, ANA);
    const damaged = { ok: false, error: "damaged" };
    expect(
      await readBackup(
        await forge(file, (rest: { tables: { books: unknown[] } }) => rest.tables.books.pop()),
      ),
    ).toEqual(damaged);
    expect(
      await readBackup(
        await forge(file, (rest: { tables: { extra?: unknown[] } }) => {
          rest.tables.extra = [];
        }),
      ),
    ).toEqual(damaged);
    expect(
      await readBackup(
        await forge(file, (rest: { account?: unknown }) => {
          delete rest.account;
        }),
      ),
    ).toEqual(damaged);
    expect(
      await readBackup(
        await forge(file, (rest: { tables: unknown }) => {
          rest.tables = [];
        }),
      ),
    ).toEqual(damaged);
  });
});

describe("versions", () => {
  const next: SchemaVersion = {
    number: SCHEMA + 1,
    stores: { budgets: "id" },
    migrateBackup: (tables) => ({
      ...tables,
      companies: (tables.companies ?? []).map((row) => ({ ...(row as object), nit: "900" })),
      budgets: [{ id: "first", amount: 1 }],
    }),
  };

  it("BR-04 a backup of an older schema is brought to the present one", async () => {
    const id = storage.newId("command");
    await createCompany(storage, { id, companyId: storage.newId("company"), name: "La Sabana" });
    const file = await makeBackup(storage, ANA);
    const versions = [...VERSIONS, next];
    const backup = await readBackup(file, { versions });
    if (!backup.ok) throw new Error(backup.error);
    expect(backup.value.tables.companies).toEqual([expect.objectContaining({ nit: "900" })]);
    const newer = await openTestStorage({ versions });
    expect((await restoreBackup(newer, backup.value)).ok).toBe(true);
    expect((await dump(newer)).budgets).toEqual([{ id: "first", amount: 1 }]);
    expect(await newer.db.meta.get("schema")).toEqual({ key: "schema", value: SCHEMA + 1 });
    newer.close();
  });

  it("BR-04 the stored file of the first version is read as it was written", async () => {
    const file = new Blob([readFileSync("tests/storage/backup/fixtures/v1.cuadra")]);
    const backup = await read(file);
    expect(backup).toMatchObject({ schema: 1, books: 1, entries: 3, bad: [], settled: [] });
    expect((await restoreBackup(storage, backup)).ok).toBe(true);
    const [book] = await storage.db.books.toArray();
    expect(book && (await disagreements(storage, book.id))).toEqual([]);
    const row = (await storage.db.months.toArray())[0];
    expect(row?.accounts["1105"]).toMatchObject({ debit: 500_000, credit: 120_000 });
    expect((await storage.db.pages.toArray()).flatMap((page) => page.entries)).toHaveLength(3);
  });

  it("BR-04 a backup of a newer schema, or of a newer format, is refused as newer", async () => {
    const file = await makeBackup(storage, ANA);
    const schema = await forge(file, (rest: { schema: number }) => {
      rest.schema = SCHEMA + 1;
    });
    expect(await readBackup(schema)).toEqual({ ok: false, error: "newer" });
    const format = (await plainOf(file)).replace('"version":1', '"version":12');
    expect(await readBackup(new Blob([format]))).toEqual({ ok: false, error: "newer" });
  });
});

describe("the restore", () => {
  it.each(["throws", "ends"] as const)(
    "BR-05 a fault at any write leaves everything as it was: the store %s",
    async (kind) => {
      await bring(5);
      const backup = await read(await makeBackup(storage, ANA));
      const other = await openTestStorage();
      await openTestBook(other);
      await expectAllOrNothing(other, kind, () => restoreBackup(other, backup));
      expect(await contents(other)).toEqual(await contents(storage));
      other.close();
    },
  );

  it("BR-05 rows that the store refuses leave everything as it was", async () => {
    await bring(5);
    const { tables, ...facts } = await read(await makeBackup(storage, ANA));
    await bring(1);
    const before = await dump(storage);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const [book] = tables.books ?? [];
    if (book === undefined) throw new Error("no book");
    const twice = { ...facts, tables: { ...tables, books: [book, book] } };
    expect(await restoreBackup(storage, twice)).toMatchObject({ ok: false });
    const keyless = { ...facts, tables: { ...tables, books: [{}] } };
    expect(await restoreBackup(storage, keyless)).toMatchObject({ ok: false });
    expect(await dump(storage)).toEqual(before);
  });

  it("BR-05 tells how far it is, a part of the rows at a time", async () => {
    const backup = await read(await makeBackup(storage, ANA));
    const usage = Array.from({ length: 5000 }, (_, at) => ({ key: `exports/${at}`, count: 1 }));
    const many = { ...backup, tables: { ...backup.tables, usage } };
    const told: number[] = [];
    const done = await restoreBackup(storage, many, ANA, null, { onProgress: (share) => told.push(share) });
    expect(done.ok).toBe(true);
    expect(told.length).toBeGreaterThan(4);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBeCloseTo(1, 2);
    expect(await storage.db.usage.count()).toBe(5000);
  });

  it("sets a copy of the present contents aside first, and does not start without it", async () => {
    await bring(5);
    const backup = await read(await makeBackup(storage, ANA));
    await bring(2);
    const before = await contents(storage);
    const copies = new MemoryCopies();
    copies.full = true;
    expect(await restoreBackup(storage, backup, ANA, copies)).toEqual({
      ok: false,
      error: { kind: "copy-failed" },
    });
    expect(await contents(storage)).toEqual(before);
    copies.full = false;
    expect(await restoreBackup(storage, backup, ANA, copies)).toEqual({
      ok: true,
      value: { books: 1, entries: 5 },
    });
    const [copy] = await listCopies(undefined, copies);
    expect(copy).toMatchObject({ reason: "restore", entries: 7 });
    const file = copy && (await readCopy(copy, copies));
    expect((await read(file ?? new Blob())).entries).toBe(7);
  });

  it("BR-05 replaces nothing that another tab saved while the copy was made: it is copied too, or nothing is done", async () => {
    await bring(5);
    const backup = await read(await makeBackup(storage, ANA));
    let saves = 1;
    class BusyCopies extends MemoryCopies {
      override async put(url: string, response: Response): Promise<void> {
        await super.put(url, response);
        if (saves > 0) await bring(1);
        saves -= 1;
      }
    }
    const copies = new BusyCopies();
    expect(await restoreBackup(storage, backup, ANA, copies)).toMatchObject({ ok: true });
    expect((await listCopies(undefined, copies))[0]).toMatchObject({ entries: 6 });
    saves = 100;
    await bring(1);
    const done = await restoreBackup(storage, backup, ANA, copies);
    expect(done).toEqual({ ok: false, error: { kind: "changed" } });
    expect(await storage.db.books.get(bookId), "all of it is still there").toMatchObject({ entries: 9 });
  });

  it("BR-13 sets work without a book aside too, and says where; of nothing at all there is no copy", async () => {
    const backup = await read(await makeBackup(storage, ANA));
    const other = await openTestStorage();
    const copies = new MemoryCopies();
    const urls: string[] = [];
    const watch = { onSnapshot: (url: string) => urls.push(url) };
    const empty = await read(await makeBackup(other, ANA));
    expect((await restoreBackup(other, empty, ANA, copies, watch)).ok).toBe(true);
    expect(urls).toEqual([]);
    const id = other.newId("command");
    await createCompany(other, { id, companyId: other.newId("company"), name: "La Sabana" });
    expect(await other.db.books.count()).toBe(0);
    expect((await restoreBackup(other, backup, ANA, copies, watch)).ok).toBe(true);
    const kept = await listCopies(undefined, copies);
    expect(kept.map(({ url }) => url)).toEqual(urls);
    expect(kept).toMatchObject([{ reason: "restore", books: 0 }]);
    other.close();
  });

  it("UP-02 is refused when a newer schema was there, or the database is not ours any more", async () => {
    const backup = await read(await makeBackup(storage, ANA));
    const refusal = (trouble: string) => ({ ok: false, error: { kind: "storage", trouble } });
    await storage.db.meta.put({ key: "schema", value: SCHEMA + 1 });
    const before = await dump(storage);
    expect(await restoreBackup(storage, backup)).toEqual(refusal("newer"));
    expect(await dump(storage)).toEqual(before);
    await storage.db.meta.delete("schema");
    expect(await restoreBackup(storage, backup)).toEqual(refusal("lost"));
    storage.close();
    await removeDatabase(storage.name);
    expect(await restoreBackup(storage, backup)).toEqual(refusal("lost"));
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(storage.name);
  });

  it("keeps which database it is, and tells the sentinel", async () => {
    await bring(3);
    const identity = await storage.db.meta.get("identity");
    const other = await openTestStorage();
    const backup = await read(await makeBackup(storage, ANA));
    const forged = {
      ...backup,
      tables: {
        ...backup.tables,
        meta: [
          { key: "schema", value: 7 },
          { key: "identity", value: "cmd_x" },
        ],
      },
    };
    expect((await restoreBackup(storage, forged)).ok).toBe(true);
    expect(await storage.db.meta.get("identity")).toEqual(identity);
    expect(await storage.db.meta.get("schema")).toEqual({ key: "schema", value: SCHEMA });
    const account = storage.name.replace("cuadra-user-", "");
    expect(sentinel.known()[account]).toMatchObject({ schema: SCHEMA, sequence: 2 });
    expect(localStorage.getItem(SENTINEL_KEY)).not.toContain("Venta");
    other.close();
  });
});

describe("what is in it", () => {
  it("BR-08 no password, no hash, no plan; a plan written into the file is not restored", async () => {
    await bring(2);
    const file = await makeBackup(storage, ANA);
    const text = await plainOf(file);
    for (const word of ["password", "hash", "salt", "isPremium", '"plan"', "sessionKey"])
      expect(text).not.toContain(word);
    const forged = await forge(file, (rest: { account: object; tables: { books: object[] } }) => {
      Object.assign(rest.account, { plan: "premium" });
      Object.assign(rest.tables.books[0] ?? {}, { plan: "premium", isPremium: true });
    });
    const backup = await read(forged);
    expect(JSON.stringify(backup)).not.toContain("premium");
  });

  it("BR-11 a book with bad records comes out, with the list of problems, and restores what is sound", async () => {
    await bring(120);
    const page = await storage.db.pages.get([bookId, "2026-11", 1]);
    if (!page) throw new Error("no page");
    const entries = page.entries.map((entry, index) => {
      if (index === 4) return { ...entry, lines: [{ account: "1105", debit: Number.NaN, credit: 0 }] };
      return index === 6 ? { ...entry, date: "2026-02-30" } : entry;
    });
    await storage.db.pages.put({ ...page, entries } as never);
    await storage.db.companies.put({ id: "comp_x", name: 10n } as never);
    const file = await makeBackup(storage, ANA);
    const { problems } = JSON.parse(await plainOf(file));
    expect(problems).toEqual([
      { table: "companies", key: "comp_x" },
      { table: "pages", key: `${bookId}/2026-11/1/5` },
      { table: "pages", key: `${bookId}/2026-11/1/7` },
    ]);
    const backup = await read(file);
    expect(backup.bad).toHaveLength(3);
    expect(backup.settled).toMatchObject([{ bookId, name: "Diario" }]);
    expect((await restoreBackup(storage, backup)).ok).toBe(true);
    const left = ((await verifyBook(storage.db, bookId)) ?? []).map((problem) => problem.kind);
    expect(new Set(left)).toEqual(new Set(["missing-number"]));
    expect(await storage.db.books.get(bookId)).toMatchObject({ entries: 118, lastNumber: 120 });
  });

  it("BR-11 a book whose own record is bad is saved by its entries, and a closed month stays closed", async () => {
    await bring(12);
    const book = await storage.db.books.get(bookId);
    await storage.db.books.put({ ...book, turnover: Number.NaN, start: "x" } as never);
    const month = await storage.db.months.get([bookId, "2026-11"]);
    await storage.db.months.put({ ...month, closed: true, posted: "many" } as never);
    const backup = await read(await makeBackup(storage, ANA));
    expect((await restoreBackup(storage, backup)).ok).toBe(true);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    expect(await storage.db.books.get(bookId)).toMatchObject({ name: "Diario", entries: 12 });
    expect((await storage.db.months.get([bookId, "2026-11"]))?.closed).toBe(true);
  });

  it("AC-01 an unbalanced entry cannot be posted by the road of a backup: it keeps its number and counts nowhere", async () => {
    await bring(3);
    const forged = await forge(
      await makeBackup(storage, ANA),
      (rest: { tables: { pages: { entries: { lines: { debit: number }[] }[] }[] } }) => {
        const first = rest.tables.pages[0]?.entries[0]?.lines[0];
        if (first) first.debit += 1;
      },
    );
    const backup = await read(forged);
    expect(backup.settled[0]?.problems).toContainEqual(
      expect.objectContaining({ kind: "unbalanced-entry", number: 1 }),
    );
    expect((await restoreBackup(storage, backup)).ok).toBe(true);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    expect((await storage.db.pages.toArray())[0]?.entries[0]?.status).toBe("void");
  });

  it("IM-10 keys that reach for a prototype, and rows that come twice, are left out", async () => {
    await bring(2);
    const forged = await forge(
      await makeBackup(storage, ANA),
      (rest: { counts: Record<string, number>; tables: Record<string, unknown[]> }) => {
        rest.tables.outbox = [
          JSON.parse('{"id":"r1","__proto__":{"isPremium":true},"constructor":1,"name":"x"}'),
        ];
        rest.counts.outbox = 1;
        rest.tables.books = [...(rest.tables.books ?? []), ...(rest.tables.books ?? [])];
        rest.counts.books = 2;
      },
    );
    const backup = await read(forged);
    expect(({} as { isPremium?: boolean }).isPremium).toBeUndefined();
    expect(backup.tables.outbox).toEqual([{ id: "r1", name: "x" }]);
    expect(backup.bad).toEqual([{ table: "books", key: bookId }]);
    expect(backup.books).toBe(1);
    let deep: unknown = 1;
    for (let depth = 0; depth < 60; depth += 1) deep = [deep];
    expect(plain.check(deep)).toBe("bad");
  });

  it("leaves out pages and months of books that the file does not have", async () => {
    await bring(2);
    await storage.db.books.clear();
    const backup = await read(await makeBackup(storage, ANA));
    expect(backup).toMatchObject({ books: 0, entries: 0 });
    expect(backup.tables.pages).toEqual([]);
  });
});
