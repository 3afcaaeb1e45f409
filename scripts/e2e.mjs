import "./node-version.mjs";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { readReport } from "./count-results.mjs";
import { drawTests, seedOfCommit, testList, testsOf } from "./draw.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { ROOT } from "./paths.mjs";
import { runModule } from "./run.mjs";

const CLI = "@playwright/test/cli.js";
const CONFIG = join(ROOT, "tests", "e2e", "playwright.config.ts");
const REPORTS = join(ROOT, ".cache", "reports");

/** The arguments that run this commit's draw alone. */
async function drawArgs(env) {
  mkdirSync(REPORTS, { recursive: true });
  const listed = join(REPORTS, "e2e-listed.json");
  rmSync(listed, { force: true });
  const listEnv = { ...env, CUADRA_E2E_REPORT: listed };
  await runModule(CLI, ["test", "--config", CONFIG, "--list"], { env: listEnv, quiet: true });
  const all = testsOf(readReport(listed) ?? {});
  if (all.length === 0) throw new Error("Playwright listed no tests");
  const seed = seedOfCommit();
  const drawn = drawTests(all, { seed });
  const file = join(REPORTS, "e2e-drawn.txt");
  writeFileSync(file, testList(drawn));
  console.log(`${drawn.length} of ${all.length} browser tests, drawn by ${seed}; npm run e2e runs all.`);
  return ["--test-list", file];
}

/** Runs the browser tests, or this commit's draw of them, against the production build. `args` go to Playwright. */
export async function runE2e(args, { report, limit = 0, isDrawn = false } = {}) {
  const browser = await ensureBrowser({ bare: true });
  if (browser === null) return 1;
  const built = await ensureBuilt();
  if (built !== 0) return built;
  const env = { CHROMIUM_PATH: browser, ...(report && { CUADRA_E2E_REPORT: report }) };
  const chosen = isDrawn ? await drawArgs(env) : [];
  return await runModule(CLI, ["test", "--config", CONFIG, ...chosen, ...args], { env, limit });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ensureInstalled } = await import("./install.mjs");
  process.exitCode = (await ensureInstalled()) ? await runE2e(process.argv.slice(2)) : 1;
}
