import { useId, useSyncExternalStore } from "react";
import {
  onThemeChange,
  setTheme,
  THEME_NAMES,
  type Theme,
  type ThemeChoice,
  themeChoice,
} from "#ui/kit/theme.ts";
import { themeTexts as texts } from "../texts.ts";

const CHOICES: readonly { readonly choice: ThemeChoice; readonly shows: readonly Theme[] }[] = [
  { choice: "light", shows: ["light"] },
  { choice: "dark", shows: ["dark"] },
  { choice: "system", shows: ["light", "dark"] },
];

const systemFirst = (): ThemeChoice => "system";

/** Preview of a theme, in its own colours. */
function Drawing({ theme }: { readonly theme: Theme }) {
  return (
    <span data-theme={THEME_NAMES[theme]} className="flex flex-1 bg-base-200 px-3 pt-3">
      <span className="flex-1 bg-base-100 p-2">
        {[10, 8, 9].map((width) => (
          <span
            key={width}
            className="mb-1.5 block h-0.5 bg-base-content"
            style={{ width: `${width * 10}%` }}
          />
        ))}
      </span>
    </span>
  );
}

/** Light, dark, or the system's theme: applied at once, on this device. */
export function ThemePanel() {
  const chosen = useSyncExternalStore(onThemeChange, themeChoice, systemFirst);
  const name = useId();
  return (
    <section id="apariencia" aria-labelledby="apariencia-titulo">
      <h2 id="apariencia-titulo" className="section-head mb-4">
        {texts.title}
      </h2>
      <fieldset className="grid grid-cols-3 gap-3">
        <legend className="sr-only">{texts.choice}</legend>
        {CHOICES.map(({ choice, shows }) => (
          <label
            key={choice}
            className="flex cursor-pointer flex-col overflow-hidden rounded-box border border-borde has-checked:border-primary has-checked:bg-sel has-checked:outline-1 has-checked:outline-primary"
          >
            <span aria-hidden="true" className="flex border-raya border-b">
              {shows.map((theme) => (
                <Drawing key={theme} theme={theme} />
              ))}
            </span>
            <span className="flex flex-1 items-center gap-2 p-2.5 font-semibold">
              <input
                type="radio"
                name={name}
                value={choice}
                className="radio radio-primary radio-sm"
                checked={chosen === choice}
                onChange={() => setTheme(choice)}
              />
              {texts[choice]}
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
