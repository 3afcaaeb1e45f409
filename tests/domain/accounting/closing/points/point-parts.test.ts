import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { ClosingNote, PointKey } from "#domain/accounting/closing/points/closing-point.ts";
import {
  closingNotesOf,
  monthSpan,
  spanKey,
  withNote,
} from "#domain/accounting/closing/points/closing-span.ts";
import { payrollFact, spannedMonths } from "#domain/accounting/closing/points/payroll-fact.ts";
import { endsVatPeriod, lastFiledMonth, taxPaid } from "#domain/accounting/closing/points/tax-paid.ts";
import { isUnclassified, unclassifiedOf } from "#domain/accounting/closing/points/unclassified.ts";
import { type Entry, linkTo } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { line } from "#tests/support/builders.ts";
import { periodOf } from "#tests/support/payroll/payroll-runs.ts";

describe("AC-80 what a declaration paid of a tax", () => {
  let number = 0;
  const entry = (...lines: readonly (readonly [account: string, debit: number, credit: number])[]): Entry => {
    number += 1;
    return {
      id: `entry_${number}` as Entry["id"],
      bookId: "book_1" as Entry["bookId"],
      number,
      date: day("2026-01-15"),
      description: "",
      reference: "",
      status: "posted",
      origin: "journal",
      version: 1,
      createdAt: 0,
      updatedAt: 0,
      lines: lines.map(([account, debit, credit]) => ({
        account: account as AccountCode,
        debit: pesos(debit),
        credit: pesos(credit),
      })),
    };
  };
  const paid = (...entries: readonly Entry[]) => taxPaid(entries, /^2408/, (code) => code);
  const payment = () => entry(["240805", 500, 0], ["111005", 0, 500]);

  it.each<[string, Entry, number]>([
    ["a payment from the bank", payment(), 500],
    [
      "one with withholdings and interest",
      entry(["2408", 500, 0], ["2365", 80, 0], ["530520", 20, 0], ["1110", 0, 600]),
      500,
    ],
    [
      "one that sets a withholding suffered off",
      entry(["2408", 500, 0], ["135517", 0, 100], ["1110", 0, 400]),
      500,
    ],
    ["not a purchase in cash", entry(["1435", 1000, 0], ["2408", 190, 0], ["1110", 0, 1190]), 0],
    ["not an expense in cash", entry(["5135", 1000, 0], ["2408", 190, 0], ["1105", 0, 1190]), 0],
    ["not a sale", entry(["1105", 1190, 0], ["4135", 0, 1000], ["2408", 0, 190]), 0],
    ["not what is set off without cash", entry(["2408", 500, 0], ["240805", 0, 500]), 0],
    ["not what a withholding suffered pays alone", entry(["2408", 500, 0], ["135517", 0, 500]), 0],
    ["not where cash comes in", entry(["2408", 500, 0], ["1110", 100, 0], ["2365", 0, 600]), 0],
    [
      "only what is left of what is set off within it",
      entry(["2408", 600, 0], ["240805", 0, 100], ["1110", 0, 500]),
      500,
    ],
  ])("%s", (_name, each, amount) => {
    expect(paid(each)).toBe(amount);
  });

  it("counts a payment that was reversed again as none", () => {
    const [a, b] = [payment(), entry(["111005", 500, 0], ["240805", 0, 500])];
    expect(paid({ ...a, reversedBy: linkTo(b) }, { ...b, reverses: linkTo(a) })).toBe(0);
  });

  it("is filed every two months or every four: never at the end of an odd one", () => {
    expect(["2026-01", "2026-02", "2026-11", "2026-12"].map(endsVatPeriod)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

it.each([
  ["2895", "Diversos", true],
  ["28950501", "Consignaciones", true],
  ["189520", "Diversos", true],
  ["238095", "Otros", true],
  ["13050501", "Consignaciones por identificar", true],
  ["11100599", "Cuenta PUENTE", true],
  ["280505", "Valores sin clasificar", true],
  ["1305", "Clientes", false],
  ["2380", "Acreedores varios", false],
  ["152405", "Puentes y vías", false],
])("AC-80 account %s %s holds what nobody classified: %s", (puc, name, expected) => {
  expect(isUnclassified(puc, name)).toBe(expected);
});

describe("AC-80 payroll is done when closed, in the books and paid", () => {
  const run = (period: string, status: StoredRun["status"], posted: boolean): StoredRun =>
    ({
      id: period,
      period: periodOf(period),
      status,
      posting: posted ? { bookId: "book_1", entryId: "entry_1" } : null,
    }) as unknown as StoredRun;
  const employee = (start: string, end: string | null = null, settled: string | null = null) => ({
    contract: { start: day(start), end: end === null ? null : day(end) },
    settled: settled === null ? null : day(settled),
  });
  const [OCT, NOV] = [month("2026-10"), month("2026-11")];
  const of = (
    employees: Parameters<typeof payrollFact>[0]["employees"],
    runs: readonly StoredRun[],
    counts = true,
  ) => payrollFact({ employees, runs, months: [OCT, NOV], counts: () => counts });
  const ANA = employee("2024-02-01");
  const [PAID_OCT, PAID_NOV] = [run("2026-10", "paid", true), run("2026-11", "paid", true)];

  it.each<[string, ReturnType<typeof of>, ReturnType<typeof of>]>([
    ["nobody is employed", of([], []), null],
    ["all is paid", of([ANA], [PAID_OCT, PAID_NOV]), { lacking: [], drafts: 0, unposted: 0, unpaid: 0 }],
    ["a month lacks", of([ANA], [PAID_OCT]), { lacking: [NOV], drafts: 0, unposted: 0, unpaid: 0 }],
    [
      "one fortnight is no month",
      of([ANA], [PAID_OCT, run("2026-11 -1", "paid", true)]),
      { lacking: [NOV], drafts: 0, unposted: 0, unpaid: 0 },
    ],
    [
      "both are",
      of([ANA], [PAID_OCT, run("2026-11 -1", "paid", true), run("2026-11 -2", "closed", true)]),
      { lacking: [], drafts: 0, unposted: 0, unpaid: 1 },
    ],
    [
      "a draft, and one that no book has",
      of([ANA], [run("2026-10", "draft", false), run("2026-11", "closed", false)]),
      { lacking: [], drafts: 1, unposted: 1, unpaid: 0 },
    ],
    [
      "entries that were taken back",
      of([ANA], [PAID_OCT, PAID_NOV], false),
      { lacking: [], drafts: 0, unposted: 2, unpaid: 0 },
    ],
    [
      "who came in November and who left in October",
      of([employee("2026-11-16"), employee("2024-01-01", null, "2026-10-15")], []),
      { lacking: [OCT, NOV], drafts: 0, unposted: 0, unpaid: 0 },
    ],
    [
      "who was settled before an agreed end, and whose end came before the settlement",
      of(
        [
          employee("2024-01-01", "2026-11-30", "2026-09-30"),
          employee("2024-01-01", "2026-09-30", "2026-10-15"),
        ],
        [],
      ),
      { lacking: [], drafts: 0, unposted: 0, unpaid: 0 },
    ],
    [
      "who worked one day of October, its first",
      of([employee("2024-01-01", "2026-10-01")], []),
      { lacking: [OCT], drafts: 0, unposted: 0, unpaid: 0 },
    ],
    [
      "who came on the last day of November",
      of([employee("2026-11-30")], []),
      { lacking: [NOV], drafts: 0, unposted: 0, unpaid: 0 },
    ],
    [
      "who left before",
      of([employee("2024-01-01", "2026-09-30")], []),
      { lacking: [], drafts: 0, unposted: 0, unpaid: 0 },
    ],
  ])("%s", (_name, found, expected) => {
    expect(found).toEqual(expected);
  });

  it("looks at whole months only", () => {
    expect(spannedMonths(OCT, NOV)).toEqual([OCT, NOV]);
    expect(spannedMonths(OCT, OCT)).toEqual([OCT]);
    expect(spannedMonths(NOV, OCT)).toEqual([]);
    expect(spannedMonths(NOV, null)).toEqual([]);
  });
});

describe("AC-81 what is said belongs to one month or period", () => {
  it("names each span by a key of its own", () => {
    const spans = [
      closingPeriod(2026),
      closingPeriod(2026, "h1"),
      closingPeriod(2026, "q4"),
      monthSpan(month("2026-03")),
    ];
    expect(spans.map(spanKey)).toEqual(["2026", "2026-h1", "2026-q4", "2026-03"]);
    expect(spans[3]).toMatchObject({ from: "2026-03-01", to: "2026-03-31", name: "marzo de 2026" });
  });

  it("says again, takes back, and leaves the notes of other spans", () => {
    const on = { span: "2026", point: "stock" as const };
    const other = { span: "2026-03", point: "stock" as const, reason: "otro" };
    const once = withNote([other], on, "servicios");
    expect([...closingNotesOf(once, "2026")]).toEqual([["stock", "servicios"]]);
    expect(withNote(once, on, "sin bodega")).toEqual([{ ...on, reason: "sin bodega" }, other]);
    expect(withNote(once, on, null)).toEqual([other]);
    // Others of the same span stay, all in one order however they were said.
    const said = ["stock", "drafts", "payroll"].map((point) => ({
      ...on,
      point: point as PointKey,
      reason: "r",
    }));
    const written = [...said, ...said.toReversed()].reduce<readonly ClosingNote[]>(
      (notes, { span, point, reason }) => withNote(notes, { span, point }, reason),
      [],
    );
    expect(written.map(({ point }) => point)).toEqual(["drafts", "payroll", "stock"]);
    const payroll = { span: "2026", point: "payroll" as const, reason: "sin empleados" };
    expect(withNote(once, payroll, payroll.reason)).toHaveLength(3);
  });
});

describe("AC-80 what is left unclassified, and what was filed last", () => {
  it("sums sundry accounts whatever their side, by their code, and none that is back at zero", () => {
    const standing = balancesOfLines([
      line("2895", -90),
      line("2895", 20),
      line("1895", 30),
      line("138095", 5),
      line("138095", -5),
      line("1105", 900),
      line("999999", 4),
    ]);
    expect(unclassifiedOf(pucChart(), standing)).toEqual({ accounts: ["1895", "2895"], amount: 100 });
    expect(unclassifiedOf(pucChart(), new Map())).toEqual({ accounts: [], amount: 0 });
  });

  it.each([
    ["2026-05-01", "2026-04", "2026-04"],
    ["2026-04-30", "2025-12", "2026-03"],
    ["2026-08-31", "2026-04", "2026-07"],
    ["2026-09-01", "2026-08", "2026-08"],
    ["2026-01-01", "2025-12", "2025-12"],
    ["2026-12-31", "2026-08", "2026-11"],
  ])(
    "on %s IVA was surely filed until %s (ET art. 600), withholdings until %s (ET art. 604)",
    (today, vat, withheld) => {
      expect([lastFiledMonth(day(today), "vat"), lastFiledMonth(day(today), "withheld")]).toEqual([
        vat,
        withheld,
      ]);
    },
  );
});
