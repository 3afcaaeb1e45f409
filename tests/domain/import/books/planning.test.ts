import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import {
  importedKey,
  NO_CHOICES,
  type PlanChoices,
  planImport,
  planSteps,
} from "#domain/import/books/import-plan.ts";
import {
  NOTHING_LEFT,
  type RawEntry,
  type RawLine,
  type RowProblem,
} from "#domain/import/books/raw-entries.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const CHART = pucChart();
const TODAY = day("2026-11-23");

function line(code: string, amount: number, more: Partial<RawLine> = {}): RawLine {
  const value = { value: pesos(Math.abs(amount)), cents: 0, isRounded: false, side: null, isMixed: false };
  return {
    row: 2,
    code,
    name: "",
    party: "",
    text: "",
    side: amount > 0 ? "debit" : "credit",
    value,
    ...more,
  };
}
const entry = (date: string | null, more: Partial<RawEntry> = {}): RawEntry => ({
  row: 2,
  date: date === null ? null : day(date),
  reference: "RC-1",
  description: "Venta",
  lines: [line("1105", 500), line("4135", -500)],
  problems: [],
  ...more,
});

interface World {
  readonly choices?: Partial<PlanChoices>;
  readonly known?: ReadonlyMap<string, number>;
  readonly closed?: readonly string[];
}
const inputOf = (entries: readonly RawEntry[], { choices, known = new Map(), closed = [] }: World = {}) => ({
  reading: { entries, left: NOTHING_LEFT, rounded: 0, mixed: 0 },
  chart: CHART,
  closed: new Set(closed.map((each) => month(each))),
  known,
  today: TODAY,
  choices: { ...NO_CHOICES, ...choices },
});
const plan = (entries: readonly RawEntry[], world?: World) => planImport(inputOf(entries, world));
const told = (entries: readonly RawEntry[], world?: World) => {
  const { entries: made, held } = plan(entries, world);
  return [
    ...made.map(({ content }) => content.date),
    ...held.flatMap(({ reasons }) => reasons.map(({ kind }) => kind)),
  ];
};

describe("IM-20 an entry is told again by its day, its words, its document and its amounts", () => {
  const key = (raw: RawEntry) => {
    const [made] = plan([raw]).entries;
    if (made === undefined) throw new Error("held");
    return importedKey(made.content);
  };
  const own = key(entry("2026-11-03"));

  it.each<readonly [string, RawEntry, boolean]>([
    [
      "with its lines the other way round",
      entry("2026-11-03", { lines: [line("4135", -500), line("1105", 500)] }),
      true,
    ],
    ["with other accounts", entry("2026-11-03", { lines: [line("1110", 500), line("4175", -500)] }), true],
    ["in capitals, with blanks", entry("2026-11-03", { reference: " rc-1 ", description: " VENTA" }), true],
    ["of another day", entry("2026-11-04"), false],
    ["of another document", entry("2026-11-03", { reference: "RC-2" }), false],
    ["of other words", entry("2026-11-03", { description: "Compra" }), false],
    ["of another amount", entry("2026-11-03", { lines: [line("1105", 501), line("4135", -501)] }), false],
    [
      "in more lines",
      entry("2026-11-03", { lines: [line("1105", 500), line("4135", -400), line("2408", -100)] }),
      false,
    ],
  ])("%s", (_, raw, isSame) => {
    expect(key(raw) === own).toBe(isSame);
  });

  it("with amounts of different size in any order", () => {
    const three = (...at: readonly number[]) => {
      const all = [line("1105", 1000), line("4135", -90), line("2408", -910)];
      return key(entry("2026-11-03", { lines: at.flatMap((each) => all[each] ?? []) }));
    };
    expect(three(0, 1, 2)).toBe(three(2, 0, 1));
  });

  it("and so often as the book has it it is not added", () => {
    const rows = [entry("2026-11-03"), entry("2026-11-03"), entry("2026-11-03"), entry("2026-11-04")];
    const counts = (times: number, addsKnown = false) => {
      const { entries, known } = plan(rows, { known: new Map([[own, times]]), choices: { addsKnown } });
      return [entries.length, known.length];
    };
    expect([0, 1, 2, 3, 9].map((times) => counts(times))).toEqual([
      [4, 0],
      [3, 1],
      [2, 2],
      [1, 3],
      [1, 3],
    ]);
    expect(counts(2, true)).toEqual([4, 0]);
  });
});

