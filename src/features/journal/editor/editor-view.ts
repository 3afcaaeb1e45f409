import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Day } from "#domain/kernel/calendar-day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { EditorState } from "./editor-state.ts";
import type { EntryEditor } from "./entry-editor.ts";
import type { EditorKeys } from "./use-editor-keys.ts";

/** Everything that the rows of the entry being written need. */
export interface EditorView {
  readonly editor: EntryEditor;
  readonly state: EditorState;
  readonly keys: EditorKeys;
  readonly chart: Chart;
  readonly recent: readonly AccountCode[];
  readonly balanceOf: (code: AccountCode) => Pesos | undefined;
  readonly today: Day;
  /** Missing parts of a typed day are taken from it. */
  readonly reading: Day;
  readonly similar: Entry | null;
  /** What keeps it from being closed, in words; null while nobody tried. */
  readonly message: string | null;
  /** Shows both versions, when another tab saved one meanwhile. */
  readonly onCompare: (() => void) | null;
  /** What is worth knowing and keeps nothing from being closed. */
  readonly warning: string | null;
  /** Nobody writes here now and nothing was written. */
  readonly isResting: boolean;
  readonly onRest: (isResting: boolean) => void;
  /** Begins to write. */
  readonly onStart: () => void;
  readonly onClose: () => void;
  /** Leaves a correction as it was, or throws the draft away. */
  readonly onDrop: () => void;
}
