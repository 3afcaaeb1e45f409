import { useDeferredValue, useMemo, useState } from "react";
import {
  type ImportPlan,
  NO_CHOICES,
  type PlanChoices,
  planImport,
} from "#domain/import/books/import-plan.ts";
import { lastOpenDay } from "#domain/import/books/opening-day.ts";
import type { RawReading } from "#domain/import/books/raw-entries.ts";
import { readJournal } from "#domain/import/books/read-journal.ts";
import { readTrial } from "#domain/import/books/read-trial.ts";
import { worthAsBook } from "#domain/import/books/recognise.ts";
import { bestSheet } from "#domain/import/table/text-rows.ts";
import { titlePeriod } from "#domain/import/table/title-period.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { useTableFile } from "#flows/table-file/use-table-file.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { bookToImport, closedMonths } from "#storage/queries/import/book-to-import.ts";
import { useLayout } from "./use-layout.ts";

/** The first and the last month that a reading names. */
function monthsIn(reading: RawReading | null, undated: Day | null): readonly [Month, Month] | null {
  const days = reading?.entries.map(({ date }) => date ?? undated) ?? [];
  const sorted = days.flatMap((day) => (day === null ? [] : [monthOf(day)])).sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined ? null : [first, last];
}

/** A file on its way into a book: how it is read, what it would do, and what a person decides about that. */
export function useImport({ book, chart }: Pick<OpenBook, "book" | "chart">) {
  const storage = useStorage();
  const today = useToday(storage.clock);
  const [error, setError] = useState<string | null>(null);
  const [choices, setChoices] = useState<PlanChoices>(NO_CHOICES);
  const [opening, setOpening] = useState<Day | null>(null);
  const reset = () => {
    setError(null);
    setChoices(NO_CHOICES);
    setOpening(null);
  };
  const file = useTableFile({
    choose: (found) => bestSheet(found, worthAsBook),
    onProblem: setError,
    onReady: reset,
  });
  const columns = useLayout(file.sheet);
  const { sheet } = file;
  const { layout } = columns;
  const isTrial = layout?.kind === "trial";
  const fileName = file.state.kind === "ready" ? file.state.name : "";
  const said = useMemo(() => {
    if (sheet === null || layout === null) return null;
    return titlePeriod(sheet.rows.slice(0, layout.next), [sheet.name, fileName], today);
  }, [sheet, layout, fileName, today]);
  const shut = useQuery(() => closedMonths(storage, book.id), [storage, book.id]);
  const closedNow = shut.state === "ready" ? shut.value : null;
  const proposed = said?.to ?? lastOpenDay({ ...book, closed: closedNow ?? new Set(), today });
  const openingDay = opening ?? proposed;
  // A journal whose columns say no day may have that of its titles.
  const lacking = columns.lacking.filter((each) => each !== "date" || choices.undated === null);
  const read = useMemo((): RawReading | null => {
    if (sheet === null || layout === null || lacking.length > 0 || closedNow === null) return null;
    return layout.kind === "journal"
      ? readJournal(sheet.rows, layout, today, said)
      : readTrial(sheet.rows, layout, openingDay, today);
  }, [sheet, layout, lacking.length, today, said, openingDay, closedNow]);
  const reading = useDeferredValue(read);
  const months = useMemo(() => monthsIn(reading, choices.undated), [reading, choices.undated]);
  const [from, to] = months ?? [null, null];
  const there = useQuery(
    async () => (from === null || to === null ? null : await bookToImport(storage, book.id, from, to)),
    [storage, book.id, from, to],
  );
  const world = there.state === "ready" ? there.value : null;
  const plan = useMemo((): ImportPlan | null => {
    if (reading === null || there.state !== "ready") return null;
    const { closed, known } = world ?? { closed: new Set<Month>(), known: new Map<string, number>() };
    return planImport({ reading, chart, closed, known, today, choices });
  }, [reading, there.state, world, chart, today, choices]);
  const choose = (change: Partial<PlanChoices>) => setChoices((now) => ({ ...now, ...change }));
  const isBehind = read !== reading;
  return {
    file,
    columns,
    lacking,
    said,
    reading,
    plan,
    choices,
    choose,
    error,
    setError,
    isTrial,
    openingDay,
    setOpening,
    isBehind,
  };
}

export type Importing = ReturnType<typeof useImport>;
