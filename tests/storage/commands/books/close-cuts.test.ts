import { beforeEach, describe, expect, it } from "vitest";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalKey } from "#domain/accounting/closing/proposals/proposal.ts";
import type { YearPart } from "#domain/accounting/closing/year-part.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { closeYear, reopenYear } from "#storage/commands/books/close-year.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { postProposals } from "#storage/commands/books/post-proposals.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { yearClosing } from "#storage/queries/books/year-closing.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { content } from "../../../support/builders.ts";
import { disagreements, openTestStorage } from "../../../support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
const NOW = Date.parse("2027-02-10T15:00:00Z");

beforeEach(async () => {
  storage = await openTestStorage({ newId, clock: { now: () => NOW } });
  const companyId = newId("company");
  await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana S.A.", cuts: "half" });
  bookId = newId("book");
  const head = { id: newId("command"), bookId, companyId, name: "Diario", chart: "puc" } as const;
  await createBook(storage, head);
  await post("2026-01-02", "1110", "3105", 10_000);
  return () => storage.close();
});

async function post(date: string, debit: string, credit: string, amount: number): Promise<void> {
  const head = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
  const made = await postEntry(storage, { ...head, content: content(date, debit, credit, amount) });
  if (!made.ok) throw new Error(made.error.kind);
}

const command = (part: YearPart | null, year = 2026) => ({ id: newId("command"), bookId, year, part });
const close = (part: YearPart | null, year = 2026) => closeYear(storage, command(part, year));

async function view(part: YearPart | null, year = 2026) {
  const book = await getBook(storage, bookId);
  if (!book) throw new Error("no book");
  const found = await yearClosing(storage, book, closingPeriod(year, part));
  return { ...found, ...closingProposals(found.input) };
}

async function postTicked(part: YearPart | null, keys: readonly ProposalKey[], year = 2026) {
  const { input } = await view(part, year);
  const { before, after } = closingProposals(input, new Set(keys));
  const chosen = [...before, ...after].filter(({ key }) => keys.includes(key));
  const { company, until } = input;
  const head = command(part, year);
  expect((await postProposals(storage, { ...head, company, until, chosen })).ok).toBe(true);
  return head.id;
}

async function nets(): Promise<Record<string, number>> {
  const all = [...(await balancesNow(storage, bookId))].map(([code, { debit, credit }]) => [
    code,
    debit - credit,
  ]);
  return Object.fromEntries(all.filter(([, net]) => net !== 0));
}

/** Profit of the first half-year, 300; of the second, -120 or what is told. */
async function halves(second = -120): Promise<void> {
  await post("2026-03-01", "1110", "4135", 800);
  await post("2026-06-10", "5195", "1110", 500);
  await post("2026-09-01", "1110", "4135", 400 + Math.max(second, 0));
  await post("2026-11-01", "5195", "1110", 400 - Math.min(second, 0));
}

/** What a year's statements show, line by line. */
async function statements() {
  const kinds = ["balance", "income", "cash", "equity"] as const;
  const figures = await statementFigures(storage, {
    books: [bookId],
    periods: [
      { from: day("2026-01-01"), to: day("2026-12-31") },
      { from: day("2026-01-01"), to: day("2026-06-30") },
    ],
    statements: kinds,
    direct: true,
  });
  if (figures === null) throw new Error("no book");
  return kinds.map((kind) =>
    makeStatement(kind, figures).lines.map(({ key, amounts }) => ({ key, amounts })),
  );
}

const refused = (problem: string) => ({ ok: false, error: { kind: "year", year: 2026, problem } });

