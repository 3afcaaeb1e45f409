import { useState } from "react";
import type { Entry } from "#domain/accounting/entry.ts";
import type { OperationType } from "#domain/accounting/operation.ts";
import type { Day } from "#domain/kernel/calendar-day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { blankOperation, type OperationDraft, operationDraft } from "./simple-draft.ts";
import type { OperationRow } from "./simple-rows.ts";

/** What is open besides the list: a new operation, one being corrected, one looked at, or nothing. */
export type SimpleOpen =
  | { readonly kind: "none" }
  | { readonly kind: "new"; readonly first: OperationDraft; readonly turn: number }
  | { readonly kind: "edit"; readonly row: OperationRow; readonly first: OperationDraft }
  | { readonly kind: "look"; readonly row: OperationRow };

export interface SimpleState {
  readonly open: SimpleOpen;
  /** Just written: marked for three seconds by its row. */
  readonly freshId: EntryId | null;
  readonly selectedId: EntryId | null;
  /** The day of what was written last: the next one is likely of the same. */
  readonly lastDay: Day | null;
  /** Grows with each new form, so that one starts empty where another stood. */
  readonly turn: number;
  add(type: OperationType, date: Day): void;
  beginWith(draft: OperationDraft): void;
  openRow(row: OperationRow, canWrite: boolean): void;
  close(): void;
  saved(entry: Entry): void;
}

export function useSimpleState(): SimpleState {
  const [open, setOpen] = useState<SimpleOpen>({ kind: "none" });
  const [turn, setTurn] = useState(0);
  const [freshId, setFresh] = useState<EntryId | null>(null);
  const [lastDay, setLastDay] = useState<Day | null>(null);
  const begin = (first: OperationDraft) => {
    setTurn(turn + 1);
    setOpen({ kind: "new", first, turn: turn + 1 });
  };
  const close = () => {
    setTurn(turn + 1);
    setOpen({ kind: "none" });
  };
  return {
    open,
    freshId,
    lastDay,
    turn,
    selectedId: open.kind === "edit" || open.kind === "look" ? open.row.entry.id : null,
    add: (type, date) => begin(blankOperation(type, date)),
    beginWith: begin,
    openRow: (row, canWrite) => {
      if (!canWrite || row.operation === null) setOpen({ kind: "look", row });
      else setOpen({ kind: "edit", row, first: operationDraft(row.entry, row.operation) });
    },
    close,
    saved: (entry) => {
      setFresh(entry.id);
      setLastDay(entry.date);
      close();
    },
  };
}
