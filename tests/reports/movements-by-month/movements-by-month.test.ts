import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { NO_MOVEMENT } from "#domain/accounting/ledger/balances.ts";
import { day, lastDay, month, monthOf } from "#domain/kernel/calendar-day.ts";
import { invariant } from "#domain/kernel/invariant.ts";
import type { Report } from "#domain/report/report.ts";
import { openXlsx } from "#formats/xlsx/write-xlsx.ts";
import { makeMovementsByMonth as make } from "#reports/movements-by-month/make-movements-by-month.ts";
import { movementsByMonthReport } from "#reports/movements-by-month/movements-by-month-report.ts";
import { listedMonths } from "#reports/report-periods.ts";
import { accountLedger } from "#storage/queries/books/ledger.ts";
import { bookOfEntries } from "../../support/book-of-entries.ts";
import { arbitraryContent, content } from "../../support/builders.ts";
import { headOf } from "../../support/files/file-heads.ts";
import { readXlsx } from "../../support/files/read-xlsx.ts";
import { wrongAcross, wrongSums } from "../../support/report-sums.ts";

const account = (code: string) => code as AccountCode;

const ENTRIES = [
  content("2025-12-20", "1105", "3115", 1_000),
  content("2026-02-03", "110505", "4135", 500),
  content("2026-02-28", "5135", "1105", 1_800),
  content("2026-04-30", "1105", "4135", 700),
];

/** Rows as a person reads them: the words, the four figures, and the warning. */
function drawn({ rows }: Report): (string | number)[][] {
  return rows.map(({ cells, warning }) => [
    ...cells.map((cell) => (cell.kind === "amount" ? cell.amount : cell.kind === "text" ? cell.text : "")),
    ...(warning === undefined ? [] : [warning]),
  ]);
}

async function reportOf(search: Parameters<typeof make>[2], entries = ENTRIES): Promise<Report> {
  const { storage, open } = await bookOfEntries(entries);
  const { report } = await make(storage, open, search);
  invariant(report !== null, "a book with entries has this report");
  return report;
}

const YEAR = { cuenta: account("1105"), desde: day("2026-01-01"), hasta: day("2026-05-31") };

describe("the movements of an account by month", () => {
  it("brings the balance from month to month, idle ones too, and says where it is abnormal", async () => {
    const report = await reportOf(YEAR);
    expect(report.title).toBe("Movimiento por mes: 1105 Caja");
    expect(report.columns.map(({ label }) => label)).toEqual([
      "Mes",
      "Saldo inicial",
      "Débitos",
      "Créditos",
      "Saldo final",
    ]);
    expect(drawn(report)).toEqual([
      ["Enero de 2026", 1_000, 0, 0, 1_000],
      ["Febrero de 2026", 1_000, 500, 1_800, -300, "Saldo contrario a su naturaleza"],
      ["Marzo de 2026", -300, 0, 0, -300, "Saldo contrario a su naturaleza"],
      ["Abril de 2026", -300, 700, 0, 400],
      ["Mayo de 2026", 400, 0, 0, 400],
      ["Total", 1_000, 1_200, 1_800, 400],
    ]);
  });

  it("counts an account that grows in credit on its own side", async () => {
    const report = await reportOf({ ...YEAR, cuenta: account("4135"), hasta: day("2026-04-30") });
    expect(drawn(report).slice(1)).toEqual([
      ["Febrero de 2026", 0, 0, 500, 500],
      ["Marzo de 2026", 500, 0, 0, 500],
      ["Abril de 2026", 500, 0, 700, 1_200],
      ["Total", 0, 0, 1_200, 1_200],
    ]);
    expect(wrongAcross(report)).toEqual([]);
  });

  it("leads from each month to its ledger", async () => {
    const { rows } = await reportOf(YEAR);
    expect(rows[1]?.source).toEqual({
      kind: "account",
      account: "1105",
      period: { from: "2026-02-01", to: "2026-02-28" },
    });
    expect(rows.at(-1)?.source).toBeUndefined();
  });

  it("goes on reckoning in a workbook: the balance across, debits and credits down", async () => {
    const report = await reportOf(YEAR);
    const workbook = openXlsx(headOf(report));
    workbook.add(report.rows);
    const { cells } = await readXlsx(new Uint8Array(await workbook.finish()));
    const formulas = [...cells].flatMap(([place, { formula }]) =>
      formula === null ? [] : [`${place.replace(/\d+/, "")} ${formula.replaceAll(/\d+/g, "n")}`],
    );
    expect(new Set(formulas)).toEqual(new Set(["E Bn+Cn-Dn", "C SUM(Cn:Cn)", "D SUM(Dn:Dn)"]));
  });

  it("takes whole months, and this year unless told otherwise", async () => {
    const { storage, open } = await bookOfEntries(ENTRIES);
    const asked = await make(storage, open, { desde: day("2026-02-10"), hasta: day("2026-04-02") });
    expect(asked.period).toEqual({ from: "2026-02-01", to: "2026-04-30" });
    expect(asked.account?.chosen?.code).toBe("1105");
    const unasked = await make(storage, open, {});
    expect(unasked.period).toEqual({ from: "2026-01-01", to: "2026-12-31" });
    // The clock of the test stands at 20 November.
    expect(unasked.report?.rows.at(-2)?.cells[0]).toEqual({ kind: "text", text: "Noviembre de 2026" });
  });

  it("shows nothing of an account that the chart does not have, nor of months before the book", async () => {
    const { storage, open } = await bookOfEntries(ENTRIES);
    const unknown = await make(storage, open, { cuenta: account("9876") });
    expect([unknown.account?.chosen, unknown.report]).toEqual([null, null]);
    const before = { desde: day("2020-01-01"), hasta: day("2020-12-31") };
    expect((await make(storage, open, before)).report).toBeNull();
  });

  it("reads no entry", async () => {
    const { storage, open } = await bookOfEntries(ENTRIES);
    const seen: string[] = [];
    storage.db.pages.hook("reading", (page) => {
      seen.push(page.month);
      return page;
    });
    await make(storage, open, YEAR);
    expect(seen).toEqual([]);
    await storage.db.pages.toArray();
    expect(seen.length).toBeGreaterThan(0);
  });

  it("agrees with the ledger in every month, for any entries and accounts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryContent, { minLength: 1, maxLength: 20 }), async (contents) => {
        const { storage, open } = await bookOfEntries(contents);
        const chosen = open.chart.byCode.get(contents[0]?.lines[0]?.account ?? account("1105"));
        invariant(chosen !== undefined, "entries are of the chart");
        const days = contents.map(({ date }) => date).sort();
        const [desde, hasta] = [days[0], days.at(-1)];
        invariant(desde !== undefined && hasta !== undefined, "at least one entry");
        const made = await make(storage, open, { cuenta: chosen.code, desde, hasta });
        invariant(made.report !== null, "a period with entries has months");
        expect(wrongSums(made.report)).toEqual([]);
        expect(wrongAcross(made.report)).toEqual([]);
        const { from, to } = made.period;
        const ledger = await accountLedger(storage, open.book.id, chosen, from, to);
        const rows = drawn(made.report).map((row) => row.slice(0, 5));
        expect(rows.at(-1)).toEqual(["Total", ledger.opening, ledger.debit, ledger.credit, ledger.closing]);
        const moved = rows.slice(0, -1).filter(([, , debit, credit]) => debit !== 0 || credit !== 0);
        expect(moved.map((row) => row.slice(2))).toEqual(
          ledger.months.map(({ debit, credit, balance }) => [debit, credit, balance]),
        );
      }),
      { numRuns: 30 },
    );
  });
});

