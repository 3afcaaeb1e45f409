import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { makeChart } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { RestatementId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { carriedRestatement, earlierRestatements } from "#domain/statement/restated/earlier-restatements.ts";
import { restatedFacts, restatedPeriods } from "#domain/statement/restated/restated-facts.ts";
import {
  cleanRestatement,
  LONGEST_RESTATEMENT_REASON,
  type Restatement,
  restatementProblem,
  withRestatement,
} from "#domain/statement/restated/restatement.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";

const PUC = pucChart();
const id = (at: number) => `reex_0190a000-0000-7000-8000-00000000000${at}` as RestatementId;
const restatement = (part: Partial<Restatement> & { readonly of?: string; readonly at?: number } = {}) => {
  const { of = "2024-12-31", at = 1, ...rest } = part;
  return {
    id: id(at),
    day: day(of),
    debit: "5160" as AccountCode,
    credit: "1592" as AccountCode,
    amount: pesos(600),
    cause: "error" as const,
    reason: "No se depreció",
    ...rest,
  };
};

const ENTRIES = [
  posted(1, content("2024-01-10", "1110", "3105", 30_000)),
  posted(2, content("2024-08-01", "1110", "4135", 9_000)),
  posted(3, content("2025-05-01", "1110", "4135", 5_000)),
];
const factsOf = (from: string, to: string) => inputOf(ENTRIES, PUC, [from, to]).periods[0];
/** Net of an account in balances: debits positive. */
const of = (balances: ReadonlyMap<AccountCode, { debit: number; credit: number }>, code: string) => {
  const { debit, credit } = balances.get(code as AccountCode) ?? { debit: 0, credit: 0 };
  return debit - credit;
};

describe("what a compared period has of a restatement (AC-95)", () => {
  const told = (from: string, to: string, on: string) => {
    const facts = factsOf(from, to);
    if (facts === undefined) throw new Error("no facts");
    const { opening, movements, year, yearBefore, restated } = restatedFacts(facts, [
      restatement({ of: on }),
    ]);
    return [
      restated !== undefined,
      ...[opening, movements, year.movements, yearBefore.movements].map((each) => of(each, "1592")),
    ];
  };

  it.each([
    ["on its first day moves in it", "2024-07-01", "2024-12-31", "2024-07-01", [true, 0, -600, -600, 0]],
    ["on its last one too", "2024-07-01", "2024-12-31", "2024-12-31", [true, 0, -600, -600, 0]],
    ["a day before it is its opening", "2024-07-01", "2024-12-31", "2024-06-30", [true, -600, 0, -600, -600]],
    ["a day after it is not told", "2024-01-01", "2024-06-30", "2024-07-01", [false, 0, 0, 0, 0]],
    ["of the year before is not told", "2024-01-01", "2024-12-31", "2023-12-31", [false, 0, 0, 0, 0]],
    ["on the first day of the year", "2024-01-01", "2024-12-31", "2024-01-01", [true, 0, -600, -600, 0]],
  ])("%s", (_title, from, to, on, expected) => {
    expect(told(from, to, on)).toEqual(expected);
  });

  it("is of years before the present one alone", () => {
    const periods = inputOf(ENTRIES, PUC, ["2025-07-01", "2025-12-31"], ["2025-01-01", "2025-06-30"]).periods;
    expect(restatedPeriods(periods, [restatement({ of: "2025-03-01" })])).toEqual(periods);
    expect(restatedPeriods([], [restatement()])).toEqual([]);
    const years = inputOf(ENTRIES, PUC, ["2025-01-01", "2025-12-31"], ["2024-01-01", "2024-12-31"]).periods;
    expect(
      restatedPeriods(years, [restatement()]).map(({ restated }) => restated?.of.map((each) => each.id)),
    ).toEqual([undefined, [id(1)]]);
  });
});

describe("restatements of a book", () => {
  it("stand in the order of their days, and of their ids on one", () => {
    const all = [
      restatement({ of: "2024-12-31", at: 2 }),
      restatement({ of: "2024-01-31", at: 3 }),
      restatement({ of: "2024-12-31", at: 1 }),
      restatement({ of: "2024-06-30", at: 4 }),
    ].reduce<readonly Restatement[]>((kept, each) => withRestatement(kept, each.id, each), []);
    expect(all.map(({ id: own }) => own)).toEqual([id(3), id(4), id(1), id(2)]);
  });

  it("keep their reason in one line of bounded length", () => {
    expect(cleanRestatement(restatement({ reason: " No\nse  vio " }))).toEqual(
      restatement({ reason: "No se vio" }),
    );
    const long = cleanRestatement(restatement({ reason: "x".repeat(LONGEST_RESTATEMENT_REASON + 1) }));
    expect(long.reason).toHaveLength(LONGEST_RESTATEMENT_REASON);
  });

  it("are of accounts of the chart, though a code may look like one", () => {
    const problem = (part: Partial<Restatement>) => restatementProblem(PUC, restatement(part));
    expect(problem({})).toBeNull();
    expect(problem({ amount: pesos(1) })).toBeNull();
    expect(problem({ amount: pesos(0) })).toBe("amount");
    expect(problem({ credit: "1599999" as AccountCode })).toBe("account");
    expect(problem({ debit: "8105" as AccountCode })).toBe("account");
    expect(problem({ debit: "1105" as AccountCode })).toBe("cash");
  });
});

describe("a restatement of before the compared year (NIIF para PYMES 10.21 b)", () => {
  it("is carried on 1 January with results among the earlier ones, and says its year", () => {
    expect(carriedRestatement(PUC, restatement({ of: "2022-12-31" }), 2024)).toEqual({
      day: "2024-01-01",
      debit: "3705",
      credit: "1592",
      amount: 600,
      cause: "error",
      reason: "No se depreció (de 2022)",
    });
    const long = restatement({ of: "2022-12-31", reason: "x".repeat(LONGEST_RESTATEMENT_REASON) });
    expect(carriedRestatement(PUC, long, 2024)?.reason).toHaveLength(LONGEST_RESTATEMENT_REASON);
    const both = restatement({ credit: "4135" as AccountCode });
    expect(carriedRestatement(PUC, both, 2026)).toBeNull();
  });

  it("is carried nowhere in a chart without earlier results", () => {
    const bare = makeChart("puc", []);
    expect(carriedRestatement(bare, restatement(), 2026)).toBeNull();
    const sold = restatement({ debit: "1305" as AccountCode, credit: "4135" as AccountCode });
    expect(carriedRestatement(bare, sold, 2026)).toBeNull();
  });

  it("is named until what carries it is there: its day, accounts and amount", () => {
    const of2022 = restatement({ of: "2022-12-31" });
    const carried = { ...restatement({ of: "2024-01-01", at: 2 }), debit: "3705" as AccountCode };
    const named = (other: Restatement) =>
      earlierRestatements(PUC, [of2022, other], 2024).map(({ restatement: each }) => each.id);
    expect(named(carried)).toEqual([]);
    expect(named({ ...carried, day: day("2024-01-02") })).toEqual([id(1)]);
    expect(named({ ...carried, debit: "3710" as AccountCode })).toEqual([id(1)]);
    expect(named({ ...carried, credit: "1524" as AccountCode })).toEqual([id(1)]);
    expect(named({ ...carried, amount: pesos(599) })).toEqual([id(1)]);
    expect(earlierRestatements(PUC, [restatement({ of: "2024-01-01" })], 2024)).toEqual([]);
    expect(earlierRestatements(PUC, [restatement({ of: "2023-12-31" })], 2024)).toHaveLength(1);
  });
});
