import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runNames } from "../../scripts/run-names.mjs";

it("names what failed or needed a second try, the same for the same results in any order", () => {
  const folder = mkdtempSync(join(tmpdir(), "runs-"));
  const write = (name: string, report: object) => writeFileSync(join(folder, name), JSON.stringify(report));
  try {
    expect(runNames(folder)).toBe("");
    const tests = [
      { fullName: "b", status: "failed" },
      { fullName: "a", status: "passed" },
      { fullName: "c", status: "failed" },
    ];
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    write("unit.json", { testResults: [{ assertionResults: tests }] });
    const inner = { specs: [spec("x", "flaky")], suites: [{ specs: [spec("y", "unexpected")] }] };
    write("e2e.json", { suites: [{ specs: [spec("z", "expected")], suites: [inner] }] });
    expect(runNames(folder)).toBe("failed: b\nfailed: c\nflaky: x\nunexpected: y");
    write("unit.json", { testResults: [{ assertionResults: [...tests].reverse() }] });
    expect(runNames(folder)).toBe("failed: b\nfailed: c\nflaky: x\nunexpected: y");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
