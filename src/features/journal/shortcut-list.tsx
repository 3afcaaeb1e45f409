import { KeyList } from "#ui/kit/controls/key-list.tsx";
import type { Shortcut } from "#ui/kit/controls/screen-shortcuts.ts";
import { typedItemsTexts } from "./items/texts.ts";
import { journalTexts as texts } from "./texts.ts";

const FIRST: readonly Shortcut[] = [
  { keys: ["Tab"], what: texts.keys.next },
  { keys: ["Enter"], what: texts.keys.newLine },
  { keys: ["="], what: texts.keys.missing },
  { keys: ["F8"], what: texts.keys.taxes },
  { keys: ["Ctrl", "Enter"], what: texts.keys.close },
  { keys: ["Esc"], what: texts.keys.back },
  { keys: ["?"], what: texts.keys.all },
];

/** All shortcuts, for the dialog that lists the screen's keys. */
export const JOURNAL_SHORTCUTS: readonly Shortcut[] = [
  ...FIRST.slice(0, -1),
  { keys: ["@"], what: texts.keys.party },
  { keys: ["F9"], what: typedItemsTexts.key },
  { keys: ["Ctrl", "Z"], what: texts.keys.undo },
  { keys: ["Ctrl", "Shift", "Z"], what: texts.keys.redo },
  { keys: ["↑", "↓"], what: texts.keys.rows },
  { keys: ["Enter", "F2"], what: texts.keys.edit },
  { keys: ["Shift", "F10"], what: texts.keys.menu },
  { keys: ["Ctrl", "Inicio"], what: texts.keys.ends },
  { keys: ["/"], what: texts.keys.search },
];

/** The simple journal uses ordinary fields: only the book's own keys apply. */
export const SIMPLE_SHORTCUTS: readonly Shortcut[] = JOURNAL_SHORTCUTS.filter(
  ({ what }) => what === texts.keys.undo || what === texts.keys.redo,
);

/** Keys that are useful while writing. */
export function ShortcutList() {
  return <KeyList dense shortcuts={FIRST} />;
}
