import { beforeEach, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import { loanInterestFact } from "#domain/accounting/closing/proposals/interest-proposals.ts";
import type { ProposalKey } from "#domain/accounting/closing/proposals/proposal.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { closeYear } from "#storage/commands/books/close-year.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { postProposals } from "#storage/commands/books/post-proposals.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { yearClosing } from "#storage/queries/books/year-closing.ts";
import { withLoans } from "#storage/queries/closing/closing-loans.ts";
import { recurringInbox } from "#storage/queries/recurring/recurrings.ts";
import { content } from "../../../support/builders.ts";
import { allEntries, disagreements, openTestStorage } from "../../../support/test-storage.ts";

const NOW = Date.parse("2027-01-20T15:00:00Z");
const YEAR = 2026;
let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId, clock: { now: () => NOW } });
  bookId = await shop();
  return () => storage.close();
});

async function post(date: string, debit: string, credit: string, amount: number): Promise<Entry> {
  const head = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
  const made = await postEntry(storage, { ...head, content: content(date, debit, credit, amount) });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

async function reverse({ id, number, date, version }: Entry, on: string): Promise<void> {
  const head = {
    id: newId("command"),
    bookId,
    entry: { id, number, date },
    version,
    reversalId: newId("entry"),
  };
  const made = await reverseEntry(storage, { ...head, date: day(on), description: "Reversa" });
  if (!made.ok) throw new Error(made.error.kind);
}

/** A limited company with a profit, a capital and eleven months of depreciation. */
async function shop(): Promise<BookId> {
  const companyId = newId("company");
  await createCompany(storage, { id: newId("command"), companyId, name: "Tubosabana Ltda." });
  bookId = newId("book");
  const head = { id: newId("command"), bookId, companyId, name: "Diario", chart: "puc" } as const;
  await createBook(storage, head);
  await post("2026-01-02", "1110", "3105", 30_000_000);
  await post("2026-01-03", "1524", "1110", 18_400_000);
  for (const month of ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"])
    await post(`2026-${month}-28`, "516015", "159215", 153_333);
  await post("2026-03-01", "1105", "4135", 90_000_000);
  await post("2026-12-10", "5195", "1105", 50_000_000);
  return bookId;
}

async function proposals() {
  const book = await getBook(storage, bookId);
  if (!book) throw new Error("no book");
  const closing = await yearClosing(storage, book, closingPeriod(YEAR));
  const input = await withLoans(storage, bookId, closing.input);
  return { input, ...closingProposals(input, new Set(["depreciation", "income-tax", "reserve"])) };
}

async function command(keys: readonly ProposalKey[]) {
  const { input, before, after } = await proposals();
  const chosen = [...before, ...after].filter(({ key }) => keys.includes(key));
  const { company, until } = input;
  return { id: newId("command"), bookId, year: YEAR, company, until, chosen };
}

it("posts what was ticked in one command, which is taken back by one undo", async () => {
  const ticked = await command(["depreciation", "income-tax"]);
  const posted = await postProposals(storage, ticked);
  expect(posted.ok && posted.value.map(({ description }) => description)).toEqual([
    "Depreciación de diciembre de 2026",
    "Impuesto de renta de 2026",
  ]);
  expect((await proposals()).before).toEqual([]);
  expect(await disagreements(storage, bookId)).toEqual([]);
  const entries = (await allEntries(storage, bookId)).size;
  const undone = await undoCommand(storage, { id: newId("command"), bookId, target: ticked.id });
  expect(undone.ok).toBe(true);
  expect((await allEntries(storage, bookId)).size).toBe(entries - 2);
  expect((await proposals()).before.map(({ key }) => key)).toEqual(["depreciation", "income-tax"]);
});

it("AC-40 pressed twice, and by two tabs at once, posts once", async () => {
  const [one, other] = [await command(["depreciation"]), await command(["depreciation"])];
  const before = (await allEntries(storage, bookId)).size;
  const results = await Promise.all([postProposals(storage, one), postProposals(storage, other)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toEqual({
    ok: false,
    error: { kind: "year", year: YEAR, problem: "nothing-missing" },
  });
  expect((await allEntries(storage, bookId)).size).toBe(before + 1);
  // The same command again answers what it did.
  expect((await postProposals(storage, one)).ok).toBe(results[0]?.ok);
  expect((await allEntries(storage, bookId)).size).toBe(before + 1);
});

it("posts an entry as the person changed it, and refuses one that does not balance", async () => {
  const ticked = await command(["income-tax"]);
  const [tax] = ticked.chosen;
  if (!tax) throw new Error("no tax");
  const own = content("2026-12-31", "5405", "2404", 9_000_000);
  const changed = { ...ticked, chosen: [{ ...tax, entry: { ...tax.entry, lines: own.lines } }] };
  const broken = { ...tax, entry: { ...tax.entry, lines: own.lines.slice(0, 1) } };
  const refused = await postProposals(storage, { ...changed, id: newId("command"), chosen: [broken] });
  expect(!refused.ok && refused.error.kind).toBe("problems");
  expect((await postProposals(storage, changed)).ok).toBe(true);
  const { before, remarks } = await proposals();
  expect(before.map(({ key }) => key)).toEqual(["depreciation"]);
  expect(remarks.map(({ key }) => key)).toEqual(["income-tax"]);
});

it("refuses what is not missing, nothing at all, and the same twice in one command", async () => {
  const ticked = await command(["depreciation"]);
  const { chosen } = ticked;
  const missing = { kind: "year", year: YEAR, problem: "nothing-missing" };
  for (const wrong of [
    [],
    [...chosen, ...chosen],
    chosen.map((each) => ({ ...each, key: "reserve" as const })),
  ])
    expect(await postProposals(storage, { ...ticked, id: newId("command"), chosen: wrong })).toEqual({
      ok: false,
      error: missing,
    });
});

it("AC-40 a benefit reversed within the year, and a consolidation too, is proposed again and posted once", async () => {
  await post("2026-01-31", "510506", "2505", 2_000_000);
  const provision = await post("2026-01-31", "510530", "261005", 200_000);
  const consolidation = await post("2026-02-10", "261005", "2510", 200_000);
  const severance = { benefit: "severance", account: "510530", amount: pesos(200_000) } as const;
  const provided = [{ month: month("2026-01"), posted: false, amounts: [severance] }];
  const asked = async () => {
    const { input } = await proposals();
    const company = { ...input.company, provided };
    const chosen = closingProposals({ ...input, company }).before.filter(({ key }) => key === "severance");
    return { id: newId("command"), bookId, year: YEAR, company, until: input.until, chosen };
  };
  const amounts = async () => (await asked()).chosen.map(({ entry }) => entry.lines.at(-1)?.credit);
  expect(await amounts()).toEqual([]);
  await reverse(consolidation, "2026-03-01");
  expect(await amounts()).toEqual([]);
  await reverse(provision, "2026-04-01");
  expect(await amounts()).toEqual([200_000]);
  const ticked = await asked();
  expect((await postProposals(storage, ticked)).ok).toBe(true);
  expect(await amounts()).toEqual([]);
  expect((await postProposals(storage, { ...ticked, id: newId("command") })).ok).toBe(false);
});

it("proposes the legal reserve once the year is closed, and not again", async () => {
  expect((await proposals()).after).toEqual([]);
  await postProposals(storage, await command(["depreciation", "income-tax"]));
  const closed = await closeYear(storage, { id: newId("command"), bookId, year: YEAR });
  expect(closed.ok).toBe(true);
  const { after, before } = await proposals();
  expect(before).toEqual([]);
  const profit = Math.round((40_000_000 - 12 * 153_333) * 0.65);
  expect(after.map(({ key, entry }) => [key, entry.lines[0]?.debit])).toEqual([
    ["reserve", Math.round(profit / 10)],
    ["carry", profit - Math.round(profit / 10)],
  ]);
  expect((await postProposals(storage, await command(["reserve"]))).ok).toBe(true);
  expect((await proposals()).after.map(({ key }) => key)).toEqual(["carry"]);
  expect(await disagreements(storage, bookId)).toEqual([]);
});

it("AC-84 losses are covered before a dividend in one command, which posts nothing without them", async () => {
  await post("2025-12-31", "3710", "1110", 4_000_000);
  await post("2025-12-31", "1110", "330505", 1_000_000);
  const closed = await closeYear(storage, { id: newId("command"), bookId, year: YEAR, part: null });
  expect(closed.ok).toBe(true);
  const keys = ["losses", "reserve", "carry", "cover", "dividends"] as const;
  const book = await getBook(storage, bookId);
  if (!book) throw new Error("no book");
  const { input } = await yearClosing(storage, book, closingPeriod(YEAR));
  const { company, until } = input;
  const of = (wanted: readonly ProposalKey[]) => ({
    id: newId("command"),
    bookId,
    year: YEAR,
    company,
    until,
    chosen: closingProposals(input, new Set(keys)).after.filter(({ key }) => wanted.includes(key)),
  });
  expect(of(keys).chosen.map(({ key }) => key)).toEqual(keys);
  const refused = await postProposals(storage, of(["carry", "dividends"]));
  expect(!refused.ok && refused.error.kind).toBe("year");
  const all = of(keys);
  const nets = async () =>
    [...(await balancesNow(storage, bookId))]
      .map(([code, { debit, credit }]) => [code, debit - credit] as const)
      .filter(([, net]) => net !== 0)
      .sort(([one], [other]) => (one < other ? -1 : 1));
  const unposted = await nets();
  const posted = await postProposals(storage, all);
  expect(await nets()).not.toEqual(unposted);
  expect(posted.ok && posted.value).toHaveLength(keys.length);
  const after = (await yearClosing(storage, book, closingPeriod(YEAR))).input;
  expect(after.absorbed).toEqual({ all: 1_000_000, legal: 1_000_000 });
  expect(closingProposals(after, new Set(keys))).toMatchObject({ after: [], remarks: [] });
  expect((await undoCommand(storage, { id: newId("command"), bookId, target: all.id })).ok).toBe(true);
  expect(await disagreements(storage, bookId)).toEqual([]);
  expect(await nets()).toEqual(unposted);
  expect((await postProposals(storage, of(keys))).ok).toBe(true);
});

it("AC-85 interest of a loan is accrued and given back in one command, once, and taken back by one undo", async () => {
  const recurringId = newId("recurring");
  const fields = {
    description: "Camión",
    first: day("2026-11-20"),
    last: null,
    state: "active" as const,
    plan: {
      kind: "loan" as const,
      method: "french" as const,
      principal: pesos(25_000_000),
      rate: 1.7,
      months: 12,
      debt: "210510" as AccountCode,
      interest: "530520" as AccountCode,
      money: "111005" as AccountCode,
    },
  };
  await saveRecurring(storage, { id: newId("command"), bookId, recurringId, fields, version: null });
  const of = async () => {
    const { input, before } = await proposals();
    const chosen = before.filter(({ key }) => key.startsWith("accrued"));
    const { company, until, accrued } = input;
    const head = { id: newId("command"), bookId, year: YEAR, company, until };
    return { ...head, loans: accrued?.loans ?? [], chosen };
  };
  const first = closingProposals((await proposals()).input).before;
  const lacking = async () => {
    const fact = loanInterestFact((await proposals()).input);
    return fact && [fact.due, fact.recorded];
  };
  expect(await lacking()).toEqual([120_000, 0]);
  const both = { ...(await of()), chosen: first.filter(({ key }) => key.startsWith("accrued")) };
  const posted = await postProposals(storage, both);
  expect(
    posted.ok && posted.value.map(({ date, lines }) => [date, lines[0]?.account, lines[0]?.debit]),
  ).toEqual([
    ["2026-12-31", "530520", 120_000],
    ["2027-01-01", "233505", 120_000],
  ]);
  expect((await of()).chosen).toEqual([]);
  expect(await lacking()).toEqual([120_000, 120_000]);
  const again = await postProposals(storage, { ...both, id: newId("command") });
  expect(!again.ok && again.error.kind).toBe("year");
  // The due table is what it was.
  const { waiting } = await recurringInbox(storage, bookId, pucChart(), day("2027-01-20"));
  expect(waiting.map(({ due }) => due.date)).toEqual(["2026-11-20", "2026-12-20", "2027-01-20"]);
  expect((await undoCommand(storage, { id: newId("command"), bookId, target: both.id })).ok).toBe(true);
  expect(await disagreements(storage, bookId)).toEqual([]);
  expect((await postProposals(storage, { ...both, id: newId("command") })).ok).toBe(true);
});

it("AC-86 what was typed counts in the transaction too: a tax that it leaves none of is not posted", async () => {
  const ticked = await command(["income-tax"]);
  const tax = { losses: [{ year: 2025, amount: pesos(900_000_000) }] };
  const refused = await postProposals(storage, { ...ticked, typed: { tax } });
  expect(!refused.ok && refused.error.kind).toBe("year");
  expect((await postProposals(storage, { ...ticked, id: newId("command"), typed: {} })).ok).toBe(true);
});
