import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./serve.mjs";

/**
 * A slow phone on a slow network: the figures of DevTools' "Slow 4G", which count a request's waiting time as
 * latency.
 */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWER_CPU = 4;
const PHONE = { width: 412, height: 823 };
const RUNS = 7;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The same page and style sheet without any script: the cost of network and painting alone. */
function makeBare(dir) {
  const bare = mkdtempSync(join(tmpdir(), "cuadra-bare-"));
  const html = readFileSync(join(dir, "index.html"), "utf8").replace(/<script\b[^>]*><\/script>/g, "");
  writeFileSync(join(bare, "index.html"), html);
  for (const name of ["assets", "icons", "manifest.webmanifest"])
    symlinkSync(join(dir, name), join(bare, name));
  return bare;
}

/** Milliseconds to the Largest Contentful Paint of `/`, with empty browser stores. */
async function largestPaint(browser, url) {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: "es-CO",
    serviceWorkers: "block",
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        window.largest = list.getEntries().at(-1).startTime;
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
    await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
    await page.waitForFunction(() => "largest" in window);
    return await page.evaluate(() => window.largest);
  } finally {
    await context.close();
  }
}

/** Medians of the home page and of the same page without scripts, measured alternately: [product, bare]. */
export async function firstLook(browser, dir, url) {
  const bareDir = makeBare(dir);
  const bare = await startServer({ dir: bareDir });
  const times = { product: [], bare: [] };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      times.product.push(await largestPaint(browser, `${url}/`));
      times.bare.push(await largestPaint(browser, `${bare.url}/`));
    }
  } finally {
    await bare.close();
    rmSync(bareDir, { recursive: true });
  }
  console.log("firstLook", JSON.stringify(times));
  return [median(times.product), median(times.bare)];
}
