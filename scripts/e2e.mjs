import "./node-version.mjs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { ROOT } from "./paths.mjs";
import { runModule } from "./run.mjs";

/** Runs the browser tests against the production build. Further arguments go to Playwright. */
export async function runE2e(args, { report, limit = 0 } = {}) {
  const browser = await ensureBrowser({ bare: true });
  if (browser === null) return 1;
  const built = await ensureBuilt();
  if (built !== 0) return built;
  const env = { CHROMIUM_PATH: browser, ...(report && { CUADRA_E2E_REPORT: report }) };
  const config = join(ROOT, "tests", "e2e", "playwright.config.ts");
  return await runModule("@playwright/test/cli.js", ["test", "--config", config, ...args], { env, limit });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ensureInstalled } = await import("./install.mjs");
  process.exitCode = (await ensureInstalled()) ? await runE2e(process.argv.slice(2)) : 1;
}
