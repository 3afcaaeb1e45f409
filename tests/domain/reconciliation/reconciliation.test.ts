import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { joinExtract, monthOfExtract } from "#domain/reconciliation/bank-extract.ts";
import type { BankMatch, BookMove, ExtractLine } from "#domain/reconciliation/bank-match.ts";
import {
  reconciledExtract,
  reconciliationOf,
  whyNotClosable,
} from "#domain/reconciliation/reconciliation.ts";
import {
  bankExtract,
  bankMatch,
  extractLine as line,
  bookMove as move,
} from "#tests/support/reconciliation/bank-lines.ts";

const OCTOBER = month("2026-10");

function of(
  lines: readonly ExtractLine[],
  moves: readonly BookMove[],
  matches: readonly BankMatch[] = [],
  before = 0,
  opening = before,
) {
  const extracts = [bankExtract(lines, { opening: pesos(opening) })];
  return reconciliationOf({ month: OCTOBER, extracts, matches, moves, before: pesos(before) });
}

describe("a reconciliation (CB-06)", () => {
  it("of the month of the picture, by hand", () => {
    const lines = [
      line(1, 2, 4_760_000),
      line(2, 31, -92_820, "COMISION"),
      line(3, 31, 6039, "ABONO INTERESES"),
    ];
    const moves = [move(1, 2, 4_760_000), move(2, 29, -2_104_500, "Cheque 004518")];
    const [match] = [bankMatch(lines.slice(0, 1), moves.slice(0, 1))];
    const found = of(lines, moves, [match], 1_000_000);
    expect(found.matched).toHaveLength(1);
    // By day, whatever was joined first.
    const [late, early] = [line(8, 20, 5), line(9, 4, 7)];
    const both = [move(8, 20, 5), move(9, 4, 7)];
    const joins = [bankMatch([late], both.slice(0, 1)), bankMatch([early], both.slice(1), { createdAt: 2 })];
    const days = of([late, early], both, joins, 0).matched.map(({ lines: [first] }) => first?.date);
    expect(days).toEqual(["2026-10-04", "2026-10-20"]);
    expect(found.balance).toEqual({
      extract: 5_673_219,
      book: 3_655_500,
      pending: -2_104_500,
      unrecorded: -86_781,
      suggested: 0,
      cents: 0,
      unexplained: 0,
    });
    expect(whyNotClosable(found, 2)).toEqual({ kind: "open", suggestions: 0, entries: 2 });
    expect(whyNotClosable(found, 0)).toBeNull();
  });

  it("drops a match whose entry was changed, and says so (CB-07)", () => {
    const [ofBank, ofBook] = [line(1, 2, 500), move(1, 2, 500)];
    const match = bankMatch([ofBank], [ofBook]);
    for (const now of [[], [{ ...ofBook, amount: pesos(700) }], [{ ...ofBook, date: day("2026-11-02") }]])
      expect(of([ofBank], now, [match])).toMatchObject({ matched: [], changed: [match] });
    const twice = bankMatch([ofBank], [ofBook], { id: "match_z" as BankMatch["id"] });
    expect(of([ofBank], [ofBook], [twice, match])).toMatchObject({ changed: [twice], matched: [{ match }] });
  });

  it("tells what no line explains, and what a match with an earlier cheque explains", () => {
    const cheque = { ...move(1, 1, -300), date: day("2026-09-20") };
    const found = of([line(1, 2, -300)], [cheque], [], 700, 1000);
    expect(found.proposed).toHaveLength(1);
    expect(found.balance).toMatchObject({ unexplained: 300, suggested: 300 });
    const accepted = of([line(1, 2, -300)], [cheque], [bankMatch([line(1, 2, -300)], [cheque])], 700, 1000);
    expect(accepted.balance).toMatchObject({ unexplained: 0, suggested: 0, extract: 700, book: 700 });
    expect(whyNotClosable(of([], [], [], 0, 50), 0)).toEqual({ kind: "difference", amount: 50 });
  });

  it("a later match is pending in the month before it, and not proposed there again", () => {
    const cheque = move(1, 30, -300);
    const paid = {
      ...line(1, 1, -300),
      extractId: "e11" as ExtractLine["extractId"],
      date: day("2026-11-03"),
    };
    const november = bankExtract([paid], { id: paid.extractId, month: month("2026-11"), opening: ZERO });
    const extracts = [bankExtract([]), november];
    const match = bankMatch([paid], [cheque], { month: november.month });
    const at = (name: string) =>
      reconciliationOf({ month: month(name), extracts, matches: [match], moves: [cheque], before: ZERO });
    expect(at("2026-10")).toMatchObject({ pending: [cheque], proposed: [], matched: [] });
    expect(at("2026-11")).toMatchObject({ pending: [], matched: [{ match }], balance: { unexplained: 0 } });
  });

  it("extract and pending come to the book, whatever the months, the matches and the balances", () => {
    const amount = fc.integer({ min: -9, max: 9 }).filter((each) => each !== 0);
    const item = fc.record({ at: fc.integer({ min: 0, max: 110 }), amount });
    const start = fc.integer({ min: -99, max: 99 });
    const drawn = fc.record({
      lines: fc.array(item, { maxLength: 20 }),
      moves: fc.array(item, { maxLength: 20 }),
      openings: fc.array(fc.option(start, { nil: null }), { minLength: 3, maxLength: 3 }),
      closings: fc.array(fc.option(start, { nil: null }), { minLength: 3, maxLength: 3 }),
      before: start,
      accepted: fc.integer({ min: 0, max: 20 }),
    });
    const MONTHS = ["2026-09", "2026-10", "2026-11"].map(month);
    const dayAt = (at: number) =>
      day(
        `2026-${String(8 + Math.floor(at / 28)).padStart(2, "0")}-${String(1 + (at % 28)).padStart(2, "0")}`,
      );
    fc.assert(
      fc.property(drawn, (given) => {
        const lines = given.lines.map((each, at) => ({
          ...line(at + 1, 1, each.amount),
          date: dayAt(each.at),
        }));
        const moves = given.moves.map((each, at) => ({
          ...move(at + 1, 1, each.amount),
          date: dayAt(each.at),
        }));
        const extracts = MONTHS.map((name, at) => {
          const id = `e${name}` as ExtractLine["extractId"];
          const opening = given.openings[at] ?? null;
          const closing = given.closings[at] ?? null;
          const own = lines.filter(({ date }) => date.startsWith(name));
          return bankExtract(own, { id, month: name, opening: opening as null, closing: closing as null });
        });
        const input = { month: month("2026-11"), extracts, matches: [], moves, before: pesos(given.before) };
        const { proposed } = reconciliationOf(input);
        const matches = proposed.slice(0, given.accepted).map((each, at) => {
          const last =
            [...each.lines, ...each.moves]
              .map(({ date }) => date.slice(0, 7))
              .sort()
              .at(-1) ?? "";
          return bankMatch(each.lines, each.moves, {
            id: `match_${at}` as BankMatch["id"],
            month: month(last),
          });
        });
        for (const name of MONTHS) {
          const found = reconciliationOf({ ...input, month: name, matches });
          if (found.balance === null) continue;
          expect(reconciledExtract(found.balance) - found.balance.unexplained).toBe(found.balance.book);
          expect(found.changed).toEqual([]);
        }
      }),
    );
  });
});

