import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { titledTests, titlePattern, trustTime } from "../../scripts/trust-seconds.mjs";

const spec = (file: string, title: string, ...durations: readonly number[]) => ({
  file,
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const file = (name: string, took: number) => ({ name: `/home/${name}`, startTime: 5, endTime: 5 + took });

describe("how long a run spends on reliability", () => {
  it("knows a title by what does not differ from test to test", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as a title stands in its file
    const pattern = titlePattern('AU-18 killed ${moment === null ? "before" : `${moment} ms after`}: safe?');
    expect(pattern.test("AU-18 killed 200 ms after: safe?")).toBe(true);
    expect(pattern.test("AU-18 killed before: safe")).toBe(false);
    expect(pattern.test("and AU-18 killed before: safe?")).toBe(false);
  });

  it("adds the files of the store's faults, the tests of the table and the long modes, second tries too", () => {
    const unit = {
      testResults: [
        file("tests/storage/faults.test.ts", 100),
        file("tests/storage/commands.test.ts", 1000),
        file("tests/storage/health/verify-book.test.ts", 20),
        file("tests/outside/more/texts.test.ts", 3),
        file("tests/domain/kernel/day.test.ts", 1000),
      ],
    };
    const specs = [
      spec("storage/kills.spec.ts", "ST-01 killed", 7),
      spec("journal/sheet.spec.ts", "a sheet", 1000),
    ];
    const inner = { specs: [spec("session/lock.spec.ts", "SE-11 locked", 40, 2)] };
    const titled = [{ file: "session/lock.spec.ts", title: /^SE-11 locked$/ }];
    const time = trustTime({
      unit,
      browser: { suites: [{ specs, suites: [inner] }] },
      titled,
    });
    expect(time).toEqual({ unit: 123, browser: 49 });
  });

  it("reads every row of the table that names a test of a browser", () => {
    const part =
      readFileSync("docs/quality.md", "utf8").split("## Reliability\n")[1]?.split("\n### ")[0] ?? "";
    const rows = part.split("\n").filter((line) => line.includes("`tests/e2e/"));
    const tables = rows.filter((line) => line.startsWith("|"));
    expect(titledTests(part)).toHaveLength(tables.length);
    expect(tables.length).toBeGreaterThan(50);
  });
});
