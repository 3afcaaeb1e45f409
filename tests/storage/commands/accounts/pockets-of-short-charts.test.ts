import { beforeEach, describe, expect, it } from "vitest";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { entryToOperation } from "#domain/accounting/operations/entry-to-operation.ts";
import { nextPocketCode } from "#domain/accounting/operations/pockets.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { removeAccount, renameAccount, setAccountClosed } from "#storage/commands/accounts/own-accounts.ts";
import { undoAccounts } from "#storage/commands/accounts/undo-accounts.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { setUpBook } from "#storage/commands/books/set-up-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { fillFromBook } from "#storage/queries/books/fill-from-book.ts";
import { accountLedger } from "#storage/queries/books/ledger.ts";
import { planOfAccounts } from "#storage/queries/books/plan-of-accounts.ts";
import { companyCard } from "#storage/queries/companies/company-figures.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { figuresOf } from "#tests/support/book-facts.ts";
import { line } from "#tests/support/builders.ts";
import { backupOf } from "#tests/support/files/make-backup.ts";
import { disagreements, dump, openTestStorage } from "#tests/support/test-storage.ts";

type ShortKind = "mini" | "journal";

const CODES = {
  mini: { cash: "1001", bank: "1002", sales: "4001", expense: "5001", capital: "3001" },
  journal: {
    cash: "caja",
    bank: "bancos",
    sales: "ventas",
    expense: "gastos-operacionales",
    capital: "capital",
  },
} as const;

let storage: AppStorage;
const head = (bookId: BookId) => ({ id: storage.newId("command"), bookId });

async function company(name: string): Promise<CompanyId> {
  const companyId = storage.newId("company");
  await createCompany(storage, { id: storage.newId("command"), companyId, name });
  return companyId;
}

async function bookIn(companyId: CompanyId | null, chart: ShortKind): Promise<BookId> {
  const bookId = storage.newId("book");
  const made = await createBook(storage, { ...head(bookId), companyId, name: "Diario", chart });
  if (!made.ok) throw new Error(made.error.kind);
  return bookId;
}

const bookOf = async (id: BookId) => {
  const book = await getBook(storage, id);
  if (book === null) throw new Error("no book");
  return book;
};

async function pocket(bookId: BookId, kind: "cash" | "bank" | "savings", name: string): Promise<string> {
  const code = nextPocketCode(kind, await bookChart(storage, await bookOf(bookId))) ?? "";
  const added = await addAccount(storage, { ...head(bookId), code, name });
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  return code;
}

interface Places {
  readonly till: string;
  readonly nequi: string;
}

/** A shop's days: capital in the bank, sales to the pockets, an expense out of one, a transfer between two. */
function shop(chart: ShortKind, { till, nequi }: Places): EntryContent[] {
  const { bank, sales, expense, capital } = CODES[chart];
  const entry = (date: string, debit: string, credit: string, amount: number): EntryContent => ({
    date: day(date),
    description: "Prueba",
    reference: "",
    lines: [line(debit, amount), line(credit, -amount)],
  });
  return [
    entry("2026-10-01", bank, capital, 5_000_000),
    entry("2026-10-30", till, sales, 700_000),
    entry("2026-11-02", nequi, sales, 450_000),
    entry("2026-11-03", expense, nequi, 120_000),
    entry("2026-11-04", bank, till, 300_000),
    entry("2026-11-05", nequi, bank, 200_000),
  ];
}

async function write(bookId: BookId, contents: readonly EntryContent[]) {
  const made = await importEntries(storage, { ...head(bookId), contents, origin: "import" });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
}

beforeEach(async () => {
  storage = await openTestStorage({ pageSize: 3 });
  return async () => {
    for (const { id } of await storage.db.books.toArray()) {
      expect(await disagreements(storage, id)).toEqual([]);
      expect(await verifyBook(storage.db, id)).toEqual([]);
    }
    storage.close();
  };
});

const namesOf = async (id: BookId) =>
  (await bookChart(storage, await bookOf(id))).accounts.filter(({ own }) => own).map(({ name }) => name);

