import { createStore } from "#ui/kit/create-store.ts";

/** Which keyboard helper is on screen. */
export const paletteState = createStore<"closed" | "palette" | "shortcuts">("closed");

/** What was typed after the palette was asked for and before it was there. */
export const typedEarly = createStore("");

/** Opens the palette, which finds every screen, action and record by name. */
export function openPalette(): void {
  typedEarly.set("");
  paletteState.set("palette");
}

/** Keeps what is typed while the palette loads: it is for it, not for the cell that still has the focus. */
export function holdTyped(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typed = typedEarly.getSnapshot();
  if (event.key === "Escape") paletteState.set("closed");
  else if (event.key === "Backspace") typedEarly.set(typed.slice(0, -1));
  else if (event.key.length === 1) typedEarly.set(typed + event.key);
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Opens the list of shortcuts of the current screen. */
export function openShortcuts(): void {
  paletteState.set("shortcuts");
}
