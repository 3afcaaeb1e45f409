import "./node-version.mjs";
import { join } from "node:path";
import { AIMS } from "./bench-aims.mjs";
import { median, signIn, withCompanies } from "./bench-companies.mjs";
import { firstLook } from "./bench-first-look.mjs";
import { keyTimes } from "./bench-keys.mjs";
import { watchMemory } from "./bench-memory.mjs";
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
/** Number of entries that give about 50,000 rows of a file, one for each line. */
const IMPORTED = 18_200;

async function prepare() {
  process.env.CUADRA_OUT ??= join(ROOT, ".cache", "bench");
  if (!(await ensureInstalled())) return null;
  const browser = await ensureBrowser();
  if (browser === null || (await ensureBuilt()) !== 0) return null;
  const config = join(ROOT, "tests", "bench", "vite.config.ts");
  if ((await runModule("vite/bin/vite.js", ["build", "--config", config])) !== 0) return null;
  return browser;
}

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

/**
 * The account that is measured, and its books. A book is made when a part first asks for it: a single part seeds only
 * what it reads.
 */
async function makeStage(browser, url) {
  const context = await browser.newContext({ locale: "es-CO", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const database = await signIn(page, url);
  await page.goto(`${url}/bench/index.html`);
  await page.waitForFunction(() => "bench" in window);
  const call = async (name, ...args) => {
    const answer = await page.evaluate(([fn, rest]) => window.bench[fn](...rest), [name, args]);
    console.log(name, JSON.stringify(answer));
    return answer;
  };
  const books = new Map();
  const book = async (entries) => {
    if (!books.has(entries)) {
      console.log(`Sembrando ${entries} asientos…`);
      books.set(entries, await call("seed", database, entries));
    }
    return books.get(entries).bookId;
  };
  return { browser, url, page, database, call, book, keep: (entries, seeded) => books.set(entries, seeded) };
}

/** Slow measurements run three times, alternating with their baseline: a machine's speed varies over time. */
async function measureImport({ call, database, keep, book }) {
  await book(SMALL);
  const imports = [];
  for (let round = 0; round < 3; round += 1) {
    const seeded = await call("seed", database, BIG);
    keep(BIG, seeded);
    imports.push({ time: seeded.time, ...(await call("importBeside", database, seeded.bookId)) });
  }
  const middle = (key) => median(imports.map((each) => each[key]));
  return { import: [middle("time"), middle("pages")], records: [middle("records"), middle("time")] };
}

async function measureTrial({ call, database, book }) {
  const [small, big] = [await book(SMALL), await book(BIG)];
  const times = { small: [], big: [] };
  for (let round = 0; round < 5; round += 1) {
    times.small.push(await call("trial", database, small, 15));
    times.big.push(await call("trial", database, big, 15));
  }
  return { trial: [median(times.big), median(times.small)] };
}

const asPair = ({ product, bare }) => [product, bare];

async function measureReports({ call, database, book }) {
  const big = await book(BIG);
  const made = await call("statements", database, big, await book(SMALL), 101);
  return {
    statements: asPair(made),
    directCash: asPair(await call("directCash", database, big, 5)),
    ledger: asPair(await call("ledger", database, big, 7)),
  };
}

async function measureExport({ call, database, book }) {
  const exported = await call("exporting", database, await book(EXPORTED), 7);
  return {
    export: asPair(exported),
    exportLibrary: [exported.product, exported.library],
    exportWait: [exported.wait, 100],
  };
}

async function measureParties({ call, database }) {
  const [big, small] = [await call("seedParties", database, BIG), await call("seedParties", database, SMALL)];
  return {
    partyLedger: asPair(await call("partyLedgerTime", database, big, small, 15, false)),
    partyLedgerFirst: asPair(await call("partyLedgerTime", database, big, small, 15, true)),
    suggest: [await call("suggestTime", 2400, 2000, 25), 8],
    postParty: asPair(await call("posting", database, big, 200, true)),
  };
}

async function measureStock({ call, database }) {
  const bookId = await call("seedStock", database, BIG / 10, BIG);
  return {
    sale: asPair(await call("sellingTime", database, bookId, 40)),
    kardex: asPair(await call("kardexTime", database, bookId, 60)),
    valuation: [await call("valuationTime", database, bookId, 15), 100],
  };
}

async function measurePayroll({ call }) {
  const payroll = [];
  for (let round = 0; round < 3; round += 1) payroll.push(await call("payrollTime", 1000, 15));
  return { payroll: [median(payroll), 40] };
}

async function measureFile({ call, database, book }) {
  await book(SMALL);
  await call("makeJournalFile", IMPORTED);
  const watch = watchMemory();
  await call("importingFile", database, 1, false);
  const peak = watch.end();
  const imported = await call("importingFile", database, 5, true);
  return {
    importFile: asPair(imported),
    importWait: [imported.wait, 100],
    ...(peak !== null && { importMemory: [peak / 1_000_000, 150] }),
  };
}

async function measureIncoming({ call, database }) {
  return {
    invoices: [await call("invoicesTime", database, 200, 5), 3000],
    matching: [await call("matchingTime", 2000, 15), 300],
  };
}

async function measureFirstRow({ url, page, book }) {
  const [small, big] = [await book(SMALL), await book(BIG)];
  const other = await page.context().newPage();
  const row = { small: await firstRow(other, url, small, 7), big: await firstRow(other, url, big, 7) };
  await other.close();
  return { firstRow: [row.big, row.small] };
}

async function measureKeys({ url, page, book }) {
  const big = await book(BIG);
  const [usual, slow] = [
    await keyTimes(page.context(), url, big, 1),
    await keyTimes(page.context(), url, big, 4),
  ];
  return { keys: [usual.product, 16], keysSlow: [slow.product, 50], keysBare: asPair(usual) };
}

/**
 * The parts in their order: what is posted is no part of what was read before, and keys come first, in an account of
 * one book: after hundreds of thousands of entries were written, the store goes on sorting them on the processor that
 * draws.
 */
const PARTS = [
  { keys: ["keys", "keysSlow", "keysBare"], run: measureKeys },
  { keys: ["import", "records"], run: measureImport },
  { keys: ["trial"], run: measureTrial },
  { keys: ["statements", "directCash", "ledger"], run: measureReports },
  {
    keys: ["verify"],
    run: async ({ call, database, book }) => ({
      verify: asPair(await call("verify", database, await book(BIG), 9)),
    }),
  },
  { keys: ["firstRow"], run: measureFirstRow },
  {
    keys: ["post"],
    run: async ({ call, database, book }) => ({
      post: asPair(await call("posting", database, await book(BIG), 200)),
    }),
  },
  { keys: ["fold"], run: async ({ call }) => ({ fold: asPair(await call("foldTime", 1_000_000, 15)) }) },
  { keys: ["export", "exportLibrary", "exportWait"], run: measureExport },
  { keys: ["partyLedger", "partyLedgerFirst", "suggest", "postParty"], run: measureParties },
  { keys: ["sale", "kardex", "valuation"], run: measureStock },
  { keys: ["importFile", "importWait", "importMemory"], run: measureFile },
  { keys: ["payroll"], run: measurePayroll },
  { keys: ["invoices", "matching"], run: measureIncoming },
  { keys: ["dashboard", "companies"], run: ({ browser, url }) => withCompanies(browser, url) },
  {
    keys: ["firstLook"],
    run: async ({ browser, url }) => ({ firstLook: await firstLook(browser, outDir(), url) }),
  },
];

function table(measured) {
  const known = Object.entries(AIMS).filter(([key]) => key in measured);
  const rows = known.map(([key, [what, beside, aim]]) => {
    const [product, bare] = measured[key];
    const ratio = product / bare;
    const held = aim === null ? "—" : aim > 0 ? ratio <= aim : ratio >= -aim;
    const wanted = aim === null ? "—" : aim > 0 ? `≤ ${aim}` : `≥ ${-aim}`;
    return `| ${what} | ${beside} | ${ratio.toFixed(2)} | ${wanted} | ${held === true ? "yes" : held === false ? "no" : held} |`;
  });
  return ["| What | Beside | Ratio | Aim | Held |", "|---|---|---|---|---|", ...rows].join("\n");
}

const HELP = `npm run bench [-- --write] [-- --only=post,fold]

Measures the production build in Chromium beside the least work that the same data need. The whole takes about six
minutes on two quiet cores and needs no attention; anything else that runs makes the ratios of short times larger.
  --write   also into docs/quality.md (the whole only)
  --only    some parts: ${Object.keys(AIMS).join(", ")}
CUADRA_BENCH_ENTRIES changes the size of the large book (100,000).`;

async function main(args) {
  if (args.includes("--help")) {
    console.log(HELP);
    return 0;
  }
  const only = args
    .find((arg) => arg.startsWith("--only="))
    ?.slice("--only=".length)
    .split(",");
  const parts = PARTS.filter(({ keys }) => only === undefined || keys.some((key) => only.includes(key)));
  if (parts.length === 0 || (only !== undefined && args.includes("--write"))) {
    console.error(HELP);
    return 1;
  }
  const executablePath = await prepare();
  if (executablePath === null) return 1;
  const { chromium } = await import("playwright-core");
  const server = await startServer({ dir: outDir() });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const stage = await makeStage(browser, server.url);
    const measured = {};
    for (const { run } of parts) Object.assign(measured, await run(stage));
    for (const [key, [product, bare]] of Object.entries(measured))
      console.log(`${key}: ${product.toFixed(1)} ms / ${bare.toFixed(1)} ms`);
    const text = table(measured);
    console.log(`\n${text}`);
    if (args.includes("--write")) await writeFigures("bench", text);
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