describe.each(["mini", "journal"] as const)("AC-60 pockets of the %s chart", (chart) => {
  it("read as the accounts that they are below in every statement, figure and table", async () => {
    const [with_, without] = [await company("Con bolsillos"), await company("Sin bolsillos")];
    const [own, plain] = [await bookIn(with_, chart), await bookIn(without, chart)];
    const till = await pocket(own, "cash", "Caja del local");
    const nequi = await pocket(own, "savings", "Nequi");
    await write(own, shop(chart, { till, nequi }));
    await write(plain, shop(chart, { till: CODES[chart].cash, nequi: CODES[chart].bank }));
    const periods = [{ from: day("2026-11-01"), to: day("2026-11-30") }];
    for (const kind of STATEMENT_KINDS) {
      const made = async (id: BookId) => {
        const request = { books: [id], periods, statements: [kind], direct: kind === "cash" };
        const figures = await statementFigures(storage, request);
        if (figures === null) throw new Error("no figures");
        return figuresOf(makeStatement(kind, figures, kind === "cash" ? "direct" : "indirect"));
      };
      const [ours, theirs] = [await made(own), await made(plain)];
      expect(ours, kind).toEqual(theirs);
      expect(Object.keys(ours).length, kind).toBeGreaterThan(0);
      for (const view of ["simple", "complex"] as const) {
        const fill = async (id: BookId) =>
          fillFromBook(
            storage,
            { statement: kind, view },
            await bookOf(id),
            periods[0]?.from ?? null,
            periods[0]?.to ?? day("2026-11-30"),
          );
        expect(await fill(own), `${kind} ${view}`).toEqual(await fill(plain));
      }
    }
    const figures = async (id: CompanyId) => (await companyCard(storage, id))?.figures;
    expect(await figures(with_)).toEqual(await figures(without));
    const bank = (await bookChart(storage, await bookOf(own))).byCode.get(CODES[chart].bank);
    if (bank === undefined) throw new Error("no bank");
    const ledger = await accountLedger(storage, own, bank, day("2026-11-01"), day("2026-11-30"));
    // 5.000.000 in the bank; 450.000 less 120.000 in Nequi; 300.000 come from the till.
    expect(ledger.closing).toBe(5_630_000);
    const plan = await planOfAccounts(storage, await bookOf(own), "book");
    expect(plan.chart.byCode.get(nequi)).toMatchObject({ parent: CODES[chart].bank, name: "Nequi" });
  });

  it("are renamed, closed and removed, each by one press back; a later book of the company has them", async () => {
    const owner = await company("La Sabana");
    const first = await bookIn(owner, chart);
    const code = await pocket(first, "savings", "Nequi");
    const second = await bookIn(owner, chart);
    const other = await bookIn(owner, chart === "mini" ? "journal" : "mini");
    expect(await namesOf(second)).toEqual(["Nequi"]);
    expect(await namesOf(other)).toEqual([]);
    const before = await dump(storage);
    const asked = [
      () => renameAccount(storage, { ...command, code, name: "Nequi de Ana", seen: "Nequi" }),
      () => setAccountClosed(storage, { ...command, code, closed: true }),
      () => removeAccount(storage, { ...command, code }),
    ];
    let command = head(first);
    for (const run of asked) {
      command = head(first);
      expect(await run()).toMatchObject({ ok: true });
      expect((await storage.db.accounts.toArray()).map((row) => ({ ...row }))).not.toEqual(before.accounts);
      const undone = await undoAccounts(storage, { ...head(first), target: command.id });
      expect(undone.ok).toBe(true);
      expect((await dump(storage)).accounts).toEqual(before.accounts);
    }
    await write(first, shop(chart, { till: CODES[chart].cash, nequi: code }));
    expect(await removeAccount(storage, { ...head(second), code })).toMatchObject({
      ok: false,
      error: { kind: "own-account", problem: "in-use" },
    });
    const copy = { ...head(storage.newId("book")), sourceId: first, entries: true };
    expect(await duplicateBook(storage, copy)).toMatchObject({ ok: true });
    expect(await namesOf(copy.bookId)).toEqual(["Nequi"]);
  });

  it("keep their chart while they are named, and a copy that is restored whole", async () => {
    const bookId = await bookIn(null, chart);
    const code = await pocket(bookId, "bank", "Bancolombia");
    const setup = { chart: "puc" as const };
    expect(await setUpBook(storage, { ...head(bookId), setup })).toMatchObject({
      ok: false,
      error: { kind: "chart-in-use", by: "accounts", count: 1 },
    });
    await write(bookId, shop(chart, { till: CODES[chart].cash, nequi: code }));
    const rows = await dump(storage);
    const backup = await backupOf(storage);
    const to = await openTestStorage();
    expect((await restoreBackup(to, backup)).ok).toBe(true);
    const restored = await dump(to);
    expect([restored.accounts, restored.pages, restored.months]).toEqual([
      rows.accounts,
      rows.pages,
      rows.months,
    ]);
    expect(await verifyBook(to.db, bookId)).toEqual([]);
    to.close();
  });

  it("pass money between them without being income or expense, in both views", async () => {
    const bookId = await bookIn(null, chart);
    const code = await pocket(bookId, "savings", "Nequi");
    const [, , , , , moved] = shop(chart, { till: CODES[chart].cash, nequi: code });
    if (moved === undefined) throw new Error("no entry");
    expect(entryToOperation(moved, chart)).toEqual({
      type: "transfer",
      amount: 200_000,
      from: CODES[chart].bank,
      to: code,
    });
  });
});
