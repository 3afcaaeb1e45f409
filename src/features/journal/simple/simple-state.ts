import { type RefObject, useRef, useState } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Operation, OperationType } from "#domain/accounting/operations/operation.ts";
import type { Day } from "#domain/kernel/calendar-day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { blankOperation, type OperationDraft, operationDraft } from "./operation/simple-draft.ts";
import type { KeptOperation } from "./operation/use-operation-form.ts";
import type { OperationRow } from "./simple-rows.ts";

/** What is open besides the list: a new operation, one being corrected, one looked at, or nothing. */
type SimpleOpen =
  | { readonly kind: "none" }
  | { readonly kind: "new"; readonly first: OperationDraft; readonly turn: number }
  | { readonly kind: "edit"; readonly row: OperationRow; readonly first: OperationDraft }
  | { readonly kind: "look"; readonly row: OperationRow };

interface SimpleQuestion {
  readonly stay: () => void;
  readonly discard: () => void;
}

export interface SimpleState {
  readonly open: SimpleOpen;
  /** Just written: marked for three seconds by its row. */
  readonly freshId: EntryId | null;
  readonly selectedId: EntryId | null;
  /** The day of what was written last: the next one is likely of the same. */
  readonly lastDay: Day | null;
  /** Grows with each new form, so that one starts empty where another stood. */
  readonly turn: number;
  /** What the form of a new operation began with; null while it begins by itself. */
  readonly begun: OperationDraft | null;
  /** What the open form holds, for when it is drawn anew in another shape of the screen. */
  readonly kept: RefObject<KeptOperation | null>;
  /** Whether the open form holds something that would be lost. */
  readonly touched: boolean;
  readonly setTouched: (touched: boolean) => void;
  /** What waits for the answer whether to lose it. */
  readonly asking: SimpleQuestion | null;
  add(type: OperationType, date: Day): void;
  beginWith(draft: OperationDraft): void;
  openRow(row: OperationRow, canWrite: boolean): void;
  close(): void;
  saved(entry: Entry): void;
}

/** Asks before something takes the place of a form that was typed in. */
function useQuestion(touched: boolean) {
  const [waiting, setWaiting] = useState<{ readonly go: () => void } | null>(null);
  const ask = (go: () => void) => (touched ? setWaiting({ go }) : go());
  const asking: SimpleQuestion | null = waiting && {
    stay: () => setWaiting(null),
    discard: () => {
      setWaiting(null);
      waiting.go();
    },
  };
  return { ask, asking };
}

export function useSimpleState(): SimpleState {
  const [open, setOpen] = useState<SimpleOpen>({ kind: "none" });
  const [turn, setTurn] = useState(0);
  const [begun, setBegun] = useState<OperationDraft | null>(null);
  const [freshId, setFresh] = useState<EntryId | null>(null);
  const [lastDay, setLastDay] = useState<Day | null>(null);
  const [touched, setTouched] = useState(false);
  const kept = useRef<KeptOperation | null>(null);
  const { ask, asking } = useQuestion(touched);
  const renew = (first: OperationDraft | null) => {
    setTurn((before) => before + 1);
    setBegun(first);
    setTouched(false);
    kept.current = null;
  };
  const begin = (first: OperationDraft) => {
    renew(first);
    setOpen({ kind: "new", first, turn: turn + 1 });
  };
  const close = () => {
    // A row that is only looked at lies over the form of a new operation, which goes on.
    if (open.kind !== "look") renew(null);
    setOpen({ kind: "none" });
  };
  const edit = (row: OperationRow, operation: Operation) => {
    renew(null);
    setOpen({ kind: "edit", row, first: operationDraft(row.entry, operation) });
  };
  return {
    open,
    freshId,
    lastDay,
    turn,
    begun,
    kept,
    touched,
    setTouched,
    asking,
    selectedId: open.kind === "edit" || open.kind === "look" ? open.row.entry.id : null,
    add: (type, date) => ask(() => begin(blankOperation(type, date))),
    beginWith: (draft) => ask(() => begin(draft)),
    openRow: (row, canWrite) => {
      if (open.kind === "edit" && open.row.entry.id === row.entry.id) return;
      const { operation } = row;
      if (canWrite && operation !== null) return ask(() => edit(row, operation));
      const look = () => setOpen({ kind: "look", row });
      if (open.kind !== "edit") return look();
      return ask(() => {
        renew(null);
        look();
      });
    },
    close,
    saved: (entry) => {
      setFresh(entry.id);
      setLastDay(entry.date);
      renew(null);
      setOpen({ kind: "none" });
    },
  };
}
