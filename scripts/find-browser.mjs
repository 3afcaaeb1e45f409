import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./paths.mjs";
import { run, runModule } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge"];

const PLACES = {
  linux: ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"].flatMap((dir) =>
    [...NAMES, "chrome"].map((name) => `${dir}/${name}`),
  ),
  darwin: ["Chromium", "Google Chrome", "Microsoft Edge"].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((dir) =>
      [
        "Chromium/Application/chrome.exe",
        "Google/Chrome/Application/chrome.exe",
        "Microsoft/Edge/Application/msedge.exe",
      ].map((path) => join(dir, path)),
    ),
};

/**
 * An existing file may be a stub or lack its libraries, so it must answer `--version`. Not checked on Windows, where
 * that opens a window.
 */
function works(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === "win32") return true;
  try {
    const version = execFileSync(path, ["--version"], {
      encoding: "utf8",
      timeout: 30_000,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return /Chrom|Edge/.test(version);
  } catch {
    return false;
  }
}

function playwrightBrowser() {
  try {
    return createRequire(join(ROOT, "package.json"))("playwright-core").chromium.executablePath();
  } catch {
    return "";
  }
}

const BARE = "chromium-headless-shell";

/** The headless shell, which needs less work for each page than a whole browser, or null. */
export function findBareBrowser() {
  const candidates = [process.env.CHROMIUM_BARE_PATH, `/usr/bin/${BARE}`, `/usr/local/bin/${BARE}`];
  return candidates.find(works) ?? null;
}

function onPath() {
  return (process.env.PATH ?? "").split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)));
}

/** An installed browser, or null. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !works(given)) console.error(`CHROMIUM_PATH no abre un navegador: ${given}. Se busca otro.`);
  const candidates = [given, ...(PLACES[process.platform] ?? []), ...onPath(), playwrightBrowser()];
  return candidates.find(works) ?? null;
}

const isRoot = () => process.getuid?.() === 0;

async function hasCommand(name) {
  return (await run(process.platform === "win32" ? "where" : "which", [name], { quiet: true })) === 0;
}

/** Playwright's own download, with the libraries it needs where installing them is permitted. */
async function installWithPlaywright() {
  console.log("No hay un Chromium instalado: se descarga el de Playwright…");
  const extra = process.platform === "linux" && isRoot() ? ["--with-deps"] : [];
  const code = await runModule("playwright/cli.js", ["install", ...extra, "chromium"], { limit: 300_000 });
  if (code !== 0 && extra.length > 0)
    await runModule("playwright/cli.js", ["install", "chromium"], { limit: 300_000 });
}

const MANAGERS = [
  ["apt-get", [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]],
  ["dnf", [["install", "-y", "chromium"]]],
  ["pacman", [["-Sy", "--noconfirm", "chromium"]]],
  ["apk", [["add", "--no-cache", "chromium"]]],
  ["brew", [["install", "--cask", "chromium"]]],
];

async function installWithSystem() {
  for (const [manager, steps] of MANAGERS) {
    if (!(await hasCommand(manager))) continue;
    const prefix = manager === "brew" || isRoot() ? [] : ["sudo", "-n"];
    console.log(`Se intenta con ${manager}…`);
    for (const step of steps) {
      const [command, ...args] = [...prefix, manager, ...step];
      await run(command, args, { limit: 300_000, env: { DEBIAN_FRONTEND: "noninteractive" } });
    }
    return;
  }
}

/** Only makes the tests faster, so that it may fail without a word. */
async function installBare() {
  if (findBareBrowser() || process.platform !== "linux" || !isRoot() || !(await hasCommand("apt-get")))
    return;
  const quiet = { limit: 120_000, quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  const install = ["install", "-y", "--no-install-recommends", BARE];
  if ((await run("apt-get", install, quiet)) === 0) return;
  await run("apt-get", ["update"], quiet);
  await run("apt-get", install, quiet);
}

/** An installed or installable browser, or null after printing what to do. */
export async function ensureBrowser({ bare = false } = {}) {
  if (bare) await installBare();
  const here = findBrowser();
  if (here) return here;
  for (const install of [installWithPlaywright, installWithSystem]) {
    await install();
    const found = findBrowser();
    if (found) return found;
  }
  console.error(
    "No se encontró un navegador Chromium ni se pudo instalar. Instala Chromium o Google Chrome, o indica su ruta con CHROMIUM_PATH=/ruta/al/navegador.\n" +
      "No Chromium browser was found and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH=/path/to/browser.",
  );
  return null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = await ensureBrowser();
  if (found) console.log(found);
  else process.exitCode = 1;
}
