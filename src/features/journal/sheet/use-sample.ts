import { useMemo } from "react";
import type { ChartKind } from "#domain/accounting/account.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { operationToEntry } from "#domain/accounting/operations/operation-to-entry.ts";
import type { Day } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useSelected } from "#ui/kit/use-store.ts";
import type { Journal } from "../journal.ts";
import { readingDay } from "../month/period.ts";
import { journalTexts as texts } from "../texts.ts";
import { startBlank, startedBlank } from "./started-blank.ts";
import { useListedDrafts } from "./use-shown-month.ts";

/** The sample sale in the accounts of the book's chart (spec-decision 4). */
function sampleSale(date: Day, chart: ChartKind): EntryContent {
  const words = { date, description: texts.sampleDescription, reference: texts.sampleReference };
  return operationToEntry({ type: "sale", method: "cash", amount: pesos(680_000) }, words, chart);
}

export interface Sample {
  readonly sale: EntryContent;
  /** Takes the example away. */
  readonly onBlank: () => void;
  /** Begins an entry with it. */
  readonly onUse: () => void;
}

/** The example of an empty book; null once there is an entry, or it was taken away. */
export function useSample({ place, writing }: Pick<Journal, "place" | "writing">): Sample | null {
  const { open, month, rules, embedding } = place;
  const { book } = open;
  const { editor, focus } = writing;
  const storage = useStorage();
  const isStarted = useSelected(startedBlank, (books) => books.has(book.id));
  const drafts = useListedDrafts({ place, writing });
  const date = readingDay(month.month, useToday(storage.clock));
  const sale = useMemo(() => sampleSale(date, book.chart), [date, book.chart]);
  // It stays while the first entry is typed, so that the row does not move during typing.
  const isEmpty = book.lastNumber === 0 && drafts.length === 0 && !month.closed;
  if (!isEmpty || rules.readOnly || isStarted || embedding !== undefined) return null;
  const use = async () => {
    // Work already started is stored as a draft, not overwritten.
    if (!(await editor.flush())) return toast.warning({ title: texts.finishFirst });
    startBlank(book.id);
    editor.openCopy(sale);
    focus({ part: "date" });
  };
  return { sale, onBlank: () => startBlank(book.id), onUse: () => void use() };
}
