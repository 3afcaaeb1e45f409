import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Chart, findAccount } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { compareEntries, type Entry, type EntryContent } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { ledgerOf } from "#domain/accounting/ledger/ledger.ts";
import { tAccount } from "#domain/accounting/ledger/t-account.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { TRIAL_LEVELS } from "#domain/accounting/ledger/trial-level.ts";
import { day, firstDay, lastDay, month } from "#domain/kernel/calendar-day.ts";
import type { ReportRow } from "#domain/report/report.ts";
import { ledgerReport } from "#reports/ledger/ledger-report.ts";
import { trialBalanceReport } from "#reports/trial-balance/trial-balance-report.ts";
import { runs } from "#tests/support/random/runs.ts";
import { arbitraryContent, content, line, posted } from "../../../support/builders.ts";

let puc: Chart;
beforeAll(async () => {
  puc = await loadChart("puc");
});

const balances = (entries: readonly EntryContent[]) =>
  balancesOfLines(entries.flatMap((entry) => entry.lines));
const NONE = new Map();
const HEAD = { subtitle: "La Sabana", period: "noviembre de 2026" };

describe("trial balance", () => {
  // A worked exercise: capital of 1.000.000 before; in November a sale of 500.000 and rent of 200.000 paid by bank.
  const before = [content("2026-10-01", "1110", "3105", 1_000_000)];
  const november = [
    content("2026-11-03", "1105", "4135", 500_000),
    content("2026-11-10", "5120", "1110", 200_000),
  ];

  it("shows opening, movements and closing by class, totals agreeing in pairs", () => {
    const trial = trialBalance({
      chart: puc,
      opening: balances(before),
      movements: balances(november),
      level: 4,
      zeros: false,
    });
    const table = trial.classes.flatMap((group) =>
      group.rows.map((row) => [
        row.account.code,
        row.opening.debit - row.opening.credit,
        row.movement.debit,
        row.movement.credit,
        row.closing.debit - row.closing.credit,
      ]),
    );
    expect(table).toEqual([
      ["1105", 0, 500_000, 0, 500_000],
      ["1110", 1_000_000, 0, 200_000, 800_000],
      ["3105", -1_000_000, 0, 0, -1_000_000],
      ["4135", 0, 0, 500_000, -500_000],
      ["5120", 0, 200_000, 0, 200_000],
    ]);
    expect([trial.opening, trial.movement, trial.closing]).toEqual([
      { debit: 1_000_000, credit: 1_000_000 },
      { debit: 700_000, credit: 700_000 },
      { debit: 1_500_000, credit: 1_500_000 },
    ]);
    expect(trial.balanced).toBe(true);
  });

  it("rolls sub-accounts up to the level asked for", () => {
    const lines = [content("2026-11-01", "110505", "413506", 80), content("2026-11-01", "1105", "4135", 20)];
    const at = (level: 2 | 4 | 6 | 8) =>
      trialBalance({
        chart: puc,
        opening: NONE,
        movements: balances(lines),
        level,
        zeros: false,
      }).classes.flatMap((group) => group.rows.map((row) => row.account.code));
    expect(at(2)).toEqual(["11", "41"]);
    expect(at(4)).toEqual(["1105", "4135"]);
    expect(at(6)).toEqual(["1105", "110505", "4135", "413506"]);
  });

  it("warns when cash ends on the credit side, and shows codes that the chart does not know", () => {
    const lines = [
      content("2026-11-01", "5195", "1105", 10),
      { ...content("2026-11-01", "1110", "1110", 5), lines: [line("8888x", 5)] },
    ];
    const trial = trialBalance({
      chart: puc,
      opening: NONE,
      movements: balances(lines),
      level: 4,
      zeros: false,
    });
    const rows = trial.classes.flatMap((group) => group.rows);
    expect(rows.find((row) => row.account.code === "1105")?.isAbnormal).toBe(true);
    expect(rows.some((row) => row.account.name === "8888x")).toBe(true);
    expect(trial.balanced).toBe(false);
  });

  it("VG-05 marks no VAT in favour, which stands on its own account on either side (Decreto 2650 de 1993)", () => {
    for (const [code, side, isAbnormal] of [
      ["2408", "debit", false],
      ["2408", "credit", false],
      ["2404", "debit", true],
      ["2404", "credit", false],
    ] as const) {
      const own = balancesOfLines([line(code, side === "debit" ? 190 : -190)]);
      const { classes } = trialBalance({
        chart: puc,
        opening: new Map(),
        movements: own,
        level: 4,
        zeros: false,
      });
      const [row] = classes.flatMap(({ rows }) => rows);
      expect([row?.account.code, row?.isAbnormal], `${code} ${side}`).toEqual([code, isAbnormal]);
    }
  });

  it("I-03 has equal totals for any entries, any cut and any level", () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryContent, { maxLength: 30 }),
        fc.constantFrom(...TRIAL_LEVELS),
        (entries, level) => {
          const cut = day("2026-11-01");
          const trial = trialBalance({
            chart: puc,
            opening: balances(entries.filter((entry) => entry.date < cut)),
            movements: balances(entries.filter((entry) => entry.date >= cut)),
            level,
            zeros: true,
          });
          expect(trial.balanced).toBe(true);
          const rows = trial.classes.flatMap((group) => group.rows);
          expect(rows.reduce((sum, row) => sum + row.closing.debit - row.closing.credit, 0)).toBe(0);
        },
      ),
      runs(150, 1_000),
    );
  });

  it("I-28 becomes a report without NaN, −0 or undefined", () => {
    fc.assert(
      fc.property(fc.array(arbitraryContent, { maxLength: 10 }), (entries) => {
        const trial = trialBalance({
          chart: puc,
          opening: NONE,
          movements: balances(entries),
          level: 4,
          zeros: false,
        });
        const report = trialBalanceReport(puc, trial, HEAD);
        for (const row of report.rows) {
          expect(row.cells).toHaveLength(report.columns.length);
          for (const cell of row.cells) {
            expect(
              cell.kind !== "amount" || (Number.isSafeInteger(cell.amount) && !Object.is(cell.amount, -0)),
            ).toBe(true);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("NU-08: totals against the rows that are shown", () => {
  const amountAt = (row: ReportRow, column: number): number => {
    const cell = row.cells[column];
    return cell?.kind === "amount" ? cell.amount : 0;
  };

  it("agree in every column of a trial balance, at every level, with and without zeros", () => {
    const input = fc.tuple(
      fc.array(arbitraryContent, { maxLength: 20 }),
      fc.constantFrom(...TRIAL_LEVELS),
      fc.boolean(),
    );
    fc.assert(
      fc.property(input, ([entries, level, zeros]) => {
        const trial = trialBalance({ chart: puc, opening: NONE, movements: balances(entries), level, zeros });
        const { rows, columns } = trialBalanceReport(puc, trial, HEAD);
        const total = rows.at(-1);
        if (total?.kind !== "total") throw new Error("the last row is no total");
        columns.forEach((column, index) => {
          if (column.kind !== "amount") return;
          const shown = rows
            .filter((row) => row.kind === "line")
            .reduce((sum, row) => sum + amountAt(row, index), 0);
          expect(amountAt(total, index)).toBe(shown);
        });
      }),
      runs(150, 1_000),
    );
  });
});

describe("ledger", () => {
  const account = () => findAccount(puc, "1110") ?? expect.fail("1110 is missing");
  const entries = (): Entry[] =>
    [
      posted(1, content("2026-10-05", "1110", "3105", 1_000_000)),
      posted(2, content("2026-11-03", "5120", "1110", 200_000)),
      posted(3, {
        ...content("2026-11-04", "1110", "4135", 1),
        lines: [line("111005", 119_000), line("4135", -100_000), line("2408", -19_000)],
      }),
      posted(4, content("2026-12-01", "1110", "1305", 7)),
    ].sort(compareEntries);

  it("runs the balance, names the counterpart and sums each month", () => {
    const ledger = ledgerOf({
      account: account(),
      opening: { debit: 1_000_000 as never, credit: 0 as never },
      entries: entries().slice(1),
      from: firstDay(month("2026-11")),
      to: lastDay(month("2026-12")),
    });
    expect(ledger.months.map((each) => [each.month, each.debit, each.credit, each.balance])).toEqual([
      ["2026-11", 119_000, 200_000, 919_000],
      ["2026-12", 7, 0, 919_007],
    ]);
    const [first, second] = ledger.months[0]?.lines ?? [];
    expect(first?.counterpart).toEqual({ kind: "one", account: "5120" });
    expect(second?.counterpart).toEqual({ kind: "several" });
    expect(second?.account).toBe("111005");
    expect(ledger.closing).toBe(919_007);
    const report = ledgerReport(puc, ledger, HEAD, day("2026-11-01"));
    expect(report.rows.map((row) => row.kind)).toEqual([
      "note",
      "line",
      "line",
      "subtotal",
      "line",
      "subtotal",
      "total",
    ]);
  });

  it("leaves void entries and drafts out", () => {
    const hidden = entries().map((entry, index) =>
      index === 1 ? { ...entry, status: "void" as const } : entry,
    );
    const ledger = ledgerOf({
      account: account(),
      opening: { debit: 0 as never, credit: 0 as never },
      entries: hidden,
      from: day("2026-11-01"),
      to: day("2026-11-30"),
    });
    expect(ledger.credit).toBe(0);
  });

  it("becomes a T account with what is being typed", () => {
    const ledger = ledgerOf({
      account: account(),
      opening: { debit: 500 as never, credit: 0 as never },
      entries: entries(),
      from: day("2026-11-01"),
      to: day("2026-11-30"),
    });
    const t = tAccount(ledger, [line("1110", -81_500), line("5135", 81_500)], day("2026-11-20"), 1);
    expect(t.opening).toEqual({ side: "credit", amount: 199_500 });
    expect(t.lines.map((each) => [each.side, each.amount, each.pending])).toEqual([
      ["debit", 119_000, false],
      ["credit", 81_500, true],
    ]);
    expect(t.balance).toEqual({ side: "credit", amount: 162_000 });
  });
});
