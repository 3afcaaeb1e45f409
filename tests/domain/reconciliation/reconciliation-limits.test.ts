import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { debitTaxBase } from "#domain/reconciliation/bank-deed.ts";
import {
  balancesOf,
  type ExtractContent,
  joinExtract,
  monthOfExtract,
} from "#domain/reconciliation/bank-extract.ts";
import { matchKey, refOfMove } from "#domain/reconciliation/bank-match.ts";
import { proposeMatches } from "#domain/reconciliation/propose-matches.ts";
import {
  type ReconciliationInput,
  reconciledExtract,
  reconciliationOf,
  whyNotClosable,
} from "#domain/reconciliation/reconciliation.ts";
import { partsOfSum } from "#domain/reconciliation/sum-search.ts";
import { line as entryLine } from "#tests/support/builders.ts";
import {
  bankExtract,
  bankMatch,
  extractLine as line,
  bookMove as move,
} from "#tests/support/reconciliation/bank-lines.ts";

const OCTOBER = month("2026-10");

/** Lines of October, as "day amount text". */
const content = (
  lines: readonly string[],
  opening: number | null = null,
  closing: number | null = null,
  bank = "",
) => ({
  bank,
  opening: opening === null ? null : pesos(opening),
  closing: closing === null ? null : pesos(closing),
  lines: lines.map((each, at) => {
    const [on = "1", amount = "0", ...text] = each.split(" ");
    const date = day(`2026-10-${on.padStart(2, "0")}`);
    return { n: at + 1, date, text: text.join(" "), reference: "", amount: pesos(Number(amount)) };
  }),
});
const told = ({ lines }: ExtractContent) =>
  lines.map(({ n, date, amount }) => `${n}: ${Number(date.slice(8))} ${amount}`);

describe("CB-02 a month that two files tell", () => {
  it("has each line as often as either file does, by day, with the numbers that they had", () => {
    const before = content(["2 100 Pago", "5 100 Pago", "9 30 Cuota"]);
    const incoming = content(["1 7 Abono", "2 100 PAGO", "5 100 pago", "5 100 Pago", "9 31 Cuota"]);
    const joined = joinExtract(before, incoming);
    expect(told(joined.content)).toEqual([
      "4: 1 7",
      "1: 2 100",
      "2: 5 100",
      "5: 5 100",
      "3: 9 30",
      "6: 9 31",
    ]);
    expect([joined.added, joined.known]).toEqual([3, 2]);
    expect(joinExtract(before, before)).toEqual({ content: before, added: 0, known: 3 });
  });

  it("knows a line by its words, whatever its spaces and letters, and by its reference", () => {
    const before = content(["2 100 Pago  de   luz"]);
    const [first] = before.lines;
    const of = (more: object) =>
      joinExtract(before, { ...before, lines: [{ ...first, ...more } as never] }).added;
    expect(of({ text: "PAGO DE LUZ" })).toBe(0);
    expect(of({ text: "PAGODELUZ" })).toBe(1);
    expect(of({ text: "Pago de gas" })).toBe(1);
    expect(of({ reference: "1" })).toBe(1);
    expect(of({ amount: 101 })).toBe(1);
    expect(of({ date: "2026-10-03" })).toBe(1);
  });

  it.each<[string, ExtractContent, ExtractContent, readonly (number | null)[]]>([
    [
      "one that reaches before and after",
      content(["5 1"], 50, 60),
      content(["4 1", "6 1"], 40, 70),
      [40, 70],
    ],
    ["one within", content(["4 1", "6 1"], 40, 70), content(["5 1"], 50, 60), [40, 70]],
    ["one of the same days", content(["4 1", "6 1"], 40, 70), content(["4 1", "6 2"], 41, 71), [40, 70]],
    ["one that knows what was not known", content(["4 1"]), content(["5 1"], 50, 60), [50, 60]],
    ["one that ends before and knows them", content(["5 1"]), content(["4 1"], 50, 60), [50, 60]],
    [
      "one of three lines, by the last of them",
      content(["4 1", "5 1", "9 1"], 40, 70),
      content(["4 2", "6 2", "8 2"], 41, 71),
      [40, 70],
    ],
    [
      "one whose last line of three is later",
      content(["4 1", "7 1", "8 1"], 40, 70),
      content(["4 2", "5 2", "9 2"], 41, 71),
      [40, 71],
    ],
    ["one that does not know it either", content(["5 1"], 50, 60), content(["4 1", "6 1"]), [50, 60]],
  ])("has the balances of %s", (_name, before, incoming, expected) => {
    const { content: joined } = joinExtract(before, incoming);
    expect([joined.opening, joined.closing]).toEqual(expected);
  });

  it("stays in the order of days when a third file is read, whatever numbers lines have", () => {
    const { content: two } = joinExtract(content(["9 1", "9 2"]), content(["2 3"]));
    const { content: three } = joinExtract(two, content(["5 4", "1 5"]));
    expect(told(three)).toEqual(["5: 1 5", "3: 2 3", "4: 5 4", "1: 9 1", "2: 9 2"]);
  });

  it("is of the bank that either names", () => {
    const bank = (a: string, b: string) =>
      joinExtract(content(["1 1"], 0, 0, a), content(["1 1"], 0, 0, b)).content.bank;
    expect([bank("A", "B"), bank("", "B"), bank("A", "")]).toEqual(["A", "B", "A"]);
  });

  it("has one balance by the other and its lines", () => {
    const lines = ["1 100", "2 -30"];
    expect(balancesOf(content(lines))).toBeNull();
    expect(balancesOf(content(lines, 50))).toEqual({ opening: 50, closing: 120 });
    expect(balancesOf(content(lines, null, 120))).toEqual({ opening: 50, closing: 120 });
    expect(balancesOf(content(lines, 50, 121))).toEqual({ opening: 50, closing: 121 });
  });
});

