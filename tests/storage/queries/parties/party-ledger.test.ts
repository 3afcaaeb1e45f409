import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { netOf } from "#domain/accounting/ledger/balances.ts";
import { isDebtAccount } from "#domain/accounting/operations/debt-accounts.ts";
import { DIRECTIONS } from "#domain/accounting/operations/operation.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { AGES } from "#domain/parties/ages.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { openDebts } from "#storage/queries/books/debts.ts";
import { searchEntries } from "#storage/queries/books/journal.ts";
import { owedEntries } from "#storage/queries/parties/owed-entries.ts";
import { listNamedParties } from "#storage/queries/parties/parties.ts";
import { ageList } from "#storage/queries/parties/party-balances.ts";
import { readPartyBook } from "#storage/queries/parties/party-book.ts";
import { partyLedgers, partySums } from "#storage/queries/parties/party-ledger.ts";
import { line } from "#tests/support/builders.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { mergeLuz, partyActs, writeActs } from "#tests/support/random/party-book.ts";
import { openTestBook, openTestStorage, writtenByAnother } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let chart: Chart;

beforeEach(async () => {
  storage = await openTestStorage({ newId, pageSize: 4 });
  bookId = await openTestBook(storage);
  chart = await loadChart("puc");
  return () => storage.close();
});

const book = () => ({ id: bookId, companyId: null });
const all = () => true;
const receivables = (code: AccountCode) => code.startsWith("13");

function content(on: string, account: string, amount: number, thirdParty?: string) {
  const named = { ...line(account, amount), ...(thirdParty && { thirdParty }) };
  return { date: day(on), description: on, reference: "", lines: [named, line("1105", -amount)] };
}

async function write(...contents: ReturnType<typeof content>[]) {
  must(await importEntries(storage, { id: newId("command"), bookId, contents, origin: "import" }));
}

const MARCH = { from: day("2026-03-01"), to: day("2026-03-31") };

it("tells what each third party brought, moved and leaves, and what names nobody", async () => {
  const { id } = await recorded(storage, bookId, partyFields("Aceros", { aliases: ["Andina"] }));
  await write(
    content("2026-02-10", "130505", 100, "andina"),
    content("2026-03-05", "130505", 40, "ACEROS"),
    content("2026-03-05", "233595", -30, "Aceros"),
    content("2026-03-09", "130505", -60, "Aceros "),
    content("2026-03-10", "130505", 7),
    content("2026-04-01", "130505", 1_000, "Aceros"),
    content("2026-02-11", "130505", 5, "Luz"),
    content("2026-02-12", "130505", -5, "luz"),
  );
  const { names, sums, nobody } = await partySums(
    await readPartyBook(storage, book()),
    MARCH,
    all,
    receivables,
  );
  expect(names.map(({ name }) => name)).toEqual(["Aceros", "Luz"]);
  expect(sums.map(({ key, account, opening, movement }) => [key, account, opening, movement])).toEqual([
    [id, "130505", { debit: 100, credit: 0 }, { debit: 40, credit: 60 }],
    [id, "233595", { debit: 0, credit: 0 }, { debit: 0, credit: 30 }],
  ]);
  expect(nobody).toEqual([
    { account: "130505", opening: { debit: 0, credit: 0 }, movement: { debit: 7, credit: 0 } },
  ]);
});

it("reads of one third party only the pages of the days on which it moves", async () => {
  const contents = Array.from({ length: 60 }, (_, index) =>
    content(`2026-03-${String(1 + (index % 30)).padStart(2, "0")}`, "130505", 10, `Cliente ${index % 30}`),
  );
  await write(...contents);
  const pages = vi.spyOn(storage.db.pages, "bulkGet");
  const found = await partyLedgers(await readPartyBook(storage, book()), MARCH, all, "cliente 7");
  expect(found.entries.map(({ date }) => date)).toEqual(["2026-03-08", "2026-03-08"]);
  expect(found.party).toMatchObject({ key: "cliente 7", party: null, name: "Cliente 7" });
  // Two entries a day, four on a page: a day lies on one page or two of the fifteen.
  expect(pages.mock.calls.flatMap(([keys]) => keys as unknown[]).length).toBeLessThanOrEqual(2);
  pages.mockClear();
  await partySums(await readPartyBook(storage, book()), MARCH, all, receivables);
  expect(pages).not.toHaveBeenCalled();
});

