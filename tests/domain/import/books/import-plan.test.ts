import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { SHORT_CHARTS } from "#domain/accounting/charts/short-charts.ts";
import {
  type ImportPlan,
  importedKey,
  NO_CHOICES,
  type PlanChoices,
  planImport,
} from "#domain/import/books/import-plan.ts";
import { lackingAccounts } from "#domain/import/books/lacking-accounts.ts";
import { readJournal } from "#domain/import/books/read-journal.ts";
import { readTrial } from "#domain/import/books/read-trial.ts";
import { lackingIn, layoutOfText, recogniseSheet, textOfLayout } from "#domain/import/books/recognise.ts";
import type { FileCell, SheetRow } from "#domain/import/table/sheet.ts";
import { titlePeriod } from "#domain/import/table/title-period.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";

const TODAY = day("2026-11-23");
const HEAD = ["Fecha", "Comprobante", "Código", "Cuenta", "Tercero", "Detalle", "Debe", "Haber"];

const rowsOf = (rows: readonly (readonly FileCell[])[]): readonly SheetRow[] =>
  rows.map((cells, index) => ({ row: index + 1, cells }));

interface World {
  readonly chart?: Chart;
  readonly choices?: Partial<PlanChoices>;
  readonly closed?: readonly Month[];
  readonly known?: ReadonlyMap<string, number>;
}

function plan(rows: readonly (readonly FileCell[])[], world: World = {}): ImportPlan {
  const sheet = rowsOf([HEAD, ...rows]);
  const layout = recogniseSheet({ rows: sheet });
  if (layout === null) throw new Error("not recognised");
  return planImport({
    reading: readJournal(sheet, layout, TODAY),
    chart: world.chart ?? pucChart(),
    closed: new Set(world.closed),
    known: world.known ?? new Map(),
    today: TODAY,
    choices: { ...NO_CHOICES, ...world.choices },
  });
}

const sale = (date: FileCell, number: string, amount: FileCell = 1000, code: FileCell = "110505") => [
  [date, number, code, "Caja", "Ana", "Venta", amount, null],
  [date, number, "4135", "Ventas", "Ana", "Venta", null, amount],
];
const kinds = ({ held }: ImportPlan) =>
  held.flatMap(({ reasons }) => reasons.map(({ row, kind }) => `${row} ${kind}`));

describe("IM-20 a day that its month does not have", () => {
  const rows = [...sale("31/11/2026", "1"), ...sale("30/02/2026", "2"), ...sale("31-sep-2026", "3")];

  it("is told once for its entry, and becomes the last day of its month in one press", () => {
    const held = plan(rows);
    expect(kinds(held)).toEqual(["2 bad-date", "4 bad-date", "6 bad-date"]);
    const mended = plan(rows, { choices: { mendsDays: true } });
    expect(mended.held).toEqual([]);
    expect(mended.entries.map(({ content }) => content.date)).toEqual([
      "2026-11-30",
      "2026-02-28",
      "2026-09-30",
    ]);
  });

  it.each(["32/11/2026", "31/13/2026", "0/11/2026", "ayer", "29.5/02/2026"])(
    "%s is none of any month",
    (cell) => {
      expect(kinds(plan(sale(cell, "1"), { choices: { mendsDays: true } }))).toEqual(["2 bad-date"]);
    },
  );
});

