import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { TrialLevel } from "#domain/accounting/ledger/trial-level.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { amount, type ReportRow, text } from "#domain/report/report.ts";
import { BESIDE_HEADINGS, besideKey, besideKeyOfRow } from "#domain/statement/books/beside-key.ts";
import { bookReading } from "#domain/statement/books/book-reading.ts";
import type { Teller } from "#domain/statement/books/book-statement.ts";
import { Gathered } from "#domain/statement/books/gather.ts";
import { Noted, OpenLots, type Preference, type Settled } from "#domain/statement/books/open-lots.ts";
import { shareOut, thousandths } from "#domain/statement/books/share-out.ts";
import { DISCLOSED, FLOW_KINDS, type FlowKind } from "#domain/statement/layouts/flow-kinds.data.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { content, posted } from "#tests/support/builders.ts";

const code = (text: string) => text as AccountCode;
const kindOf = (key: string) => FLOW_KINDS.find((each) => each.key === key) as FlowKind;
const [PROPERTY, DEBT] = [kindOf("property"), kindOf("debt")];
const ON = day("2025-02-01");
const ACCOUNT = code("2335");

describe("figures gathered by line and account", () => {
  const gathered = (level?: TrialLevel) =>
    new Gathered({ chart: pucChart(), periods: [{}, {}] as never, ...(level && { level }) });
  const told = (all: Gathered, line = "cash") =>
    all.accountsOf(line).map(({ account, label, amounts }) => [account, label, ...amounts]);

  it("are in the order of their codes, words last, and none of zero in every column", () => {
    const all = gathered();
    all.addWords("cash", 0, { words: "Otros" }, 3);
    all.add("cash", 1, code("1110"), 7);
    all.add("cash", 0, code("1105"), 5);
    all.add("cash", 0, code("1105"), 4);
    all.addWords("cash", 1, { words: "Menos" }, -2);
    all.add("cash", 0, code("1120"), 6);
    all.add("cash", 0, code("1120"), -6);
    all.add("cash", 0, code("1125"), 0);
    expect(told(all)).toEqual([
      ["1105", "1105 Caja", 9, 0],
      ["1110", "1110 Bancos", 0, 7],
      [null, "Menos", 0, -2],
      [null, "Otros", 3, 0],
    ]);
    expect(all.amountsOf("cash")).toEqual([12, 5]);
    expect([told(all, "none"), all.amountsOf("none")]).toEqual([[], [0, 0]]);
  });

  it("are of the account above at a lower level", () => {
    const all = gathered(4);
    all.add("cash", 0, code("110505"), 5);
    all.add("cash", 0, code("1105"), 1);
    expect(told(all)).toEqual([["1105", "1105 Caja", 6, 0]]);
  });

  it("of balances are placed by their net, and one of zero nowhere", () => {
    const all = gathered();
    const balances = new Map([
      [code("1105"), { debit: pesos(9), credit: pesos(2) }],
      [code("1110"), { debit: pesos(4), credit: pesos(4) }],
      [code("2205"), { debit: pesos(0), credit: pesos(3) }],
    ]);
    const asked: string[] = [];
    all.addBalances(1, balances, (account, net) => {
      asked.push(`${account} ${net}`);
      return account === "2205" ? null : { line: "cash", amount: net * 2 };
    });
    expect(asked).toEqual(["1105 7", "2205 -3"]);
    expect(told(all)).toEqual([["1105", "1105 Caja", 0, 14]]);
  });

  it("without an account say which ones they are the sum of, and which entries tell them", () => {
    const all = gathered();
    const [first, second] = [2, 1].map((number) =>
      posted(number, content("2025-01-05", "1105", "4135", 1)),
    ) as unknown as [Teller, Teller];
    const restatement = { id: "reex_1" } as unknown as Teller;
    const of = [
      { account: code("1110"), amount: 2 },
      { account: code("1105"), amount: 1 },
    ];
    all.addWords("cash", 0, { words: "Suma", of, by: restatement }, 3);
    all.addWords("cash", 0, { words: "Suma", of: of.slice(1), by: first }, 1);
    all.addWords("cash", 0, { words: "Suma", by: second }, 10);
    all.addWords("cash", 0, { words: "Suma", by: second }, 5);
    all.addWords("cash", 1, { words: "Suma", by: first }, 4);
    all.addWords("cash", 1, { words: "Suma", by: first }, -4);
    const [found] = all.accountsOf("cash");
    expect(found?.amounts).toEqual([19, 0]);
    expect(found?.made).toEqual({
      when: "line",
      of: [
        { account: "1105", label: "1105 Caja", amounts: [2, 0] },
        { account: "1110", label: "1110 Bancos", amounts: [2, 0] },
      ],
    });
    const moves = found?.moves?.map((column) => column.map(({ by, amount: each }) => [by.id, each]));
    expect(moves).toEqual([
      [
        [second.id, 15],
        [first.id, 1],
        ["reex_1", 3],
      ],
      [],
    ]);
    all.addWords("other", 0, { words: "Sola" }, 1);
    expect(Object.keys(all.accountsOf("other")[0] ?? {})).toEqual(["account", "label", "amounts"]);
  });
});

