import { ACTIONS, ENTRY_COLUMNS } from "./entry-columns.tsx";
import type { JournalColumn } from "./journal-column.ts";
import { LINE_COLUMNS } from "./line-columns.tsx";

/** The columns of the journal, from left to right. docs/how-to/add-a-journal-column.md says how to add one. */
export const JOURNAL_COLUMNS: readonly JournalColumn[] = [...ENTRY_COLUMNS, ...LINE_COLUMNS, ACTIONS];
