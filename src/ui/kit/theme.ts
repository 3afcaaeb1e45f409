export type ThemeChoice = "light" | "dark" | "system";
export type Theme = "light" | "dark";

/** public/theme-init.js reads the same key and sets the same names before the first paint. */
export const THEME_KEY = "cuadra_tema";
export const THEME_NAMES: Readonly<Record<Theme, string>> = { light: "cuadra", dark: "cuadra-noche" };
const THEME_COLORS: Readonly<Record<Theme, string>> = { light: "#fcfdf9", dark: "#1a212c" };

// Where storage is blocked, the choice lasts until the page is closed.
let unkept: ThemeChoice = "system";
const listeners = new Set<() => void>();

function systemQuery(): MediaQueryList | null {
  return typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
}

/** The theme chosen on this device; "system" if none was chosen. */
export function themeChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return unkept;
  }
}

/** The theme now shown. */
export function currentTheme(): Theme {
  const choice = themeChoice();
  if (choice !== "system") return choice;
  return systemQuery()?.matches ? "dark" : "light";
}

function show(theme: Theme): void {
  document.documentElement.setAttribute("data-theme", THEME_NAMES[theme]);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", THEME_COLORS[theme]);
  }
  for (const listener of listeners) listener();
}

export function setTheme(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    unkept = choice;
  }
  show(currentTheme());
}

/** Keeps the page on the current theme from now on, whether it changes in another tab or in the system. */
export function followTheme(): void {
  const follow = () => show(currentTheme());
  systemQuery()?.addEventListener("change", follow);
  window.addEventListener("storage", follow);
  // It may have changed since theme-init.js read it, before anything listened.
  follow();
}

/** Calls back when the theme changes. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
