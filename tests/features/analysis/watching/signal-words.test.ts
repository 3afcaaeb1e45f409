import { beforeAll, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { reviewedOn, type Signal, signalFigure, signalKey, withReviewed } from "#domain/watching/signal.ts";
import { signalWay } from "#features/analysis/watching/signal-way.ts";
import { signalWords } from "#features/analysis/watching/signal-words.ts";

const book = "book_1" as BookId;
const span = { first: month("2026-08"), last: month("2026-10") };
const against = { first: month("2026-05"), last: month("2026-07") };
const growth = { span, against, now: 3_000_000, before: 2_000_000, share: 0.5 };

/** Every kind of signal, with words that its sentence must have and where it opens. */
const SIGNALS: readonly (readonly [Signal, readonly string[], string])[] = [
  [
    { kind: "cost-growth", account: "5120", ...growth, salesShare: -0.1, excess: 1_200_000 },
    [
      "Arrendamientos crecieron",
      "agosto a octubre de 2026",
      "subió 50%",
      "$ 2.000.000 a $ 3.000.000",
      "bajaron 10%",
    ],
    "ledger 5120",
  ],
  [
    { kind: "sales-drop", ...growth, now: 1_000_000, share: -0.5 },
    ["De agosto a octubre de 2026 vendiste 50% menos que de", "$ 1.000.000"],
    "ledger 41",
  ],
  [
    { kind: "cash-cover", cash: 500_000, monthly: 1_000_000, share: 0.5, on: day("2026-10-31") },
    ["31/10/2026", "$ 500.000", "0,5 meses"],
    "ledger 11",
  ],
  [
    { kind: "customer-share", party: "Ana", amount: 50, total: 100, share: 0.5, span, basis: "named" },
    ["Ana pesa mucho en tus ventas", "50%", "ventas con tercero"],
    "ledger 41",
  ],
  [
    { kind: "customer-share", party: "Ana", amount: 50, total: 100, share: 0.5, span, basis: "credit" },
    ["De agosto a octubre de 2026 fue 50% de lo que vendiste a crédito"],
    "ledger 1305",
  ],
  [
    {
      kind: "supplier-share",
      party: "Beto",
      amount: 50,
      total: 100,
      share: 0.5,
      basis: "credit",
      span: { first: span.last, last: span.last },
    },
    ["Beto pesa mucho en tus compras", "En octubre de 2026 fue 50%"],
    "ledger 22",
  ],
  [
    { kind: "against-nature", book, account: "1105" as AccountCode, name: "Caja", amount: 7, side: "credit" },
    ["Caja tiene un saldo contrario", "1105", "$ 7 en el haber"],
    "ledger 1105",
  ],
  [
    {
      kind: "duplicates",
      book,
      groups: [
        [8, 9],
        [1, 2, 3],
      ],
      date: day("2026-10-05"),
      amount: 90,
    },
    ["3 asientos parecen repetidos", "8 y 9", "05/10/2026", "1 grupo más"],
    "journal 9",
  ],
  [
    { kind: "first-digit", book, entries: 612, digit: 4, share: 0.28, usual: 0.097 },
    ["612", "28%", "10%", "no prueba nada"],
    "journal",
  ],
  [{ kind: "stray-year", book, months: [month("2002-03")] }, ["Marzo de 2002"], "journal"],
  [{ kind: "old-receivables", book, owed: 100, old: 40, share: 0.4 }, ["$ 40", "40%"], "ages"],
  [
    { kind: "vat-unpaid", book, month: month("2026-08"), left: 5000 },
    ["agosto de 2026", "$ 5.000"],
    "ledger 2408",
  ],
  [{ kind: "withheld-unpaid", book, month: month("2026-09"), left: 5000 }, ["$ 5.000"], "ledger 2365"],
  [
    { kind: "missing-numbers", book, prefix: "POS", missing: [2, 3, 4, 5, 6, 7], first: 1, last: 90 },
    ["POS1 y POS90", "2, 3, 4, 5, 6 y 1 otro"],
    "journal",
  ],
];

let puc: Chart;
beforeAll(async () => {
  puc = await loadChart("puc");
});

const cutOff = day("2026-10-31");
const shown = (signal: Signal, chart: "puc" | "journal" = "puc") => {
  const way = signalWay(signal, [{ id: book, chart, entries: 3 }], cutOff);
  if (way === null) return "nowhere";
  const { search } = way;
  const at = "cuenta" in search ? search.cuenta : "asiento" in search ? search.asiento : undefined;
  return at === undefined ? way.to : `${way.to} ${at}`;
};

describe("what a signal says", () => {
  it.each(SIGNALS.map((each) => [signalKey(each[0]), ...each] as const))("%s", (_key, signal, words, way) => {
    const { title, text } = signalWords(signal, puc);
    for (const each of words) expect(`${title}. ${text}`.replaceAll("\u00a0", " ")).toContain(each);
    expect(shown(signal)).toBe(way);
  });

  it("opens the trial balance where the book's accounts have no codes of the PUC", () => {
    for (const [signal, , way] of SIGNALS)
      if (way.startsWith("ledger") && signal.kind !== "against-nature")
        expect(shown(signal, "journal")).toBe("trial");
    const [first] = SIGNALS;
    if (first === undefined) throw new Error("no signals");
    expect(signalWay(first[0], [], cutOff)).toBeNull();
  });
});

describe("VG-12 what was looked at", () => {
  const on = day("2026-11-20");
  it("stays away while its figure is told the same, and comes back with another", () => {
    for (const [signal] of SIGNALS) {
      const known = withReviewed([], signalKey(signal), { figure: signalFigure(signal), day: on });
      expect(reviewedOn(signal, known)).toBe(on);
      expect(reviewedOn(signal, withReviewed(known, signalKey(signal), null))).toBeNull();
    }
    const cash = { kind: "cash-cover", cash: 5, monthly: 10, share: 0.5, on } as const;
    const known = withReviewed([], "cash-cover", { figure: signalFigure(cash), day: on });
    expect(reviewedOn({ ...cash, share: 0.52 }, known)).toBe(on);
    expect(reviewedOn({ ...cash, share: 0.62 }, known)).toBeNull();
  });

  it("tells signals apart, and keeps a hundred", () => {
    const keys = SIGNALS.map(([signal]) => signalKey(signal));
    expect(new Set(keys).size).toBe(keys.length - 1);
    let known: ReturnType<typeof withReviewed> = [];
    for (let at = 0; at < 150; at += 1) known = withReviewed(known, `s${at}`, { figure: "1", day: on });
    expect([known.length, known[0]?.signal]).toEqual([100, "s50"]);
  });
});