describe("open receivables and payables", () => {
  /** Of each settled part: what it was for, how much, and what of it was an advance. */
  const told = (settled: readonly Settled[]) =>
    settled.map(({ purposes, advanced }) => [
      [...purposes].map(([kind, each]) => `${kind?.key ?? "usual"} ${each}`).join(", "),
      advanced + 0,
    ]);
  const lots = (
    ...all: readonly (readonly [party: string, left: number, kind: FlowKind | null, again?: boolean])[]
  ) => {
    const open = new OpenLots();
    all.forEach(([party, left, kind, again], at) => {
      const opener = `entry_${at + 1}` as EntryId;
      const lot = { opener, left, advanced: 0, purposes: new Map([[kind, left]]), told: null };
      open.open(ACCOUNT, party, ON, lot, again);
    });
    const settle = (party: string, flow: number, anybody = true, prefer: Preference = {}) => {
      const { settled, rest } = open.settle(ACCOUNT, party, flow, anybody, prefer);
      return [...told(settled).map(([purposes]) => purposes), rest];
    };
    return { open, settle };
  };

  it("are settled oldest first, in part and one after another, and what is left opens one", () => {
    const { settle } = lots(["", 10, PROPERTY], ["", 5, null]);
    expect(settle("", -4)).toEqual(["property -4", 0]);
    expect(settle("", -8)).toEqual(["property -6", "usual -2", 0]);
    expect(settle("", -7)).toEqual(["usual -3", -4]);
    expect(settle("", -1)).toEqual([-1]);
  });

  it("are settled by nothing on their own side", () => {
    const { settle } = lots(["", 10, PROPERTY]);
    expect(settle("", 4)).toEqual([4]);
    expect(settle("", 0)).toEqual([0]);
    expect(settle("", -10)).toEqual(["property -10", 0]);
  });

  it("are of a third party, then of nobody; without a name of the oldest of all", () => {
    const of = () => lots(["b", 10, PROPERTY], ["a", 5, DEBT], ["", 3, null]);
    expect(of().settle("a", -20)).toEqual(["debt -5", "usual -3", -12]);
    expect(of().settle("c", -20)).toEqual(["usual -3", -17]);
    expect(of().settle("", -20)).toEqual(["usual -3", "property -10", "debt -5", -2]);
    expect(of().settle("", -20, false)).toEqual(["usual -3", -17]);
    expect(new OpenLots().settle(ACCOUNT, "", -20, true)).toEqual({ settled: [], rest: -20 });
  });

  it("opened again are older than all others", () => {
    expect(lots(["", 10, PROPERTY], ["", 5, DEBT, true]).settle("", -5)).toEqual(["debt -5", 0]);
    expect(lots(["b", 10, PROPERTY], ["a", 5, DEBT, true]).settle("", -5)).toEqual(["debt -5", 0]);
  });

  it("that an entry opened are settled first by its reversal, and those of a purpose by who said it", () => {
    const of = () => lots(["", 10, PROPERTY], ["", 5, DEBT], ["b", 7, DEBT]);
    const opener = "entry_2" as EntryId;
    expect(of().settle("", -6, true, { opener })).toEqual(["debt -5", "property -1", 0]);
    expect(of().settle("", -6, true, { kind: DEBT })).toEqual(["debt -5", "debt -1", 0]);
    expect(of().settle("", -6, false, { kind: DEBT })).toEqual(["debt -5", "property -1", 0]);
    expect(of().settle("b", -14, true, { kind: DEBT })).toEqual(["debt -5", "debt -7", "property -2", 0]);
    expect(of().settle("b", -8, true, { opener: "entry_9" as EntryId })).toEqual([
      "debt -7",
      "property -1",
      0,
    ]);
    expect(of().settle("", 6, true, { kind: DEBT })).toEqual([6]);
  });

  it("of two purposes are settled in proportion, or of one of them alone", () => {
    const both = () => {
      const open = new OpenLots();
      const purposes = new Map<FlowKind | null, number>([
        [PROPERTY, 60],
        [null, 40],
      ]);
      open.open(ACCOUNT, "", ON, {
        opener: "entry_1" as EntryId,
        left: 100,
        advanced: 30,
        purposes,
        told: ON,
      });
      return (flow: number, prefer: Preference = {}) => {
        const { settled, rest } = open.settle(ACCOUNT, "", flow, true, prefer);
        return [...told(settled), rest];
      };
    };
    const half = both();
    expect(half(-50)).toEqual([["property -30, usual -20", -30], 0]);
    expect(half(-50)).toEqual([["property -30, usual -20", 0], 0]);
    const one = both();
    expect(one(-20, { kind: null })).toEqual([["usual -20", -20], 0]);
    expect(one(-200, { kind: null })).toEqual([["usual -20", -10], ["property -60", 0], -120]);
  });

  it("tell what of them arose in the period without cash, for the note of such movements (NIIF para PYMES 7.18)", () => {
    const kind = DISCLOSED[0] as FlowKind;
    const piece = (account: string, flow: number, of: FlowKind | null = kind) => ({
      account: code(account),
      kind: of,
      flow,
      opens: false,
    });
    const settled = (
      amounts: number,
      told: string | null,
      advanced = 0,
      of: FlowKind | null = kind,
    ): Settled => ({
      purposes: new Map([[of, amounts]]),
      advanced,
      since: ON,
      told: told === null ? null : day(told),
    });
    const part = (cash: number, account = "2335", more: object = {}) =>
      ({
        account: code(account),
        kind,
        received: false,
        cash: pesos(cash),
        rest: pesos(0),
        opens: false,
        ...more,
      }) as never;
    const within = (noted: Noted, ...parts: readonly never[]) => noted.mark(parts).map((each) => each.within);
    const noted = new Noted(day("2025-01-01"));
    noted.settle(settled(-60, "2025-01-01"), [piece("2335", -60)]);
    noted.settle(settled(-40, "2024-12-31"), [piece("2335", -40)]);
    expect(within(noted, part(-50), part(-50, "2380"), part(-50, "2335", { opens: true }), part(50))).toEqual(
      [-30, undefined, undefined, undefined],
    );
    const paid = new Noted(day("2025-01-01"));
    paid.settle(settled(-100, "2025-03-01", -30, null), [piece("2335", -100)]);
    expect(within(paid, part(-100))).toEqual([-70]);
    const usual = new Noted(day("2025-01-01"));
    usual.settle(settled(-100, "2025-03-01"), [piece("2335", -100, null)]);
    expect(within(usual, part(-100))).toEqual([undefined]);
    // Since when what is opened is told: the earliest day that was settled, and no day where one has none.
    expect(noted.since(day("2025-06-01"))).toBe("2024-12-31");
    expect(new Noted(ON).since(ON)).toBe(ON);
    expect(paid.since(day("2025-06-01"))).toBe("2025-06-01");
    noted.settle(settled(-1, null), [piece("2335", -1)]);
    expect(noted.since(day("2025-06-01"))).toBeNull();
  });
});

