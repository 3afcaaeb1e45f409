import { describe, expect, it } from "vitest";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalKey } from "#domain/accounting/closing/proposals/proposal.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import {
  CAPITAL,
  type ClosingBooks,
  closingBooks,
  findProposal,
  linesOf,
  MILLION,
  profit,
  stepsOf,
} from "./closing-books.ts";

describe("AC-83 dividends: what is told of them", () => {
  const owners = (decided: number, some: readonly (readonly [string, number])[] = []) => ({
    typed: {
      owners: {
        decided: pesos(decided),
        taxed: ZERO,
        owners: some.map(([name, shares]) => ({ name, kind: "company" as const, shares })),
      },
    },
  });
  const withholding = (rate: number) => ({
    company: {
      tax: {
        filer: true,
        simple: false,
        rate: "general" as const,
        dividends: { rate, account: "236510" },
      },
    },
  });
  const PROFIT: ClosingBooks = { held: CAPITAL, closings: profit(20 * MILLION), name: "La Sabana S.A.S." };
  const all: readonly ProposalKey[] = ["losses", "reserve", "carry", "cover"];

  it.each<[string, ClosingBooks, readonly string[]]>([
    ["half of the profit", PROFIT, ["20000000", "×", "= 10000000"]],
    [
      "after the legal reserve",
      { ...PROFIT, name: "La Sabana S.A." },
      ["20000000", "− 2000000", "×", "= 9000000"],
    ],
    [
      "after a reserve that was made before",
      { ...PROFIT, reserved: { onCut: pesos(MILLION), since: pesos(3 * MILLION) } },
      ["20000000", "− 4000000", "×", "= 8000000"],
    ],
    [
      "after losses that this profit covers",
      { ...PROFIT, held: [...CAPITAL, ["3710", 8 * MILLION]] },
      ["20000000", "− 8000000", "×", "= 6000000"],
    ],
    [
      "after losses, of which the reserves cover half",
      { ...PROFIT, held: [...CAPITAL, ["3710", 8 * MILLION], ["330505", -4 * MILLION]] },
      ["20000000", "− 4000000", "×", "= 8000000"],
    ],
    ["what was decided", { ...PROFIT, ...owners(7 * MILLION) }, ["20000000", "7000000", "= 7000000"]],
    ["half where nothing was decided", { ...PROFIT, ...owners(0) }, ["20000000", "×", "= 10000000"]],
    [
      "no more than there is",
      { ...PROFIT, ...owners(25 * MILLION) },
      ["20000000", "25000000", "20000000", "= 20000000"],
    ],
    ["all that there is", { ...PROFIT, ...owners(20 * MILLION) }, ["20000000", "20000000", "= 20000000"]],
    [
      "with what the profile withholds",
      { ...PROFIT, ...withholding(7.5) },
      ["20000000", "×", "= 10000000", "− 750000"],
    ],
    ["withholding nothing", { ...PROFIT, ...withholding(0) }, ["20000000", "×", "= 10000000"]],
    [
      "with the owners, whose withholding takes the place of the profile's (ET art. 242-1)",
      {
        ...PROFIT,
        ...withholding(7.5),
        ...owners(10 * MILLION, [
          ["Paz", 3],
          ["", 1],
          ["Nadie", 0],
        ]),
      },
      ["20000000", "10000000", "= 10000000", "7500000", "− 750000", "2500000", "− 250000", "= 9000000"],
    ],
  ])("%s", (_name, some, expected) => {
    expect(stepsOf(closingBooks(some), "dividends", all)).toEqual(expected);
  });

  it("writes no line of a withholding of nothing, and each owner's own", () => {
    expect(linesOf(closingBooks({ ...PROFIT, ...withholding(0) }), "dividends", all)).toEqual([
      "3705 10000000",
      "2360 -10000000",
    ]);
    expect(
      linesOf(closingBooks({ ...PROFIT, ...withholding(7.5), ...owners(0, [["Paz", 1]]) }), "dividends", all),
    ).toEqual(["3705 10000000", "236510 -1000000", "2360 -9000000"]);
  });

  it("names the articles of a withholding by owner, and says why there is none", () => {
    const said = (some: ClosingBooks) => {
      const found = findProposal(closingBooks({ ...PROFIT, ...some }), "dividends", all);
      return [found?.norm.includes("ET arts. 49, 242"), found?.note];
    };
    expect(said({})).toEqual([false, expect.stringContaining("escríbelos abajo")]);
    expect(said(owners(0, [["Paz", 0]]))).toEqual([false, expect.stringContaining("escríbelos abajo")]);
    expect(
      said(
        owners(0, [
          ["Paz", 1],
          ["Sol", 0],
        ]),
      ),
    ).toEqual([true, expect.stringContaining("art. 254-1")]);
    expect(
      said({
        ...owners(0, [
          ["Paz", 1],
          ["Sol", 0],
        ]),
        today: day("2016-03-01"),
        period: closingPeriod(2015),
      }),
    ).toEqual([false, expect.stringContaining("escríbela tú")]);
  });

  it("a loss of before that this profit does not cover is not spoken of", () => {
    const { after, remarks } = closingProposals(
      closingBooks({ ...PROFIT, held: [...CAPITAL, ["3710", 20 * MILLION]] }),
      new Set(["carry"]),
    );
    expect(after.map(({ key }) => key)).not.toContain("dividends");
    expect(remarks.map(({ key }) => key)).not.toContain("dividends");
  });

  it("an older loss that still stands on 3610 is taken off what 3705 holds", () => {
    const input = closingBooks({
      ...PROFIT,
      held: [...CAPITAL, ["3705", -30 * MILLION], ["3610", 5 * MILLION]],
      ...owners(100 * MILLION),
    });
    expect(stepsOf(input, "dividends", [])).toEqual([
      "20000000",
      "− 5000000",
      "100000000",
      "25000000",
      "= 25000000",
    ]);
  });

  it("a loss that was carried is taken off what 3705 holds", () => {
    // 20 carried and 5 of before; 8 of losses stand on 3710 beside 3705: at most 25 − 8.
    const input = closingBooks({
      ...PROFIT,
      held: [...CAPITAL, ["3705", -5 * MILLION], ["3710", 8 * MILLION]],
      ...owners(100 * MILLION),
    });
    expect(stepsOf(input, "dividends", ["carry", "cover"])?.at(-1)).toBe("= 17000000");
  });
});
