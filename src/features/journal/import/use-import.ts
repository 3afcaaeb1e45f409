import { useDeferredValue, useMemo, useState } from "react";
import {
  type ImportPlan,
  NO_CHOICES,
  type PlanChoices,
  planImport,
} from "#domain/import/books/import-plan.ts";
import type { RawReading } from "#domain/import/books/raw-entries.ts";
import { readJournal } from "#domain/import/books/read-journal.ts";
import { readTrial, titleDay } from "#domain/import/books/read-trial.ts";
import { worthAsBook } from "#domain/import/books/recognise.ts";
import { bestSheet } from "#domain/import/table/text-rows.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { useTableFile } from "#flows/table-file/use-table-file.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { bookToImport } from "#storage/queries/import/book-to-import.ts";
import { useLayout } from "./use-layout.ts";

/** The first and the last month that a reading names. */
function monthsIn(reading: RawReading | null): readonly [Month, Month] | null {
  const days = reading?.entries.flatMap(({ date }) => (date === null ? [] : [date])) ?? [];
  const sorted = days.map(monthOf).sort();
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
  const { layout, lacking } = columns;
  const isTrial = layout?.kind === "trial";
  const said = useMemo(
    () => (sheet === null || layout === null ? null : titleDay(sheet.rows.slice(0, layout.next), today)),
    [sheet, layout, today],
  );
  const openingDay = opening ?? said ?? book.start;
  const read = useMemo((): RawReading | null => {
    if (sheet === null || layout === null || lacking.length > 0) return null;
    return layout.kind === "journal"
      ? readJournal(sheet.rows, layout, today)
      : readTrial(sheet.rows, layout, openingDay, today);
  }, [sheet, layout, lacking.length, today, openingDay]);
  const reading = useDeferredValue(read);
  const months = useMemo(() => monthsIn(reading), [reading]);
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
