import { describe, expect, it } from "vitest";
import { coveredMonths } from "#domain/accounting/covered-months.ts";
import type { Company } from "#domain/company/company.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { ratiosOf, savedRatiosOf } from "#domain/statement/analysis/ratios.ts";
import type { SavedStatement } from "#domain/statement/saved-statement.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";
import { companyAnalysis, statementAnalysis, uploadedAnalysis } from "#features/analysis/analysis-model.ts";
import type { CompanyMonths } from "#storage/queries/companies/company-months.ts";

const company: Company = {
  id: makeId("company", 1, new Uint8Array(10)),
  name: "La Sabana",
  nit: "",
  createdAt: 1,
  updatedAt: 1,
  version: 1,
};

function months(rows: Readonly<Record<string, Readonly<Record<string, number>>>>): CompanyMonths {
  const made = Object.entries(rows).map(([name, accounts]) => ({
    month: month(name),
    byPuc: new Map(
      Object.entries(accounts).map(([puc, net]) => [
        puc,
        { debit: Math.max(0, net), credit: Math.max(0, -net) },
      ]),
    ),
  }));
  const posted = made.map((each) => ({ month: each.month, posted: 1 }));
  const covered = coveredMonths(posted, day("2026-11-20"));
  return { company, books: [], months: made, covered, cutOff: null, entries: made.length };
}

