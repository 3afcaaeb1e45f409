import "./node-version.mjs";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BROWSER_FLAGS } from "./browser-flags.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { outDir, ROOT } from "./paths.mjs";
import { runNpm } from "./run.mjs";
import { startServer } from "./serve.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * Lighthouse on the home page: mobile, production build, the median of several runs.
 * `npm run lighthouse`, with `-- --write` also into docs/quality.md. It is fetched on demand and is no dependency.
 */
const VERSION = "12.8.2";
const HOME = join(ROOT, ".cache", "lighthouse");
const RUNS = Number(process.env.CUADRA_LIGHTHOUSE_RUNS ?? 5);
const CATEGORIES = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
};
const TIMES = {
  "first-contentful-paint": "First Contentful Paint",
  "largest-contentful-paint": "Largest Contentful Paint",
  "total-blocking-time": "Total Blocking Time",
  "cumulative-layout-shift": "Cumulative Layout Shift",
  "speed-index": "Speed Index",
};

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

async function audit(entry, executablePath, url) {
  const { default: lighthouse } = await load(entry);
  const { launch } = await load(join(HOME, "node_modules", "chrome-launcher", "dist", "index.js"));
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [...BROWSER_FLAGS, "--headless=new"],
    logLevel: "silent",
  });
  try {
    const options = { port: chrome.port, logLevel: "error", onlyCategories: Object.keys(CATEGORIES) };
    return (await lighthouse(url, options)).lhr;
  } finally {
    await chrome.kill();
  }
}

function lost(report, category) {
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 0.995)
    .map(({ id }) => `${id}: ${report.audits[id].displayValue ?? report.audits[id].title}`);
}

/** The scores, and beside each what took points from it in the last run. */
function scoreTable(reports) {
  const rows = Object.entries(CATEGORIES).map(([id, name]) => {
    const score = Math.round(median(reports.map((report) => report.categories[id].score)) * 100);
    const reasons = score === 100 ? [] : lost(reports.at(-1), id);
    return `| ${name} | ${score} | ${reasons.join("; ") || "—"} |`;
  });
  return ["| Category | Score | What took points |", "|---|---|---|", ...rows].join("\n");
}

/** How much of the slowed processor's work were scripts; the rest is the browser's own reading, laying out and drawing. */
function scriptShare(report) {
  const groups = report.audits["mainthread-work-breakdown"].details.items;
  const sum = (items) => items.reduce((total, { duration }) => total + duration, 0);
  return sum(groups.filter(({ group }) => group.startsWith("script"))) / sum(groups);
}

function summary(reports) {
  const percent = Math.round(median(reports.map(scriptShare)) * 100);
  const scores = reports.map((report) => Math.round(report.categories.performance.score * 100));
  return `Performance in the single runs: ${scores.toSorted((a, b) => a - b).join(", ")}. Of the processor's work, ${percent} % were scripts; the rest is the browser's own: reading, laying out and, on a machine without a graphics processor, drawing.`;
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
const server = await startServer({ dir: outDir() });
const reports = [];
try {
  for (let run = 0; run < RUNS; run += 1) {
    const report = await audit(ready.entry, ready.browser, `${server.url}/`);
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    reports.push(report);
    const scores = Object.keys(CATEGORIES).map((id) => Math.round(report.categories[id].score * 100));
    const times = Object.keys(TIMES).map((id) => Number(report.audits[id].numericValue.toFixed(4)));
    console.log(
      `${scores.join(" / ")}   ${Object.values(TIMES)
        .map((name, i) => `${name} ${times[i]}`)
        .join(", ")}`,
    );
  }
} finally {
  await server.close();
}
mkdirSync(join(ROOT, ".cache", "reports"), { recursive: true });
writeFileSync(join(ROOT, ".cache", "reports", "lighthouse.json"), JSON.stringify(reports.at(-1)));
const text = `${scoreTable(reports)}\n\n${summary(reports)}`;
console.log(`\n${text}`);
if (process.argv.includes("--write")) await writeFigures("lighthouse", text);
