import { useEffect } from "react";
import { createStore } from "../create-store.ts";

export interface Shortcut {
  readonly keys: readonly string[];
  readonly what: string;
}

/** The shortcuts of the current screen, for the shortcut sheet; null if it has none. */
export const screenShortcuts = createStore<readonly Shortcut[] | null>(null);

/** Declares a screen's shortcuts while it is mounted. The list must be the same object on each render. */
export function useScreenShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    screenShortcuts.set(shortcuts);
    return () => {
      if (screenShortcuts.getSnapshot() === shortcuts) screenShortcuts.set(null);
    };
  }, [shortcuts]);
}
