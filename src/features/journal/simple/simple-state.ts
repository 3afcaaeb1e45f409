import { type RefObject, useRef, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { AnyOperation } from "#domain/accounting/operations/operation.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import {
  blankOperation,
  type DraftType,
  type OperationDraft,
  operationDraft,
} from "./operation/simple-draft.ts";
import type { KeptOperation } from "./operation/use-operation-form.ts";
import { mayEdit } from "./operation/vat-draft.ts";
import type { OperationRow } from "./simple-rows.ts";

/** What is open besides the list: a new operation, a correction, a read-only view, or nothing. */
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
  /** Just saved: its row is highlighted for three seconds. */
  readonly freshId: EntryId | null;
  readonly selectedId: EntryId | null;
  /** Day of the last saved operation: the next one probably has the same. */
  readonly lastDay: Day | null;
  /** Incremented with each new form, so that it starts empty in place of the former one. */
  readonly turn: number;
  /** Initial contents of a new operation's form; null for the defaults. */
  readonly begun: OperationDraft | null;
  /** State of the open form, for when another layout re-creates it. */
  readonly kept: RefObject<KeptOperation | null>;
  /** Whether the open form holds unsaved input. */
  readonly touched: boolean;
  readonly setTouched: (touched: boolean) => void;
  /** The open question whether to discard it. */
  readonly asking: SimpleQuestion | null;
  /** Whose payment is being told the purpose of; here, so that another layout keeps the question. */
  readonly purposeOf: Entry | null;
  askPurpose(entry: Entry | null): void;
  /** The pocket whose operations alone are listed; null for all. */
  readonly only: AccountCode | null;
  showOnly(pocket: AccountCode | null): void;
  add(type: DraftType, date: Day): void;
  beginWith(draft: OperationDraft): void;
  openRow(row: OperationRow, canWrite: boolean): void;
  close(): void;
  saved(entry: Entry): void;
}

/** Asks before anything replaces a form with input. */
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
  const [purposeOf, askPurpose] = useState<Entry | null>(null);
  const [only, showOnly] = useState<AccountCode | null>(null);
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
    // A read-only row lies over the form of a new operation, whose input is kept.
    if (open.kind !== "look") renew(null);
    setOpen({ kind: "none" });
  };
  const edit = (row: OperationRow, operation: AnyOperation) => {
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
    purposeOf,
    askPurpose,
    only,
    showOnly,
    selectedId: open.kind === "edit" || open.kind === "look" ? open.row.entry.id : null,
    add: (type, date) => ask(() => begin(blankOperation(type, date))),
    beginWith: (draft) => ask(() => begin(draft)),
    openRow: (row, canWrite) => {
      if (open.kind === "edit" && open.row.entry.id === row.entry.id) return;
      const { operation } = row;
      if (canWrite && operation !== null && mayEdit(operation)) return ask(() => edit(row, operation));
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
