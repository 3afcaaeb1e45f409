import { describe, expect, it } from "vitest";
import { type EntryContext, gradeEntry, readyOperation } from "#domain/grading/grade-entry.ts";
import type { EntryMark } from "#domain/grading/grade-result.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { findWithin } from "#domain/grading/joined-entries.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { pucOfChart } from "#domain/grading/puc-of-chart.ts";
import { readyWork } from "#domain/grading/ready-work.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { exerciseOf, operation, type Row, workOf, written } from "./support/exercises.ts";

/** Lines as "account amount", a credit below zero. */
const rowsOf = (text: string): Row[] =>
  text.split(", ").map((line): Row => [line.split(" ")[0] ?? "", Number(line.split(" ")[1])]);
const operationOf = ([id, on, text]: readonly [string, string, string]) =>
  operation(id, `2026-11-${on}`, ...rowsOf(text));
const entryOf = ([id, on, text]: readonly [string, string, string]) =>
  written(id, `2026-11-${on}`, ...rowsOf(text));

type Told = readonly [id: string, on: string, lines: string];

/** By which entries each operation is recorded, and the score of each; "-" for an entry too many. */
function graded(right: readonly Told[], given: readonly Told[]): string {
  const { entries } = gradeWork(
    exerciseOf({ entries: right.map(operationOf) }),
    workOf(...given.map(entryOf)),
    DEFAULT_POLICY,
  );
  return entries
    .map(({ operation: of, entry, joined = [], label, score }) => {
      const who = `${of ?? "-"} by ${[entry ?? "-", ...joined].join("+")}`;
      return [who, label ?? "", Math.round(score * 1e4) / 1e4].filter((part) => part !== "").join(" ");
    })
    .join("; ");
}

const RENT: Told = ["a", "05", "510506 400000, 110505 -400000"];

describe("ED-16 one operation in several entries", () => {
  it("takes no rest where every line is right, whatever is too many", () => {
    const found = graded(
      [RENT],
      [
        ["e", "05", "510506 400000, 110505 -400000, 519595 50000, 519530 -50000"],
        ["f", "05", "519530 50000, 519595 -50000"],
      ],
    );
    expect(found).toBe("a by e 0.8; - by f extra 0");
  });

  it("takes no entry of another day that shares as good as nothing with it", () => {
    const right: Told = ["a", "05", "510506 400000, 511505 70000, 519530 9000, 513505 20000, 110505 -499000"];
    const first: Told = ["e", "05", "510506 400000, 511505 70000, 519530 9000, 110505 -499000"];
    expect(graded([right], [first, ["f", "05", "513505 20000"]])).toBe("a by e+f 1");
    expect(graded([right], [first, ["f", "09", "513505 20000"]])).toBe(
      "a by e unbalanced 0.7; - by f extra 0",
    );
  });

  it("gives a rest to the operation that earns most points by it", () => {
    const found = graded(
      [
        ["a", "05", "143505 500000, 240810 95000, 110505 -595000"],
        ["b", "05", "519530 500000, 240810 95000, 511505 30000, 110505 -625000"],
      ],
      [
        ["e", "05", "143505 500000, 110505 -595000"],
        ["f", "05", "519530 500000, 511505 30000, 110505 -625000"],
        ["g", "05", "240810 95000"],
      ],
    );
    expect(found).toBe("a by e unbalanced 0.5667; b by f+g 1");
  });

  it("takes of several sums the one that fits best", () => {
    const found = graded(
      [["a", "05", "510506 300000, 110505 -300000"]],
      [
        ["e", "05", "510506 100000, 110505 -100000"],
        ["f", "05", "510506 100000, 110505 -100000"],
        ["g", "05", "510506 100000, 110505 -100000"],
        ["h", "05", "519530 100000, 110505 -100000"],
        ["i", "05", "519530 100000, 110505 -100000"],
      ],
    );
    expect(found).toBe("a by e+f+g 1; - by h extra 0; - by i extra 0");
  });

  const part = (id: string): Told => [id, "05", "510506 100000, 110505 -100000"];
  it.each([
    [9, "a by e1+e2+e3+e4+e5+e6+e7+e8+e9 1"],
    // Of more than eight rests the sums are not searched.
    [10, /^a by e1 0\.6; - by e2 /],
  ] as const)("of %d equal ones", (count, found) => {
    const whole: Told = ["a", "05", `510506 ${count}00000, 110505 -${count}00000`];
    const parts = Array.from({ length: count }, (_, at) => part(`e${at + 1}`));
    expect(graded([whole], parts)).toMatch(found);
  });

  const TWO: readonly Told[] = [
    ["a", "05", "510506 300000, 110505 -300000"],
    ["b", "05", "512005 300000, 110505 -300000"],
  ];
  const PARTS: readonly Told[] = [
    ["e", "05", "510506 100000, 110505 -100000"],
    ["f", "05", "510506 100000, 110505 -100000"],
    ["g", "05", "510506 100000, 110505 -100000"],
    ["h", "05", "512005 100000, 110505 -100000"],
    ["j", "05", "512005 100000, 110505 -100000"],
  ];
  it("gives no entry to two operations", () => {
    expect(graded(TWO, PARTS)).toMatch(/^a by e\+f\+g 1; b by h [^;]*; - by j /);
  });

  it("looks for another sum where a part of the first one was taken", () => {
    const more: Told = ["k", "05", "513505 100000, 110505 -100000"];
    expect(graded(TWO, [...PARTS, more])).toMatch(/^a by e\+f\+g 1; b by h\+j\+k 0\.\d+$/);
  });
});