describe("CB-01 a month of an extract", () => {
  const moved = (date: string, cents: number, text = "x") => ({
    date: day(date),
    cents,
    text,
    reference: "",
  });
  const of = (
    moves: readonly ReturnType<typeof moved>[],
    opening: number | null = 0,
    closing: number | null = 0,
  ) => monthOfExtract({ moves, opening, closing } as never, OCTOBER, "Banco");

  it("takes the balances from what moved before and after, and rounds line by line", () => {
    const found = of(
      [
        moved("2026-09-30", 1_000),
        moved("2026-10-01", 250),
        moved("2026-10-02", -49),
        moved("2026-11-01", 300),
      ],
      5_000,
      9_000,
    );
    expect(found).toMatchObject({ others: 2, content: { opening: 60, closing: 87, bank: "Banco" } });
    expect("content" in found && told(found.content)).toEqual(["1: 1 3"]);
    // Less than half a peso below zero is nothing, which is known.
    expect(of([moved("2026-10-01", 250)], -49, -49)).toMatchObject({ content: { opening: 0, closing: 0 } });
    expect(of([moved("2026-10-01", 250)], null, null)).toMatchObject({
      content: { opening: null, closing: null },
    });
    expect(
      "content" in of([moved("2026-10-01", -250)]) &&
        told((of([moved("2026-10-01", -250)]) as never as { content: ExtractContent }).content),
    ).toEqual(["1: 1 -2"]);
  });

  it("cuts long words, and refuses what is no month of an account", () => {
    const long = of([moved("2026-10-01", 100, "y".repeat(501))]);
    expect("content" in long && long.content.lines[0]?.text).toHaveLength(500);
    const named = of([{ ...moved("2026-10-01", 100), reference: "7".repeat(501) }]);
    expect("content" in named && named.content.lines[0]?.reference).toHaveLength(500);
    expect(of([moved("2026-09-30", 1)])).toEqual({ kind: "no-lines", others: 1 });
    const many = (count: number) => Array.from({ length: count }, () => moved("2026-10-01", 100));
    expect(of(many(5_000))).toHaveProperty("content");
    expect(of(many(5_001))).toEqual({ kind: "too-many-lines", count: 5_001 });
    expect(of([moved("2026-10-01", 1e18), moved("2026-10-02", 100)])).toEqual({ kind: "too-large" });
    expect(of([moved("2026-10-01", 6e17), moved("2026-10-02", -6e17)])).toEqual({ kind: "too-large" });
    expect(of([moved("2026-10-01", 100)], 1e20, 1e20)).toMatchObject({
      content: { opening: null, closing: null },
    });
    expect(
      monthOfExtract({ moves: many(1), opening: 0, closing: 0, isLoan: true } as never, OCTOBER, ""),
    ).toEqual({
      kind: "loan",
    });
  });
});

