import { describe, expect, it } from "vitest";
import { findBundles } from "#domain/grading/bundles.ts";
import { cleanLines } from "#domain/grading/clean-lines.ts";
import type { GradingPolicy } from "#domain/grading/grade-result.ts";
import { markLines } from "#domain/grading/mark-lines.ts";
import { matchLines } from "#domain/grading/matching/match-lines.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { pucOfChart } from "#domain/grading/puc-of-chart.ts";
import { targetsOf } from "#domain/grading/target.ts";
import { unitAccount, unitOf } from "#domain/grading/units.ts";
import { type Row, solutionLines, written } from "./support/exercises.ts";

const pucOf = pucOfChart("puc");
const places = (of: readonly { readonly at: number }[]) =>
  of
    .map(({ at }) => at)
    .sort((a, b) => a - b)
    .join("+");

/** Lines as they are written below: an account and what it takes, a credit below zero. */
const rowsOf = (text: string): Row[] =>
  text
    .split(", ")
    .filter((line) => line !== "")
    .map((line): Row => [line.split(" ")[0] ?? "", Number(line.split(" ")[1])]);
const targets = (text: string) => targetsOf(solutionLines(...rowsOf(text)), { pucOf, rates: {} });
const lines = (text: string) => cleanLines(written("e", "2026-11-05", ...rowsOf(text)), pucOf).lines;

/** What is told, the lines of the solution, those of the student and what is found, on each line of a text. */
const casesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(" | ").map((cell) => cell.trim()));

/** Which lines of the solution and of the student make a bundle, by their places. */
function bundles(right: string, given: string): string {
  const units = lines(given).map((line) => unitOf([line]));
  const found = findBundles(targets(right), units, DEFAULT_POLICY).map(
    (bundle) => `${places(bundle.targets)} by ${places(bundle.units.flatMap((unit) => unit.lines))}`,
  );
  return found.join("; ") || "none";
}

/** How the lines of a student are read as those of a solution, with the label of each. */
function read(right: string, given: string, changes: Partial<GradingPolicy>): string {
  const context = { policy: { ...DEFAULT_POLICY, ...changes }, pucOf, rates: {} };
  const [own, all] = [targets(right), lines(given)];
  const found = matchLines(own, all, context);
  const marks = markLines(found, all, own, context).map(({ mark }) => {
    const { solution, student, label } = mark;
    return [solution ?? "-", "by", student.join("+"), label ?? ""].filter((word) => word !== "").join(" ");
  });
  const worth = Math.round(found.value * 1e6) / 1e6;
  return [...marks, `worth ${worth}, too many ${found.extras}`].join("; ");
}

const POLICIES: Readonly<Record<string, Partial<GradingPolicy>>> = {
  apart: { grouping: false },
  costly: { penalties: { ...DEFAULT_POLICY.penalties, "extra-lines": 0.3 } },
  sides: { weights: { account: 0.4, side: 0.3, amount: 0.3 } },
};

