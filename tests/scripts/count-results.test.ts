import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countPlaywright, countStep, countVitest } from "../../scripts/count-results.mjs";

let dir = "";

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "cuadra-count-"));
});

afterAll(() => rmSync(dir, { recursive: true }));

function report(value: unknown): string {
  const file = join(dir, "report.json");
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  return file;
}

const suite = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe("the closing line", () => {
  it("counts what ran", () => {
    const file = report({
      testResults: [suite("passed", "passed", "passed", "skipped"), suite("failed", "failed", "passed")],
    });
    expect(countVitest(file, 1)).toEqual({ passed: 3, failed: 1 });
    expect(
      countPlaywright(report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } }), 1),
    ).toEqual({ passed: 6, failed: 1 });
  });

  it("counts a file that fell over before its tests", () => {
    expect(countVitest(report({ testResults: [suite("failed"), suite("passed", "passed")] }), 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it("never counts what did not run as passed", () => {
    const missing = join(dir, "none.json");
    expect(countVitest(missing, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(missing, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest(report("{ torn"), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest(report({ testResults: [] }), 0)).toEqual({ passed: 0, failed: 1 });
    expect(
      countPlaywright(report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 9 } }), 0),
    ).toEqual({ passed: 0, failed: 1 });
  });

  it("counts a runner that ended badly without naming a failure", () => {
    expect(countVitest(report({ testResults: [suite("passed", "passed")] }), 1)).toEqual({
      passed: 1,
      failed: 1,
    });
    expect(
      countPlaywright(report({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } }), 124),
    ).toEqual({ passed: 2, failed: 1 });
    expect(countStep(0)).toEqual({ passed: 1, failed: 0 });
    expect(countStep(2)).toEqual({ passed: 0, failed: 1 });
  });
});