describe("what stands beside the lines", () => {
  const heading = BESIDE_HEADINGS["sin-efectivo"];
  const row = (name: string, source?: ReportRow["source"]): ReportRow => ({
    kind: "line",
    level: 1,
    cells: [text(name)],
    ...(source && { source }),
  });

  it("is named by its section and its account, or its words", () => {
    expect(besideKey({ heading }, { account: code("2335"), label: "x" })).toBe("aparte-sin-efectivo-2335");
    expect(besideKey({ heading }, { account: null, label: "¡Compra, a crédito!" })).toBe(
      "aparte-sin-efectivo-compra-a-credito",
    );
    expect(besideKey({ heading: "Otro" }, { account: code("2335"), label: "x" })).toBe("aparte");
    expect(besideKey({ heading: BESIDE_HEADINGS.fuera }, { account: null, label: "Baja" })).toBe(
      "aparte-fuera-baja",
    );
  });

  it("keeps its name in a kept statement, unless that was a place", () => {
    expect(besideKeyOfRow(row("Baja", { kind: "line", line: "aparte-1-2" }), BESIDE_HEADINGS.fuera)).toBe(
      "aparte-fuera-baja",
    );
    expect(besideKeyOfRow(row("Baja", { kind: "line", line: "cash" }), BESIDE_HEADINGS.fuera)).toBe("cash");
    expect(besideKeyOfRow(row("Baja", { kind: "account", account: code("2335") }), heading)).toBe(
      "aparte-sin-efectivo-2335",
    );
    expect(besideKeyOfRow(row("Baja"), heading)).toBeNull();
    expect(besideKeyOfRow(row("Baja", { kind: "line", line: "aparte-1-2" }), null)).toBeNull();
    const nameless = {
      ...row("x", { kind: "line" as const, line: "aparte-1-2" }),
      cells: [amount(pesos(1))],
    };
    expect(besideKeyOfRow(nameless, BESIDE_HEADINGS.fuera)).toBe("aparte-fuera-");
  });
});

