import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { PlanChoices } from "#domain/import/books/import-plan.ts";
import type { ImportView } from "#domain/import/books/import-view.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { ScanOrder } from "#formats/import/desk-orders.ts";
import type { DeskClient } from "#formats/workers/keep-file.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { bookToImport } from "#storage/queries/import/book-to-import.ts";

interface PlanQuestion extends Pick<OpenBook, "book" | "chart"> {
  readonly kept: DeskClient | null;
  /** How the rows are read; null while something lacks. */
  readonly scan: ScanOrder | null;
  readonly choices: PlanChoices;
  readonly today: Day;
  readonly onFailed: () => void;
}

/** Tells the months of a reading, once the worker has made it. */
function useScan(kept: DeskClient | null, order: ScanOrder | null, onFailed: () => void) {
  const fail = useEffectEvent(onFailed);
  const [found, setFound] = useState<{
    readonly order: ScanOrder;
    readonly months: readonly [Month, Month] | null;
  } | null>(null);
  useEffect(() => {
    if (kept === null || order === null) return;
    let isMine = true;
    kept.scan(order).then(
      (months) => isMine && months !== undefined && setFound({ order, months }),
      () => isMine && fail(),
    );
    return () => {
      isMine = false;
    };
  }, [kept, order]);
  return order !== null && found?.order === order ? found : null;
}

/** What the rows of a kept file become in a book: made in its worker, anew with each choice. */
export function useImportPlan({ book, chart, kept, scan, choices, today, onFailed }: PlanQuestion) {
  const storage = useStorage();
  const scanned = useScan(kept, scan, onFailed);
  const [from, to] = scanned?.months ?? [null, null];
  const there = useQuery(
    async () => (from === null || to === null ? null : await bookToImport(storage, book.id, from, to)),
    [storage, book.id, from, to],
  );
  const world = there.state === "ready" ? there.value : null;
  const { start, end } = book;
  const order = useMemo(() => {
    if (scanned === null || there.state !== "ready") return null;
    const { closed, known } = world ?? { closed: new Set<Month>(), known: new Map<string, number>() };
    return { chart, closed, known, today, choices, start, end };
  }, [scanned, there.state, world, chart, today, choices, start, end]);
  const fail = useEffectEvent(onFailed);
  const [done, setDone] = useState(0);
  const [made, setMade] = useState<{ readonly order: typeof order; readonly view: ImportView } | null>(null);
  useEffect(() => {
    if (kept === null || order === null) return;
    let isMine = true;
    const onProgress = (share: number) => isMine && setDone(share);
    setDone(0);
    kept.plan(order, onProgress).then(
      (view) => isMine && view !== undefined && setMade({ order, view }),
      () => isMine && fail(),
    );
    return () => {
      isMine = false;
    };
  }, [kept, order]);
  // The plan of the choice before stays until that of this one is made.
  const plan = kept === null || scan === null ? null : (made?.view ?? null);
  return { plan, done, isBehind: order === null || made?.order !== order, clear: () => setMade(null) };
}