describe("IM-20 an amount that was clearly mistyped", () => {
  const abono = (debit: FileCell, credit: FileCell) => [
    ["02/10/2026", "RC-1", "111005", "Bancos", "Ana", "Abono", debit, null],
    ["02/10/2026", "RC-1", "130505", "Clientes", "Ana", "Abono", null, credit],
  ];
  it.each([
    ["a digit is lacking", abono("4.760.00", "4.760.000"), { row: 2, said: "4.760.00", value: 4_760_000 }],
    ["a digit too many", abono("4.760.000", "4.760.0000"), { row: 3, said: "4.760.0000", value: 4_760_000 }],
    [
      "a letter for a nought",
      abono("4.76O.000", "4.760.000"),
      { row: 2, said: "4.76O.000", value: 4_760_000 },
    ],
  ])("%s, and the rest of its entry says what it is", (_, rows, near) => {
    const held = plan(rows);
    expect(held.held.map((each) => each.near)).toEqual([near]);
    const mended = plan(rows, { choices: { mendsAmounts: true } });
    expect(mended.held).toEqual([]);
    expect(mended.entries[0]?.content.lines.map(({ debit, credit }) => [debit, credit])).toEqual([
      [4_760_000, 0],
      [0, 4_760_000],
    ]);
  });

  it("two digits changed places in one line alone", () => {
    const rows = [
      ["05/10/2026", "CE-1", "2505", "Salarios por pagar", "Ana", "Nómina", 3_905_200, null],
      ["05/10/2026", "CE-1", "111005", "Bancos", "Ana", "Nómina", null, 3_950_200],
    ];
    // Either line may be the mistyped one: nobody knows which.
    expect(plan(rows).held.map((each) => each.near)).toEqual([undefined]);
    const three = [
      ["05/10/2026", "CE-1", "2505", "Salarios por pagar", "Ana", "Nómina", 2_498_700, null],
      ["05/10/2026", "CE-1", "2510", "Cesantías", "Ana", "Nómina", 1_406_500, null],
      ["05/10/2026", "CE-1", "111005", "Bancos", "Ana", "Nómina", null, 3_950_200],
    ];
    expect(plan(three).held.map((each) => each.near)).toEqual([
      { row: 4, said: "3950200", value: 3_905_200 },
    ]);
    expect(plan(three, { choices: { mendsAmounts: true } }).held).toEqual([]);
  });

  it.each([
    ["nothing of it is near", abono("12.345x", "4.760.000")],
    ["two amounts cannot be read", abono("4.760.00", "4.760.0x0")],
    ["it only does not balance", abono(1_000, 2_000)],
    ["it has cents", abono("4.760.00", "4.760.000,50")],
  ])("none is proposed where %s", (_, rows) => {
    expect(plan(rows).held.map((each) => each.near)).toEqual([undefined]);
    expect(plan(rows, { choices: { mendsAmounts: true } }).held).toHaveLength(1);
  });
});

describe("IM-20 amounts of another money", () => {
  it.each(["US$ 500", "500 USD", "€ 20", "20 euros"])("%s is told as such", (cell) => {
    expect(kinds(plan(sale("3/11/2026", "1", cell)))).toEqual(["2 currency", "3 currency"]);
  });
});

