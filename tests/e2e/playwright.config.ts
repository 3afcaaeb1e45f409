import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS } from "../../scripts/browser-flags.mjs";
import { findBareBrowser, findBrowser } from "../../scripts/find-browser.mjs";

/** Found once and passed to the workers, which load this file again. */
process.env.CHROMIUM_PATH ??= findBrowser() ?? undefined;
/** Chromium without a browser around it: the same engine for about two thirds of the processor's work. */
const executablePath = findBareBrowser() ?? process.env.CHROMIUM_PATH;

const reportFile = process.env.CUADRA_E2E_REPORT ?? "../../.cache/reports/e2e.json";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results",
  globalSetup: "./support/global-setup.ts",
  // What needed a second try is named as flaky in the report: a defect to mend.
  retries: 1,
  // Three for each core of a small machine: a test waits two thirds of its time.
  workers: 6,
  // Each test has a browser profile of its own.
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Against hanging only: a loaded machine makes a test slow, never red.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: reportFile }]],
  projects: [
    { name: "sessions", testMatch: "sessions.setup.ts" },
    { name: "chromium", dependencies: ["sessions"] },
  ],
  use: {
    browserName: "chromium",
    headless: true,
    // Blocked by default: precaching the whole application takes most of a short test's time. Tests about the worker,
    // and those that close the browser or stop the server, allow it.
    serviceWorkers: "block",
    locale: "es-CO",
    timezoneId: "America/Bogota",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // A press that can never succeed gives way to its second try, long before the test hangs.
    actionTimeout: 120_000,
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) },
  },
});
