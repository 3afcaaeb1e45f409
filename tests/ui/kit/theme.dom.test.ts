import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { currentTheme, followTheme, setTheme, THEME_KEY, THEME_NAMES } from "#ui/kit/theme.ts";

const shown = () => document.documentElement.getAttribute("data-theme");

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute("data-theme");
});

describe("theme", () => {
  it("is kept, shown and given to the browser's own bars", () => {
    document.head.innerHTML = '<meta name="theme-color" content="x">';
    setTheme("dark");
    expect(shown()).toBe("cuadra-noche");
    expect(localStorage.getItem(THEME_KEY)).toBe("dark");
    expect(document.querySelector("meta")?.getAttribute("content")).toBe("#1a212c");
    setTheme("light");
    expect(shown()).toBe("cuadra");
  });

  it("follows the system when nothing is chosen", () => {
    setTheme("dark");
    setTheme("system");
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
    expect(shown()).toBe(THEME_NAMES[currentTheme()]);
  });

  it("goes with what is chosen in another tab", () => {
    followTheme();
    localStorage.setItem(THEME_KEY, "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY }));
    expect(shown()).toBe("cuadra-noche");
  });

  it("is put right when it changed before anything listened", () => {
    document.documentElement.setAttribute("data-theme", "cuadra");
    localStorage.setItem(THEME_KEY, "dark");
    followTheme();
    expect(shown()).toBe("cuadra-noche");
  });

  it.each(["light", "dark"] as const)("is set before the first paint by the plain script: %s", (choice) => {
    localStorage.setItem(THEME_KEY, choice);
    new Function(readFileSync("public/theme-init.js", "utf8"))();
    expect(shown()).toBe(THEME_NAMES[choice]);
  });
});
