import "./node-version.mjs";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChromium } from "./browsers/chromium.mjs";
import { drivePage } from "./browsers/driven-page.mjs";
import { exchangeClass, openDevice } from "./browsers/exchange-class.mjs";
import { startFirefox } from "./browsers/marionette.mjs";
import { startWebKit } from "./browsers/webkit.mjs";
import { ensureBuilt } from "./build.mjs";
import { findBrowser } from "./find-browser.mjs";
import { outDir } from "./paths.mjs";
import { startServer } from "./serve.mjs";

const FIREFOX = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const MINI_BROWSERS = ["x86_64-linux-gnu", "aarch64-linux-gnu"].flatMap((machine) =>
  ["4.1", "6.0", "4.0"].flatMap((version) => [
    `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`,
    `/usr/lib/${machine}/webkitgtk-${version}/MiniBrowser`,
  ]),
);
const first = (paths) => paths.find((path) => path && existsSync(path)) ?? null;

/** The other engines that this machine has, each with what starts it. */
function others() {
  const firefox = first([process.env.FIREFOX_PATH, ...FIREFOX]);
  const driver = first([process.env.WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver"]);
  const browser = first([process.env.WEBKIT_BROWSER_PATH, ...MINI_BROWSERS]);
  return [
    { name: "Firefox", start: firefox && ((place) => startFirefox({ binary: firefox, ...place })) },
    { name: "WebKit", start: driver && browser && ((place) => startWebKit({ driver, browser, ...place })) },
  ];
}

/** What a page says in its console, without the browsers' own words. */
const OWN = /resource:\/\/|chrome:\/\/|RSLoader|Services\.|moz-extension/;
const SAID = /^(console\.error|JavaScript error)|CONSOLE( JS)? ERROR/;

const seen = { passed: 0, failed: 0, skipped: 0 };

async function step(name, work) {
  const from = Date.now();
  try {
    const value = await work();
    seen.passed += 1;
    console.log(`  passed   ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
    return value;
  } catch (error) {
    seen.failed += 1;
    console.log(`  FAILED   ${name}: ${error.message}`);
    throw error;
  }
}

async function device(start, root, base, role) {
  const folder = mkdtempSync(join(root, `${role}-`));
  const downloads = join(folder, "Downloads");
  mkdirSync(downloads, { recursive: true });
  const said = [];
  const heard = (text) => said.push(...text.split("\n").filter((line) => SAID.test(line) && !OWN.test(line)));
  const page = drivePage(await start({ folder, downloads, heard }), { base, downloads });
  return { page, said, folder };
}

async function walk(startTeacher, startStudent, root) {
  const server = await startServer({ dir: outDir() });
  const devices = [];
  try {
    const [teacher, student] = await Promise.all([
      device(startTeacher, root, server.url, "teacher"),
      device(startStudent, root, server.url, "student"),
    ]);
    devices.push(teacher, student);
    console.log(
      `Teacher in ${teacher.page.name} ${teacher.page.version}, student in ${student.page.name} ${student.page.version}`,
    );
    await step("both devices ready without network", () =>
      Promise.all([openDevice(teacher.page, "teacher"), openDevice(student.page, "student")]),
    );
    await server.close();
    await exchangeClass({ teacher: teacher.page, student: student.page, folder: teacher.folder, step });
  } catch (error) {
    if (devices.length < 2)
      await step("both browsers start", () => Promise.reject(error)).catch(() => undefined);
  } finally {
    for (const { page, said } of devices) {
      for (const line of new Set(said)) console.log(`  console of ${page.name}: ${line.slice(0, 300)}`);
      await page.close();
    }
    await server.close();
  }
}

function hasScreen() {
  if (process.env.DISPLAY) return true;
  try {
    execFileSync("which", ["xvfb-run"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function main() {
  const binary = findBrowser();
  if (binary === null) {
    console.log("No Chromium is installed: nothing to exchange with.");
    return 1;
  }
  if ((await ensureBuilt()) !== 0) return 1;
  const root = mkdtempSync(join(tmpdir(), "cuadra-browsers-"));
  const chromium = (place) => startChromium({ binary, ...place });
  const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
  for (const { name, start } of others()) {
    if (wanted.length > 0 && !wanted.includes(name.toLowerCase())) continue;
    if (!start || (name === "WebKit" && !hasScreen())) {
      seen.skipped += 1;
      console.log(`Skipped ${name}: not installed on this machine.`);
      continue;
    }
    await walk(chromium, start, root);
    await walk(start, chromium, root);
  }
  console.log(`${seen.passed} steps passed, ${seen.failed} failed, ${seen.skipped} browsers skipped.`);
  if (seen.failed === 0) rmSync(root, { recursive: true, force: true });
  else console.log(`What the browsers saved: ${root}`);
  return seen.failed === 0 ? 0 : 1;
}

process.exitCode = await main();