describe("IM-20 a plan says what a file becomes before anything is written", () => {
  it("keeps description, third party, document and what a line says besides", () => {
    const { entries } = plan([
      ["3/11/2026", "CE-1", "5135", "Servicios", "Luz S.A.", "Pago, energía", 500, null],
      ["3/11/2026", "CE-1", "1110", "Bancos", "", "Pago", null, 500],
    ]);
    expect(entries).toEqual([
      {
        row: 2,
        content: {
          date: "2026-11-03",
          description: "Pago",
          reference: "CE-1",
          lines: [
            { account: "5135", debit: 500, credit: 0, thirdParty: "Luz S.A.", note: "energía" },
            { account: "1110", debit: 0, credit: 500 },
          ],
        },
      },
    ]);
  });

  it.each<readonly [string, readonly (readonly FileCell[])[], number]>([
    [
      "lines that are numbered one by one",
      [
        ["3/11/2026", "1", "110505", "", "", "A", 10, null],
        ["3/11/2026", "2", "4135", "", "", "A", null, 10],
        ["3/11/2026", "3", "5135", "", "", "B", 4, null],
        ["3/11/2026", "4", "110505", "", "", "B", null, 4],
      ],
      2,
    ],
    ["numbers that begin anew each month", [...sale("3/10/2026", "1", 5), ...sale("3/11/2026", "1", 6)], 2],
    [
      "no numbers, and several entries of one day",
      [...sale("3/11/2026", "", 5), ...sale("3/11/2026", "", 6), ...sale("4/11/2026", "", 7)],
      3,
    ],
  ])("gathers %s", (_, rows, count) => {
    const found = plan(rows);
    expect(found.held).toEqual([]);
    expect(found.entries).toHaveLength(count);
  });

  it("names the row and the reason of each entry that stays out, and goes on with the others", () => {
    const found = plan(
      [
        ...sale("3/11/2026", "1"),
        ...sale("31/02/2026", "2"),
        ...sale("4/11/2026", "3", "mil"),
        ...sale("4/11/2026", "4", 700, "999999"),
        ["5/11/2026", "5", "110505", "", "", "", 10, null],
        ["5/11/2026", "5", "4135", "", "", "", null, 9],
        ["5/11/2026", "6", "110505", "", "", "", 10, 10],
        ["6/11/2026", "7", "11", "", "", "", 10, null],
        ["6/11/2026", "7", "4135", "", "", "", null, 10],
        ...sale("7/10/2026", "8"),
      ],
      { closed: [month("2026-10")] },
    );
    expect(found.entries.map(({ row }) => row)).toEqual([2]);
    expect(kinds(found)).toEqual([
      "4 bad-date",
      "6 bad-amount",
      "7 bad-amount",
      "8 unknown-account",
      "10 entry",
      "12 both-sides",
      "13 unknown-account",
      "15 closed-month",
    ]);
    expect(found.debit).toBe(1000);
  });

  it.each<readonly [string, FileCell, string]>([
    ["a day of 1900", "03/11/1900", "4 stray-year"],
    ["a cell that lost its day", "00/01/1900", "4 bad-date"],
    ["a day of 2099", "03/11/2099", "4 stray-year"],
    ["the serial of 2099", 73_000, "4 stray-year"],
    ["a day of a closed month", "31/10/2026", "4 closed-month"],
  ])("holds %s back by its row, and takes the others", (_name, date, held) => {
    const found = plan([...sale("3/11/2026", "1"), ...sale(date, "2"), ...sale("5/11/2026", "3")], {
      closed: [month("2026-10")],
    });
    expect(kinds(found).join()).toBe(held);
    expect(found.entries.map(({ row }) => row)).toEqual([2, 6]);
  });

  it("holds groups that do not balance back by the row of each, whole, with its difference", () => {
    const rows = [...sale("3/11/2026", "1"), ...sale("4/11/2026", "2")];
    const { held, entries } = plan([...rows, ["4/11/2026", "2", "5135", "", "", "Otra", 1, null]]);
    expect(held).toMatchObject([
      {
        row: 4,
        reasons: [{ row: 4, kind: "entry", problem: { kind: "unbalanced", difference: 1 } }],
      },
    ]);
    expect(entries).toHaveLength(1);
  });

  it.each([
    ["Moneda", "USD", ["2 currency", "3 currency"]],
    ["Moneda", "Dólar americano", ["2 currency", "3 currency"]],
    ["Moneda", "COP", []],
    ["Moneda", "Pesos", []],
    ["Moneda", "", []],
    ["Ciudad", "USD", []],
  ])("%s «%s»: amounts in another money are no pesos", (head, money, held) => {
    const rows = rowsOf([[...HEAD, head], ...sale("3/11/2026", "1").map((row) => [...row, money])]);
    const layout = recogniseSheet({ rows });
    if (layout === null) throw new Error("not recognised");
    const reading = readJournal(rows, layout, TODAY);
    const world = {
      chart: pucChart(),
      closed: new Set<Month>(),
      known: new Map<string, number>(),
      today: TODAY,
    };
    expect(kinds(planImport({ reading, ...world, choices: NO_CHOICES }))).toEqual(held);
  });

  it("reads a year that cannot be meant in the year of the others, once asked", () => {
    const rows = [...sale("3/11/2026", "1"), ...sale("4/11/1900", "2"), ...sale("5/11/2099", "3")];
    expect(kinds(plan(rows))).toEqual(["4 stray-year", "6 stray-year"]);
    const mended = plan(rows, { choices: { mendsYears: true } });
    expect(mended.entries.map(({ content }) => content.date)).toEqual([
      "2026-11-03",
      "2026-11-04",
      "2026-11-05",
    ]);
  });

  it("gives an entry without a day that of the one before, once asked", () => {
    const rows = [...sale("3/11/2026", "1"), ...sale(null, "2"), ...sale("ayer tarde", "3")];
    expect(kinds(plan(rows))).toEqual(["4 no-date", "6 bad-date"]);
    const mended = plan(rows, { choices: { fillsDays: true } });
    expect(mended.entries.map(({ content }) => content.date)).toEqual(Array(3).fill("2026-11-03"));
  });

  it("proposes an account for each that the book lacks, and takes the chosen one", () => {
    const rows = sale("3/11/2026", "1", 1000, "11050599");
    const lacking = (chart: Chart) => lackingAccounts(chart, plan(rows, { chart }).unknown);
    const [unknown] = lacking(pucChart());
    expect(unknown).toMatchObject({
      code: "11050599",
      name: "Caja",
      lines: 1,
      proposal: "110505",
      mayBeOwn: true,
    });
    const accounts = new Map([["c 11050599", "1110" as never]]);
    expect(plan(rows, { choices: { accounts } }).entries[0]?.content.lines[0]?.account).toBe("1110");
    expect(lacking(SHORT_CHARTS.mini).map(({ proposal }) => proposal)).toEqual(["1001", "4001"]);
  });

  it.each([
    ["1436", "Mercancias", "1435"],
    ["1436", "Mercancías no fabricadas por la empresa", "1435"],
    // What the name means is of another group, or no account.
    ["1436", "Bancos", "1380"],
    ["1436", "Cosas", "1380"],
    ["111099", "Caja", "1110"],
  ])("proposes for %s «%s», which the decree does not have, %s", (code, name, proposal) => {
    const unknown = [{ key: `c ${code}`, code, name, lines: 1, side: null }];
    expect(lackingAccounts(pucChart(), unknown)[0]?.proposal).toBe(proposal);
  });

  it("adds nothing of what the book has already, unless asked", () => {
    const rows = [...sale("3/11/2026", "1"), ...sale("3/11/2026", "2")];
    const first = plan(rows);
    expect(first.entries).toHaveLength(2);
    const known = new Map<string, number>();
    for (const { content } of first.entries)
      known.set(importedKey(content), (known.get(importedKey(content)) ?? 0) + 1);
    expect(plan(rows, { known })).toMatchObject({ entries: [], known: first.entries });
    expect(plan(rows, { known, choices: { addsKnown: true } }).entries).toHaveLength(2);
    // The book has one of them: the other is new.
    const one = new Map([...known].map(([key]) => [key, 1]));
    expect(plan([...rows, ...sale("3/11/2026", "1x")], { known: one }).entries.length).toBeGreaterThan(0);
  });

  it("rounds cents of an entry together: what balanced in the file balances in the book", () => {
    const cents = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(cents, (amounts) => {
        const total = amounts.reduce((sum, each) => sum + each, 0);
        const rows = [
          ...amounts.map((each) => ["3/11/2026", "1", "110505", "", "", "", each / 100, null]),
          ["3/11/2026", "1", "4135", "", "", "", null, total / 100],
        ];
        const { entries, held } = plan(rows);
        const reasons = held.flatMap((each) => each.reasons);
        // Amounts below half a peso are none: an entry of such alone has too few lines.
        expect(reasons.every((each) => each.kind === "entry")).toBe(true);
        if (entries.length === 0) return;
        const lines = entries[0]?.content.lines ?? [];
        const debit = lines.reduce((sum, line) => sum + line.debit, 0);
        expect(debit).toBe(lines.reduce((sum, line) => sum + line.credit, 0));
        expect(Math.abs(debit - total / 100)).toBeLessThanOrEqual(amounts.length);
      }),
    );
  });
});