const BUNDLES = `
  two accounts of one group | 110505 -300 | 110505 -100, 111005 -200 | 0 by 0+1
  three | 110505 -300 | 110505 -100, 111005 -150, 111010 -50 | 0 by 0+1+2
  one with either of two | 110505 -300 | 110505 -100, 111005 -200, 111010 -200 | 0 by 0+1; 0 by 0+2
  none of the other side | 110505 -300 | 110505 -100, 111005 200, 111010 -200 | 0 by 0+2
  none of another group | 110505 -300 | 110505 -100, 130505 -200 | none
  none beside the whole | 110505 -300 | 110505 -300, 111005 -200, 111010 -100 | none
  the whole on an account beside it | 110505 -300 | 111015 -300, 111005 -200, 111010 -100 | 0 by 1+2
  one line that sums two | 510506 100, 510530 200 | 510506 300 | 0+1 by 0
  one line of one of them | 510506 300, 510530 200, 510533 100 | 510506 300 | none
  one line that sums none | 510506 100, 510530 200 | 510506 320 | none
  what two of one account leave | 135515 100, 135515 -40 | 135515 60 | 0+1 by 0
  on the side where they leave it | 135515 40, 135515 -100 | 135515 -60 | 0+1 by 0
  on the other side | 135515 40, 135515 -100 | 135515 60 | none
  of two accounts | 135515 100, 135517 -40 | 135515 60 | none
  of two accounts on another one | 135515 100, 135515 -40 | 135518 60 | none
  of one side | 135515 100, 135515 40 | 135515 60 | none
  of three, two | 135515 100, 135515 -40, 135515 -30 | 135515 60 | 0+1 by 0
  of three, the last two | 135515 -30, 135515 100, 135515 -40 | 135515 60 | 1+2 by 0
  a peso off | 110505 -300 | 110505 -100, 111005 -201 | 0 by 0+1
  two pesos off | 110505 -300 | 110505 -100, 111005 -202 | none
  none within more than the whole | 110505 -300 | 111005 -301, 110505 -1 | none
  a line of more beside them | 110505 -300 | 110505 -302, 111005 -100, 111010 -200 | 0 by 1+2
  eight lines | 110505 -800 | 111010 -100, 111011 -100, 111012 -100, 111013 -100, 111014 -100, 111015 -100, 111016 -100, 111017 -100 | 0 by 0+1+2+3+4+5+6+7
  nine lines, too many to try | 110505 -900 | 111010 -100, 111011 -100, 111012 -100, 111013 -100, 111014 -100, 111015 -100, 111016 -100, 111017 -100, 111018 -100 | none
  a line alone | 110505 -300 | 110505 -299 | none
  of an account and one of its own below it | 1355 100, 135515 -40 | 135515 60 | none
  nine lines, of which one is more than the whole | 110505 -300 | 110505 -100, 111005 -200, 111010 -210, 111015 -211, 111020 -212, 111025 -213, 111030 -214, 111035 -215, 111040 -900 | 0 by 0+1
  the whole and a bit, within the share of the tolerance | 110505 -1000000 | 111005 -1000001, 111010 -50 | 0 by 0+1
`;