describe("IM-20 what an entry of a file becomes", () => {
  it("says its sheet where several are read, and its row", () => {
    const { entries, held } = plan([
      entry("2026-11-03", { row: 5, sheet: "Enero" }),
      entry(null, { row: 7, sheet: "Marzo" }),
      entry("2026-11-03", { row: 9 }),
      entry(null, { row: 11 }),
    ]);
    expect(entries.map(({ row, sheet, ...rest }) => [row, sheet, "sheet" in rest])).toEqual([
      [5, "Enero", false],
      [9, undefined, false],
    ]);
    expect(Object.keys(entries[1] ?? {})).toEqual(["row", "content"]);
    expect(held.map(({ row, sheet }) => [row, sheet])).toEqual([
      [7, "Marzo"],
      [11, undefined],
    ]);
    expect(Object.keys(held[1] ?? {})).toEqual(["row", "description", "reasons"]);
  });

  it("texts are cut, and what stands after the name of an account is of its line", () => {
    const long = "x".repeat(501);
    const named = (name: string, text: string) => line("110505", 500, { name, text });
    const noteOf = (name: string, text: string) =>
      plan([entry("2026-11-03", { lines: [named(name, text), line("4135", -500)] })]).entries[0]?.content
        .lines[0]?.note;
    expect(noteOf("Caja general, base", "menudeo")).toBe("menudeo, base");
    expect(noteOf("Caja general, base", "")).toBe("base");
    expect(noteOf("Caja general", "menudeo")).toBe("menudeo");
    expect(noteOf("Caja general", "")).toBeUndefined();
    const content = plan([entry("2026-11-03", { reference: long, description: long })]).entries[0]?.content;
    expect([content?.reference.length, content?.description.length]).toEqual([500, 500]);
  });

  it("the whole file debits what its lines do, whatever becomes of them", () => {
    const rows = [entry("2026-11-03"), entry(null, { lines: [line("1105", 70), line("4135", -9)] })];
    expect(plan(rows)).toMatchObject({ debit: 500, fileDebit: 570 });
    expect(plan([])).toMatchObject({ debit: 0, fileDebit: 0 });
  });

  it("tells how far it is in a file of many entries", () => {
    const steps = [...planSteps(inputOf(Array.from({ length: 4_001 }, () => entry(null))))];
    expect(steps).toEqual([2000, 4000]);
    expect([...planSteps(inputOf(Array.from({ length: 2_000 }, () => entry(null))))]).toEqual([]);
    expect(plan(Array.from({ length: 2_001 }, () => entry(null))).held).toHaveLength(2_001);
  });
});

