import type { MadeReport, MakeReport, ReportBook, ReportSearch } from "#reports/book-report.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";

/** The report that the address asks for, live. */
export function useMadeReport<T extends MadeReport>(
  make: MakeReport<T>,
  open: ReportBook,
  search: ReportSearch,
): Loadable<T> {
  const storage = useStorage();
  const { cuenta, periodo, desde, hasta, nivel, ceros } = search;
  return useQuery(
    () => make(storage, open, search),
    [storage, make, open.book.id, open.company, open.chart, cuenta, periodo, desde, hasta, nivel, ceros],
  );
}
