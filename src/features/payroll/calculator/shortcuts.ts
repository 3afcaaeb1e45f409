import type { Shortcut } from "#ui/kit/controls/screen-shortcuts.ts";
import { payrollTexts } from "./texts.ts";

const texts = payrollTexts.shortcuts;

/** Keyboard shortcuts of the calculator, for the shortcut list. */
export const PAYROLL_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["Enter"], what: texts.next },
  { keys: ["Mayús", "Enter"], what: texts.previous },
  { keys: ["↑", "↓"], what: texts.step },
  { keys: ["Ctrl", "Enter"], what: texts.calculate },
];
