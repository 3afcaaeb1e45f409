import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";

const SCREENS = {
  files: ["journal", "journal.css", "shell"],
  screens: { "/journal/complex": "01", "/dashboard/nomina/": "2" },
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

describe("IM-27 what is dropped outside of a box", () => {
  const isStopped = (tag: string, types: readonly string[], type = "drop") => {
    const element = document.body.appendChild(document.createElement(tag));
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, "dataTransfer", { value: { types } });
    element.dispatchEvent(event);
    element.remove();
    return event.defaultPrevented;
  };

  it.each([
    ["div", ["Files"], true],
    ["input", ["Files"], true],
    ["textarea", ["Files"], true],
    ["div", ["text/uri-list", "text/plain"], true],
    ["input", ["text/uri-list", "text/plain"], true],
    ["div", ["text/plain"], false],
    ["textarea", ["text/plain"], false],
  ])("over a %s, %j: is kept from leaving the page: %s", (tag, types, stopped) => {
    startAt("/");
    for (const type of ["dragover", "drop"]) expect(isStopped(tag, types, type)).toBe(stopped);
  });
});
