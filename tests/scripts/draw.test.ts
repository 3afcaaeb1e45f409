import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawTests, testList, testsOf } from "../../scripts/draw.mjs";

const tests = (file: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ file, titles: [`case ${at}`] }));

const ALL = [
  ...tests("sessions.setup.ts", 2),
  ...tests("a.spec.ts", 9),
  ...tests("b.spec.ts", 1),
  ...tests("c.spec.ts", 6),
];

const drawn = (seed: string, all = ALL) => drawTests(all, { seed }).map(({ file, titles }) => file + titles);

describe("the draw of browser tests (ADR 0124)", () => {
  it("takes a sixth, of each file of six or more at least one, and all that the others begin with", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const names = drawn(seed);
        const of = (file: string) => names.filter((name) => name.startsWith(file)).length;
        expect(of("sessions")).toBe(2);
        expect([1, 2]).toContain(of("a"));
        expect(of("c")).toBe(1);
        expect([2, 3]).toContain(names.length - 2);
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

  it("reaches each test by about a sixth of all commits, also one that stands alone in its file", () => {
    const reached = Array.from({ length: 400 }, (_, at) => drawn(`commit ${at}`)).flat();
    for (const { file, titles } of ALL.filter(({ file }) => file !== "sessions.setup.ts")) {
      const times = reached.filter((name) => name === file + titles).length;
      expect(times, file + titles).toBeGreaterThan(40);
      expect(times, file + titles).toBeLessThan(95);
    }
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
