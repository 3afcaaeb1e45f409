import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { carryEntry, closingEntries } from "#domain/accounting/closing/closing.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Report } from "#domain/report/report.ts";
import type { BookStatement } from "#domain/statement/books/book-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import type { StatementInput } from "#domain/statement/books/statement-input.ts";
import { notesReport, statementReport } from "#domain/statement/books/statement-report.ts";
import { amountsOf, factsOf, figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";

const chart = pucChart();
const CHARTS = { puc: chart, mini: miniChart, journal: journalChart } as const;
const RUNS = { numRuns: 40 };
const YEAR = ["2025-01-01", "2025-12-31"] as const;
const BEFORE = ["2024-01-01", "2024-12-31"] as const;
const PARTS = [
  [...YEAR],
  [...BEFORE],
  ["2025-03-10", "2025-09-20"],
  ["2024-12-15", "2026-01-20"],
  ["2026-01-01", "2026-02-28"],
] satisfies [string, string][];

const everyChart = fc
  .constantFrom("puc", "mini", "journal")
  .chain((kind) => fc.record({ kind: fc.constant(kind), entries: randomEntries(CHARTS[kind]) }));

function allOf(input: StatementInput): BookStatement[] {
  return [
    makeStatement("balance", input),
    makeStatement("income", input),
    makeStatement("cash", input, "indirect"),
    makeStatement("cash", input, "direct"),
    makeStatement("equity", input),
  ];
}

function netOf(
  entries: readonly Entry[],
  fits: (puc: string) => boolean,
  until: string,
  of: Chart = chart,
): number {
  let net = 0;
  for (const entry of entries) {
    if (entry.date > until) continue;
    for (const { account, debit, credit } of entry.lines)
      if (fits(pucOfAccount(of, account))) net += debit - credit;
  }
  return net === 0 ? 0 : net;
}

const plain = (value: number) => (value === 0 ? 0 : value);
const inRange = (entries: readonly Entry[], from: string, to: string) =>
  entries.filter(({ date }) => date >= from && date <= to);

describe("statements of random books", () => {
  it("I-04 assets are liabilities, equity and the result of the period at any date, or what is missing is named", () => {
    fc.assert(
      fc.property(everyChart, ({ kind: chartKind, entries }) => {
        const of = CHARTS[chartKind];
        for (const period of PARTS) {
          const balance = makeStatement("balance", inputOf(entries, of, period));
          const off = netOf(entries, (puc) => /^[89]/.test(puc), period[1], of);
          const [check] = balance.checks;
          // The two sides differ only by entries that also touch memorandum accounts, and by exactly their amount.
          expect(plain(check?.difference ?? 0)).toBe(plain(-off));
          const named = balance.unplaced.reduce((sum, each) => sum + (each.amounts[0] ?? 0), 0);
          expect(plain(named)).toBe(plain(off));
          expect(amountsOf(balance, "assets")[0]).toBe(
            (amountsOf(balance, "liabilities")[0] ?? 0) + (amountsOf(balance, "equity")[0] ?? 0) - off,
          );
        }
      }),
      RUNS,
    );
  });

  it("I-05 periods add up: results of parts to the result of all, a balance to the one before and what moved", () => {
    fc.assert(
      fc.property(randomEntries(), fc.integer({ min: 0, max: 363 }), (entries, count) => {
        const cut = addDays(day(YEAR[0]), count);
        const result = (from: string, to: string) =>
          amountsOf(makeStatement("income", inputOf(entries, chart, [from, to])), "result")[0] ?? 0;
        expect(plain(result(YEAR[0], cut) + result(addDays(cut, 1), YEAR[1]))).toBe(plain(result(...YEAR)));
        const assets = (to: string) =>
          amountsOf(makeStatement("balance", inputOf(entries, chart, [YEAR[0], to])), "equity")[0] ?? 0;
        const moved = -netOf(
          inRange(entries, addDays(cut, 1), YEAR[1]),
          (puc) => /^[34567]/.test(puc),
          YEAR[1],
        );
        expect(plain(assets(YEAR[1]))).toBe(plain(assets(cut) + moved));
      }),
      RUNS,
    );
  });

  it("I-06 cash and equity: what was there and what moved is what is there, by both methods", () => {
    fc.assert(
      fc.property(everyChart, ({ kind: chartKind, entries }) => {
        const of = CHARTS[chartKind];
        for (const period of PARTS) {
          const input = inputOf(entries, of, period);
          const cash = netOf(entries, (puc) => puc.startsWith("11"), period[1], of);
          for (const method of ["indirect", "direct"] as const) {
            const statement = makeStatement("cash", input, method);
            expect(statement.checks.filter((check) => !check.holds)).toEqual([]);
            expect(plain(amountsOf(statement, "end")[0] ?? 0)).toBe(cash);
          }
          const equity = makeStatement("equity", input);
          expect(equity.checks.filter((check) => !check.holds)).toEqual([]);
          const closing = amountsOf(equity, "closing@0").at(-1) ?? 0;
          expect(plain(closing)).toBe(plain(-netOf(entries, (puc) => /^[34567]/.test(puc), period[1], of)));
        }
      }),
      RUNS,
    );
  });

  it("I-06 the end of cash, with what is overdrawn, is the line of the balance", () => {
    let overdrawn = 0;
    fc.assert(
      fc.property(everyChart, ({ kind: chartKind, entries }) => {
        const of = CHARTS[chartKind];
        for (const period of PARTS) {
          const input = inputOf(entries, of, period);
          const balance = plain(amountsOf(makeStatement("balance", input), "cash")[0] ?? 0);
          for (const method of ["indirect", "direct"] as const) {
            const statement = makeStatement("cash", input, method);
            const owed = amountsOf(statement, "in-balance")[0];
            if (owed !== undefined) overdrawn += 1;
            const end = owed ?? amountsOf(statement, "end")[0] ?? 0;
            expect(plain(end)).toBe(balance);
          }
        }
      }),
      RUNS,
    );
    expect(overdrawn).toBeGreaterThan(0);
  });

  it("I-06 both methods have the same investing and financing, line by line", () => {
    fc.assert(
      fc.property(randomEntries(), (entries) => {
        const input = inputOf(entries, chart, [...YEAR]);
        const of = (method: "direct" | "indirect") => {
          const { lines } = makeStatement("cash", input, method);
          const at = lines.findIndex((each) => each.label === "Actividades de inversión");
          return lines.slice(at).map(({ key, amounts, accounts }) => ({ key, amounts, accounts }));
        };
        expect(of("direct")).toEqual(of("indirect"));
      }),
      RUNS,
    );
  });

  it("I-06 a line of changes and what it leaves out is the change of its lines in the balance (7.8)", () => {
    const lines: Readonly<Record<string, readonly string[]>> = {
      "deudores comerciales": [
        "receivables",
        "long-receivables",
        "supplier-advances",
        "payable-credits",
        "employee-credits",
        "liability-credits",
      ],
      "activos por impuestos corrientes": ["tax-assets", "tax-credits"],
      inventarios: ["inventories"],
      "acreedores comerciales": [
        "payables",
        "long-payables",
        "advances-owed",
        "receivables-owed",
        "unknown-liabilities",
      ],
      "pasivos por impuestos corrientes": [
        "tax-liabilities",
        "tax-advances-owed",
        "deferred-tax-liabilities",
      ],
      "beneficios a empleados": ["employees", "workers-owed", "long-employees"],
      provisiones: ["provisions", "long-provisions"],
      "ingresos diferidos y anticipos": ["deferred-income", "customer-advances", "long-deferred-income"],
    };
    let left = 0;
    fc.assert(
      fc.property(everyChart, ({ kind: chartKind, entries }) => {
        const of = CHARTS[chartKind];
        for (const [from, to] of PARTS) {
          const input = inputOf(entries, of, [from, to], ["1900-01-01", addDays(day(from), -1)]);
          const [now, cash] = [makeStatement("balance", input), inputOf(entries, of, [from, to])];
          const flow = makeStatement("cash", cash, "indirect");
          for (const [noun, keys] of Object.entries(lines)) {
            const owned = ["deudores", "activos", "inventarios"].some((word) => noun.startsWith(word));
            const sides = keys.map((key) => amountsOf(now, key));
            const change = sides.reduce((sum, [end = 0, start = 0]) => sum + end - start, 0);
            const shown = flow.lines.find(
              ({ key, label }) => key.startsWith("change-") && label.includes(` en ${noun}`),
            );
            const apart = (flow.besides ?? [])
              .flatMap(({ figures }) => figures)
              .filter(({ label }) => label.toLocaleLowerCase("es").startsWith(`${noun}:`));
            const amount = apart.reduce((sum, { amounts }) => sum + (amounts[0] ?? 0), 0);
            if (amount !== 0) left += 1;
            expect(plain((shown?.amounts[0] ?? 0) + amount)).toBe(plain(owned ? -change : change));
          }
        }
      }),
      RUNS,
    );
    expect(left).toBeGreaterThan(0);
  });

  it("I-07 the order of entries changes nothing", () => {
    fc.assert(
      fc.property(randomEntries(), (entries) => {
        const shown = (list: readonly Entry[]) => allOf(inputOf(list, chart, [...YEAR], [...BEFORE]));
        const turned = [...entries].reverse();
        const sorted = (statements: readonly BookStatement[]) =>
          statements.map((each) => each.lines.map(({ of: _parts, ...line }) => line));
        expect(sorted(shown(turned))).toEqual(sorted(shown(entries)));
      }),
      RUNS,
    );
  });

  it("I-08 k times all amounts is k times all totals and the same shares; a line in two parts is one", () => {
    const k = 7;
    fc.assert(
      fc.property(randomEntries(), (entries) => {
        const times = entries.map((entry) => ({
          ...entry,
          lines: entry.lines.map((each) => ({
            ...each,
            debit: pesos(each.debit * k),
            credit: pesos(each.credit * k),
          })),
        }));
        for (const kind of ["balance", "income", "equity"] as const) {
          const one = makeStatement(kind, inputOf(entries, chart, [...YEAR]));
          const many = makeStatement(kind, inputOf(times, chart, [...YEAR]));
          expect(many.lines.map(({ amounts }) => amounts)).toEqual(
            one.lines.map(({ amounts }) => amounts.map((amount) => amount * k)),
          );
          expect(many.lines.map(({ shares }) => shares)).toEqual(one.lines.map(({ shares }) => shares));
        }
        const halves = entries.map((entry) => ({
          ...entry,
          lines: entry.lines.flatMap((each) => {
            const debit = Math.floor(each.debit / 2);
            const credit = Math.floor(each.credit / 2);
            if (debit + credit === 0) return [each];
            const rest = { debit: pesos(each.debit - debit), credit: pesos(each.credit - credit) };
            return [
              { ...each, debit: pesos(debit), credit: pesos(credit) },
              { ...each, ...rest },
            ];
          }),
        }));
        const shown = (list: readonly Entry[]) =>
          allOf(inputOf(list, chart, [...YEAR])).map((each) => figuresOf(each));
        expect(shown(halves)).toEqual(shown(entries));
      }),
      RUNS,
    );
  });

  it("I-09 every account keeps its sum on its way to a line", () => {
    fc.assert(
      fc.property(everyChart, ({ kind: chartKind, entries }) => {
        const of = CHARTS[chartKind];
        const input = inputOf(entries, of, [...YEAR]);
        for (const kind of ["balance", "income"] as const) {
          const statement = makeStatement(kind, input);
          for (const each of statement.lines) {
            if (each.kind !== "line") continue;
            const sum = each.accounts.reduce((total, { amounts }) => total + (amounts[0] ?? 0), 0);
            expect(plain(sum)).toBe(plain(each.amounts[0] ?? 0));
          }
        }
        const assets = makeStatement("balance", input);
        const equity = amountsOf(assets, "equity")[0] ?? 0;
        expect(plain(equity)).toBe(plain(-netOf(entries, (puc) => /^[34567]/.test(puc), YEAR[1], of)));
      }),
      RUNS,
    );
  });
});

function closed(entries: readonly Entry[], of: Chart): Entry[] {
  const pucOf = (account: Entry["lines"][number]["account"]) => pucOfAccount(of, account);
  const all = [...entries];
  const add = (content: Parameters<typeof posted>[1]) => all.push(posted(all.length + 1000, content));
  const until = (date: string) =>
    balancesOfLines(all.filter((entry) => entry.date <= date).flatMap((entry) => entry.lines));
  for (const year of [2024, 2025]) {
    const balances = until(`${year}-12-31`);
    closingEntries({ kind: of.kind, period: closingPeriod(year), pucOf, balances }).forEach(add);
    const since = balancesOfLines(
      inRange(all, `${year + 1}-01-01`, `${year + 1}-12-31`).flatMap(({ lines }) => lines),
    );
    const carry = carryEntry({
      kind: of.kind,
      period: closingPeriod(year),
      pucOf,
      before: until(`${year}-12-31`),
      since,
    });
    if (carry) add(carry);
  }
  return all;
}

describe("closing a year", () => {
  it("changes no figure of any statement, present or compared (I-05)", () => {
    fc.assert(
      fc.property(everyChart, ({ kind: chartKind, entries }) => {
        const of = CHARTS[chartKind];
        for (const period of PARTS) {
          const shown = (list: readonly Entry[]) =>
            allOf(inputOf(list, of, period, [...BEFORE])).map(({ lines, checks }) => ({
              figures: lines.map(({ key, amounts, shares }) => ({ key, amounts, shares })),
              checks,
            }));
          const before = shown(entries);
          const after = shown(closed(entries, of));
          for (const [index, each] of after.entries()) {
            // Carrying a result forward moves 36 to 37, which share a column; zero rows may appear and disappear.
            const known = new Map(before[index]?.figures.map((line) => [line.key, line]));
            for (const figure of each.figures) {
              const was = known.get(figure.key);
              if (was) expect(figure).toEqual(was);
              else expect(figure.amounts.every((amount) => amount === 0)).toBe(true);
            }
            expect(each.checks).toEqual(before[index]?.checks);
          }
        }
      }),
      RUNS,
    );
  });

  it("leaves classes 4 to 7 and 5905 at zero, and closing again does nothing", () => {
    fc.assert(
      fc.property(everyChart, ({ kind: chartKind, entries }) => {
        const of = CHARTS[chartKind];
        const all = closed(entries, of);
        const pucOf = (account: Entry["lines"][number]["account"]) => pucOfAccount(of, account);
        const balances = balancesOfLines(inRange(all, "", "2025-12-31").flatMap(({ lines }) => lines));
        for (const [code, { debit, credit }] of balances)
          if (/^[4567]/.test(pucOf(code))) expect(debit - credit).toBe(0);
        expect(closingEntries({ kind: of.kind, period: closingPeriod(2025), pucOf, balances })).toEqual([]);
      }),
      RUNS,
    );
  });
});

function values(value: unknown, path = "$"): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((each, index) => values(each, `${path}[${index}]`));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, each]) => values(each, `${path}.${key}`));
  return [[path, value]];
}

