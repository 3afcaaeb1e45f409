import { BALANCE_LAYOUT } from "../layouts/balance.data.ts";
import { DIRECT_LAYOUT, INDIRECT_LAYOUT } from "../layouts/cash.data.ts";
import { INCOME_LAYOUT } from "../layouts/income.data.ts";
import { type Layout, layoutLines } from "../layouts/layout.ts";
import type { StatementKind } from "../statement-kind.ts";
import type { FinancialNote } from "./financial-notes.ts";
import { isNoteKey, type NoteKey } from "./note-keys.ts";

const LAYOUTS: Readonly<Record<Exclude<StatementKind, "equity">, readonly Layout[]>> = {
  balance: [BALANCE_LAYOUT],
  income: [INCOME_LAYOUT],
  cash: [INDIRECT_LAYOUT, DIRECT_LAYOUT],
};

/** The note that explains a line of a statement, whatever its number; null for a line without one. */
export function noteOfLine(statement: StatementKind, line: string): NoteKey | null {
  if (statement === "equity") return "equity";
  const found = LAYOUTS[statement]
    .flatMap(layoutLines)
    .find(({ key, note }) => key === line && note !== undefined)?.note;
  return isNoteKey(found) ? found : null;
}

/** Name of a note in the address of the screen of the notes: numbers move from one period to the next. */
export function noteAnchor(key: FinancialNote["key"]): string {
  return `nota-${key}`;
}
