import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawTests, testList, testsOf } from "../../scripts/draw.mjs";

const tests = (file: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ file, titles: [`case ${at}`] }));

const ALL = [...tests("sessions.setup.ts", 2), ...tests("a.spec.ts", 9), ...tests("b.spec.ts", 1)];

const drawn = (seed: string, all = ALL) => drawTests(all, { seed }).map(({ file, titles }) => file + titles);

describe("the draw of browser tests (ADR 0124)", () => {
  it("takes a third of each file, rounded up, and all that the others begin with", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const names = drawn(seed);
        expect(names.filter((name) => name.startsWith("sessions"))).toHaveLength(2);
        expect(names.filter((name) => name.startsWith("a"))).toHaveLength(3);
        expect(names.filter((name) => name.startsWith("b"))).toHaveLength(1);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it("draws the same for the same seed in whatever order the tests are listed", () => {
    fc.assert(
      fc.property(fc.string(), fc.shuffledSubarray(ALL, { minLength: ALL.length }), (seed, shuffled) => {
        expect(drawn(seed, shuffled).sort()).toEqual(drawn(seed).sort());
      }),
    );
  });

  it("reaches every test over some commits", () => {
    const reached = new Set(Array.from({ length: 60 }, (_, at) => drawn(`commit ${at}`)).flat());
    expect(reached.size).toBe(ALL.length);
  });

  it("reads what Playwright lists, with the titles of groups, and writes what it reads back", () => {
    const report = {
      suites: [
        {
          title: "a.spec.ts",
          specs: [{ file: "a.spec.ts", title: "alone" }],
          suites: [{ title: "on a phone", specs: [{ file: "a.spec.ts", title: "the same" }] }],
        },
      ],
    };
    expect(testsOf(report)).toEqual([
      { file: "a.spec.ts", titles: ["alone"] },
      { file: "a.spec.ts", titles: ["on a phone", "the same"] },
    ]);
    expect(testList(testsOf(report))).toBe("a.spec.ts › alone\na.spec.ts › on a phone › the same\n");
  });
});
