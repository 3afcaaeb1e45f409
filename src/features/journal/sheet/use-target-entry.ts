import { useEffect, useEffectEvent, useState } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { entryByNumber } from "#storage/queries/books/journal.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { GoInJournal } from "../journal-address.ts";
import { journalTexts as texts } from "../texts.ts";

interface TargetInput {
  readonly bookId: BookId;
  readonly month: Month;
  /** `asiento` of the address. */
  readonly number: number | undefined;
  readonly onGo: GoInJournal;
  readonly onLit: (entry: EntryId) => void;
}

/** The entry requested by the address: switches to its month, highlights it, and returns it as scroll target. */
export function useTargetEntry({ bookId, month, number, onGo, onLit }: TargetInput): Entry | null {
  const storage = useStorage();
  const [target, setTarget] = useState<Entry | null>(null);
  const found = useEffectEvent((entry: Entry) => {
    if (monthOf(entry.date) !== month) onGo({ periodo: monthOf(entry.date) });
    setTarget(entry);
    onLit(entry.id);
  });
  useEffect(() => {
    if (number === undefined) return;
    let wanted = true;
    entryByNumber(storage, bookId, number).then(
      (entry) => {
        if (!wanted) return;
        if (entry === null) toast.info({ title: texts.entryNotFound(number) });
        else found(entry);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [storage, bookId, number]);
  return number === undefined ? null : target;
}
