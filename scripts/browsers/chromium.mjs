import { join } from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "../browser-flags.mjs";
import { KEYS } from "./keys.mjs";

const NAMES = {
  [KEYS.control]: "Control",
  [KEYS.tab]: "Tab",
  [KEYS.enter]: "Enter",
  [KEYS.escape]: "Escape",
};
const keyOf = (value) => NAMES[value] ?? value;

/** Chromium with the same gestures as the browsers that speak WebDriver. */
export async function startChromium({ binary, folder, downloads, heard }) {
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: binary,
    args: BROWSER_FLAGS,
    locale: "es-CO",
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    acceptDownloads: true,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.on("download", (download) => download.saveAs(join(downloads, download.suggestedFilename())));
  page.on("console", (message) => {
    if (message.type() === "error") heard(`console.error: ${message.text()}\n`);
  });
  page.on("pageerror", (error) => heard(`JavaScript error: ${error.message}\n`));
  const { keyboard } = page;
  const play = async ({ type, value }) => {
    const key = keyOf(value);
    if (type === "keyUp") return key.length > 1 ? keyboard.up(key) : undefined;
    // A letter outside the keyboard's own, such as «ñ», has no key.
    if (key.length > 1 || /^[a-z]$/.test(key)) return keyboard.down(key);
    return keyboard.insertText(key);
  };
  return {
    name: "Chromium",
    version: context.browser()?.version() ?? "",
    go: (url) => page.goto(url),
    script: async (script, args = []) => {
      const asked = new Function("given", script.replaceAll("arguments[", "given["));
      const handle = await page.evaluateHandle(asked, args);
      return handle.asElement() ?? (await handle.jsonValue());
    },
    click: (element) => element.click({ timeout: 5000 }),
    give: (element, paths) => element.setInputFiles(paths),
    pick: (field, label) => field.selectOption({ label }),
    keys: async (actions) => {
      for (const action of actions) await play(action);
    },
    picture: async (element = null) => await (element ?? page).screenshot(),
    close: () => context.close(),
  };
}