describe("IM-19 what a person says of columns", () => {
  it("lacks what a journal or a trial balance cannot do without", () => {
    expect(lackingIn({ kind: "journal", meanings: ["none"] })).toEqual(["date", "account", "sides"]);
    expect(lackingIn({ kind: "journal", meanings: ["date", "account", "amount"] })).toEqual([]);
    expect(lackingIn({ kind: "trial", meanings: ["code", "balance"] })).toEqual([]);
    expect(lackingIn({ kind: "trial", meanings: ["balance"] })).toEqual(["account"]);
  });

  it("is read back as it was kept, and nothing else is", () => {
    const layout = {
      kind: "journal",
      meanings: ["date", "none", "code", "amount"],
      next: 3,
      labels: ["a"],
    } as const;
    expect(layoutOfText(textOfLayout(layout), ["a"])).toEqual(layout);
    for (const text of [
      "",
      "journal",
      "journal,,date",
      "journal,-1,date",
      "journal,1,fecha",
      "x,1,date",
      "trial,1e9,date",
    ])
      expect(layoutOfText(text, [])).toBeNull();
  });

  it("trial balances in one column are read by sign or by class, as they add up", () => {
    const read = (cells: readonly (readonly FileCell[])[]) => {
      const rows = rowsOf([["Código", "Nombre", "Saldo"], ...cells]);
      const layout = recogniseSheet({ rows });
      const [entry] = layout === null ? [] : readTrial(rows, layout, TODAY, TODAY).entries;
      return entry?.lines.map(({ code, side, value }) => `${code} ${side} ${value.value}`);
    };
    expect(
      read([
        ["1105", "Caja", 5],
        ["3105", "Capital", -5],
      ]),
    ).toEqual(["1105 debit 5", "3105 credit 5"]);
    expect(
      read([
        ["1105", "Caja", 5],
        ["3105", "Capital", 5],
      ]),
    ).toEqual(["1105 debit 5", "3105 credit 5"]);
    expect(
      read([
        ["1105", "Caja", 7],
        ["1592", "Depreciación", -2],
        ["3105", "Capital", 5],
      ]),
    ).toEqual(["1105 debit 7", "1592 credit 2", "3105 credit 5"]);
  });
});

