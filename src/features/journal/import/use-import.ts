import { useEffect, useMemo, useState } from "react";
import { NO_CHOICES, type PlanChoices } from "#domain/import/books/import-plan.ts";
import { lastOpenDay } from "#domain/import/books/opening-day.ts";
import { worthAsBook } from "#domain/import/books/recognise.ts";
import { bestSheet } from "#domain/import/table/text-rows.ts";
import { periodOfSheet } from "#domain/import/table/title-period.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type TableFile, useTableFile } from "#flows/table-file/use-table-file.ts";
import type { ScanOrder } from "#formats/import/desk-orders.ts";
import type { DeskClient } from "#formats/workers/keep-file.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { closedMonths } from "#storage/queries/import/book-to-import.ts";
import { importTexts as texts } from "./texts.ts";
import { useImportPlan } from "./use-import-plan.ts";
import { useLayout } from "./use-layout.ts";
import { useTogether } from "./use-together.ts";

/** A chosen file, of which the page holds the first rows and a worker all. */
function useKeptFile(onProblem: (why: string) => void, onReady: () => void) {
  const [kept, setKept] = useState<DeskClient | null>(null);
  useEffect(() => () => kept?.end(), [kept]);
  const table = useTableFile({
    choose: (found) => bestSheet(found, worthAsBook),
    onProblem,
    onReady,
    read: async (file, options) => {
      const { keepChosen } = await import("#flows/table-file/read-chosen.ts");
      return keepChosen(file, options, setKept);
    },
  });
  const file: TableFile = {
    ...table,
    clear: () => {
      setKept(null);
      table.clear();
    },
  };
  return { file, kept };
}

/** A file on its way into a book: how it is read, what it would do, and what a person decides about that. */
export function useImport({ book, chart }: Pick<OpenBook, "book" | "chart">) {
  const storage = useStorage();
  const today = useToday(storage.clock);
  const [error, setError] = useState<string | null>(null);
  const [choices, setChoices] = useState<PlanChoices>(NO_CHOICES);
  const [opening, setOpening] = useState<Day | null>(null);
  const { file, kept } = useKeptFile(setError, () => {
    setError(null);
    setChoices(NO_CHOICES);
    setOpening(null);
    planning.clear();
  });
  const columns = useLayout(file.sheet);
  const { sheet } = file;
  const { layout } = columns;
  const { name, at } = file.state.kind === "ready" ? file.state : { name: "", at: 0 };
  const said = useMemo(
    () => (sheet === null || layout === null ? null : periodOfSheet(sheet, layout.next, name, today)),
    [sheet, layout, name, today],
  );
  const together = useTogether(file, layout, today);
  const shut = useQuery(() => closedMonths(storage, book.id), [storage, book.id]);
  const closed = shut.state === "ready" ? shut.value : null;
  const proposed = said?.to ?? lastOpenDay({ ...book, closed: closed ?? new Set(), today });
  const openingDay = opening ?? proposed;
  const { undated } = choices;
  const { also } = together;
  // A journal whose columns say no day may have that of its titles.
  const lacking = columns.lacking.filter((each) => each !== "date" || undated === null);
  const isReadable = sheet !== null && lacking.length === 0 && closed !== null;
  const scan = useMemo((): ScanOrder | null => {
    if (layout === null || !isReadable) return null;
    return { sheet: at, layout, today, said, openingDay, undated, also };
  }, [isReadable, at, layout, today, said, openingDay, undated, also]);
  const onFailed = () => setError(texts.failed);
  const planning = useImportPlan({ book, chart, kept, scan, choices, today, onFailed });
  const choose = (change: Partial<PlanChoices>) => setChoices((now) => ({ ...now, ...change }));
  const { plan, done, isBehind } = planning;
  return {
    file,
    columns,
    lacking,
    said,
    together,
    plan,
    /** How much of the plan is made, while it is not that of the last choice. */
    done: scan !== null && isBehind ? done : null,
    isBehind,
    /** The entries of the plan, from where it was made; undefined where it changed meanwhile. */
    contents: async () => kept?.entries(),
    choices,
    choose,
    error,
    setError,
    isTrial: layout?.kind === "trial",
    openingDay,
    setOpening,
  };
}

export type Importing = ReturnType<typeof useImport>;
