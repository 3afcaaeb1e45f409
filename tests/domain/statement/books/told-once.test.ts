import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import { accountsOfAsset } from "#domain/assets/asset-accounts.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { RestatementId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { AccountFigure } from "#domain/statement/books/book-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import type { StatementInput } from "#domain/statement/books/statement-input.ts";
import { restatedPeriods } from "#domain/statement/restated/restated-facts.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";

type Lines = readonly (readonly [account: string, amount: number])[];

const chart = pucChart();
const START = { date: "2024-01-02", lines: [["1110", 1_000_000] as const, ["3105", -1_000_000] as const] };
const PAID = "Compra de propiedades, planta y equipo";
const SOLD = "Venta de propiedades, planta y equipo";
const BROUGHT = "Aportes de capital en propiedades, planta y equipo";
const CAPITAL = "Aportes de capital";

interface Step {
  readonly date: string;
  readonly lines: Lines;
  readonly party?: string;
  /** The number of the entry that it reverses, from 1. */
  readonly reverses?: number;
}

function book(steps: readonly Step[]): Entry[] {
  const all = steps.map(({ date, lines, party, reverses }, at) => {
    const entry = posted(at + 1, {
      date: day(date),
      description: "Prueba",
      reference: "",
      lines: lines.map(([account, amount]) => ({
        ...line(account, amount),
        ...(party && { thirdParty: party }),
      })),
    });
    return { entry, reverses };
  });
  const refOf = (entry: Entry) => ({ id: entry.id, number: entry.number ?? 0, date: entry.date });
  return all.map(({ entry, reverses }, at) => {
    const back = all.find((each) => each.reverses === at + 1)?.entry;
    const first = reverses === undefined ? undefined : all[reverses - 1]?.entry;
    return {
      ...entry,
      ...(first && { reverses: refOf(first) }),
      ...(back && { reversedBy: refOf(back) }),
    } as Entry;
  });
}

/** What tells a row: the number of each entry, or the words of a restatement, with its amount. */
function tellersOf({ moves = [] }: AccountFigure, column = 0): (readonly [number | string, number])[] {
  return (moves[column] ?? []).map(({ by, amount }) => ["lines" in by ? by.number : by.reason, amount]);
}

/** UX-09: every row is the sum of its own entries, each of the period and told once, in the order of the journal. */
function expectTold(figures: readonly AccountFigure[], from: string, to: string): void {
  for (const { label, amounts, moves = [] } of figures) {
    expect([label, moves.map((own) => own.reduce((sum, { amount }) => sum + amount, 0))]).toEqual([
      label,
      amounts,
    ]);
    const entries = moves.flat().flatMap(({ by }) => ("lines" in by ? [by] : []));
    expect(entries.filter(({ date }) => date < from || date > to)).toEqual([]);
    expect(entries).toEqual([...new Set(entries)].sort(compareEntries));
  }
}

function noteFigures(input: StatementInput): readonly AccountFigure[] {
  const { checks, besides } = makeStatement("cash", input, "indirect");
  expect(checks.filter(({ holds }) => !holds)).toEqual([]);
  return besides?.find(({ heading }) => heading === "Inversión y financiación sin efectivo")?.figures ?? [];
}

