import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "./browser-flags.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { outDir, ROOT } from "./paths.mjs";
import { startServer } from "./serve.mjs";

/**
 * The two pictures that the manifest names, taken from the production build. By default both open the
 * sample company's journal through a link or button whose name says "ejemplo"; --wide and --narrow give other
 * addresses to go to afterwards.
 */
const { values } = parseArgs({
  options: {
    wide: { type: "string", default: "/journal/complex" },
    narrow: { type: "string", default: "/journal/simple" },
    sample: { type: "string", default: "/libro-contable" },
  },
});

const SHOTS = [
  { file: "diario-escritorio.png", path: values.wide, width: 1280, height: 800 },
  { file: "diario-telefono.png", path: values.narrow, width: 390, height: 844 },
];

async function openSample(page, url) {
  await page.goto(`${url}${values.sample}`);
  const opener = page
    .getByRole("button", { name: /ejemplo/i })
    .or(page.getByRole("link", { name: /ejemplo/i }));
  await opener.first().click({ timeout: 10_000 });
  await page.waitForLoadState("networkidle");
}

async function shoot(browser, url, { file, path, width, height }) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: "es-CO",
    timezoneId: "America/Bogota",
    reducedMotion: "reduce",
    isMobile: width < 768,
    hasTouch: width < 768,
  });
  const page = await context.newPage();
  await openSample(page, url);
  // The sample's journal carries its book in the address: only leave it when another screen was asked for.
  if (!new URL(page.url()).pathname.startsWith(path)) await page.goto(`${url}${path}`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(ROOT, "public", "screenshots", file) });
  await context.close();
}

const executablePath = await ensureBrowser();
if (executablePath === null || (await ensureBuilt()) !== 0) process.exit(1);
mkdirSync(join(ROOT, "public", "screenshots"), { recursive: true });
const server = await startServer({ dir: outDir() });
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  for (const shot of SHOTS) await shoot(browser, server.url, shot);
} finally {
  await browser.close();
  await server.close();
}
