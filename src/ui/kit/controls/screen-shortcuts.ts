import { useEffect } from "react";
import { createStore } from "../create-store.ts";

export interface Shortcut {
  readonly keys: readonly string[];
  readonly what: string;
}

/** The keys of the screen that is open, for the sheet that lists them; null where a screen has none of its own. */
export const screenShortcuts = createStore<readonly Shortcut[] | null>(null);

/** Says which keys a screen has, for as long as it is shown. The list must be the same at each drawing. */
export function useScreenShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    screenShortcuts.set(shortcuts);
    return () => {
      if (screenShortcuts.getSnapshot() === shortcuts) screenShortcuts.set(null);
    };
  }, [shortcuts]);
}
