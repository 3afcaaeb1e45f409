import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { build } from "vite";

const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

let built: Promise<string> | null = null;

/** Bundles the page once per worker, as in production. */
function bundle(): Promise<string> {
  built ??= (async () => {
    const outDir = mkdtempSync(join(tmpdir(), "cuadra-harness-"));
    const root = join(import.meta.dirname, "..", "harness");
    await build({
      root,
      base: "/harness/",
      logLevel: "warn",
      configFile: false,
      define: { __APP_VERSION__: JSON.stringify("harness") },
      build: { outDir, emptyOutDir: true, target: "es2022" },
    });
    return outDir;
  })();
  return built;
}

/** Serves the page at /harness/ on the product's origin and opens it. `acknowledged` collects its reports. */
export async function openHarness(
  context: BrowserContext,
  url: string,
  acknowledged: Set<string> = new Set(),
): Promise<Page> {
  const dir = await bundle();
  await context.route(`${url}/harness/**`, async (route) => {
    const asked = new URL(route.request().url());
    if (asked.pathname === "/harness/acknowledged") {
      acknowledged.add(asked.searchParams.get("id") ?? "");
      await route.fulfill({ status: 204 });
      return;
    }
    const path = asked.pathname.slice("/harness/".length);
    await route.fulfill({
      body: readFileSync(join(dir, path)),
      contentType: TYPES[extname(path)] ?? "text/plain",
    });
  });
  const page = await context.newPage();
  await page.goto(`${url}/harness/index.html`);
  await page.waitForFunction(() => "harness" in window);
  return page;
}
