import type { Shortcut } from "#ui/kit/controls/screen-shortcuts.ts";
import { payrollTexts } from "./texts.ts";

const texts = payrollTexts.shortcuts;

/** The keys of the calculator, for the sheet that lists them. */
export const PAYROLL_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["Enter"], what: texts.next },
  { keys: ["Mayús", "Enter"], what: texts.previous },
  { keys: ["↑", "↓"], what: texts.step },
  { keys: ["Ctrl", "Enter"], what: texts.calculate },
];