describe("a statement of the books as it is read", () => {
  const line = (kind: string, key: string, amounts: readonly number[], of: readonly string[] = []) => ({
    kind,
    key,
    label: key,
    amounts: amounts.map(pesos),
    of,
  });
  const read = (
    statement: StatementKind,
    columns: readonly string[],
    lines: readonly ReturnType<typeof line>[],
    checks: object[] = [],
  ) => {
    const { lines: found, before, ...rest } = bookReading({ statement, columns, lines, checks } as never);
    const told = (all: typeof found = []) =>
      all.map(({ section, name, amount: each }) => `${section} ${name} ${each}`);
    return { ...rest, lines: told(found), before: before && told(before) };
  };

  it("of a balance: each line under its sum, the result of the year apart", () => {
    const lines = [
      line("line", "cash", [5, 1]),
      line("subtotal", "current-assets", [5, 1], ["cash"]),
      line("line", "capital", [3, 1]),
      line("line", "result", [2, 0]),
      line("subtotal", "inner", [2, 0], ["result"]),
      line("subtotal", "equity", [5, 1], ["capital", "inner", "gone"]),
    ];
    const wrong = { holds: false, difference: pesos(9) };
    expect(read("balance", ["2025", "2024"], lines, [{ holds: true, difference: pesos(0) }, wrong])).toEqual({
      statement: "balance",
      lines: ["current-assets cash 5", "equity capital 3", "year-result result 2"],
      before: ["current-assets cash 1", "equity capital 1", "year-result result 0"],
      difference: 9,
      exchange: 0,
    });
    expect(read("balance", ["2025"], lines).before).toBeUndefined();
    expect(read("balance", ["2025"], lines).difference).toBe(0);
  });

  it("of an income statement by its lines, of a cash flow with what exchange rates did", () => {
    const income = [
      line("line", "revenue", [9]),
      line("subtotal", "cost", [1]),
      line("line", "finance-cost", [-2]),
      line("line", "unknown", [7]),
      line("line", "cost", []),
    ];
    expect(read("income", ["2025"], income).lines).toEqual([
      "revenue revenue 9",
      "other-expenses finance-cost -2",
      "cost cost 0",
    ]);
    const cash = [
      line("line", "sold", [9]),
      line("subtotal", "operating", [9], ["sold"]),
      line("line", "exchange", [4]),
    ];
    expect(read("cash", ["2025"], cash)).toMatchObject({ lines: ["operating sold 9"], exchange: 4 });
  });

  it("of equity: the components at the end of the last period, and of the one before", () => {
    const columns = ["Reservas", "Capital", "Total"];
    const one = [line("line", "opening", [9, 9, 18]), line("total", "closing@1", [1, 2, 3])];
    const two = [...one, line("line", "moved", [7, 7, 14]), line("total", "closing@0", [4, 5, 9])];
    const found = read("equity", columns, two);
    expect(found.lines.toSorted()).toEqual(["capital Capital 5", "reserves Reservas 4"]);
    expect(found.before?.toSorted()).toEqual(["capital Capital 2", "reserves Reservas 1"]);
    expect(read("equity", columns, one).before).toBeUndefined();
  });
});

describe("shares by the largest remainder (I-27)", () => {
  it("sum to what is shared, ties by weight", () => {
    const shares = (total: number, ...weights: readonly number[]) => [
      ...shareOut(
        pesos(total),
        weights.map((weight, at) => [at, weight] as const),
      ).values(),
    ];
    expect(shares(100, 1, 1, 1)).toEqual([34, 33, 33]);
    expect(shares(-100, 1, 1, 1)).toEqual([-33, -33, -34]);
    expect(shares(10, 1, 3)).toEqual([2, 8]);
    expect(shares(5, 3, 1)).toEqual([4, 1]);
    expect(shares(7, -1, -6)).toEqual([1, 6]);
  });

  it("in thousandths of the base, and of nothing none", () => {
    expect([
      ...(thousandths(
        [
          ["a", 1],
          ["b", 2],
        ],
        3,
      ) ?? []),
    ]).toEqual([
      ["a", 333],
      ["b", 667],
    ]);
    expect(thousandths([["a", 1]], 0)).toBeNull();
    expect([
      ...(thousandths(
        [
          ["a", -1],
          ["b", 2],
        ],
        1,
      ) ?? []),
    ]).toEqual([
      ["a", -1000],
      ["b", 2000],
    ]);
  });
});