describe("what a file brings to a month (CB-02)", () => {
  const reading = (days: readonly string[], opening: number | null = 100_000) => ({
    moves: days.map((date, at) => ({
      row: at + 2,
      date: day(date),
      text: `M${date}`,
      reference: "",
      cents: 1050,
      balance: null,
    })),
    problems: [],
    opening,
    closing: opening === null ? null : opening + days.length * 1050,
    others: 0,
    unmoved: 0,
  });

  it("is its lines with the balances at both ends, in whole pesos", () => {
    const found = monthOfExtract(reading(["2026-09-30", "2026-10-02", "2026-11-01"]), OCTOBER, "BBVA");
    expect(found).toMatchObject({
      others: 2,
      content: { opening: 1011, closing: 1021, lines: [{ n: 1, amount: 11 }] },
    });
    expect(monthOfExtract(reading(["2026-09-30"]), OCTOBER, "")).toEqual({ kind: "no-lines", others: 1 });
    const many = reading(Array.from({ length: 5001 }, () => "2026-10-02"));
    expect(monthOfExtract(many, OCTOBER, "")).toEqual({ kind: "too-many-lines", count: 5001 });
  });

  it("adds nothing the second time, and of an overlapping one what is new", () => {
    const content = (days: readonly string[]) => {
      const found = monthOfExtract(reading(days), OCTOBER, "BBVA");
      if ("kind" in found) throw new Error(found.kind);
      return found.content;
    };
    const first = content(["2026-10-01", "2026-10-02", "2026-10-02"]);
    expect(joinExtract(first, first)).toEqual({ content: first, added: 0, known: 3 });
    const joined = joinExtract(first, content(["2026-10-02", "2026-10-05"]));
    expect(joined).toMatchObject({ added: 1, known: 1 });
    expect(joined.content.lines.map(({ n, date }) => `${n} ${date.slice(8)}`)).toEqual([
      "1 01",
      "2 02",
      "3 02",
      "4 05",
    ]);
    expect(joined.content.opening).toBe(first.opening);
  });
});
