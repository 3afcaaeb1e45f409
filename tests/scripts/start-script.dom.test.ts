import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";

const SCREENS = {
  files: ["journal.js", "journal.css", "shell.js"],
  screens: { "/journal/complex": [0, 1], "/dashboard/nomina/": [2] },
};

/** Runs the script that starts the application as the build leaves it, at an address. */
function startAt(path: string): void {
  history.replaceState(null, "", path);
  Object.defineProperty(document, "currentScript", {
    configurable: true,
    value: { dataset: { app: "/assets/index.js /assets/react.js" } },
  });
  const code = readFileSync("public/theme-init.js", "utf8");
  const filled = code.replace("var screens = null;", `var screens = ${JSON.stringify(SCREENS)};`);
  expect(filled).not.toBe(code);
  new Function(filled)();
}

const fetched = () =>
  [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`);

// The scripts are named and not run: the page of a test has no server.
const { happyDOM } = window as unknown as {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
};
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

afterEach(() => {
  document.head.innerHTML = "";
  Reflect.deleteProperty(document, "currentScript");
  history.replaceState(null, "", "/");
});

describe("the script that starts the application", () => {
  it("fetches the files of the screen along with the first ones", () => {
    startAt("/journal/complex?book=1");
    expect(fetched()).toEqual(["modulepreload /assets/journal.js", "preload /assets/journal.css"]);
    expect(document.head.querySelectorAll("script")).toHaveLength(2);
  });

  it("knows a screen with a parameter and one with a slash at its end", () => {
    startAt("/dashboard/nomina/run_1");
    expect(fetched()).toEqual(["modulepreload /assets/shell.js"]);
    document.head.innerHTML = "";
    startAt("/journal/complex/");
    expect(fetched()).toHaveLength(2);
  });

  it("fetches nothing more for an address without a screen", () => {
    startAt("/no-existe");
    expect(fetched()).toEqual([]);
    expect(document.head.querySelectorAll("script")).toHaveLength(2);
  });
});