it("reads of one third party only the pages of its entries, however many a day has", async () => {
  const contents = Array.from({ length: 60 }, (_, index) =>
    content("2026-03-05", "130505", 10, `Cliente ${index % 30}`),
  );
  await write(...contents);
  const pages = vi.spyOn(storage.db.pages, "bulkGet");
  const read = async () => {
    pages.mockClear();
    const known = await readPartyBook(storage, book());
    const { entries } = await partyLedgers(known, MARCH, all, "cliente 7");
    return [entries.map(({ number }) => number), pages.mock.calls.flatMap(([keys]) => keys).length];
  };
  expect(await read()).toEqual([[8, 38], 2]);
  const of = { key: "cliente 7", account: "130505" as AccountCode, side: "debit" } as const;
  pages.mockClear();
  expect(await owedEntries(storage, book(), of, MARCH.to)).toHaveLength(2);
  expect(pages.mock.calls.flatMap(([keys]) => keys)).toHaveLength(2);
  // A month of before, which does not tell its entries: the days say where they are.
  for (const row of await storage.db.months.toArray()) {
    const { numbers: _, ...parties } = row.parties ?? { edition: 0 };
    await storage.db.months.put({ ...row, parties });
  }
  await writtenByAnother(storage);
  expect(await read()).toEqual([[8, 38], 15]);
});

it("lists everybody of a book once, by name, records and names without one", async () => {
  await recorded(storage, bookId, partyFields("Aceros", { aliases: ["Andina"] }));
  await write(content("2026-03-05", "130505", 40, "luz"), content("2026-03-06", "130505", 7, "ANDINA"));
  await write(content("2026-03-07", "233595", -4, "LUZ"));
  const named = await listNamedParties(storage, book());
  expect(named.map(({ name, party }) => [name, party === null])).toEqual([
    ["Aceros", false],
    ["LUZ", true],
  ]);
});

it("knows nobody whom no record and no line names", async () => {
  await write(content("2026-03-05", "130505", 40, "Ana"));
  expect((await partyLedgers(await readPartyBook(storage, book()), MARCH, all, "luz")).party).toBeNull();
});

const since = (days: number) => addDays(day("2026-01-01"), days);

it("AC-65: ledgers, figures by age and debts of random books agree with each other, after a merge too", async () => {
  await fc.assert(
    fc.asyncProperty(partyActs, fc.nat(170), fc.nat(170), async (acts, one, other) => {
      bookId = await openTestBook(storage);
      await writeActs(storage, bookId, acts);
      await mergeLuz(storage, bookId);
      const period = { from: since(Math.min(one, other)), to: since(Math.max(one, other)) };
      const { sums } = await partySums(await readPartyBook(storage, book()), period, all, all);
      for (const { key, account, opening, movement } of sums) {
        const { entries, isIt } = await partyLedgers(await readPartyBook(storage, book()), period, all, key);
        const lines = entries
          .flatMap((entry) => entry.lines)
          .filter((each) => each.account === account && isIt(each.thirdParty));
        expect(lines.reduce((sum, each) => sum + each.debit, 0)).toBe(movement.debit);
        expect(lines.reduce((sum, each) => sum + each.credit, 0)).toBe(movement.credit);
        const side = account === "130505" ? "debit" : "credit";
        const { rows } = await ageList(storage, book(), chart, side, period.to);
        const row = rows.find((each) => each.key === key && each.account === account);
        const net = netOf(opening) + netOf(movement);
        if (account !== "4135") expect(row?.total ?? 0).toBe(side === "debit" ? net : 0 - net);
      }
      const debts = await openDebts(storage, { ...book(), chart: "puc" }, period.to);
      for (const direction of DIRECTIONS) {
        const side = direction === "in" ? "debit" : "credit";
        const { rows } = await ageList(storage, book(), chart, side, period.to);
        const owed = new Map<string, number>();
        for (const { key, account, total } of rows)
          if (isDebtAccount(account, direction, "puc") && total > 0)
            owed.set(key, (owed.get(key) ?? 0) + total);
        const named = debts[direction].filter(({ key }) => key !== "");
        expect(new Map(named.map((debt) => [debt.key, debt.owed as number]))).toEqual(owed);
        for (const row of rows) {
          const of = { key: row.key, account: row.account, side } as const;
          const parts = await owedEntries(storage, book(), of, period.to);
          const left = (part: string) =>
            parts.filter((each) => each.part === part).reduce((sum, each) => sum + each.left, 0);
          expect(AGES.map(left)).toEqual(AGES.map((age) => row.ages[age]));
          expect(left("advance")).toBe(row.advance);
          expect(parts.every((each) => each.left > 0 && each.left <= each.amount)).toBe(true);
        }
      }
    }),
    { numRuns: 25 },
  );
});

it("an entry is found by another name and by the number of its third party", async () => {
  await recorded(storage, bookId, partyFields("Aceros", { aliases: ["Andina"], number: "900214867" }));
  await write(content("2026-03-05", "130505", 40, "andina"), content("2026-03-06", "130505", 7, "Luz"));
  for (const typed of ["aceros", "andina", "900214867", "900.214.867-2"])
    expect(
      (await searchEntries(storage, bookId, typed)).map(({ date }) => date),
      typed,
    ).toEqual(["2026-03-05"]);
});
