import { useEffect, useState } from "react";
import type { Book } from "#domain/company/book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { isReported } from "#storage/health/self-check.ts";
import { verifyInWorker } from "#storage/workers/verify-in-worker.ts";

interface BookRecount {
  /** Problems that it found; null while it runs, and where it failed. */
  readonly problems: number | null;
  readonly failed: boolean;
}

const RUNNING: BookRecount = { problems: null, failed: false };

/** The screen has priority over the recount, and several entries in a row are counted once. */
const SETTLE_MS = 800;

/** Counts a book again from its entries, in a worker, whenever it changed. */
export function useRecount(book: Book): BookRecount {
  const storage = useStorage();
  const { id, entries, turnover, lastNumber, version } = book;
  const key = [storage.name, id, entries, turnover, lastNumber, version].join(" ");
  const [found, setFound] = useState<{ readonly key: string; readonly recount: BookRecount } | null>(null);
  useEffect(() => {
    let stopped = false;
    const tell = (recount: BookRecount) => {
      if (!stopped) setFound({ key, recount });
    };
    const timer = setTimeout(async () => {
      try {
        const problems = await verifyInWorker(storage.name, id);
        tell({ problems: problems?.filter(isReported).length ?? null, failed: problems === null });
      } catch {
        tell({ problems: null, failed: true });
      }
    }, SETTLE_MS);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [key, storage.name, id]);
  return found?.key === key ? found.recount : RUNNING;
}
