import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { EXPECTED, KINDS } from "./expected.ts";
import { NOT_RIGHT } from "./not-right.ts";
import { type Score, scoreOf, type Verdict } from "./score.ts";

const FIRST: Readonly<Record<string, readonly [string | null, Verdict]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, "first-try.json"), "utf8"),
);
const scores: Score[] = [];

describe("IM-01 IM-19 files of strangers are read as they say", () => {
  it.each(EXPECTED)("$folder/$file", async (expected) => {
    const score = await scoreOf(expected);
    scores.push(score);
    const { verdict, taken, differs, asked } = score;
    const told = NOT_RIGHT[expected.file];
    if (told === undefined)
      expect({ taken, differs, asked }).toEqual({ taken: KINDS[expected.kind], differs: [], asked: [] });
    expect(verdict).toBe(told?.verdict ?? "right");
  });
});

it("IM-19 no exception is kept for a file that is not there", () => {
  const files = EXPECTED.map(({ file }) => file);
  expect(Object.keys(NOT_RIGHT).filter((file) => !files.includes(file))).toEqual([]);
  expect(Object.keys(FIRST).sort()).toEqual(files.toSorted());
});

afterAll(() => {
  const report = process.env.STRANGERS_REPORT;
  if (!report) return;
  const told = scores.map((score) => {
    const [taken, verdict] = FIRST[score.file] ?? [null, "asked"];
    return { ...score, expected: KINDS[score.kind], first: { taken, verdict } };
  });
  writeFileSync(report, JSON.stringify(told));
});
