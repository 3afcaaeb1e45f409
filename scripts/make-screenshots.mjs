import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "./browser-flags.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { outDir, ROOT } from "./paths.mjs";
import { startServer } from "./serve.mjs";

/**
 * Takes the screenshots used by the manifest, the README and the home page, from the production build with the sample
 * company: `npm run build`, then this, whenever the screens change. An argument limits it to files whose name
 * contains it.
 */
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
/** The pictures on the home page are shown at about half of this width, and every installation keeps them. */
const VIEW = { width: 1024, height: 640 };
const MONTH = "periodo=2026-11";
/** For longer than anything is drawn after the last request. */
const SETTLED_MS = 600;
const HOME = "src/features/landing/body/pictures";
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
    ...WIDE,
  },
  // Preview of a link to the site, at the size that previews ask for.
  { file: "public/screenshots/portada.png", path: "/", width: 1200, height: 630, visitor: true },
  { file: `${HOME}/vista-sencilla.webp`, path: `/journal/simple?${MONTH}`, ...VIEW },
  { file: `${HOME}/vista-sencilla-oscura.webp`, path: `/journal/simple?${MONTH}`, dark: true, ...VIEW },
  { file: `${HOME}/vista-compleja.webp`, path: `/journal/complex?${MONTH}`, ...VIEW },
  { file: `${HOME}/vista-compleja-oscura.webp`, path: `/journal/complex?${MONTH}`, dark: true, ...VIEW },
];

async function signIn(page, url) {
  await page.goto(`${url}/login`);
  await page.getByLabel("Correo electrónico").fill("mariana@lasabana.co");
  await page.getByLabel("Contraseña", { exact: true }).fill("Una clave de muestra 1");
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await page.waitForURL(/dashboard/);
}

/** What a browser and its tab hold once somebody looks at the sample company, whose figures are drawn last. */
async function openSample(browser, url) {
  const context = await browser.newContext({ locale: "es-CO", timezoneId: "America/Bogota" });
  const page = await context.newPage();
  await signIn(page, url);
  await page.getByRole("button", { name: "Ver ejemplo" }).click();
  await page.locator('[data-indicator="debt"]').waitFor({ timeout: 120_000 });
  const storageState = await context.storageState({ indexedDB: true });
  const tab = await page.evaluate(() => Object.entries(sessionStorage));
  await context.close();
  return { storageState, tab };
}

function fillTab(items) {
  for (const [key, value] of items) sessionStorage.setItem(key, value);
}

/** Encoded by the browser itself: no other tool is needed. */
async function toWebp(page, png) {
  const packed = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d").drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.42 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return Buffer.from(packed);
}

async function save(page, file) {
  const png = await page.screenshot();
  // A page without our policy, which forbids reading the picture back.
  if (file.endsWith(".webp")) await page.goto("about:blank");
  writeFileSync(join(ROOT, file), file.endsWith(".webp") ? await toWebp(page, png) : png);
}

/** Nothing is loading any more: neither the page nor the books. */
async function settled(page) {
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(
    () => document.querySelector(".skeleton-sheet, .skeleton-bar, [aria-busy=true]") === null,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLED_MS);
}

async function shoot(browser, url, shot, sample) {
  const { file, path, width, height, scale = 1, dark = false, visitor = false } = shot;
  const context = await browser.newContext({
    ...(!visitor && { storageState: sample.storageState }),
    colorScheme: dark ? "dark" : "light",
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: "es-CO",
    timezoneId: "America/Bogota",
    reducedMotion: "reduce",
    isMobile: width < 768,
    hasTouch: width < 768,
  });
  const page = await context.newPage();
  if (!visitor) await page.addInitScript(fillTab, sample.tab);
  await page.goto(`${url}${path}`);
  await settled(page);
  await save(page, file);
  await context.close();
}

const executablePath = await ensureBrowser();
if (executablePath === null || (await ensureBuilt()) !== 0) process.exit(1);
for (const folder of ["public/screenshots", "docs/pictures", HOME])
  mkdirSync(join(ROOT, folder), { recursive: true });
const server = await startServer({ dir: outDir() });
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const sample = await openSample(browser, server.url);
  for (const shot of SHOTS.filter(({ file }) => file.includes(process.argv[2] ?? "")))
    await shoot(browser, server.url, shot, sample);
} finally {
  await browser.close();
  await server.close();
}
