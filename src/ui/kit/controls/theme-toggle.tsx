import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useSyncExternalStore } from "react";
import { firstPageTexts } from "../text/first-page-texts.ts";
import { currentTheme, onThemeChange, setTheme, type Theme } from "../theme.ts";
import { IconButton } from "./icon-button.tsx";

const lightFirst = (): Theme => "light";

/** Moon in the light theme, sun in the dark one. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, lightFirst);
  const dark = theme === "dark";
  const Icon = dark ? Sun : Moon;
  return (
    <IconButton
      label={dark ? firstPageTexts.toLight : firstPageTexts.toDark}
      icon={<Icon size={18} aria-hidden="true" />}
      onClick={() => setTheme(dark ? "light" : "dark")}
    />
  );
}
