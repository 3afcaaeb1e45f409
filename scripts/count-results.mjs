import { existsSync, readFileSync } from "node:fs";

/** A runner that left no readable report, or failed without naming a failure, counts as one failure. */
function withCrash({ passed, failed }, code) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** A runner's JSON report, or null when it left none that can be read. */
export function readReport(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** Vitest's JSON report. A file that crashed before its tests counts as one failed test. */
export function countVitest(file, code) {
  const report = readReport(file);
  if (report === null || !Array.isArray(report.testResults)) return { passed: 0, failed: 1 };
  let passed = 0;
  let failed = 0;
  for (const result of report.testResults) {
    const statuses = (result.assertionResults ?? []).map((test) => test.status);
    passed += statuses.filter((status) => status === "passed").length;
    const broken = statuses.filter((status) => status === "failed").length;
    failed += broken === 0 && result.status === "failed" ? 1 : broken;
  }
  if (passed + failed === 0) return { passed: 0, failed: 1 };
  return withCrash({ passed, failed }, code);
}

/** Playwright's JSON report: flaky means passed at the second try; errors outside any test are failures. */
export function countPlaywright(file, code) {
  const stats = readReport(file)?.stats;
  if (typeof stats?.expected !== "number") return { passed: 0, failed: 1 };
  const passed = stats.expected + stats.flaky;
  if (passed + stats.unexpected === 0) return { passed: 0, failed: 1 };
  return withCrash({ passed, failed: stats.unexpected }, code);
}

export function countStep(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