describe("CB-06 what lies between the extract and the book", () => {
  const of = (input: Partial<ReconciliationInput>) =>
    reconciliationOf({ month: OCTOBER, extracts: [], matches: [], moves: [], before: ZERO, ...input });

  it("is summed with each part on its side", () => {
    const parts = {
      extract: 1_000,
      book: 0,
      pending: 200,
      unrecorded: 30,
      suggested: 4,
      cents: 1,
      unexplained: 7,
    };
    const balance = Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, pesos(value)]));
    expect(reconciledExtract(balance as never)).toBe(1_000 + 200 - 30 + 4 - 1);
  });

  it.each([
    // Two lines and both balances: two pesos at most.
    ["two pesos of rounding", 102, 2, 0],
    ["two pesos less", 98, -2, 0],
    ["three pesos", 103, 0, 3],
  ])("%s are of the cents of two lines", (_name, closing, cents, unexplained) => {
    const lines = [line(1, 2, 60), line(2, 3, 40)];
    const { balance } = of({ extracts: [bankExtract(lines, { opening: ZERO, closing: pesos(closing) })] });
    expect([balance?.cents, balance?.unexplained]).toEqual([cents, unexplained]);
  });

  it("holds from the first extract on, and looks at no later day", () => {
    const moves = [
      move(1, 1, 500),
      { ...move(2, 30, 70), date: day("2026-09-30") },
      { ...move(3, 1, 9), date: day("2026-11-01") },
    ];
    const last = { ...move(4, 31, 3), date: day("2026-10-31") };
    const found = of({
      extracts: [bankExtract([line(1, 5, 8)], { opening: ZERO })],
      moves: [...moves, last],
    });
    expect(found.pending.map(({ amount }) => amount)).toEqual([500, 3]);
    expect(found.balance?.book).toBe(503);
    expect(of({ moves }).balance).toBeNull();
  });

  it("no month closes without an extract, a balance, or what waits, nor with a difference", () => {
    const extracts = [bankExtract([line(1, 5, 8)], { opening: ZERO })];
    expect(whyNotClosable(of({}), 0)).toEqual({ kind: "no-extract" });
    expect(
      whyNotClosable(of({ extracts: [bankExtract([line(1, 5, 8)], { opening: null, closing: null })] }), 0),
    ).toEqual({
      kind: "no-balance",
    });
    expect(whyNotClosable(of({ extracts, moves: [move(1, 5, 8)] }), 0)).toEqual({
      kind: "open",
      suggestions: 1,
      entries: 0,
    });
    expect(whyNotClosable(of({ extracts }), 1)).toEqual({ kind: "open", suggestions: 0, entries: 1 });
    expect(whyNotClosable(of({ extracts }), 0)).toBeNull();
    expect(
      whyNotClosable(of({ extracts: [bankExtract([line(1, 5, 8)], { opening: pesos(5) })] }), 0),
    ).toEqual({
      kind: "difference",
      amount: 5,
    });
    const closed = [bankExtract([line(1, 5, 8)], { opening: ZERO, closed: true })];
    expect(of({ extracts: closed, moves: [move(1, 5, 8)] }).proposed).toEqual([]);
    expect(of({ extracts, moves: [move(1, 5, 8)] }).proposed).toHaveLength(1);
  });

  it("a match holds while its lines are there and still come to the same (CB-07)", () => {
    const lines = [line(1, 5, 8), line(2, 6, 4)];
    const moves = [move(1, 5, 8), move(2, 6, 4)];
    const extracts = [bankExtract(lines, { opening: ZERO })];
    const held = (more: object, now = moves) => {
      const match = bankMatch(lines.slice(0, 1), moves.slice(0, 1), more);
      const found = of({ extracts, moves: now, matches: [match] });
      return [found.matched.length, found.changed.length, found.proposed.length];
    };
    expect(held({})).toEqual([1, 0, 1]);
    expect(held({ status: "rejected" })).toEqual([0, 0, 1]);
    expect(held({}, moves.slice(1))).toEqual([0, 1, 1]);
    expect(held({}, [{ ...move(1, 5, 9) }, move(2, 6, 4)])).toEqual([0, 1, 1]);
    expect(held({ month: month("2026-11") })).toEqual([0, 0, 1]);
    expect(held({ month: month("2026-09") })).toEqual([0, 1, 2]);
    const sum = bankMatch(lines, moves.slice(0, 1));
    expect(of({ extracts, moves, matches: [sum] }).changed).toHaveLength(1);
  });

  it("a match no longer holds where what changed or went comes to the same in all (CB-07)", () => {
    const all = [line(1, 5, 8), line(2, 6, 4), line(3, 6, -4)];
    const moves = [move(1, 5, 8), move(2, 6, 4), move(3, 6, -4)];
    const held = (
      match: ReturnType<typeof bankMatch>,
      lines: readonly ReturnType<typeof line>[],
      now: readonly ReturnType<typeof move>[],
    ) => {
      const extracts = [bankExtract(lines, { opening: ZERO })];
      const found = of({ extracts, moves: now, matches: [match] });
      return [found.matched.length, found.changed.length];
    };
    const two = bankMatch([line(1, 5, 12)], moves.slice(0, 2));
    expect(held(two, [line(1, 5, 12)], moves)).toEqual([1, 0]);
    expect(held(two, [line(1, 5, 12)], [move(1, 5, 7), move(2, 6, 5)])).toEqual([0, 1]);
    const lines = bankMatch(all, moves.slice(0, 1));
    expect(held(lines, all, moves)).toEqual([1, 0]);
    expect(held(lines, all.slice(0, 1), moves)).toEqual([0, 1]);
    const entries = bankMatch(all.slice(0, 1), moves);
    expect(held(entries, all, moves)).toEqual([1, 0]);
    expect(held(entries, all, moves.slice(0, 1))).toEqual([0, 1]);
  });

  it("what is proposed waits on neither side", () => {
    const extracts = [bankExtract([line(1, 5, 8), line(2, 6, 3)], { opening: ZERO })];
    const found = of({ extracts, moves: [move(1, 5, 8), move(2, 6, 5)] });
    expect(found.proposed).toHaveLength(1);
    expect(found.unrecorded.map(({ n }) => n)).toEqual([2]);
    expect(found.pending.map(({ number }) => number)).toEqual([2]);
  });

  it("shows the matches of its month alone, by the day of the bank, those of one day as they were made", () => {
    const lines = [line(1, 9, 1), line(2, 5, 2), line(3, 9, 3), line(4, 20, 4)];
    const moves = [move(1, 2, 1), move(2, 9, 2), move(3, 1, 3), move(4, 1, 4)];
    const matches = [2, 0, 1, 3].map((at, made) =>
      bankMatch(lines.slice(at, at + 1), moves.slice(at, at + 1), { createdAt: made }),
    );
    const without = ["a", "b"].map((id) => bankMatch([], [], { id: `match_${id}` as never, createdAt: 9 }));
    const shown = (more: Partial<ReconciliationInput> = {}) =>
      of({ extracts: [bankExtract(lines, { opening: ZERO })], moves, matches, ...more }).matched.map(
        ({ lines: [first] }) => first?.n,
      );
    expect(shown()).toEqual([2, 3, 1, 4]);
    expect(shown({ matches: [...matches, ...without] })).toEqual([undefined, undefined, 2, 3, 1, 4]);
    const september = bankExtract([{ ...line(1, 9, 1), date: day("2026-09-09") }], {
      id: "e09" as never,
      month: month("2026-09"),
      opening: ZERO,
    });
    const before = bankMatch(
      [{ ...line(1, 9, 1), extractId: "e09" as never }],
      [{ ...move(9, 9, 1), date: day("2026-09-09") }],
      { id: "match_9" as never, month: month("2026-09") },
    );
    const all = {
      extracts: [september, bankExtract(lines, { opening: pesos(1) })],
      moves: [{ ...move(9, 9, 1), date: day("2026-09-09") }, ...moves],
      matches: [before, ...matches],
    };
    expect(shown(all)).toEqual([2, 3, 1, 4]);
    const early = of({ ...all, month: month("2026-09") });
    expect([early.matched.length, early.changed, early.unrecorded]).toEqual([1, [], []]);
  });

  it("goes on from what a month without balances moved", () => {
    const september = bankExtract([{ ...line(1, 9, 8), date: day("2026-09-09") }], {
      id: "e09" as never,
      month: month("2026-09"),
      opening: null,
      closing: null,
    });
    const october = bankExtract([line(1, 5, 3)], { opening: pesos(28) });
    const { balance } = of({ extracts: [september, october], before: pesos(20) });
    expect(balance?.unexplained).toBe(0);
  });

  it("the first of two that have a line holds, by when they were made and then by their id", () => {
    const lines = [line(1, 5, 8)];
    const moves = [move(1, 5, 8), move(2, 6, 8)];
    const extracts = [bankExtract(lines, { opening: ZERO })];
    const [a, b] = moves.map((each) => bankMatch(lines, [each]));
    const first = (...matches: readonly unknown[]) =>
      of({ extracts, moves, matches: matches as never }).matched.map(({ moves: [own] }) => own?.number);
    const [old, young] = [
      { ...a, createdAt: 1, id: "z" },
      { ...b, createdAt: 2, id: "a" },
    ];
    expect([first(old, young), first(young, old)]).toEqual([[1], [1]]);
    const [one, two] = [
      { ...a, createdAt: 1, id: "a" },
      { ...b, createdAt: 1, id: "b" },
    ];
    expect([first(one, two), first(two, one)]).toEqual([[1], [1]]);
    expect(of({ extracts, moves, matches: [old, young] as never }).changed).toHaveLength(1);
  });

  it("a match is one whatever order its lines are chosen in, and keeps what an entry moved", () => {
    const [x, y] = [line(1, 5, 8), line(2, 6, 4)];
    const key = (...lines: readonly (typeof x)[]) => matchKey(bankMatch(lines, [move(1, 5, 12)]));
    expect(key(x, y)).toBe(key(y, x));
    const { entryId, line: at, number, date, amount } = move(1, 5, 12);
    expect(refOfMove(move(1, 5, 12))).toEqual({ entryId, line: at, number, date, amount });
  });
});