/** The note of a year, by the words of its rows. */
function noteOf(steps: readonly Step[], year: number): Record<string, number> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`] as const;
  const figures = noteFigures(inputOf(book(steps), chart, [from, to]));
  expectTold(figures, from, to);
  return Object.fromEntries(figures.map(({ label, amounts }) => [label, amounts[0] ?? 0]));
}

describe("AC-46 the note on movements without cash tells each of them once (NIIF para PYMES 7.18, 7.19)", () => {
  const bought: Step = {
    date: "2025-02-01",
    lines: [
      ["1524", 100],
      ["2335", -100],
    ],
  };
  const paid = (amount: number, date = "2025-03-01"): Step => ({
    date,
    lines: [
      ["2335", amount],
      ["1110", -amount],
    ],
  });

  it.each<readonly [string, readonly Step[], Record<string, number>]>([
    ["what was paid within the year is a flow alone", [bought, paid(40)], { [PAID]: 60 }],
    ["paid whole within the year", [bought, paid(100)], {}],
    ["paid in the next year", [bought, paid(100, "2026-01-10")], { [PAID]: 100 }],
    ["bought in an earlier year, paid in this one", [{ ...bought, date: "2024-06-01" }, paid(100)], {}],
    [
      "a debt that was moved to another account, and paid",
      [
        bought,
        {
          date: "2025-02-20",
          lines: [
            ["2335", 100],
            ["2380", -100],
          ],
        },
        {
          date: "2025-03-01",
          lines: [
            ["2380", 30],
            ["1110", -30],
          ],
        },
      ],
      { [PAID]: 70 },
    ],
    [
      "a debt of an earlier year that was moved, and paid",
      [
        { ...bought, date: "2024-06-01" },
        {
          date: "2025-02-20",
          lines: [
            ["2335", 100],
            ["2380", -100],
          ],
        },
        {
          date: "2025-03-01",
          lines: [
            ["2380", 30],
            ["1110", -30],
          ],
        },
      ],
      {},
    ],
    [
      "a purchase that was reversed is none, and no sale",
      [
        bought,
        {
          date: "2025-04-01",
          lines: [
            ["1524", -100],
            ["2335", 100],
          ],
          reverses: 2,
        },
      ],
      {},
    ],
    [
      "a payment that was reversed",
      [
        bought,
        paid(40),
        {
          date: "2025-03-05",
          lines: [
            ["2335", -40],
            ["1110", 40],
          ],
          reverses: 3,
        },
      ],
      { [PAID]: 100 },
    ],
    [
      "paid by a lender it stays without cash",
      [
        bought,
        {
          date: "2025-03-01",
          lines: [
            ["2335", 100],
            ["2105", -100],
          ],
        },
      ],
      { [PAID]: 100 },
    ],
    [
      "what a partner brings is one movement under both names",
      [
        {
          date: "2025-02-01",
          lines: [
            ["1540", 120],
            ["1110", 180],
            ["3105", -300],
          ],
        },
      ],
      { [BROUGHT]: 120 },
    ],
    [
      "brought for more than the shares: the rest is owed",
      [
        {
          date: "2025-02-01",
          lines: [
            ["1540", 120],
            ["3105", -100],
            ["2335", -20],
          ],
        },
      ],
      { [BROUGHT]: 100, [PAID]: 20 },
    ],
    [
      "an exchange is one movement",
      [
        {
          date: "2024-02-01",
          lines: [
            ["1540", 100],
            ["1110", -100],
          ],
        },
        {
          date: "2025-02-01",
          lines: [
            ["1205", 100],
            ["1540", -100],
          ],
        },
      ],
      { "Compra de inversiones a cambio de propiedades, planta y equipo": 100 },
    ],
    [
      "a partner leaves with an asset",
      [
        {
          date: "2024-02-01",
          lines: [
            ["1540", 100],
            ["1110", -100],
          ],
        },
        {
          date: "2025-02-01",
          lines: [
            ["3105", 100],
            ["1540", -100],
          ],
        },
      ],
      { "Devolución de aportes en propiedades, planta y equipo": 100 },
    ],
    [
      "subscribed and collected within the year",
      [
        {
          date: "2025-02-01",
          lines: [
            ["1328", 100],
            ["3105", -100],
          ],
        },
        {
          date: "2025-05-01",
          lines: [
            ["1110", 70],
            ["1328", -70],
          ],
        },
      ],
      { [CAPITAL]: 30 },
    ],
  ])("%s", (_title, steps, note) => {
    expect(noteOf([START, ...steps], 2025)).toEqual(note);
  });

  it("UX-09 names what tells each row: the purchase, what paid it within the year, and what is restated", () => {
    const own: Step = { ...bought, party: "Uno" };
    const old: Step = { ...bought, date: "2024-06-01", party: "Otro" };
    const steps = [START, old, own, { ...paid(40), party: "Uno" }, { ...own, date: "2025-05-01" }];
    const input = inputOf(book(steps), chart, ["2025-01-01", "2025-12-31"], ["2024-01-01", "2024-12-31"]);
    const restated = restatedPeriods(input.periods, [
      {
        id: "reexpresion-1" as RestatementId,
        day: day("2024-07-01"),
        debit: "1520" as AccountCode,
        credit: "2335" as AccountCode,
        amount: pesos(7),
        cause: "error",
        reason: "Faltó una máquina",
      },
    ]);
    const [row, ...others] = noteFigures({ ...input, periods: restated });
    if (row === undefined) throw new Error("nothing told");
    expect([row.label, row.amounts, others]).toEqual([PAID, [160, 107], []]);
    expect(tellersOf(row, 0)).toEqual([
      [3, 100],
      [4, -40],
      [5, 100],
    ]);
    expect(tellersOf(row, 1)).toEqual([
      [2, 100],
      ["Faltó una máquina", 7],
    ]);
  });

  // Each operation has a third party of its own, so that one knows which purchase a payment is for.
  const operation = fc.record({
    kind: fc.constantFrom("buy", "sell", "bring", "subscribe"),
    year: fc.constantFrom(2024, 2025),
    credit: fc.integer({ min: 1, max: 1_000_000 }),
    now: fc.integer({ min: 0, max: 1_000_000 }),
    parts: fc.array(
      fc.record({
        year: fc.constantFrom(2024, 2025),
        share: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
      }),
      { maxLength: 2 },
    ),
    reversed: fc.boolean(),
  });

  it("sums to the entries less what the same year paid, over random purchases, sales and contributions", () => {
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 6 }), (operations) => {
        const steps: Step[] = [START];
        const note = new Map<string, number>();
        const tell = (year: number, label: string, amount: number) => {
          if (year === 2025) note.set(label, (note.get(label) ?? 0) + amount);
        };
        for (const [at, { kind, year, credit, now, parts, reversed }] of operations.entries()) {
          const party = `Tercero ${at}`;
          const [thing, owed, label] = (
            {
              buy: ["1524", "2335", PAID],
              sell: ["1520", "1380", SOLD],
              bring: ["1540", "3105", BROUGHT],
              subscribe: ["3105", "1328", CAPITAL],
            } as const
          )[kind];
          const sign = kind === "buy" || kind === "bring" ? 1 : -1;
          const cash = kind === "bring" ? 0 : now;
          steps.push({
            date: `${year}-02-0${at + 1}`,
            party,
            lines: [
              [thing, sign * (credit + cash)],
              [owed, -sign * credit],
              ...(cash > 0 ? [["1110", -sign * cash] as const] : []),
            ],
          });
          const opened = steps.length;
          tell(year, label, credit);
          if (reversed) {
            const lines = (steps[opened - 1]?.lines ?? []).map(([code, amount]) => [code, -amount] as const);
            steps.push({ date: `${year}-03-0${at + 1}`, party, lines, reverses: opened });
            tell(year, label, -credit);
            continue;
          }
          if (kind === "bring") continue;
          for (const part of parts) {
            const amount = Math.floor(credit * part.share);
            if (amount === 0 || part.year < year) continue;
            steps.push({
              date: `${part.year}-06-0${at + 1}`,
              party,
              lines: [
                [owed, sign * amount],
                ["1110", -sign * amount],
              ],
            });
            if (part.year === year) tell(year, label, -amount);
          }
        }
        const expected = Object.fromEntries([...note].filter(([, amount]) => amount !== 0));
        expect(noteOf(steps, 2025)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});

it.each(["1516", "1524", "1562", "1564", "1568", "1572", "1576", "1580", "1584"])(
  "what the register writes that an asset of %s lost is no acquisition without cash (NIIF para PYMES 7.18)",
  (kind) => {
    const wear = [false, true].map((isSales, at): Step => {
      const { expense, accumulated } = accountsOfAsset(chart, kind as AccountCode, isSales);
      return {
        date: `2025-0${at + 1}-28`,
        lines: [[expense, 40_000] as const, [accumulated, -40_000] as const],
      };
    });
    expect(noteOf([START, ...wear], 2025)).toEqual({});
  },
);
