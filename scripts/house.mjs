import "./node-version.mjs";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { measureBuild } from "./budget.mjs";
import { ensureBuilt } from "./build.mjs";
import { countScreens } from "./chunks.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { measureHouse } from "./measure-house.mjs";
import { outDir, ROOT } from "./paths.mjs";
import { trustSeconds } from "./trust-seconds.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * The table "house" of docs/quality.md: folders, functions, files of the build, requests of each screen, and what the
 * last `npm test` and `npm run coverage` left behind. `npm run house -- --write` writes it.
 */

/** Whole `npm test`, in minutes. */
const TEST_MINUTES = 11;
/** What of it the tests of reliability may take. */
const TRUST_SECONDS = 120;

function readJson(...parts) {
  const file = join(ROOT, ".cache", ...parts);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** The lines of a build's figures, as budget.mjs checks them. */
function buildRows(dir) {
  return measureBuild(dir).map(({ name, value, limit, write }) => ({
    what: name,
    value: write(value),
    limit: write(limit),
    isHeld: value <= limit,
  }));
}

async function screenRows(browser, dir) {
  const screens = await countScreens(browser, dir);
  return screens.map(({ path, requests, bytes }) => ({
    what: `requests of \`${path}\`, opened cold`,
    value: `${requests} (${(bytes / 1000).toFixed(1)} kB of JavaScript)`,
    limit: path.startsWith("/journal/") ? "30" : "—",
    isHeld: !path.startsWith("/journal/") || requests <= 30,
  }));
}

function trustRows() {
  const seconds = trustSeconds();
  if (seconds === null) return [];
  const all = seconds.unit + seconds.browser;
  const told = `${all} (${seconds.unit} of them without a browser)`;
  const row = { value: told, limit: String(TRUST_SECONDS), isHeld: all <= TRUST_SECONDS };
  return [{ what: "of these for reliability and the accessibility matrix, shared by two processes", ...row }];
}

function testRows() {
  const seconds = readJson("reports", "seconds.json");
  if (seconds === null) return [];
  const steps = seconds.steps.map(({ name, seconds: each }) => ({
    what: `seconds of \`npm test\`: ${name.toLowerCase()}`,
    value: String(each),
    limit: "—",
    isHeld: true,
  }));
  const most = TEST_MINUTES * 60;
  const whole = { value: String(seconds.total), limit: String(most), isHeld: seconds.total <= most };
  return [...steps, ...trustRows(), { what: "seconds of `npm test`, whole", ...whole }];
}

function coverageRows() {
  const summary = readJson("coverage", "coverage-summary.json");
  if (summary === null) return [];
  return ["lines", "branches"].map((kind) => ({
    what: `${kind} of domain and storage that unit tests run`,
    value: `${summary.total[kind].pct} %`,
    limit: "—",
    isHeld: true,
  }));
}

function printTable(rows) {
  const lines = rows.map(
    ({ what, value, limit, isHeld }) => `| ${what} | ${value} | ${limit} | ${isHeld ? "yes" : "no"} |`,
  );
  return ["| What | Value | Limit | Held |", "| --- | --- | --- | --- |", ...lines].join("\n");
}

async function main(args) {
  if (!(await ensureInstalled()) || (await ensureBuilt()) !== 0) return 1;
  const browser = await ensureBrowser();
  if (browser === null) return 1;
  const house = measureHouse().map(({ what, name, value, limit }) => ({
    what: name === "" ? what : `${what} (\`${name}\`)`,
    value: String(value),
    limit: limit === null ? "—" : String(limit),
    isHeld: limit === null || value <= limit,
  }));
  const rows = [
    ...house,
    ...buildRows(outDir()),
    ...(await screenRows(browser, outDir())),
    ...testRows(),
    ...coverageRows(),
  ];
  const table = printTable(rows);
  console.log(table);
  if (args.includes("--write")) await writeFigures("house", table);
  return rows.every(({ isHeld }) => isHeld) ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
