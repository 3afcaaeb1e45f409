import { readFileSync, writeFileSync } from "node:fs";
import { env } from "node:process";
import { describe, expect, it } from "vitest";
import type { Book } from "#domain/company/book.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { setBookStatus } from "#storage/commands/books/change-book.ts";
import { changeCompany } from "#storage/commands/companies/change-company.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { makeBackup, OWNER } from "#tests/support/files/make-backup.ts";
import { disagreements, dump, openTestStorage } from "#tests/support/test-storage.ts";

/** Versions that have shipped before the present one; each left a database and a backup, written by its own code. */
const SHIPPED = VERSIONS.slice(0, -1).map(({ number }) => number);

async function open(version: number): Promise<AppStorage> {
  const lines = readFileSync(`tests/storage/versions/fixtures/v${version}.jsonl`, "utf8").trim().split("\n");
  const old = await openTestStorage({ newId, versions: VERSIONS.slice(0, version) });
  for (const line of lines) {
    const { table, row } = JSON.parse(line) as { readonly table: string; readonly row: object };
    await old.db.table(table).put(row);
  }
  old.close();
  return openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
}

async function onlyBook({ db }: AppStorage): Promise<Book> {
  const [book, ...others] = await db.books.toArray();
  if (!book || others.length > 0) throw new Error("not one book");
  return book;
}

async function expectSound(storage: AppStorage): Promise<void> {
  const book = await onlyBook(storage);
  expect(await verifyBook(storage.db, book.id)).toEqual([]);
  expect(await disagreements(storage, book.id)).toEqual([]);
  const net = [...(await balancesNow(storage, book.id)).values()].reduce(
    (sum, { debit, credit }) => sum + debit - credit,
    0,
  );
  expect(net).toBe(0);
  expect(book.entries).toBeGreaterThan(0);
}

describe("UP-01: a database of each shipped version, written by the code of its day", () => {
  it.each(SHIPPED)("%i opens, adds up, and takes writes", async (version) => {
    const storage = await open(version);
    expect(await storage.db.meta.get("schema")).toEqual({ key: "schema", value: VERSIONS.length });
    await expectSound(storage);
    const { id, companyId } = await onlyBook(storage);
    if (companyId === null) throw new Error("no company");
    const changed = await changeCompany(storage, { id: newId("command"), companyId, cuts: "half" });
    expect(changed.ok && changed.value.cuts).toBe("half");
    const completed = await setBookStatus(storage, { id: newId("command"), bookId: id, status: "completed" });
    expect(completed.ok).toBe(true);
    storage.close();
  });
});

describe("BR-04: a backup of each shipped version", () => {
  it.each(SHIPPED)("%i is restored whole", async (version) => {
    const found = await readBackup(
      new Blob([readFileSync(`tests/storage/backup/fixtures/v${version}.cuadra`)]),
    );
    expect(found).toMatchObject({ ok: true, value: { schema: version, bad: [], newer: [] } });
    if (!found.ok) return;
    const storage = await openTestStorage({ newId });
    expect((await restoreBackup(storage, found.value, OWNER, null)).ok).toBe(true);
    for (const { id } of await storage.db.books.toArray())
      expect(await verifyBook(storage.db, id), `v${version}`).toEqual([]);
    storage.close();
  });
});

/** Whether what the last test makes is left as the fixtures of the present version, before the next one is written. */
const isKept = env.CUADRA_KEEP_VERSION !== undefined;

it("BR-04: keeps a database and a backup of the present version, made of those of the one before", async () => {
  const { length } = VERSIONS;
  const storage = await open(length - 1);
  await expectSound(storage);
  const rows = Object.entries(await dump(storage)).flatMap(([table, all]) =>
    all.map((row) => JSON.stringify({ table, row })),
  );
  expect(rows.length).toBeGreaterThan(20);
  const backup = await makeBackup(storage, OWNER);
  expect(await readBackup(backup)).toMatchObject({ ok: true, value: { schema: length, bad: [], newer: [] } });
  storage.close();
  if (!isKept) return;
  writeFileSync(`tests/storage/versions/fixtures/v${length}.jsonl`, `${rows.join("\n")}\n`);
  writeFileSync(
    `tests/storage/backup/fixtures/v${length}.cuadra`,
    new Uint8Array(await backup.arrayBuffer()),
  );
});
