import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { namePlaywrightFailures, nameVitestFailures } from "../../scripts/name-failures.mjs";
import { ROOT } from "../../scripts/paths.mjs";

let dir = "";

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "cuadra-name-"));
});

afterAll(() => rmSync(dir, { recursive: true }));

function report(value: unknown): string {
  const file = join(dir, "report.json");
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  return file;
}

describe("what failed, told at the end", () => {
  it("names each failed unit test with the beginning of why, and a file that crashed", () => {
    const file = report({
      testResults: [
        {
          name: join(ROOT, "tests/domain/a.test.ts"),
          status: "failed",
          assertionResults: [
            { status: "passed", fullName: "holds" },
            {
              status: "failed",
              fullName: "sums agree",
              failureMessages: ["\u001b[31mexpected 1\u001b[39m\n\n  to be 2\n at x\n at y\n at z"],
            },
          ],
        },
        { name: join(ROOT, "tests/domain/b.test.ts"), status: "failed", message: "No such module" },
        { name: join(ROOT, "tests/domain/c.test.ts"), status: "passed", assertionResults: [] },
      ],
    });
    expect(nameVitestFailures(file)).toEqual([
      "tests/domain/a.test.ts › sums agree\n    expected 1\n    to be 2\n    at x\n    at y",
      "tests/domain/b.test.ts\n    No such module",
    ]);
  });

  it("names each failed browser test, what needed a second try, and what fell outside", () => {
    const file = report({
      suites: [
        {
          suites: [
            {
              specs: [
                { file: "a.spec.ts", title: "one", tests: [{ status: "expected", results: [{}] }] },
                {
                  file: "a.spec.ts",
                  title: "two",
                  tests: [{ status: "unexpected", results: [{ errors: [{ message: "Timeout" }] }, {}] }],
                },
              ],
            },
          ],
          specs: [{ file: "b.spec.ts", title: "three", tests: [{ status: "flaky" }] }],
        },
      ],
      errors: [{ message: "No server" }],
    });
    expect(namePlaywrightFailures(file)).toEqual([
      "b.spec.ts › three (passed at the second try)",
      "a.spec.ts › two\n    Timeout",
      "Outside any test\n    No server",
    ]);
  });

  it("has nothing to name without a report", () => {
    const file = report("{ torn");
    expect(nameVitestFailures(file)).toEqual([]);
    expect(namePlaywrightFailures(file)).toEqual([]);
  });
});