let count = 0;
function statement(date: string, rows: Readonly<Record<string, number>>, more: Partial<SavedStatement> = {}) {
  count += 1;
  const table = Object.entries(rows).map(
    ([code, net]): StatementRow => ({
      id: code,
      code,
      name: "",
      debit: pesos(Math.max(0, net)),
      credit: pesos(Math.max(0, -net)),
      affectsTaxes: false,
    }),
  );
  const saved: SavedStatement = {
    id: makeId("statement", count, new Uint8Array(10)),
    name: `Balance ${date}`,
    statement: "balance",
    companyId: company.id,
    date: day(date),
    content: { kind: "typed", table: { statement: "balance", view: "simple", rows: table } },
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
  return { ...saved, ...more };
}

describe("a company", () => {
  const books = months({
    "2024-05": { "1105": 100, "3105": -100 },
    "2025-03": { "1105": 100, "4135": -100 },
    "2026-02": { "1105": 300, "4135": -200, "2205": -100 },
  });

  it("is read from January to its last month, and beside every earlier year", () => {
    const found = companyAnalysis(books);
    expect(found).toMatchObject({
      name: "La Sabana",
      lead: "Según sus libros, enero a febrero de 2026. Saldos al 28/02/2026.",
      now: { label: "2026", note: "2026: enero a febrero, saldos al 28/02/2026." },
    });
    expect(found?.comparables.map((each) => each.value)).toEqual(["2025", "2024"]);
    expect(found?.compare("2025")?.note).toBe("2025: enero a febrero, saldos al 31/12/2025.");
    expect(found?.compare("2019")).toBeNull();
    expect(found?.months).toHaveLength(2);
  });

  it("keeps the three ratios of the specification", () => {
    const found = companyAnalysis(books);
    if (!found) throw new Error("nothing");
    expect(savedRatiosOf(found.now.ratioInput)).toEqual({
      liquidez: { value: 5, status: "good" },
      rentabilidad: { value: 1, status: "good" },
      endeudamiento: { value: 0.2, status: "good" },
    });
  });

  it.each([
    [
      "covered in part",
      "2025-02",
      "2025: febrero, saldos al 31/12/2025.",
      "Comparación en parte: de enero a febrero de 2025 los libros solo tienen febrero de 2025.",
    ],
    [
      "covered with balances alone",
      "2025-12",
      "2025: saldos al 31/12/2025.",
      "Los libros no cubren enero a febrero de 2025: solo se comparan los saldos.",
    ],
    ["covered whole", "2025-01", "2025: enero a febrero, saldos al 31/12/2025.", ""],
  ])("AC-50: says what it lacks of a year %s", (_case, first, note, gap) => {
    const before = companyAnalysis(
      months({
        [first]: { "1105": 100, "4135": -100 },
        ...(first === "2025-01" && { "2025-08": {} }),
        "2026-02": { "1105": 300, "4135": -300 },
      }),
    )?.compare("2025");
    expect(before).toMatchObject({ note, gap });
    expect(before?.result === null).toBe(first === "2025-12");
    expect(before?.ratioInput.now.income).toBe(first === "2025-12" ? null : 100);
  });

  it("is nothing while nothing is posted", () => {
    expect(companyAnalysis(months({}))).toBeNull();
  });
});

describe("a saved statement", () => {
  const now = statement("2026-10-31", { "1001": 500, "2001": -200, "3001": -300 });

  it("is read from its table, and says what it does not know", () => {
    const found = statementAnalysis(now, company, [now]);
    expect(found).toMatchObject({
      name: "Balance 2026-10-31",
      lead: "Balance General de La Sabana, al 31/10/2026.",
      comparables: [],
      unread: 0,
      months: [],
    });
    if (!found) throw new Error("nothing");
    expect(found.now.result).toBeNull();
    const ratios = ratiosOf(found.now.ratioInput);
    expect(ratios.get("current-ratio")).toMatchObject({ value: 2.5, status: "good" });
    expect(ratios.get("net-margin")).toMatchObject({ value: null, unknown: true });
  });

  it("is compared with others of its kind, its company's first and the latest first", () => {
    const before = statement("2025-12-31", { "1001": 400, "3001": -400 });
    const older = statement("2024-12-31", { "1001": 300, "3001": -300 });
    const other = statement("2026-09-30", { "1001": 1, "3001": -1 }, { companyId: null });
    const income = statement("2026-10-31", { "4001": -9 }, { statement: "income" });
    const file = statement(
      "2026-10-31",
      {},
      {
        content: {
          kind: "file",
          fileId: makeId("file", 1, new Uint8Array(10)),
          fileName: "a.xlsx",
          bytes: 1,
        },
      },
    );
    const found = statementAnalysis(now, company, [now, older, other, before, income, file]);
    expect(found?.comparables.map((each) => each.value)).toEqual([before.id, older.id, other.id]);
    expect(found?.compare(before.id)).toMatchObject({ label: "31/12/2025" });
    expect(found?.compare(income.id)).toBeNull();
    expect(statementAnalysis(file, null, [])).toBeNull();
  });

  it("that no row of can be read is nothing", () => {
    expect(statementAnalysis(statement("2026-10-31", { zzz: 5 }), null, [])).toBeNull();
  });
});

describe("IM-40 the analysis of an uploaded file", () => {
  const side = (label: string, cash: number) => ({
    label,
    nets: {
      until: new Map([
        ["1105", cash],
        ["2205~", -40],
        ["3115", 40 - cash],
      ]),
      within: null,
      difference: 0,
    },
  });
  const more = { cutOff: day("2025-12-31"), unread: 2 };

  it("shows its first period beside each of the others", () => {
    const analysis = uploadedAnalysis("tienda", [side("2025", 100), side("2024", 60)], more);
    expect(analysis?.now.label).toBe("2025");
    expect(analysis?.unread).toBe(2);
    expect(analysis?.comparables).toEqual([{ value: "0", label: "2024" }]);
    expect(analysis?.compare("0")?.ratioInput.now.assets).toBe(60);
    expect(analysis?.compare("1")).toBeNull();
    expect(analysis?.now.ratioInput.now).toMatchObject({ currentLiabilities: 0, otherLiabilities: 40 });
  });

  it("is none where no account says anything", () => {
    expect(uploadedAnalysis("x", [], more)).toBeNull();
    const empty = { label: "", nets: { until: null, within: null, difference: 0 } };
    expect(uploadedAnalysis("x", [empty], more)).toBeNull();
  });
});