describe("AC-41 closing at the cuts of the statutes", () => {
  it("closes each half-year by itself, in order, once", async () => {
    await halves();
    expect(await close("h2")).toEqual(refused("earlier-open"));
    const first = await close("h1");
    expect(first.ok && first.value.map(({ date, description }) => [date, description])).toEqual([
      ["2026-06-30", "Cierre de los ingresos del primer semestre de 2026"],
      ["2026-06-30", "Cierre de los costos y gastos del primer semestre de 2026"],
      ["2026-06-30", "Utilidad del primer semestre de 2026"],
    ]);
    expect(await close("h1")).toEqual(refused("nothing-to-close"));
    expect((await close("h2")).ok).toBe(true);
    expect(await nets()).toEqual({ "1110": 10_180, "3105": -10_000, "3605": -300, "3610": 120 });
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("I-05 changes no statement of the year, nor of the half-year", async () => {
    await halves();
    const before = await statements();
    await close("h1");
    expect(await statements()).toEqual(before);
    await close("h2");
    expect(await statements()).toEqual(before);
  });

  it("closes the year after one of its half-years was closed, with the rest alone", async () => {
    await halves(200);
    const before = await statements();
    await close("h1");
    const { closing, proposed } = await view(null);
    expect([closing.length, proposed.length]).toEqual([0, 3]);
    expect((await close(null)).ok).toBe(true);
    expect(await nets()).toMatchObject({ "3605": -500 });
    expect(await statements()).toEqual(before);
    expect((await view("h1")).closing).toHaveLength(3);
  });

  it("opens a half-year again while the next one stays closed, and closes it again to the same books", async () => {
    await halves(200);
    await close("h1");
    await close("h2");
    const closed = await nets();
    const opened = await reopenYear(storage, command("h1"));
    expect(opened).toEqual({ ok: true, value: 3 });
    expect((await view("h2")).closing).toHaveLength(3);
    expect((await view("h2")).earlierOpen).toBe(true);
    expect((await close("h1")).ok).toBe(true);
    expect(await nets()).toEqual(closed);
  });

  it("carries each half-year's result on the next day, and takes it back with its closing", async () => {
    await halves(200);
    await close("h1");
    await postTicked("h1", ["carry"]);
    const { carried, after } = await view("h1");
    expect(carried.map(({ date }) => date)).toEqual(["2026-07-01"]);
    expect(after.map(({ key }) => key)).toEqual(["reserve", "dividends"]);
    await close("h2");
    await postTicked("h2", ["carry"]);
    expect(await nets()).toEqual({ "1110": 10_500, "3105": -10_000, "3705": -500 });
    expect((await view("h1")).carried).toHaveLength(1);
    expect(await reopenYear(storage, command("h2"))).toEqual({ ok: true, value: 4 });
    expect(await nets()).toMatchObject({ "3705": -300 });
  });

  it("closes quarters too, and a year by cuts of another length after them", async () => {
    await halves(200);
    for (const part of ["q1", "q2", "h2"] as const) expect((await close(part)).ok, part).toBe(true);
    expect(await nets()).toEqual({ "1110": 10_500, "3105": -10_000, "3605": -1000, "3610": 500 });
  });
});

describe("AC-40 the transfer of the result", () => {
  it("is left out when the person says so, and proposed until it is posted", async () => {
    await halves();
    expect((await closeYear(storage, { ...command("h1"), transfer: null })).ok).toBe(true);
    expect(await nets()).toMatchObject({ "5905": -300 });
    const { input, proposed, transfer } = await view("h1");
    expect([input.isClosed, proposed.length]).toEqual([false, 1]);
    expect(transfer?.entry.lines.map(({ account }) => account)).toEqual(["5905", "3605"]);
    expect(await close("h2")).toEqual(refused("earlier-open"));
    expect((await close("h1")).ok).toBe(true);
    expect((await view("h1")).input.isClosed).toBe(true);
  });

  it("is posted with the amounts of the person, and nothing but a step of a closing is", async () => {
    await halves();
    const part = { ...content("2026-06-30", "5905", "3605", 100), description: "Utilidad" };
    const wrong = { ...part, lines: content("2026-06-30", "5905", "1110", 100).lines };
    expect(await closeYear(storage, { ...command("h1"), transfer: wrong })).toEqual(
      refused("nothing-to-close"),
    );
    expect((await closeYear(storage, { ...command("h1"), transfer: part })).ok).toBe(true);
    expect(await nets()).toMatchObject({ "5905": -200, "3605": -100 });
  });

  it("tells its arithmetic, down to a loss", async () => {
    await post("2026-03-01", "5195", "1110", 500);
    await post("2026-03-02", "1110", "4135", 200);
    const steps = (await view("h1")).transfer?.steps.map(({ sign, amount }) => `${sign}${amount}`);
    expect(steps).toEqual(["200", "−500", "=300"]);
    expect((await view("h1")).transfer?.entry.lines.map(({ account }) => account)).toEqual(["5905", "3610"]);
  });
});

describe("AC-40 proposals at cuts", () => {
  it("takes the tax of earlier cuts from that of the year to date, also when the second half-year loses", async () => {
    await halves(-120);
    await postTicked("h1", ["income-tax"]);
    expect(await nets()).toMatchObject({ "2404": -105 });
    await close("h1");
    const tax = (await view("h2")).before.find(({ key }) => key === "income-tax");
    // 35 % of 180 is 63: 42 of the 105 are too much.
    expect(tax?.entry.lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`)).toEqual([
      "2404 42",
      "5405 -42",
    ]);
    const id = await postTicked("h2", ["income-tax"]);
    expect(await nets()).toMatchObject({ "2404": -63 });
    expect((await undoCommand(storage, { id: newId("command"), bookId, target: id })).ok).toBe(true);
    expect(await nets()).toMatchObject({ "2404": -105 });
  });

  it("proposes the reserve of the second year too, whose result before was carried", async () => {
    await post("2026-03-01", "1110", "4135", 800);
    await close(null);
    await postTicked(null, ["reserve", "carry"]);
    expect(await nets()).toMatchObject({ "330505": -80, "3705": -720 });
    await post("2027-01-05", "1110", "4135", 400);
    await close(null, 2027);
    expect((await view(null, 2027)).after.map(({ key, entry }) => [key, entry.lines[0]?.debit])).toEqual([
      ["reserve", 40],
      ["carry", 360],
      ["dividends", 180],
    ]);
  });

  it("does not carry a result again that was carried with the next one", async () => {
    await halves(200);
    await close("h1");
    await close("h2");
    await postTicked("h2", ["carry"]);
    expect((await view("h1")).after.map(({ key }) => key)).not.toContain("carry");
  });
});
