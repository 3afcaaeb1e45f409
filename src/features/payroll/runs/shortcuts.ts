import type { Shortcut } from "#ui/kit/controls/screen-shortcuts.ts";
import { runTexts } from "./run-texts.ts";

const { shortcuts: texts } = runTexts;

export const NEXT_PERSON = "alt+pagedown";
export const PREVIOUS_PERSON = "alt+pageup";

export const NEXT_SLIP = "arrowright";
export const PREVIOUS_SLIP = "arrowleft";

/** Keyboard shortcuts of a run, for the shortcut list. */
export const RUN_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["↑", "↓"], what: texts.move },
  { keys: ["Enter"], what: texts.open },
  { keys: ["Alt", "Av Pág"], what: texts.next },
  { keys: ["Alt", "Re Pág"], what: texts.previous },
];

/** Keyboard shortcuts of the slips on screen. */
export const SLIP_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["→"], what: texts.next },
  { keys: ["←"], what: texts.previous },
];