it("AC-50 a mistyped year brings its own month and none between", async () => {
  const { storage, open } = await bookOfEntries([
    content("2026-10-05", "1105", "4135", 500),
    content("2026-11-01", "1105", "4135", 50),
    content("2062-03-02", "1105", "4135", 5),
  ]);
  const asked = { cuenta: account("1105"), desde: day("2026-01-01"), hasta: day("2062-12-31") };
  const { report } = await make(storage, open, asked);
  if (report === null) throw new Error("no report");
  expect(drawn(report).map(([name, ...figures]) => [name, figures[3]])).toEqual([
    ["Octubre de 2026", 500],
    ["Noviembre de 2026", 550],
    ["Marzo de 2062", 555],
    ["Total", 555],
  ]);
});

describe("the months that are listed", () => {
  const NOW = day("2026-11-20");
  const USED = { first: month("2026-03"), last: month("2026-10") };
  const listed = (from: string, to: string, used: typeof USED | null = USED) => {
    const months = listedMonths({ from: day(from), to: lastDay(monthOf(day(to))) }, NOW, used);
    return [months[0], months.at(-1), months.length];
  };

  it("begin with the book and end with this month, or with what is posted after it", () => {
    expect(listed("2026-01-01", "2026-12-31")).toEqual(["2026-03", "2026-11", 9]);
    expect(listed("2026-05-01", "2026-06-30")).toEqual(["2026-05", "2026-06", 2]);
    expect(listed("2026-01-01", "2026-12-31", { ...USED, last: month("2026-12") })).toEqual([
      "2026-03",
      "2026-12",
      10,
    ]);
    expect(listed("2027-01-01", "2027-02-28")).toEqual(["2027-01", "2027-02", 2]);
    expect(listed("2025-01-01", "2025-12-31")).toEqual([undefined, undefined, 0]);
    expect(listed("2026-01-01", "2026-12-31", null)).toEqual([undefined, undefined, 0]);
  });
});

it("names an account by itself where the chart has no codes", async () => {
  const { open } = await bookOfEntries([]);
  const chosen = open.chart.byCode.get(account("1105"));
  invariant(chosen !== undefined, "1105");
  const chart = { ...open.chart, showsCodes: false };
  const given = { chart, account: chosen, opening: NO_MOVEMENT, movements: [] };
  expect(movementsByMonthReport(given, { subtitle: "", period: "" }).title).toBe("Movimiento por mes: Caja");
});
