import "./node-version.mjs";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "./browser-flags.mjs";
import { measureBuild } from "./budget.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { outDir, ROOT } from "./paths.mjs";
import { readChunks } from "./read-build.mjs";
import { makeAccount, SCREENS } from "./screens.mjs";
import { startServer } from "./serve.mjs";

/**
 * What the build is cut into, and what each screen asks for when nothing is kept: `npm run chunks`. The counts are a
 * real browser's, without the service worker; the figures that need no browser are checked by `npm test` (budget.mjs).
 */

/** A chunk this small costs more as a request than as bytes. */
const SMALL = 1_500;

/** Quiet for this long: the parts that a screen fetches after its first picture are counted too. */
const SETTLE_MS = 1_500;

/** The answers that opening an address takes. */
async function countScreen(browser, address, storageState) {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "es-CO", storageState });
  const page = await context.newPage();
  const paths = [];
  page.on("response", (response) => paths.push(new URL(response.url()).pathname.slice(1)));
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLE_MS);
  const path = new URL(page.url()).pathname;
  await context.close();
  return { path, files: paths };
}

function weigh(dir, files) {
  const bytes = files
    .filter((file) => file.endsWith(".js"))
    .map((file) => gzipSync(readFileSync(join(dir, file)), { level: 9 }).length);
  return bytes.reduce((sum, each) => sum + each, 0);
}

/** Requests and gzip JavaScript of every screen, opened cold. */
export async function countScreens(executablePath, dir) {
  const server = await startServer({ dir });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const context = await browser.newContext({ serviceWorkers: "block", locale: "es-CO" });
    await makeAccount(await context.newPage(), server.url);
    const account = await context.storageState({ indexedDB: true });
    await context.close();
    const rows = [];
    for (const { name, path, isPrivate } of SCREENS) {
      const state = isPrivate ? account : undefined;
      const { files, path: reached } = await countScreen(browser, server.url + path, state);
      if (reached !== path) throw new Error(`${path} led to ${reached}`);
      const ofKind = (kind) => files.filter((file) => file.endsWith(kind)).length;
      const counts = { scripts: ofKind(".js"), styles: ofKind(".css"), bytes: weigh(dir, files) };
      rows.push({ name, path, requests: files.length, ...counts, files });
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function main() {
  if (!(await ensureInstalled()) || (await ensureBuilt()) !== 0) return 1;
  const browser = await ensureBrowser();
  if (browser === null) return 1;
  const dir = outDir();
  for (const { name, value, limit, write } of measureBuild(dir))
    console.log(`${write(value).padStart(10)}  ${name} (limit ${write(limit)})`);
  const chunks = readChunks(dir);
  const small = chunks.filter(({ file }) => statSync(join(dir, file)).size < SMALL);
  console.log(
    `${String(chunks.length).padStart(10)}  chunks, ${small.length} of them under ${SMALL} bytes\n`,
  );
  const rows = await countScreens(browser, dir);
  for (const { path, requests, scripts, styles, bytes } of rows)
    console.log(
      `${path.padEnd(22)} ${requests} requests: ${scripts} scripts (${(bytes / 1000).toFixed(1)} kB gzip), ${styles} styles`,
    );
  mkdirSync(join(ROOT, ".cache", "reports"), { recursive: true });
  writeFileSync(join(ROOT, ".cache", "reports", "chunks.json"), JSON.stringify(rows, null, 1));
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await main();
