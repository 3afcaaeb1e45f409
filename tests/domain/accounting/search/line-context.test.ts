import { describe, expect, it } from "vitest";
import type { Side } from "#domain/accounting/account.ts";
import {
  fitOfLine,
  isFurtherCost,
  isOwedCost,
  owedOn,
  twinOf,
} from "#domain/accounting/search/line-context.ts";

/** "1105 C": a credit of 1105. */
const other = (text: string) => {
  const [puc = "", side] = text.split(" ");
  return { puc, side: side === "D" ? ("debit" as const) : ("credit" as const) };
};
const others = (text: string) => (text === "" ? [] : text.split(", ").map(other));

const PUCS =
  "1105 130505 135515 1435 1520 1605 2105 2205 2335 2404 2805 3105 4135 417505 427505 5105 6135 7105 8105".split(
    " ",
  );

/** Accounts that fit a line alike, the best first. */
function fitting(side: Side | null, beside: string): string {
  const groups = new Map<number, string[]>();
  for (const puc of PUCS) {
    const fit = fitOfLine(puc, side, others(beside));
    groups.set(fit, [...(groups.get(fit) ?? []), puc]);
  }
  return [...groups]
    .sort(([a], [b]) => b - a)
    .map(([, pucs]) => pucs.join(" "))
    .join(" > ");
}

const BUT = (left: string) => PUCS.filter((puc) => !left.split(" ").includes(puc)).join(" ");
const SPENT = "1435 1520 1605 5105 6135 7105";
const COSTS = "5105 6135 7105";
const INCOME = "4135 417505 427505";

describe("how well accounts fit a line, by its side and what stands across", () => {
  it.each<[Side | null, string, string]>([
    // Words of cost mean what is spent before what is earned.
    [null, "", `${BUT(INCOME)} > ${INCOME}`],
    [null, "1105 D", `${BUT(INCOME)} > ${INCOME}`],
    // Income is not debited, but for returns; costs are not credited.
    ["debit", "", `${BUT("4135")} > 4135`],
    ["credit", "", `${BUT(COSTS)} > ${COSTS}`],
    // What stands on the same side says nothing.
    ["debit", "1105 D", `${BUT("4135")} > 4135`],
    // Beside what was earned: money, or what was withheld of it.
    [
      "debit",
      "4135 C",
      "1105 130505 > 135515 > 3105 417505 427505 8105 > 1435 1520 1605 2105 2205 2335 2404 2805 5105 6135 7105 > 4135",
    ],
    [
      "debit",
      "4135 C, 1105 C",
      "1105 130505 > 135515 > 3105 417505 427505 8105 > 1435 1520 1605 2105 2205 2335 2404 2805 5105 6135 7105 > 4135",
    ],
    // Beside what paid, or is owed: what was bought, then a debt that is settled.
    ...["1105 C", "2205 C", "2105 C", "2335 C", "2805 C", "1305 C"].map((beside): [Side, string, string] => [
      "debit",
      beside,
      `${SPENT} > 2105 2205 2335 2404 2805 > 1105 130505 3105 417505 8105 > 135515 > 427505 > 4135`,
    ]),
    ["debit", "1105 C, 5105 C", `${BUT("4135")} > 4135`],
    ["debit", "3105 C", `${BUT("4135")} > 4135`],
    ["debit", "2404 C", `${BUT("4135")} > 4135`],
    // Beside what was spent: whom it is owed to, or what paid it.
    ...["5105 D", "6135 D", "1435 D", "1520 D", "1605 D", "5105 D, 1105 D"].map(
      (beside): [Side, string, string] => [
        "credit",
        beside,
        `2105 2205 2335 2805 > 1105 > 130505 135515 1435 1520 1605 2404 3105 8105 > ${INCOME} ${COSTS}`,
      ],
    ),
    // Beside money that came in: what was earned.
    ...["1105 D", "130505 D"].map((beside): [Side, string, string] => [
      "credit",
      beside,
      `${INCOME} > ${BUT(`${INCOME} ${COSTS}`)} > ${COSTS}`,
    ]),
    ["credit", "2205 D", `${BUT(COSTS)} > ${COSTS}`],
    ["credit", "3105 D", `${BUT(COSTS)} > ${COSTS}`],
  ])("%s beside [%s]", (side, beside, order) => {
    const [plain, told] = [fitting(side, beside), order].map((text) =>
      text
        .split(" > ")
        .map((group) => group.split(" ").sort().join(" "))
        .join(" > "),
    );
    expect(plain).toBe(told);
  });
});

it("is told by how a code begins, not by what stands further on", () => {
  expect(fitOfLine("152805", "credit", others("5105 D"))).toBe(0);
  expect(fitOfLine("41354175", "debit", [])).toBe(fitOfLine("4135", "debit", []));
});

describe("what an expense is owed on", () => {
  it.each([
    ["143505", "2205"],
    ["6205", "2205"],
    ["152405", "233595"],
    ["510506", "2505"],
    ["510530", "2510"],
    ["51053005", "2510"],
    ["510551", "233595"],
    ["512010", "233540"],
    ["513530", "233550"],
    ["523550", "233545"],
    ["5195", "233595"],
    ["530505", "233505"],
    ["4135", null],
    ["1105", null],
    ["5", null],
    ["", null],
  ])("%s: %s", (puc, owed) => expect(owedOn(puc)).toBe(owed));

  it("is a cost that is owed, but no supplier and no withholding", () => {
    const owed = ["233595", "2505", "2412", "2416", "2495"];
    expect(owed.filter(isOwedCost)).toEqual(owed);
    expect(["2205", "2365", "2404", "512335"].filter(isOwedCost)).toEqual([]);
  });

  it("of sales is its twin of administration, and the other way round", () => {
    expect([twinOf("5105"), twinOf("523530"), twinOf("5305"), twinOf("1551")]).toEqual([
      "5205",
      "513530",
      null,
      null,
    ]);
  });
});

describe("one more cost of an entry that only spends", () => {
  it.each([
    ["513530", "512010 D", true],
    ["513530", "512010 D, 1435 D", true],
    ["6135", "512010 D", true],
    ["513530", "", true],
    // What the entry has already is left owing, also as the other twin or above it.
    ["513530", "513530 D", false],
    ["513530", "523530 D", false],
    ["513530", "5135 D", false],
    ["5135", "513530 D", false],
    ["513530", "512010 D, 513530 D", false],
    // It spends no more where something is credited, or where it moves something else.
    ["513530", "512010 C", false],
    ["513530", "1105 D", false],
    ["513530", "512010 D, 1105 D", false],
    ["2335", "512010 D", false],
    ["530505", "530505 D", false],
  ])("%s beside [%s]: %s", (cost, beside, is) => {
    expect(isFurtherCost(cost, others(beside))).toBe(is);
  });
});
