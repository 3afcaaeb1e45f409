import type { MadeReport, MakeReport, ReportBook, ReportSearch } from "#reports/book-report.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";

interface AskedReport<T extends MadeReport> {
  /** Tells one report from another. A component asks for one report as long as it is mounted. */
  readonly id: string;
  readonly make: MakeReport<T>;
}

/** The report that the address asks for, live. The last one stays on screen until the next one is read. */
export function useMadeReport<T extends MadeReport>(
  { id, make }: AskedReport<T>,
  open: ReportBook,
  search: ReportSearch,
): Loadable<T> {
  const storage = useStorage();
  const { book, company, chart } = open;
  const { cuenta, tercero, periodo, desde, hasta, nivel, ceros } = search;
  const place = [storage, id, book.id, book.updatedAt, company?.id, company?.updatedAt, chart] as const;
  return useQueryKeepingLast(
    () => make(storage, open, search),
    [...place, cuenta, tercero, periodo, desde, hasta, nivel, ceros],
  );
}
