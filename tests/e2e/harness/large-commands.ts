import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { packDatabase } from "#storage/backup/make-backup.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { closeYear, reopenYear } from "#storage/commands/books/close-year.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { userDatabase } from "#storage/engine/database-names.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { beginRun, closedOf, hire, makeBook, makeCompany, on } from "#tests/support/payroll/payroll-runs.ts";

/** One command that opens many months, what it answered, and what is stored then. */
interface Answered {
  readonly what: string;
  readonly ok: boolean;
  readonly entries: number;
  readonly problems: number;
}

const MONTHS = 120;

function sale(at: number) {
  const line = (account: string, debit: number, credit: number) => ({
    account: account as AccountCode,
    debit: pesos(debit),
    credit: pesos(credit),
  });
  const month = at % MONTHS;
  const date = `${2017 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
  return {
    date: day(`${date}-${String((at % 28) + 1).padStart(2, "0")}`),
    description: "Venta de mostrador",
    reference: "",
    lines: [line("1105", at + 1, 0), line("4135", 0, at + 1)],
  };
}

async function look(storage: AppStorage, bookId: BookId, what: string, ok: boolean): Promise<Answered> {
  const book = await storage.db.books.get(bookId);
  const problems = (await verifyBook(storage.db, bookId)) ?? [];
  return { what, ok, entries: book?.entries ?? -1, problems: problems.length };
}

/** Each large command once, over so many entries in 120 new months. */
export async function largeCommands(count: number): Promise<readonly Answered[]> {
  const storage = await openAccountDatabase(userDatabase("acct_large"), {
    create: true,
    plan: fixedPlan("premium"),
  });
  const found: Answered[] = [];
  const companyId = await makeCompany(storage);
  const bookId = await makeBook(storage, companyId);
  const tell = async (what: string, result: { readonly ok: boolean }) => {
    found.push(await look(storage, bookId, what, result.ok));
  };
  const head = () => ({ id: storage.newId("command"), bookId });
  const contents = Array.from({ length: count }, (_, at) => sale(at));
  const first = head();
  await tell("import", await importEntries(storage, { ...first, contents, origin: "import" }));
  await tell("undo", await undoCommand(storage, { ...head(), target: first.id }));
  await tell("import again", await importEntries(storage, { ...head(), contents, origin: "import" }));
  await tell("close a year", await closeYear(storage, { ...head(), year: 2017 }));
  await tell("open it again", await reopenYear(storage, { ...head(), year: 2017 }));
  await hire(storage, companyId);
  const run = await closedOf(storage, await beginRun(storage, companyId));
  await tell(
    "post a payroll",
    await postRun(storage, { ...on(run), bookId, entryId: storage.newId("entry") }),
  );
  const account = { id: "acct_large", name: "Prueba", email: "prueba@cuadra.co" };
  const packed = await packDatabase(storage.db.backendDB(), { account, app: "large", createdAt: Date.now() });
  const read = await readBackup(packed.blob);
  if (!read.ok) throw new Error(read.error);
  await tell("restore", await restoreBackup(storage, read.value));
  storage.close();
  return found;
}

/** Keeps the disk busy from another page: large writes of another database, one after the other, until it closes. */
export async function busyDisk(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("ocupado", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("bytes");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const write = () => {
    const transaction = db.transaction("bytes", "readwrite", { durability: "strict" });
    const bytes = crypto.getRandomValues(new Uint8Array(65_536));
    for (let at = 0; at < 64; at += 1) transaction.objectStore("bytes").put(bytes, at);
    transaction.oncomplete = write;
  };
  write();
}
