import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "./browser-flags.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { outDir, ROOT } from "./paths.mjs";
import { startServer } from "./serve.mjs";

/**
 * The pictures that the manifest and the README show, all taken from the production build with the sample company:
 * `npm run build`, then this, whenever the screens change.
 */
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
const MONTH = "periodo=2026-11";
const SHOTS = [
  { file: "public/screenshots/diario-escritorio.png", path: `/journal/complex?${MONTH}`, ...WIDE },
  { file: "public/screenshots/diario-telefono.png", path: `/journal/simple?${MONTH}`, ...NARROW },
  { file: "docs/pictures/diario-complejo.png", path: `/journal/complex?${MONTH}`, ...WIDE },
  {
    file: "docs/pictures/diario-complejo-oscuro.png",
    path: `/journal/complex?${MONTH}`,
    dark: true,
    ...WIDE,
  },
  { file: "docs/pictures/diario-sencillo-telefono.png", path: `/journal/simple?${MONTH}`, ...NARROW },
  {
    file: "docs/pictures/balance-de-comprobacion.png",
    path: `/dashboard/libro-contable/comprobacion?${MONTH}`,
    signedIn: true,
    ...WIDE,
  },
];

async function signIn(page, url) {
  await page.goto(`${url}/login`);
  await page.getByLabel("Correo electrónico").fill("mariana@lasabana.co");
  await page.getByLabel("Contraseña", { exact: true }).fill("Una clave de muestra 1");
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await page.waitForURL(/dashboard/);
}

async function openSample(page, url) {
  await page.goto(`${url}/libro-contable`);
  const opener = page
    .getByRole("button", { name: /ejemplo/i })
    .or(page.getByRole("link", { name: /ejemplo/i }));
  await opener.first().click({ timeout: 10_000 });
  await page.waitForLoadState("networkidle");
}

async function shoot(browser, url, { file, path, width, height, dark = false, signedIn = false }) {
  const context = await browser.newContext({
    colorScheme: dark ? "dark" : "light",
    viewport: { width, height },
    locale: "es-CO",
    timezoneId: "America/Bogota",
    reducedMotion: "reduce",
    isMobile: width < 768,
    hasTouch: width < 768,
  });
  const page = await context.newPage();
  if (signedIn) await signIn(page, url);
  await openSample(page, url);
  await page.goto(`${url}${path}`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(ROOT, file) });
  await context.close();
}

const executablePath = await ensureBrowser();
if (executablePath === null || (await ensureBuilt()) !== 0) process.exit(1);
for (const folder of ["public/screenshots", "docs/pictures"])
  mkdirSync(join(ROOT, folder), { recursive: true });
const server = await startServer({ dir: outDir() });
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  for (const shot of SHOTS) await shoot(browser, server.url, shot);
} finally {
  await browser.close();
  await server.close();
}