describe("ED-16 several operations in one entry", () => {
  const SMALL: Told = ["b", "05", "511505 70000, 111005 -70000"];

  it("tells the day of an operation that the entry does not record", () => {
    expect(
      graded(
        [RENT, SMALL, ["c", "09", "143505 8000, 220505 -8000"]],
        [["e", "09", "510506 400000, 511505 70000, 110505 -400000, 111005 -70000"]],
      ),
    ).toMatch(/^a by e other-transaction 0\.95; b by e other-transaction 0\.95; c by - omitted 0$/);
  });

  it("finds one beside another one that lacks a line", () => {
    expect(
      graded(
        [["a", "05", "510506 400000, 513505 20000, 519530 9000, 240810 76000, 110505 -505000"], SMALL],
        [
          [
            "e",
            "05",
            "510506 400000, 513505 20000, 519530 9000, 511505 70000, 110505 -505000, 111005 -70000",
          ],
        ],
      ),
    ).toBe("a by e unbalanced 0.7; b by e unbalanced 0.9");
  });

  it("finds none that lacks a line itself", () => {
    const right = "510506 400000, 513505 20000, 519530 9000, 240810 76000, 110505 -505000";
    const found = graded(
      [
        ["a", "05", right],
        ["b", "05", "511505 70000, 519595 13300, 111005 -83300"],
      ],
      [["e", "05", `${right}, 511505 70000, 519595 13300`]],
    );
    expect(found).toBe("a by e unbalanced 0.7; b by - omitted 0");
  });

  it.each([
    // Less than half of it, and just half.
    ["519530 5000, 111010 -5000", "a by e 0.8; b by - omitted 0"],
    ["511510 5000, 111010 -5000", "a by e 1; b by e 0.5"],
  ])("finds one that earns half by %s or more", (rest, found) => {
    const entry: Told = ["e", "05", `510506 400000, 110505 -400000, ${rest}`];
    expect(graded([RENT, SMALL], [entry])).toBe(found);
  });

  it("finds none that earns less than half beside two others", () => {
    const found = graded(
      [RENT, ["c", "05", "143505 9000, 220505 -9000"], SMALL],
      [["e", "05", "510506 400000, 110505 -400000, 143505 9000, 220505 -9000, 519530 5000, 111010 -5000"]],
    );
    expect(found).toBe("a by e 0.8; c by e 1; b by - omitted 0");
  });

  const policy = DEFAULT_POLICY;
  const context: EntryContext = {
    policy,
    pucOf: pucOfChart("puc"),
    rates: {},
    from: day("2026-11-01"),
    to: day("2026-11-30"),
    days: [day("2026-11-05")],
  };
  const [ready, missing] = [RENT, SMALL].map((each) => readyOperation(operationOf(each), context));
  const [entry] = readyWork(
    workOf(entryOf(["e", "05", "510506 400000, 511505 70000, 110505 -400000, 111005 -70000"])),
    context.pucOf,
  );
  if (!ready || !missing || !entry) throw new Error("two operations and an entry");
  const within = (changes: Partial<EntryMark>) =>
    findWithin(
      [{ ready, entry, mark: { ...gradeEntry(ready, entry, context), ...changes } }],
      missing,
      context,
    );

  it("finds it where all earn more by it, and none is right already", () => {
    expect(within({})?.map(({ mark }) => mark.score)).toEqual([1, 1]);
    // What the first one would lose is more than the other one earns.
    expect(within({ score: 0.999, points: 100 })).toBeNull();
    expect(within({ score: 1 })).toBeNull();
    expect(findWithin([], missing, context)).toBeNull();
  });
});

it("ED-17 compares the first hundred and fifty entries alone", () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, at): Told => [`x${at}`, "01", `720505 ${at + 1}, 260505 -${at + 1}`]);
  const own: Told = ["e", "05", "510506 400000, 110505 -400000"];
  expect(graded([RENT], [...others(149), own])).toMatch(/^a by e 1;/);
  expect(graded([RENT], [...others(150), own])).toMatch(/^a by - omitted 0;.*- by e extra 0$/);
});