function reportsOf(statement: BookStatement): Report[] {
  const head = { subtitle: "La Sabana", period: "2025" };
  return [true, false].flatMap((more) => [
    statementReport(statement, head, {
      detail: more ? "accounts" : "lines",
      notes: more,
      percent: more,
      zeros: more,
    }),
    notesReport(statement, head),
  ]);
}

describe("what is printed", () => {
  it("I-28 holds no NaN, Infinity, minus zero or undefined, an empty book included", () => {
    fc.assert(
      fc.property(randomEntries(chart, 6), (entries) => {
        for (const list of [entries, []]) {
          for (const statement of allOf(inputOf(list, chart, [...YEAR], [...BEFORE]))) {
            const all = [statement, ...reportsOf(statement)].flatMap((each) => values(each));
            const bad = all.filter(
              ([, value]) =>
                value === undefined ||
                (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0))),
            );
            expect(bad).toEqual([]);
          }
        }
      }),
      RUNS,
    );
  });

  it("I-25 carries the statement's own figures, and each sum is the sum of the rows that it names", () => {
    fc.assert(
      fc.property(randomEntries(), (entries) => {
        for (const statement of allOf(inputOf(entries, chart, [...YEAR], [...BEFORE]))) {
          const own = new Set(statement.lines.map(({ amounts }) => amounts.join("/")));
          for (const report of reportsOf(statement).filter(({ title }) => title !== "Notas")) {
            for (const row of report.rows) {
              const amounts = row.cells.flatMap((cell) => (cell.kind === "amount" ? [cell.amount] : []));
              if (row.kind !== "note" && row.kind !== "heading") expect(own).toContain(amounts.join("/"));
              if (!row.sums) continue;
              const sums = amounts.map((_, column) => {
                const rows = row.sums?.flatMap(({ from, to }) => report.rows.slice(from, to + 1)) ?? [];
                const parts = rows.map(
                  ({ cells }) =>
                    cells.flatMap((cell) => (cell.kind === "amount" ? [cell.amount] : []))[column] ?? 0,
                );
                return parts.reduce((sum: number, part) => sum + part, 0);
              });
              expect(sums.map(plain)).toEqual(amounts.map(plain));
            }
          }
        }
      }),
      RUNS,
    );
  });

  it("I-27 percentages add up to the whole, each within a tenth of its exact share", () => {
    fc.assert(
      fc.property(randomEntries(), (entries) => {
        const statement = makeStatement("balance", inputOf(entries, chart, [...YEAR]));
        const total = amountsOf(statement, "assets")[0] ?? 0;
        const lines = statement.lines.filter((each) => each.kind === "line" && each.shares[0] !== null);
        for (const { amounts, shares, key } of lines) {
          const base = ["cash"].includes(key) ? total : null;
          if (base !== null)
            expect(Math.abs((shares[0] ?? 0) - ((amounts[0] ?? 0) * 1000) / base)).toBeLessThan(1);
        }
        const sum = statement.lines.find((each) => each.key === "assets")?.shares[0];
        if (total !== 0) expect(sum).toBe(1000);
        else expect(sum).toBeNull();
      }),
      RUNS,
    );
  });
});

describe("what no line takes", () => {
  it("is listed by name with its balance, and the check names the difference", () => {
    const damaged = posted(1, {
      date: day("2025-02-01"),
      description: "Registro de otro programa",
      reference: "",
      lines: [line("1105", 100), line("X9", -60), line("8105", -40)],
    });
    const input = { chart, periods: [factsOf([damaged], chart, day(YEAR[0]), day(YEAR[1]))] };
    const balance = makeStatement("balance", input);
    expect(balance.unplaced).toEqual([
      { account: "8105", label: "8105 Bienes y valores entregados en custodia", amounts: [-40] },
      { account: "X9", label: "X9", amounts: [-60] },
    ]);
    expect(balance.checks).toEqual([
      {
        label: "Activo = pasivo + patrimonio",
        holds: false,
        difference: 100,
        where: "en cuentas sin línea en este estado",
      },
    ]);
    const rows = statementReport(balance, { subtitle: "", period: "" }).rows.slice(-3);
    expect(rows.map((row) => row.cells[0])).toEqual([
      { kind: "text", text: "Cuentas sin línea en este estado" },
      { kind: "text", text: "8105 Bienes y valores entregados en custodia" },
      { kind: "text", text: "X9" },
    ]);
  });
});
