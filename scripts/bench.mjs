import "./node-version.mjs";
import { join } from "node:path";
import { firstLook } from "./bench-first-look.mjs";
import { BROWSER_FLAGS } from "./browser-flags.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { outDir, ROOT } from "./paths.mjs";
import { runModule } from "./run.mjs";
import { startServer } from "./serve.mjs";
import { writeFigures } from "./write-figures.mjs";

const BIG = Number(process.env.CUADRA_BENCH_ENTRIES ?? 100_000);
const SMALL = 1000;
/** Number of entries that give about 50,000 journal rows. */
const EXPORTED = 13_500;

/**
 * Promised limits and how each figure is measured. Ratios only: absolute times depend more on the machine than on the
 * product.
 */
const AIMS = {
  post: ["Post one entry into a book of 100,000", "one strict transaction of the same records", 1.5],
  trial: ["Trial balance at 100,000 entries", "the same at 1,000", 1.5],
  statements: ["All four statements with comparatives at 100,000", "the same at 1,000", 1.2],
  directCash: ["The same with the direct cash flow at 100,000", "one bare read of all its pages", null],
  ledger: ["Ledger of the busiest account, last month", "one range read of that month's pages", null],
  import: ["Import 100,000 entries in one command", "the bare write of the same pages", 2],
  records: ["One record per entry, 100,000, bare", "importing them on pages", -5],
  fold: ["Fold one million postings into balances", "a plain loop over the same objects", 1.5],
  verify: ["Verify 100,000 entries in a worker", "one bare read of the same pages", 1.5],
  firstRow: ["Open the journal to its first row, 100,000", "the same at 1,000", 1.5],
  dashboard: ["Open Inicio with 50 companies and 200 books", "the same with one company of four books", 1.5],
  companies: ["Open Mis empresas with 50 companies and 200 books", "the same with one", null],
  export: [
    "Export a journal of 50,000 rows to Excel, from the store",
    "the bare library in a worker, handed the same cells",
    1.5,
  ],
  exportLibrary: ["The same", "the library's own work alone", null],
  exportWait: ["Longest wait for input meanwhile", "100 ms", 1],
  payroll: ["A month's payroll of 1,000 employees, every figure explained", "40 ms", 1],
  firstLook: ["Largest Contentful Paint of `/`, slow phone, slow 4G", "the same page without scripts", 1.15],
};

const MANY_COMPANIES = 50;
const BOOKS_OF_EACH = 4;

