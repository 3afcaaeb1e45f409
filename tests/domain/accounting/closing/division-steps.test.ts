import { describe, expect, it } from "vitest";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalKey } from "#domain/accounting/closing/proposals/proposal.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import {
  CAPITAL,
  type ClosingBooks,
  closingBooks,
  findProposal,
  type Held,
  linesOf,
  MILLION,
  profit,
  stepsOf,
} from "./closing-books.ts";

describe("legal reserve: its limits (C.Co. arts. 350 and 452)", () => {
  const made = (onCut: number, since = 0): ClosingBooks => ({
    held: CAPITAL,
    closings: profit(20 * MILLION),
    reserved: { onCut: pesos(onCut), since: pesos(since) },
  });

  it.each<[string, ClosingBooks, readonly string[], readonly string[]]>([
    [
      "of the profit after losses",
      { held: [...CAPITAL, ["3710", 5 * MILLION], ["1110", -5 * MILLION]], closings: profit(20 * MILLION) },
      ["20000000", "− 5000000", "×", "= 1500000"],
      ["3605 1500000", "330505 -1500000"],
    ],
    [
      "of a loss that still stands on 3610",
      { held: [...CAPITAL, ["3610", 5 * MILLION]], closings: profit(20 * MILLION) },
      ["20000000", "− 5000000", "×", "= 1500000"],
      ["3605 1500000", "330505 -1500000"],
    ],
    [
      "up to half of the subscribed capital, of which 2 millions are still owed by partners",
      {
        held: [
          ["310505", -4 * MILLION],
          ["310515", 2 * MILLION],
          ["330505", -MILLION],
        ],
        closings: profit(20 * MILLION),
      },
      ["20000000", "×", "1000000", "= 1000000"],
      ["3605 1000000", "330505 -1000000"],
    ],
    [
      "exactly what is left of the result",
      {
        held: CAPITAL,
        closings: profit(20 * MILLION),
        since: [
          ["3605", 18 * MILLION],
          ["3705", -18 * MILLION],
        ],
      },
      ["20000000", "×", "= 2000000"],
      ["3605 2000000", "330505 -2000000"],
    ],
    [
      "from those of earlier years, whatever loss is carried beside what is left",
      {
        held: [...CAPITAL, ["3610", 5 * MILLION]],
        closings: profit(20 * MILLION),
        since: [
          ["3605", 18_600_000],
          ["3705", -18_600_000],
        ],
      },
      ["20000000", "− 5000000", "×", "= 1500000"],
      ["3705 1500000", "330505 -1500000"],
    ],
    [
      "from the results of earlier years where a peso less is left",
      {
        held: CAPITAL,
        closings: profit(20 * MILLION),
        since: [
          ["3605", 18 * MILLION + 1],
          ["3705", -18 * MILLION - 1],
        ],
      },
      ["20000000", "×", "= 2000000"],
      ["3705 2000000", "330505 -2000000"],
    ],
  ])("is %s", (_name, some, expected, entry) => {
    expect(stepsOf(closingBooks(some), "reserve", [])).toEqual(expected);
    expect(linesOf(closingBooks(some), "reserve", [])).toEqual(entry);
  });

  it("is of what reserves leave of the losses, and the reserve that they use makes room for it", () => {
    const input = closingBooks({
      held: [
        ["3105", -10 * MILLION],
        ["3710", 5 * MILLION],
        ["330505", -3 * MILLION],
      ],
      closings: profit(20 * MILLION),
    });
    // 20 − (5 − 3) = 18; half of the capital is 5, and the reserve of 3 is used up.
    expect(stepsOf(input, "reserve", ["losses"])).toEqual(["20000000", "− 2000000", "×", "= 1800000"]);
    const posted = { ...input, absorbed: { all: pesos(3 * MILLION), legal: pesos(3 * MILLION) } };
    expect(stepsOf(posted, "reserve", [])).toEqual(["20000000", "− 2000000", "×", "= 1800000"]);
  });

  it.each([
    ["a peso too little, by rounding", 2 * MILLION - 1, 0, undefined],
    ["a peso too much, by rounding", 2 * MILLION, 1, undefined],
    ["two pesos too little", 2 * MILLION - 2, 0, /\$\s2 de menos/],
    ["two pesos too much", 2 * MILLION, 2, /\$\s2 de más/],
  ])("a reserve that was made %s", (_name, onCut, since, text) => {
    const { remarks } = closingProposals(closingBooks(made(onCut, since)), new Set());
    const said = remarks.find(({ key }) => key === "reserve")?.text;
    if (text === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(text);
  });

  it("is spoken of to an S.A.S. that has a profit alone", () => {
    const said = (amount: number, name: string) =>
      closingProposals(closingBooks({ held: CAPITAL, closings: profit(amount), name })).remarks.map(
        ({ key }) => key,
      );
    expect(said(1, "La Sabana S.A.S. ")).toEqual(["reserve"]);
    expect(said(0, "La Sabana S.A.S.")).toEqual([]);
    expect(said(-1, "La Sabana S.A.S.")).toEqual([]);
    expect(said(1, "La Sabana")).toEqual([]);
    expect(stepsOf(closingBooks({ ...made(0), name: " La Sabana S.A. " }), "reserve", [])?.at(-1)).toBe(
      "= 2000000",
    );
  });
});

describe("the result carried to 37", () => {
  it.each<[string, ClosingBooks, readonly ProposalKey[], readonly string[] | undefined]>([
    ["a profit", { held: CAPITAL, closings: profit(20 * MILLION) }, [], ["20000000"]],
    [
      "a profit less the reserve above",
      { held: CAPITAL, closings: profit(20 * MILLION) },
      ["reserve"],
      ["20000000", "− 2000000", "= 18000000"],
    ],
    ["a loss", { held: CAPITAL, closings: profit(-400) }, [], ["400"]],
    [
      "not before the year is closed",
      {
        held: [
          ["3605", -500],
          ["1110", 500],
        ],
      },
      [],
      undefined,
    ],
  ])("%s", (_name, some, wanted, expected) => {
    expect(stepsOf(closingBooks(some), "carry", wanted)).toEqual(expected);
  });

  it("a result before the year is closed is no reserve either", () => {
    expect(closingProposals(closingBooks({ held: [...CAPITAL, ["3605", -500]] })).after).toEqual([]);
    expect(
      closingProposals({
        ...closingBooks({ held: CAPITAL, closings: profit(20 * MILLION) }),
        isClosed: false,
      }).after,
    ).toEqual([]);
  });
});

describe("AC-84 losses covered: what is told, and when", () => {
  const LOSSES: Held = [
    ["3105", -100],
    ["1110", 100],
    ["3710", 80],
  ];
  const RESERVES: Held = [
    ["331545", -10],
    ["330505", -50],
    ["331505", -5],
  ];

  it("takes reserves in their order, down to what is left", () => {
    const input = closingBooks({ held: [...LOSSES, ...RESERVES], closings: profit(0) });
    expect(stepsOf(input, "losses", [])).toEqual(["80", "− 50", "− 10", "− 5", "= 15"]);
    expect(linesOf(input, "losses", [])).toEqual(["330505 50", "331545 10", "331505 5", "3710 -65"]);
  });

  it("takes several accounts by their code, whatever order the books know them in", () => {
    const input = closingBooks({
      held: [...LOSSES, ["331595", -30], ["331520", -30], ["331510", -30]],
      closings: profit(0),
    });
    expect(linesOf(input, "losses", [])).toEqual(["331510 30", "331520 30", "331595 20", "3710 -80"]);
  });

  it("skips a reserve that holds nothing, and one that only this result made", () => {
    const input = closingBooks({ held: [...LOSSES, ["330505", -40], ["331505", -5]], closings: profit(0) });
    const own = { ...input, reserved: { onCut: pesos(30), since: pesos(10) } };
    expect(stepsOf(own, "losses", [])).toEqual(["80", "− 5", "= 75"]);
    expect(linesOf(own, "losses", [])).toEqual(["331505 5", "3710 -5"]);
  });

  it("then the profits of later years, as far as 3705 holds them", () => {
    const input = closingBooks({ held: [...LOSSES, ["3705", -30], ["1110", 30]], closings: profit(0) });
    expect(stepsOf(input, "cover", [])).toEqual(["80", "30", "= 30"]);
    expect(linesOf(input, "cover", [])).toEqual(["3705 30", "3710 -30"]);
    expect(
      findProposal(closingBooks({ held: [...LOSSES, ["3705", 30]], closings: profit(0) }), "cover", []),
    ).toBeUndefined();
  });

  it.each([
    ["never before the period is over", "2026-12-20", "2027-01-01"],
    ["on the day after it", "2027-01-01", "2027-01-01"],
    ["when it is looked at", "2027-01-02", "2027-01-02"],
    ["without a day, on the day after", undefined, "2027-01-01"],
  ])("is dated %s", (_name, today, date) => {
    const input = closingBooks({
      held: [...LOSSES, ["330505", -50], ["3705", -30]],
      closings: profit(0),
      ...(today !== undefined && { today: day(today) }),
    });
    expect(findProposal(input, "losses", [])?.entry.date).toBe(date);
    expect(findProposal(input, "cover", [])?.entry.date).toBe(date);
  });
});
