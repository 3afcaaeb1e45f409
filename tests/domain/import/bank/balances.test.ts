import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkedBalances } from "#domain/import/bank/extract-balances.ts";
import type { ExtractMove } from "#domain/import/bank/extract-move.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";

const move = (row: number, cents: number, balance: number | null, date = "2026-10-05"): ExtractMove => ({
  row,
  date: day(date),
  text: "",
  reference: "",
  cents,
  balance,
});
const rows = (moves: readonly ExtractMove[]) => moves.map(({ row }) => row);

/** Movements of an account that held so much, each with what it left. */
function account(opening: number, amounts: readonly number[]) {
  let held = opening;
  return amounts.map((cents, at) => {
    held += cents;
    return { ...move(at + 1, cents, held), date: addDays(day("2026-10-01"), at) };
  });
}

describe("CB-01 the balances of an extract", () => {
  it("are those of an account, listed either way and with balances left out in between", () => {
    const amounts = fc.array(
      fc.integer({ min: -9_999, max: 9_999 }).filter((each) => each !== 0),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(
        amounts,
        fc.integer(),
        fc.boolean(),
        fc.array(fc.boolean()),
        (each, opening, isBack, hidden) => {
          const moves = account(opening, each);
          const closing = opening + each.reduce((sum, cents) => sum + cents, 0);
          const listed = (isBack ? moves.toReversed() : moves).map((one, at) =>
            hidden[at] === true && at > 0 ? { ...one, balance: null } : one,
          );
          const checked = checkedBalances(listed, null, null);
          expect(rows(checked.moves)).toEqual(rows(moves));
          expect([checked.opening, checked.closing, checked.problems]).toEqual([opening, closing, []]);
          expect(checkedBalances(listed, opening, closing).problems).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("break at the row whose balance is not the one before it and its amount", () => {
    const moves = [move(1, 10, 110), move(2, -5, 104), move(3, 1, null), move(4, 1, 106), move(5, 1, 108)];
    const { problems, opening, closing } = checkedBalances(moves, null, null);
    expect(problems).toEqual([
      { row: 2, kind: "balance", expected: 105, found: 104 },
      { row: 5, kind: "balance", expected: 107, found: 108 },
    ]);
    expect([opening, closing]).toEqual([100, 108]);
  });

  it("break after a row without a balance too", () => {
    const { problems } = checkedBalances([move(1, 10, 110), move(2, 1, null), move(3, 1, 115)], null, null);
    expect(problems).toEqual([{ row: 3, kind: "balance", expected: 112, found: 115 }]);
  });

  it("follow from what is said of the first or the last where no row has one", () => {
    const moves = [move(1, 10, null), move(2, -4, null)];
    const told = (opening: number | null, closing: number | null) => {
      const checked = checkedBalances(moves, opening, closing);
      return [checked.opening, checked.closing, ...checked.problems];
    };
    expect(told(null, null)).toEqual([null, null]);
    expect(told(100, null)).toEqual([100, 106]);
    expect(told(null, 106)).toEqual([100, 106]);
    expect(told(100, 106)).toEqual([100, 106]);
    expect(told(100, 107)).toEqual([100, 107, { row: 0, kind: "closing", expected: 106, found: 107 }]);
  });

  it("said above and below are compared with those of the rows", () => {
    const moves = [move(1, 5, null), move(2, 10, 115), move(3, -4, null)];
    const told = (opening: number | null, closing: number | null) =>
      checkedBalances(moves, opening, closing).problems;
    expect(told(100, 111)).toEqual([]);
    expect(told(null, 111)).toEqual([]);
    expect(told(100, null)).toEqual([]);
    expect(told(101, 112)).toEqual([
      { row: 0, kind: "opening", expected: 101, found: 100 },
      { row: 0, kind: "closing", expected: 111, found: 112 },
    ]);
    expect(checkedBalances(moves, null, null)).toMatchObject({ opening: 100, closing: 111 });
  });
});

describe("CB-01 the order of an extract", () => {
  it("is that of its days where balances do not say it, and the bank's within a day", () => {
    const order = (...dates: readonly string[]) =>
      rows(
        checkedBalances(
          dates.map((date, at) => move(at + 1, 1, null, date)),
          null,
          null,
        ).moves,
      );
    expect(order("2026-10-01", "2026-10-02", "2026-10-03")).toEqual([1, 2, 3]);
    expect(order("2026-10-03", "2026-10-02", "2026-10-02", "2026-10-01")).toEqual([4, 3, 2, 1]);
    expect(order("2026-10-02", "2026-10-01", "2026-10-03", "2026-10-02")).toEqual([2, 1, 4, 3]);
    expect(order("2026-10-02", "2026-10-02")).toEqual([1, 2]);
    expect(order()).toEqual([]);
  });

  it("is the other way round where fewer balances break so", () => {
    const moves = [move(1, 3, 9), move(2, 2, 6), move(3, 4, 4)];
    expect(rows(checkedBalances(moves, null, null).moves)).toEqual([3, 2, 1]);
    // They go before the days.
    const against = [move(1, 10, 110, "2026-10-02"), move(2, 5, 115, "2026-10-01")];
    expect(checkedBalances(against, null, null).problems).toEqual([]);
    // As many either way: as the days are.
    const one = [move(1, 3, 9, "2026-10-02"), move(2, 2, 7, "2026-10-01")];
    expect(rows(checkedBalances(one, null, null).moves)).toEqual([2, 1]);
    const same = [move(1, 3, 9), move(2, 2, 7)];
    expect(rows(checkedBalances(same, null, null).moves)).toEqual([1, 2]);
  });
});