describe("CB-04 sums of several", () => {
  const of = (sizes: readonly number[], target: number, steps = 1_000) =>
    partsOfSum(sizes, target, { steps });

  it.each<[string, readonly number[], number, readonly number[] | null]>([
    ["two", [10, 20, 30], 50, [1, 2]],
    ["all of them", [10, 20, 30], 60, [0, 1, 2]],
    ["the pair with the largest", [25, 25, 10, 40], 50, [2, 3]],
    ["the first of equal ones", [5, 7, 5, 5], 10, [0, 2]],
    ["no single one", [50, 10], 50, null],
    ["more than there is", [10, 20], 31, null],
    ["none that fits", [10, 20, 40], 45, null],
    ["nothing to choose from", [], 5, null],
  ])("%s", (_name, sizes, target, parts) => {
    expect(of(sizes, target)).toEqual(parts);
  });

  it("stops when its steps are used up, and says how many it took", () => {
    const sizes = Array.from({ length: 12 }, (_, at) => 2 * at + 2);
    const budget = { steps: 40 };
    expect(partsOfSum(sizes, 101, budget)).toBeNull();
    expect(budget.steps).toBe(0);
    expect(of([10, 20, 30], 50, 0)).toBeNull();
  });
});

describe("CB-03 which movement a line is", () => {
  const days = (bank: number, ...book: readonly number[]) =>
    proposeMatches(
      [line(1, bank, 500)],
      book.map((on, at) => move(at + 1, on, 500)),
      new Set(),
    ).map(({ moves }) => moves.map(({ number }) => number));

  it("the nearest day, a day before the bank rather than one after, and none far away", () => {
    expect(days(15, 13, 14, 16)).toEqual([[2]]);
    expect(days(15, 16, 14)).toEqual([[2]]);
    expect(days(15, 17, 12)).toEqual([[1]]);
    expect(days(15, 15, 14)).toEqual([[1]]);
  });

  it("what a charge of the 4x1.000 was computed on: 250 times its pesos (ET art. 872)", () => {
    const deed = (kind: string, debit: number) =>
      ({ kind, content: { lines: [entryLine("511595", debit)] } }) as never;
    expect(debitTaxBase(deed("gmf", 4))).toBe(1_000);
    expect(debitTaxBase(deed("gmf", 1))).toBe(250);
    expect(debitTaxBase(deed("commission", 4))).toBeNull();
    expect(debitTaxBase(deed("gmf", -4))).toBeNull();
    expect(debitTaxBase({ kind: "gmf", content: { lines: [] } } as never)).toBeNull();
    expect(debitTaxBase(deed("gmf", 9e15))).toBeNull();
  });
});
