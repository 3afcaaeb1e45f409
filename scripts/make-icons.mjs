import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "./browser-flags.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { ROOT } from "./paths.mjs";

const PAPER =
  '<path d="M49 15.5H26.5a8 8 0 0 0-8 8V33a8 8 0 0 0 8 8H49" fill="none" stroke="#fbfcf9" stroke-width="7"/>';
const FOOT = '<path d="M19 50.75H49" stroke="#73dea4" stroke-width="5.5"/>';

const svg = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>\n`;

/** The logo: a squared C whose foot carries the second rule of a total. */
const MARK = svg(`<rect width="64" height="64" rx="11" fill="#244182"/>${PAPER}${FOOT}`);

/** Square to the edges, with the drawing inside the circle that no launcher crops. */
const MASKABLE = svg(
  `<rect width="64" height="64" fill="#244182"/><g transform="translate(32 32) scale(.74) translate(-32 -33)">${PAPER}${FOOT}</g>`,
);

const PICTURES = [
  { file: "icon-192.png", size: 192, drawing: MARK },
  { file: "icon-512.png", size: 512, drawing: MARK },
  { file: "maskable-512.png", size: 512, drawing: MASKABLE },
  // iOS rounds the corners itself and fills transparency with black.
  { file: "apple-touch-icon.png", size: 180, drawing: MASKABLE },
];

async function draw(browser, { size, drawing }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

const executablePath = await ensureBrowser();
if (executablePath === null) process.exit(1);
const target = join(ROOT, "public", "icons");
mkdirSync(target, { recursive: true });
writeFileSync(join(target, "icon.svg"), MARK);
writeFileSync(join(target, "favicon.svg"), MARK);
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
for (const picture of PICTURES) writeFileSync(join(target, picture.file), await draw(browser, picture));
await browser.close();
console.log(`${PICTURES.length + 2} icons in public/icons`);
