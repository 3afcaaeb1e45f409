import "./node-version.mjs";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "./browser-flags.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { outDir, ROOT } from "./paths.mjs";
import { runNpm } from "./run.mjs";
import { makeAccount, SCREENS } from "./screens.mjs";
import { startServer } from "./serve.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * Lighthouse on five screens: mobile, production build, the median of several runs, each in a browser of its own with
 * nothing kept but the account that the screen takes. `npm run lighthouse`, with `-- --write` also into
 * docs/quality.md. It is fetched on demand and is no dependency.
 */
const VERSION = "12.8.2";
const HOME = join(ROOT, ".cache", "lighthouse");
const REPORTS = join(ROOT, ".cache", "reports");
const RUNS = Number(process.env.CUADRA_LIGHTHOUSE_RUNS ?? 5);
const CATEGORIES = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
};
const TIMES = {
  "first-contentful-paint": { name: "First paint", write: seconds },
  "largest-contentful-paint": { name: "Largest paint", write: seconds },
  "total-blocking-time": { name: "Blocked", write: milliseconds },
  "cumulative-layout-shift": { name: "Layout shift", write: (value) => String(Number(value.toFixed(3))) },
};

function seconds(value) {
  return `${(value / 1000).toFixed(1)} s`;
}

function milliseconds(value) {
  return `${Math.round(value)} ms`;
}

async function ensureLighthouse() {
  const entry = join(HOME, "node_modules", "lighthouse", "core", "index.js");
  if (existsSync(entry)) return entry;
  console.log(`Se instala Lighthouse ${VERSION} en .cache/lighthouse…`);
  mkdirSync(HOME, { recursive: true });
  writeFileSync(join(HOME, "package.json"), '{ "private": true }\n');
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", HOME, `lighthouse@${VERSION}`];
  await runNpm(args, { limit: 300_000 });
  return existsSync(entry) ? entry : null;
}

const load = (path) => import(pathToFileURL(path).href);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Makes the account in the profile that the audit then opens the screen in. */
async function prepareProfile(port, url) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  await makeAccount(page, url);
  await page.close();
  await browser.close();
}

async function audit({ entry, browser }, url, screen) {
  const { default: lighthouse } = await load(entry);
  const { launch } = await load(join(HOME, "node_modules", "chrome-launcher", "dist", "index.js"));
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: [...BROWSER_FLAGS, "--headless=new"],
    logLevel: "silent",
  });
  try {
    if (screen.isPrivate) await prepareProfile(chrome.port, url);
    const options = { port: chrome.port, logLevel: "error", onlyCategories: Object.keys(CATEGORIES) };
    const { lhr } = await lighthouse(url + screen.path, options);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const reached = new URL(lhr.finalDisplayedUrl).pathname;
    if (reached !== screen.path) throw new Error(`${screen.path} led to ${reached}`);
    return lhr;
  } finally {
    await chrome.kill();
  }
}

const score = (report, category) => Math.round(report.categories[category].score * 100);
const timeOf = (report, id) => report.audits[id].numericValue;

/** One screen: the median of each figure, and the performance of the single runs. */
function tableRow(screen, reports) {
  const scores = Object.keys(CATEGORIES).map((id) => median(reports.map((report) => score(report, id))));
  const times = Object.entries(TIMES).map(([id, { write }]) =>
    write(median(reports.map((report) => timeOf(report, id)))),
  );
  const runs = reports.map((report) => score(report, "performance")).toSorted((a, b) => a - b);
  return `| ${[screen.name, ...scores, ...times, runs.join(", ")].join(" | ")} |`;
}

function scoreTable(rows) {
  const times = Object.values(TIMES).map(({ name }) => name);
  const head = ["Screen", ...Object.values(CATEGORIES), ...times, "Performance in the single runs"];
  return [`| ${head.join(" | ")} |`, `|${head.map(() => "---").join("|")}|`, ...rows].join("\n");
}

async function prepare() {
  process.env.CUADRA_OUT ??= join(ROOT, ".cache", "bench");
  if (!(await ensureInstalled())) return null;
  const entry = await ensureLighthouse();
  const browser = entry && (await ensureBrowser());
  return browser && (await ensureBuilt()) === 0 ? { entry, browser } : null;
}

const ready = await prepare();
if (ready === null) process.exit(1);
mkdirSync(REPORTS, { recursive: true });
const server = await startServer({ dir: outDir() });
const rows = [];
try {
  for (const screen of SCREENS.filter(({ isAudited }) => isAudited)) {
    const reports = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await audit(ready, server.url, screen));
    rows.push(tableRow(screen, reports));
    console.log(rows.at(-1));
    const name = screen.path.replaceAll("/", "-");
    writeFileSync(join(REPORTS, `lighthouse${name}.json`), JSON.stringify(reports.at(-1)));
  }
} finally {
  await server.close();
}
const text = scoreTable(rows);
console.log(`\n${text}`);
if (process.argv.includes("--write")) await writeFigures("lighthouse", text);
