import { useEffect } from "react";
import type { PocketSheet } from "#domain/accounting/operations/pocket-sheet.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { useToday } from "#storage/engine/use-today.ts";
import type { JournalMonth } from "#storage/queries/books/journal.ts";
import type { GoInJournal, JournalAddress } from "../journal-address.ts";
import { proposedDay } from "../month/period.ts";
import { useOverLimit } from "../month/use-over-limit.ts";
import { usePocketSheet } from "./pockets/use-pockets.ts";
import { type SimpleState, useSimpleState } from "./simple-state.ts";
import { type SimpleActions, useSimpleActions } from "./use-simple-actions.ts";
import { usePagesOfMonth } from "./use-simple-month.ts";

export interface SimpleJournalProps {
  readonly address: JournalAddress;
  readonly onGo: GoInJournal;
}

export interface SimpleJournal {
  readonly opened: OpenBook;
  readonly month: Month;
  /** Null while loading, or if reading failed. */
  readonly pages: JournalMonth | null;
  /** Why reading failed. */
  readonly trouble: StorageTrouble | null;
  /** Null while it is being calculated. */
  readonly sheet: PocketSheet | null;
  readonly today: Day;
  /** Day proposed for a new operation. */
  readonly proposed: Day;
  readonly guest: boolean;
  /** The sample is open, which has its own notice. */
  readonly sample: boolean;
  readonly viewing: boolean;
  /** The book is over the plan's limit. */
  readonly over: boolean;
  readonly canWrite: boolean;
  readonly state: SimpleState;
  readonly actions: SimpleActions;
}

/** Everything the simple journal shows for one book and month. */
export function useSimpleJournal(
  opened: OpenBook,
  month: Month,
  { address, onGo }: SimpleJournalProps,
): SimpleJournal {
  const { book } = opened;
  const now = useToday(useStorage().clock);
  const { state: session, sample } = useSession();
  const guest = session.kind === "guest";
  const found = usePagesOfMonth(book.id, month);
  const pages = found.state === "ready" ? found.value : null;
  const sheet = usePocketSheet(book, month);
  const viewing = address.mode === "view";
  const over = useOverLimit(book.id);
  const canWrite = !viewing && !over && book.status === "active" && !(pages?.closed ?? false);
  const state = useSimpleState();
  const actions = useSimpleActions(book, canWrite, state.touched);
  const proposed = proposedDay(month, now, state.lastDay);
  // The shortcut of the installed application starts a new operation.
  const begins = address.nuevo === true && canWrite && pages !== null;
  useEffect(() => {
    if (!begins) return;
    state.add("sale", proposed);
    onGo({ nuevo: undefined });
  });
  const trouble = found.state === "failed" ? found.trouble : null;
  return {
    opened,
    month,
    pages,
    trouble,
    sheet,
    today: now,
    proposed,
    guest,
    sample,
    viewing,
    over,
    canWrite,
    state,
    actions,
  };
}
