import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { type Entry, linkTo, reversedLines } from "#domain/accounting/entries/entry.ts";
import { FLOW_KEYS, type FlowKey } from "#domain/accounting/entries/flow-choice.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { FLOW_KINDS } from "#domain/statement/layouts/flow-kinds.data.ts";
import { figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";

const chart = pucChart();
const YEAR = ["2025-01-01", "2025-12-31"] as const;

type Line = readonly [account: string, amount: number, thirdParty?: string];

function entry(number: number, date: string, ...lines: readonly Line[]): Entry {
  return posted(number, {
    date: day(date),
    description: "Prueba",
    reference: "",
    lines: lines.map(([account, amount, thirdParty]) => ({
      ...line(account, amount),
      ...(thirdParty === undefined ? {} : { thirdParty }),
    })),
  });
}

const said = (made: Entry, account: string, flow: FlowKey): Entry => ({
  ...made,
  flows: [{ account: account as AccountCode, flow }],
});

/** An entry with its reversal at the given day. */
function reversed(made: Entry, number: number, date: string): readonly [Entry, Entry] {
  const back: Entry = {
    ...posted(number, { ...made, date: day(date), lines: reversedLines(made.lines) }),
    ...(made.flows && { flows: made.flows }),
    reverses: linkTo(made),
  };
  return [{ ...made, reversedBy: linkTo(back) }, back];
}

/** The flows of both methods, which must agree with each other and with the balance. */
function flows(entries: readonly Entry[], period: readonly [string, string] = YEAR) {
  const input = inputOf(entries, chart, [...period]);
  const [indirect, direct] = (["indirect", "direct"] as const).map((method) =>
    makeStatement("cash", input, method),
  );
  if (!indirect || !direct) throw new Error("no statement");
  for (const { checks } of [indirect, direct]) expect(checks.filter(({ holds }) => !holds)).toEqual([]);
  const shown = figuresOf(indirect);
  expect(figuresOf(direct).operating).toBe(shown.operating);
  const keys = ["operating", "property", "property-paid", "debt", "debt-paid", "investing", "financing"];
  return Object.fromEntries(keys.flatMap((key) => (shown[key] ? [[key, shown[key]] as const] : [])));
}

const CAPITAL = entry(1, "2024-01-02", ["1110", 1_000], ["3105", -1_000]);
const SERVICE = entry(2, "2025-02-01", ["5135", 30], ["2335", -30]);
const MACHINE = entry(3, "2025-02-02", ["1524", 100], ["2335", -100]);
const pay = (number: number, date: string, amount: number) =>
  entry(number, date, ["2335", amount], ["1110", -amount]);

describe("what a person said a payment was for (NIIF para PYMES 7.4 to 7.6)", () => {
  it("offers every kind of flow but differences in exchange", () => {
    const kinds = FLOW_KINDS.filter(({ section }) => section !== "exchange").map(({ key }) => key);
    expect([...FLOW_KEYS].sort()).toEqual(kinds.sort());
  });

  it("wins over the oldest first, and the later payment is for the rest", () => {
    const machine = said(pay(4, "2025-03-01", 100), "2335", "property");
    const all = [CAPITAL, SERVICE, MACHINE, machine];
    expect(flows(all)).toEqual({ "property-paid": -100, investing: -100 });
    expect(flows([...all, pay(5, "2025-04-01", 30)])).toEqual({
      operating: -30,
      "property-paid": -100,
      investing: -100,
    });
  });

  it("may be the usual kind of the account: what was bought on credit stays owed", () => {
    const service = said(pay(4, "2025-03-01", 30), "2335", "expenses");
    const all = [CAPITAL, entry(2, "2025-01-05", ["1524", 100], ["2335", -100]), { ...SERVICE, number: 3 }];
    expect(flows([...all, service])).toEqual({ operating: -30 });
    expect(flows([...all, service, pay(5, "2025-04-01", 100)])).toEqual({
      operating: -30,
      "property-paid": -100,
      investing: -100,
    });
  });

  it("takes its own part of an invoice of several purposes, in parts", () => {
    const invoice = entry(2, "2025-02-01", ["1524", 60], ["5135", 40], ["2335", -100]);
    const first = said(pay(3, "2025-03-01", 40), "2335", "property");
    const second = said(pay(4, "2025-04-01", 20), "2335", "property");
    expect(flows([CAPITAL, invoice, first, second, pay(5, "2025-05-01", 40)])).toEqual({
      operating: -40,
      "property-paid": -60,
      investing: -60,
    });
  });

  it("holds of an advance when it is paid, and is counted once when the asset comes, in any year (7.5 a)", () => {
    const advance = said(entry(2, "2025-03-01", ["1330", 50], ["1110", -50]), "1330", "property");
    const comes = entry(3, "2026-02-01", ["1524", 80], ["1330", -50], ["2335", -30]);
    const rest = entry(4, "2026-03-01", ["2335", 30], ["1110", -30]);
    const all = [CAPITAL, advance, comes, rest];
    expect(flows(all)).toEqual({ "property-paid": -50, investing: -50 });
    expect(flows(all, ["2026-01-01", "2026-12-31"])).toEqual({ "property-paid": -30, investing: -30 });
    expect(flows([CAPITAL, advance, { ...comes, date: day("2025-06-01") }])).toEqual({
      "property-paid": -50,
      investing: -50,
    });
  });

  it("holds of what is collected: a loan from a debtor's account (7.6 c)", () => {
    const loan = said(entry(2, "2025-03-01", ["1110", 70], ["2380", -70]), "2380", "debt");
    expect(flows([CAPITAL, loan])).toEqual({ debt: 70, financing: 70 });
    const back = entry(3, "2025-09-01", ["2380", 70], ["1110", -70]);
    expect(flows([CAPITAL, loan, back])).toEqual({ debt: 70, "debt-paid": -70 });
  });

  it("is left alone on an account that the entry no longer names, or that is no payable", () => {
    const plain = pay(4, "2025-03-01", 30);
    expect(flows([CAPITAL, SERVICE, said(plain, "2205", "property")])).toEqual({ operating: -30 });
    expect(flows([CAPITAL, SERVICE, said(plain, "1110", "property")])).toEqual({ operating: -30 });
  });
});

describe("a reversal takes back what it reverses (7.4 to 7.6)", () => {
  it("of a payment: the asset is owed again, and paying it again is investing again", () => {
    const paid = pay(4, "2025-03-01", 100);
    const oldest = [CAPITAL, entry(2, "2025-01-05", ["1524", 100], ["2335", -100])];
    const [once, back] = reversed(paid, 5, "2025-04-01");
    expect(flows([...oldest, once, back])).toEqual({});
    expect(flows([...oldest, once, back, pay(6, "2025-05-01", 100)])).toEqual({
      "property-paid": -100,
      investing: -100,
    });
    expect(flows([...oldest, once, back], ["2025-04-01", "2025-12-31"])).toEqual({
      "property-paid": 100,
      investing: 100,
    });
  });

  it("of a payment that a person told, and of the purchase itself", () => {
    const [once, back] = reversed(said(pay(4, "2025-03-01", 100), "2335", "property"), 5, "2025-04-01");
    expect(flows([CAPITAL, SERVICE, MACHINE, once, back])).toEqual({});
    const [bought, returned] = reversed(MACHINE, 4, "2025-02-20");
    expect(flows([CAPITAL, SERVICE, bought, returned, pay(5, "2025-03-01", 30)])).toEqual({ operating: -30 });
  });
});

it("I-06 lines are changes of the balance and both methods agree, whatever was said and reversed", () => {
  const books = fc.tuple(
    randomEntries(chart, 12),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...FLOW_KEYS)), { maxLength: 6 }),
    fc.nat(),
  );
  fc.assert(
    fc.property(books, ([entries, choices, which]) => {
      const told = [...entries];
      for (const [at, lineAt, flow] of choices) {
        const made = told[at % Math.max(told.length, 1)];
        const account = made?.lines[lineAt % made.lines.length]?.account;
        if (made && account) told[at % told.length] = said(made, account, flow);
      }
      const at = which % Math.max(told.length, 1);
      const made = told[at];
      if (made) told.splice(at, 1, ...reversed(made, told.length + 1, "2025-12-30"));
      const input = inputOf(told, chart, [...YEAR]);
      for (const method of ["direct", "indirect"] as const) {
        const { checks } = makeStatement("cash", input, method);
        expect(checks.filter(({ holds }) => !holds)).toEqual([]);
      }
    }),
  );
});