async function prepare() {
  process.env.CUADRA_OUT ??= join(ROOT, ".cache", "bench");
  if (!(await ensureInstalled())) return null;
  const browser = await ensureBrowser();
  if (browser === null || (await ensureBuilt()) !== 0) return null;
  const config = join(ROOT, "tests", "bench", "vite.config.ts");
  if ((await runModule("vite/bin/vite.js", ["build", "--config", config])) !== 0) return null;
  return browser;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Milliseconds from requesting the journal to its first row, in the product itself. */
async function firstRow(page, url, bookId, times) {
  const runs = [];
  for (let run = 0; run < times; run += 1) {
    await page.goto(`${url}/dashboard`);
    await page.waitForLoadState("networkidle");
    const start = await page.evaluate(() => performance.timeOrigin + performance.now());
    await page.goto(`${url}/journal/complex?book=${bookId}&periodo=2026-12`, { waitUntil: "commit" });
    await page.getByText("RC-", { exact: false }).first().waitFor();
    runs.push((await page.evaluate(() => performance.timeOrigin + performance.now())) - start);
  }
  return median(runs);
}

async function opening(page, url, path, shown, times) {
  const runs = [];
  for (let run = 0; run < times; run += 1) {
    await page.goto(`${url}/dashboard/configuracion`);
    await page.waitForLoadState("networkidle");
    const start = await page.evaluate(() => performance.timeOrigin + performance.now());
    await page.goto(`${url}${path}`, { waitUntil: "commit" });
    await page.getByText(shown).filter({ visible: true }).first().waitFor();
    runs.push((await page.evaluate(() => performance.timeOrigin + performance.now())) - start);
  }
  return median(runs);
}

/**
 * Inicio and Mis empresas of an account with many companies, compared with an account with one: two users, two
 * contexts.
 */
async function withCompanies(browser, url) {
  const open = async (companies) => {
    const context = await browser.newContext({ locale: "es-CO", viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const database = await signIn(page, url, `empresas-${companies}@cuadra.co`);
    await page.goto(`${url}/bench/index.html`);
    await page.waitForFunction(() => "bench" in window);
    await page.evaluate(
      ([name, many, books]) => window.bench.seedCompanies(name, many, books),
      [database, companies, BOOKS_OF_EACH],
    );
    console.log(
      `companies, ${companies}`,
      JSON.stringify(await page.evaluate((name) => window.bench.companies(name, 7), database)),
    );
    return page;
  };
  const [many, one] = [await open(MANY_COMPANIES), await open(1)];
  const times = { dashboard: [[], []], companies: [[], []] };
  for (let round = 0; round < 3; round += 1) {
    for (const [index, page] of [many, one].entries()) {
      times.dashboard[index].push(await opening(page, url, "/dashboard", "Liquidez", 5));
      times.companies[index].push(await opening(page, url, "/dashboard/empresas", "Empresa 1", 3));
    }
  }
  for (const page of [many, one]) await page.context().close();
  return {
    dashboard: times.dashboard.map(median),
    companies: times.companies.map(median),
  };
}

async function signIn(page, url, email = "medida@cuadra.co") {
  await page.goto(`${url}/login`);
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("una clave larga 1");
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await page.waitForURL(/dashboard/);
  return page.evaluate(() => `cuadra-user-${JSON.parse(localStorage.getItem("cuadra_user")).id}`);
}

async function measure(page, url) {
  const database = await signIn(page, url);
  await page.goto(`${url}/bench/index.html`);
  await page.waitForFunction(() => "bench" in window);
  const call = async (name, ...args) => {
    const answer = await page.evaluate(([fn, rest]) => window.bench[fn](...rest), [name, args]);
    console.log(name, JSON.stringify(answer));
    return answer;
  };
  console.log(`Sembrando ${BIG} asientos…`);
  const small = await call("seed", database, SMALL);
  // Slow measurements run three times, alternating with their baseline: a machine's speed varies over time.
  const imports = [];
  let big = small;
  for (let round = 0; round < 3; round += 1) {
    big = await call("seed", database, BIG);
    imports.push({ time: big.time, ...(await call("importBeside", database, big.bookId)) });
  }
  const middle = (key) => median(imports.map((each) => each[key]));
  const trials = { small: [], big: [] };
  for (let round = 0; round < 5; round += 1) {
    trials.small.push(await call("trial", database, small.bookId, 15));
    trials.big.push(await call("trial", database, big.bookId, 15));
  }
  const made = await call("statements", database, big.bookId, small.bookId, 101);
  const direct = await call("directCash", database, big.bookId, 5);
  const ledger = await call("ledger", database, big.bookId, 7);
  const verify = await call("verify", database, big.bookId, 9);
  // After what reads the book: what is posted here is no part of it.
  const post = await call("posting", database, big.bookId, 200);
  const fold = await call("foldTime", 1_000_000, 15);
  const journal = await call("seed", database, EXPORTED);
  const exported = await call("exporting", database, journal.bookId, 7);
  const payroll = [];
  for (let round = 0; round < 3; round += 1) payroll.push(await call("payrollTime", 1000, 15));
  const rowSmall = await firstRow(page, url, small.bookId, 7);
  const rowBig = await firstRow(page, url, big.bookId, 7);
  return {
    post: [post.product, post.bare],
    trial: [median(trials.big), median(trials.small)],
    statements: [made.product, made.bare],
    directCash: [direct.product, direct.bare],
    ledger: [ledger.product, ledger.bare],
    import: [middle("time"), middle("pages")],
    records: [middle("records"), middle("time")],
    fold: [fold.product, fold.bare],
    verify: [verify.product, verify.bare],
    firstRow: [rowBig, rowSmall],
    export: [exported.product, exported.bare],
    exportLibrary: [exported.product, exported.library],
    exportWait: [exported.wait, 100],
    payroll: [median(payroll), 40],
  };
}

function table(measured) {
  const rows = Object.entries(AIMS).map(([key, [what, beside, aim]]) => {
    const [product, bare] = measured[key];
    const ratio = product / bare;
    const held = aim === null ? "—" : aim > 0 ? ratio <= aim : ratio >= -aim;
    const wanted = aim === null ? "—" : aim > 0 ? `≤ ${aim}` : `≥ ${-aim}`;
    return `| ${what} | ${beside} | ${ratio.toFixed(2)} | ${wanted} | ${held === true ? "yes" : held === false ? "no" : held} |`;
  });
  return ["| What | Beside | Ratio | Aim | Held |", "|---|---|---|---|---|", ...rows].join("\n");
}

const browser = await prepare();
if (browser === null) process.exit(1);
const { chromium } = await import("playwright-core");
const server = await startServer({ dir: outDir() });
const running = await chromium.launch({ executablePath: browser, args: BROWSER_FLAGS });
try {
  const page = await (
    await running.newContext({ locale: "es-CO", viewport: { width: 1440, height: 900 } })
  ).newPage();
  const measured = { ...(await measure(page, server.url)), ...(await withCompanies(running, server.url)) };
  measured.firstLook = await firstLook(running, outDir(), server.url);
  for (const [key, [product, bare]] of Object.entries(measured)) {
    console.log(`${key}: ${product.toFixed(1)} ms / ${bare.toFixed(1)} ms`);
  }
  const text = table(measured);
  console.log(`\n${text}`);
  if (process.argv.includes("--write")) await writeFigures("bench", text);
} finally {
  await running.close();
  await server.close();
}