describe("IM-22 days that rows do not say come from the titles", () => {
  const readUnder = (title: string, days: readonly FileCell[], choices: Partial<PlanChoices> = {}) => {
    const sheet = rowsOf([[title], HEAD, ...days.flatMap((each, at) => sale(each, `CE-${at}`))]);
    const layout = recogniseSheet({ rows: sheet });
    if (layout === null) throw new Error("not recognised");
    const said = titlePeriod(sheet.slice(0, layout.next), [], TODAY);
    const reading = readJournal(sheet, layout, TODAY, said);
    const world = {
      chart: pucChart(),
      closed: new Set<Month>(),
      known: new Map<string, number>(),
      today: TODAY,
    };
    const made = planImport({ reading, ...world, choices: { ...NO_CHOICES, ...choices } });
    return [...made.entries.map(({ content }) => content.date), ...kinds(made)];
  };

  it("a day alone is of the month that the title says", () => {
    expect(readUnder("Libro diario de octubre 2026", [3, "15", "3/10"])).toEqual([
      "2026-10-03",
      "2026-10-15",
      "2026-10-03",
    ]);
    expect(readUnder("Libro diario de enero a octubre de 2026", [3])).toEqual(["3 bad-date"]);
    expect(readUnder("Libro diario de febrero de 2026", [30])).toEqual(["3 bad-date"]);
  });

  it("a day without its year is of the title's", () => {
    expect(readUnder("Del 1 de enero al 31 de diciembre de 2024", ["3/10", "28/12"])).toEqual([
      "2024-10-03",
      "2024-12-28",
    ]);
  });

  it("an entry without any takes the title's in one press", () => {
    expect(readUnder("Octubre de 2026", [null])).toEqual(["3 no-date"]);
    expect(readUnder("Octubre de 2026", [null], { undated: day("2026-10-31") })).toEqual(["2026-10-31"]);
  });
});
