import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS } from "../../scripts/browser-flags.mjs";
import { findBrowser } from "../../scripts/find-browser.mjs";

/** Found once and handed to the workers, which read this file again. */
process.env.CHROMIUM_PATH ??= findBrowser() ?? undefined;
const executablePath = process.env.CHROMIUM_PATH;

const reportFile = process.env.CUADRA_E2E_REPORT ?? "../../.cache/reports/e2e.json";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results",
  globalSetup: "./support/global-setup.ts",
  // A starved machine may need a second try. What needed it is named as flaky in the report: a defect to mend.
  retries: 1,
  // Each file has browsers and a profile of its own; most of a test's time is waiting.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: reportFile }]],
  projects: [{ name: "chromium" }],
  use: {
    browserName: "chromium",
    headless: true,
    // Keeping the whole application in each fresh profile is most of a short test's work; what is about the worker,
    // and every test that closes the browser or stops the server, allows it.
    serviceWorkers: "block",
    locale: "es-CO",
    timezoneId: "America/Bogota",
    viewport: { width: 1440, height: 900 },
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) },
  },
});
