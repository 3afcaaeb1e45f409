import { useEffect, useEffectEvent } from "react";

interface HotkeyOptions {
  readonly enabled?: boolean;
  /**
   * Also active inside fields. By default, keys without Ctrl or Alt are ignored there, because they are typed text.
   */
  readonly inFields?: boolean;
}

const FIELD = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

function matches(event: KeyboardEvent, combination: string): boolean {
  const parts = combination.toLowerCase().split("+");
  const key = parts.pop() ?? "";
  const wants = (name: string) => parts.includes(name);
  // "mod" is Ctrl, or Cmd on a Mac.
  const control = event.ctrlKey || event.metaKey;
  if (control !== (wants("mod") || wants("ctrl"))) return false;
  if (event.altKey !== wants("alt")) return false;
  // A character such as "?" already requires Shift on most keyboards.
  if (/^[a-z0-9]$|^.{2,}$/.test(key) && event.shiftKey !== wants("shift")) return false;
  return event.key.toLowerCase() === key;
}

/** Calls back on a key combination anywhere on the page: "mod+k", "mod+shift+z", "?", "escape". */
export function useHotkey(
  combination: string,
  run: (event: KeyboardEvent) => void,
  options: HotkeyOptions = {},
): void {
  const { enabled = true, inFields = /\+/.test(combination) } = options;
  const onKey = useEffectEvent(run);
  useEffect(() => {
    if (!enabled) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !matches(event, combination)) return;
      const field = event.target instanceof Element && event.target.closest(FIELD) !== null;
      if (field && !inFields) return;
      event.preventDefault();
      // A key held down fires only once.
      if (!event.repeat) onKey(event);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [combination, enabled, inFields]);
}