describe("IM-20 the day of an entry", () => {
  const bad = (near?: string): RowProblem =>
    near === undefined
      ? { row: 2, kind: "bad-date", cell: "x" }
      : { row: 2, kind: "bad-date", cell: "x", near: day(near) };
  const badEntry = (near?: string) => entry(null, { problems: [bad(near)] });

  it.each<readonly [string, readonly RawEntry[], Partial<PlanChoices>, readonly string[]]>([
    ["none", [entry(null)], {}, ["no-date"]],
    ["none that can be read is told once", [badEntry()], {}, ["bad-date"]],
    [
      "that of the entry before",
      [entry("2026-11-03"), entry(null), badEntry()],
      { fillsDays: true },
      Array(3).fill("2026-11-03"),
    ],
    ["nothing before the first", [entry(null), badEntry()], { fillsDays: true }, ["no-date", "no-date"]],
    [
      "that of the titles",
      [entry(null), badEntry()],
      { undated: day("2026-09-30") },
      ["2026-09-30", "2026-09-30"],
    ],
    [
      "that of the entry before goes first",
      [entry("2026-11-03"), entry(null)],
      { fillsDays: true, undated: day("2026-10-31") },
      ["2026-11-03", "2026-11-03"],
    ],
    ["the last one of its month", [badEntry("2026-02-28")], { mendsDays: true }, ["2026-02-28"]],
    ["none of a month", [badEntry()], { mendsDays: true }, ["bad-date"]],
    ["the last one of its month only where asked", [badEntry("2026-02-28")], {}, ["bad-date"]],
    [
      "of 1990 and of next year are meant",
      [entry("1990-01-01"), entry("2027-12-31")],
      {},
      ["1990-01-01", "2027-12-31"],
    ],
    ["of other years are not", [entry("1989-12-31"), entry("2028-01-01")], {}, ["stray-year", "stray-year"]],
    ["of a closed month", [entry("2026-10-31"), entry("2026-11-01")], {}, ["2026-11-01", "closed-month"]],
  ])("%s", (_, entries, choices, expected) => {
    expect(
      told(entries, { choices, closed: ["2026-10"] })
        .filter((each) => each !== "closed-month" || expected.includes("closed-month"))
        .sort(),
    ).toEqual([...expected].sort());
  });

  it("that is mended or filled mends nothing else of its entry", () => {
    const currency: RowProblem = { row: 2, kind: "currency", cell: "USD" };
    const choices = { mendsDays: true, fillsDays: true };
    expect(told([entry(null, { problems: [currency] })])).toEqual(["currency", "no-date"]);
    expect(told([entry("2026-11-03", { problems: [currency] })], { choices })).toEqual(["currency"]);
    expect(told([entry(null, { problems: [currency, bad("2026-02-28")] })], { choices })).toEqual([
      "currency",
    ]);
    expect(
      plan([entry(null, { problems: [{ row: 2, kind: "no-side", cell: "" }, bad("2026-02-28")] })], {
        choices: { mendsDays: true },
      }).held[0]?.reasons,
    ).toHaveLength(1);
  });

  it("of a year that cannot be meant is of the year of most", () => {
    const mends = { choices: { mendsYears: true } };
    const rows = [
      entry("2025-03-01"),
      entry("2026-03-01"),
      entry("1900-11-05"),
      entry("2026-04-01"),
      entry("2099-02-28"),
    ];
    expect(told(rows, mends)).toEqual(["2025-03-01", "2026-03-01", "2026-11-05", "2026-04-01", "2026-02-28"]);
    expect(
      told([entry("2025-03-01"), entry("2024-02-29"), entry("1996-02-29"), entry("1900-01-05")], mends),
    ).toContain("2025-01-05");
    // A day that the year of the others lacks, or no other year at all.
    expect(told([entry("2026-03-01"), entry("2096-02-29")], mends)).toEqual(["2026-03-01", "stray-year"]);
    expect(told([entry("1900-11-05"), entry(null)], mends)).toEqual(["stray-year", "no-date"]);
    // What follows is filled from the mended day.
    expect(
      told([entry("2026-03-01"), entry("1900-11-05"), entry(null)], {
        choices: { mendsYears: true, fillsDays: true },
      }),
    ).toEqual(["2026-03-01", "2026-11-05", "2026-11-05"]);
  });
});

describe("IM-20 the accounts that a book lacks", () => {
  const unknown = (...lines: readonly RawLine[]) => plan([entry("2026-11-03", { lines })]).unknown;

  it("are asked once each, with where they stand", () => {
    expect(
      unknown(
        line("9999", 5),
        line("9999", 7),
        line("8888", 5),
        line("8888", -5),
        line("8888", 5),
        line("", -5, { name: "Cosas" }),
        line("", 1),
      ),
    ).toEqual([
      { key: "c 9999", code: "9999", name: "", lines: 2, side: "debit" },
      { key: "c 8888", code: "8888", name: "", lines: 3, side: null },
      { key: "n cosas", code: "", name: "Cosas", lines: 1, side: "credit" },
    ]);
    const { held } = plan([
      entry("2026-11-03", { lines: [line("9999", 5, { name: "X" }), line("", -5, { name: "Cosas" })] }),
    ]);
    expect(held[0]?.reasons.map((each) => ("cell" in each ? each.cell : ""))).toEqual(["9999", "Cosas"]);
  });

  it("are those that were chosen, where the book has them", () => {
    const lines = [line("9999", 500, { text: "nota" }), line("4135", -500)];
    const chosen = (code: string) =>
      plan([entry("2026-11-03", { lines })], {
        choices: { accounts: new Map([["c 9999", code as AccountCode]]) },
      });
    expect(chosen("1110").entries[0]?.content.lines[0]).toMatchObject({ account: "1110", note: "nota" });
    expect(chosen("7777").held[0]?.reasons.map(({ kind }) => kind)).toEqual(["unknown-account"]);
  });
});
