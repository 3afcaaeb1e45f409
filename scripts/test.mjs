import "./node-version.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const MINUTE = 60_000;
/** `npm test -- --all` runs every browser test, not this commit's draw of them (ADR 0124). */
const IS_ALL = process.argv.includes("--all");

/** All checks in order, each with its time limit. */
async function steps() {
  const { runModule } = await import("./run.mjs");
  const { build } = await import("./build.mjs");
  const { checkBudget } = await import("./budget.mjs");
  const { runE2e } = await import("./e2e.mjs");
  const { outDir, ROOT } = await import("./paths.mjs");
  const { ensureHledger } = await import("./find-hledger.mjs");
  const { countPlaywright, countStep, countVitest } = await import("./count-results.mjs");
  const { namePlaywrightFailures, nameVitestFailures } = await import("./name-failures.mjs");
  const reports = join(ROOT, ".cache", "reports");
  const unitReport = join(reports, "unit.json");
  const e2eReport = join(reports, "e2e.json");
  const tsc = (project) => runModule("@typescript/native/bin/tsc", ["-p", project], { limit: 5 * MINUTE });
  // A fault that every file shares must not use up the hour.
  const vitestArgs = [
    "run",
    "--bail=30",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ];

  mkdirSync(reports, { recursive: true });
  for (const report of [unitReport, e2eReport]) rmSync(report, { force: true });
  return [
    // First, because it writes the route tree that the type check reads.
    { name: "Build", run: () => build({ limit: 5 * MINUTE }), count: countStep },
    {
      name: "Types",
      run: async () =>
        Math.max(...(await Promise.all(["tsconfig.json", "src/domain/tsconfig.json"].map(tsc)))),
      count: countStep,
    },
    {
      name: "Lint",
      run: () => runModule("@biomejs/biome/bin/biome", ["check", "."], { limit: 5 * MINUTE }),
      count: countStep,
    },
    {
      name: "Unit, property and storage tests",
      run: async () => {
        await ensureHledger();
        return runModule("vitest/vitest.mjs", vitestArgs, { limit: 40 * MINUTE });
      },
      count: (code) => countVitest(unitReport, code),
      failures: () => nameVitestFailures(unitReport),
    },
    { name: "First load", run: async () => (checkBudget(outDir()) ? 0 : 1), count: countStep },
    {
      name: "Browser tests",
      run: () => runE2e([], { report: e2eReport, limit: 120 * MINUTE, isDrawn: !IS_ALL }),
      count: (code) => countPlaywright(e2eReport, code),
      failures: () => namePlaywrightFailures(e2eReport),
    },
  ];
}

async function runStep(step) {
  console.log(`\n── ${step.name}`);
  const from = Date.now();
  let code = 1;
  try {
    code = await step.run();
  } catch (error) {
    console.error(error);
  }
  if (code === 124) console.error(`${step.name}: stopped, it took too long.`);
  const count = step.count(code);
  const seconds = (Date.now() - from) / 1000;
  console.log(`── ${step.name}: ${count.passed} passed, ${count.failed} failed in ${seconds.toFixed(0)} s`);
  return { ...count, name: step.name, seconds, failures: step.failures?.() ?? [] };
}

async function testAll() {
  const { ensureInstalled } = await import("./install.mjs");
  const { ROOT } = await import("./paths.mjs");
  const { writeSeconds } = await import("./write-seconds.mjs");
  if (!(await ensureInstalled())) return [{ name: "Install", passed: 0, failed: 1 }];
  const results = [];
  for (const step of await steps()) results.push(await runStep(step));
  writeSeconds(join(ROOT, ".cache", "reports", "seconds.json"), results);
  return results;
}

const results = await testAll();
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const broken = results.filter((result) => result.failed > 0);
// Once more at the end: where only that is kept of a long output, it must say what to mend.
for (const text of results.flatMap(({ failures = [] }) => failures)) console.log(`\n${text}`);
console.log(broken.length > 0 ? `\nFailed: ${broken.map((result) => result.name).join(", ")}` : "");
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