const READINGS = `
  in another order | 143505 100, 110505 -100 | 110505 -100, 143505 100 | 0 by 1; 1 by 0; worth 1, too many 0
  turned around | 143505 100, 110505 -100 | 143505 -100, 110505 100 | 0 by 0 wrong-side; 1 by 1 wrong-side; worth 0.8, too many 0
  one side wrong | 143505 300, 110505 -300 | 143505 300, 110505 300 | 0 by 0; 1 by 1 wrong-side; worth 0.9, too many 0
  one split | 143505 300, 110505 -300 | 143505 100, 143505 200, 110505 -300 | 0 by 0+1; 1 by 2; worth 1, too many 0
  one twice | 143505 300, 110505 -300 | 143505 300, 143505 300, 110505 -300 | 0 by 0; 1 by 2; - by 1 duplicated; worth 0.9, too many 1
  one three times | 143505 300, 110505 -300 | 143505 300, 143505 300, 143505 300, 110505 -300 | 0 by 0; 1 by 3; - by 1 duplicated; - by 2 duplicated; worth 0.9, too many 1
  one twice where that costs more | 143505 300, 110505 -300 | 143505 300, 143505 300, 110505 -300 | 0 by 0+1 duplicated; 1 by 2; worth 0.8, too many 0 | costly
  one twice and a part where that costs more | 143505 300, 110505 -300 | 143505 300, 143505 300, 143505 50, 110505 -300 | 0 by 0+1+2 wrong-amount; 1 by 3; worth 0.8, too many 0 | costly
  one and a part of it | 143505 300, 110505 -300 | 143505 300, 143505 50, 110505 -350 | 0 by 0; 1 by 2 wrong-amount; - by 1 extra; worth 0.7, too many 1
  one that leaves nothing | 143505 300, 110505 -300 | 143505 300, 130505 70, 130505 -70, 110505 -300 | 0 by 0; 1 by 3; - by 1; - by 2; worth 1, too many 0
  one by what it leaves | 143505 300, 110505 -300 | 143505 350, 143505 -50, 110505 -300 | 0 by 0+1; 1 by 2; worth 1, too many 0
  with two of one account too many | 143505 300, 110505 -300 | 143505 300, 511505 30, 511505 20, 110505 -350 | 0 by 0; 1 by 3 wrong-amount; - by 1 extra; - by 2 extra; worth 0.7, too many 1
  with others that share two of account, side and amount | 143505 300, 110505 -300 | 143505 300, 519530 300, 519530 -300, 519530 20, 110505 -320 | 0 by 0; 1 by 4 wrong-amount; - by 1 extra; - by 2 extra; - by 3 extra; worth 0.5, too many 3 | apart
  each on its own | 143505 300, 110505 -300 | 143505 100, 143505 200, 110505 -300 | 0 by 0 wrong-amount; 1 by 2; - by 1 extra; worth 0.7, too many 1 | apart
  each on its own, of both sides | 143505 300, 110505 -300 | 143505 350, 143505 -50, 110505 -300 | 0 by 0 wrong-amount; 1 by 2; - by 1 extra; worth 0.7, too many 1 | apart
  no sum of others on its own | 143505 300, 110505 -300 | 143505 300, 110505 -100, 111005 -200 | 0 by 0; 1 by 1 wrong-amount; - by 2 extra; worth 0.7, too many 1 | apart
  four accounts split | 143505 10, 510506 20, 511505 30, 519530 40, 110505 -100 | 143505 4, 143505 6, 510506 9, 510506 11, 511505 14, 511505 16, 519530 19, 519530 21, 110505 -100 | 0 by 0+1; 1 by 2+3; 2 by 4+5; 3 by 6+7; 4 by 8; worth 1, too many 0
  three of four split | 143505 10, 510506 9, 510506 11, 511505 30, 519530 40, 110505 -100 | 143505 4, 143505 6, 510506 9, 510506 11, 511505 14, 511505 16, 519530 19, 519530 21, 110505 -100 | 0 by 0+1; 1 by 2; 2 by 3; 3 by 4+5; 4 by 6+7; 5 by 8; worth 1, too many 0
  one of four split | 143505 10, 510506 9, 510506 11, 511505 14, 511505 16, 519530 19, 519530 21, 110505 -100 | 143505 4, 143505 6, 510506 9, 510506 11, 511505 14, 511505 16, 519530 19, 519530 21, 110505 -100 | 0 by 0+1; 1 by 2; 2 by 3; 3 by 4; 4 by 5; 5 by 6; 6 by 7; 7 by 8; worth 1, too many 0
  two of three split | 143505 10, 510506 9, 510506 11, 511505 30, 110505 -60 | 143505 4, 143505 6, 510506 9, 510506 11, 511505 14, 511505 16, 110505 -60 | 0 by 0+1; 1 by 2; 2 by 3; 3 by 4+5; 4 by 6; worth 1, too many 0
  a sum of two | 143505 300, 110505 -300 | 143505 300, 110505 -100, 111005 -200 | 0 by 0; 1 by 1+2 other-subaccount; worth 0.92, too many 0
  a sum of two where each fits | 143505 300, 110505 -300 | 143505 300, 110505 -100, 111005 -200, 111010 -200 | 0 by 0; 1 by 1+2 other-subaccount; - by 3 extra; worth 0.82, too many 1
  two sums | 143505 300, 511505 50, 110505 -350 | 143505 100, 143510 200, 511505 50, 110505 -150, 111005 -200 | 0 by 0+1 other-subaccount; 1 by 2; 2 by 3+4 other-subaccount; worth 0.932063, too many 0
  two sums that share a line | 143505 550, 110505 -300, 111020 -250 | 143505 450, 111005 -100, 111010 -200, 111015 -150 | 0 by 0 wrong-amount; 1 by 1+2 other-account; 2 by 3 other-subaccount; worth 0.62, too many 0
  two lines that sum one that they share | 510506 100, 510530 200, 510533 150, 110505 -450 | 510536 300, 510539 250, 110505 -550 | 0 by 0 other-subaccount; 1 by 0 other-subaccount; 2 by 1 other-subaccount; 3 by 2 wrong-amount; worth 0.725, too many 0
  one line that sums two | 110505 100, 110505 200, 413505 -300 | 110505 300, 413505 -300 | 0 by 0; 1 by 0; 2 by 1; worth 1, too many 0
  one that sums two and a part, where a line too many costs more | 510506 100, 510530 200, 110505 -300 | 510506 300, 510506 50, 110505 -350 | 0 by 1 wrong-amount; 1 by 0 amount-of-other-line; 2 by 2 wrong-amount; worth 0.566667, too many 0 | costly
  six sums, of which five are tried | 110505 30, 120505 30, 130505 30, 143505 30, 152405 30, 160505 30, 413505 -180 | 111005 10, 111010 20, 121005 10, 121010 20, 131005 10, 131010 20, 144005 10, 144010 20, 154005 10, 154010 20, 161005 10, 161010 20, 413505 -180 | 0 by 0+1 other-account; 1 by 2+3 other-account; 2 by 4+5 other-account; 3 by 6+7 other-account; 4 by 8+9 other-account; 5 by 10 other-account; 6 by 12; - by 11 extra; worth 0.637143, too many 1
  nothing of it | 143505 300, 110505 -300 | 413505 -12, 240805 12 | 0 by omitted; 1 by omitted; - by 0 extra; - by 1 extra; worth -0.2, too many 2
  not a line | 143505 300, 110505 -300 |  | 0 by omitted; 1 by omitted; worth 0, too many 0
  one missing | 143505 300, 240810 57, 110505 -357 | 143505 300, 110505 -357 | 0 by 0; 1 by omitted; 2 by 1; worth 0.666667, too many 0
  two of one amount | 110505 300, 111005 300, 413505 -600 | 111005 300, 110505 300, 413505 -600 | 0 by 1; 1 by 0; 2 by 2; worth 1, too many 0
  the account before the amount | 519530 100, 110505 -100 | 143505 100, 519530 50, 110505 -150 | 0 by 1 wrong-amount; 1 by 2 wrong-amount; - by 0 extra; worth 0.5, too many 1
  the side before the amount, where both weigh alike | 110505 -100, 143505 100 | 110505 100, 110505 -50, 143505 100 | 0 by 1 wrong-amount; 1 by 2; - by 0 extra; worth 0.75, too many 1 | sides
  another account and amount | 143505 300, 110505 -300 | 144005 250, 110505 -300 | 0 by 0 other-account; 1 by 1; worth 0.68, too many 0
  another account and a slip of the amount | 143505 300, 110505 -300 | 144005 30, 110505 -300 | 0 by 0 shifted-digits; 1 by 1; worth 0.68, too many 0
  another class | 110505 -300, 143505 300 | 143505 300, 519530 -300 | 0 by 1 wrong-class; 1 by 0; worth 0.8, too many 0
  a part too many of one that was split on two accounts, where a line too many costs more | 143505 300, 110505 -300 | 143505 100, 143510 200, 143510 50, 110505 -300 | 0 by 0+1 other-subaccount; 1 by 3; - by 2 extra; worth 0.666667, too many 1 | costly
  a part too many of one that sums three, where a line too many costs more | 510506 100, 510530 200, 510533 300, 110505 -600 | 510506 600, 510506 50, 110505 -600 | 0 by 0; 1 by 0 other-subaccount; 2 by 0 other-subaccount; 3 by 2; - by 1 extra; worth 0.65, too many 1 | costly
  two parts of two lines | 143505 300, 110505 -300 | 143505 100, 143510 100, 143510 100, 110505 -300 | 0 by 0+1+2 other-subaccount; 1 by 3; worth 0.966667, too many 0
`;

describe("ED-12 lines that add up to another one", () => {
  it.each(casesOf(BUNDLES))("%s", (_told, right = "", given = "", found) => {
    expect(bundles(right, given)).toBe(found);
  });

  it("share their account by the amounts, and nothing where one is of another group", () => {
    const [target] = targets("110505 -300");
    if (target === undefined) throw new Error("no line");
    const share = (text: string) => unitAccount(target, unitOf(lines(text)), DEFAULT_POLICY);
    expect(share("110505 -100, 111005 -200")).toBeCloseTo(0.6, 9);
    expect(share("110505 -100, 110505 -200")).toBe(1);
    expect(share("111005 -7")).toBe(0.4);
    expect(share("110505 -100, 519530 -200")).toBe(0);
    expect(share("")).toBe(0);
  });
});

describe("ED-12 a student's lines read as those of a solution", () => {
  it.each(casesOf(READINGS))("%s", (_told, right = "", given = "", found, policy = "") => {
    expect(read(right, given, POLICIES[policy] ?? {})).toBe(found);
  });
});
