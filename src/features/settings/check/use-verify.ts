import { useEffect, useRef, useState } from "react";
import { timeInBogota } from "#domain/kernel/clock.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { checkNotice } from "#session/notices/check-store.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { classifyError, type StorageTrouble } from "#storage/engine/storage-error.ts";
import { booksToCheck } from "#storage/queries/books/books.ts";
import { verifyInWorker } from "#storage/workers/verify-in-worker.ts";
import type { CheckedBook } from "./controls.ts";
import { verifyTexts as texts } from "./verify-texts.ts";

export type Verification =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly share: number; readonly book: string }
  | {
      readonly kind: "done";
      readonly books: readonly CheckedBook[];
      /** "10:40". */
      readonly time: string;
      readonly milliseconds: number;
    }
  | { readonly kind: "failed"; readonly trouble: StorageTrouble };

interface Verify {
  readonly state: Verification;
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
}

type Unchecked = Pick<CheckedBook, "name" | "entries"> & { readonly id: BookId };

/** Includes books with damaged records, under substitute values. */
async function uncheckedBooks(storage: AppStorage): Promise<readonly Unchecked[]> {
  return (await booksToCheck(storage)).map(({ id, name, entries }) => ({
    id,
    name: typeof name === "string" && name !== "" ? name : texts.unnamed,
    entries: Number.isSafeInteger(entries) && entries > 0 ? entries : 0,
  }));
}

/** Null if it was stopped. */
async function checkAll(
  storage: AppStorage,
  signal: AbortSignal,
  onProgress: (share: number, book: string) => void,
): Promise<readonly CheckedBook[] | null> {
  const books = await uncheckedBooks(storage);
  const whole = books.reduce((sum, book) => sum + book.entries + 1, 0);
  const checked: CheckedBook[] = [];
  let before = 0;
  for (const book of books) {
    const weight = book.entries + 1;
    const tell = (done: number) => onProgress((before + done * weight) / whole, book.name);
    tell(0);
    const problems = await verifyInWorker(storage.name, book.id, { signal, onProgress: tell });
    if (problems === null) return null;
    checked.push({ ...book, problems });
    before += weight;
  }
  const problems = await verifyInWorker(storage.name, null, { signal });
  if (problems === null) return null;
  const beside = { id: null, name: texts.noBook, entries: 0, problems };
  return problems.length === 0 ? checked : [...checked, beside];
}

/** Checks every book in turn, in a worker. */
export function useVerify(): Verify {
  const storage = useStorage();
  const [state, setState] = useState<Verification>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    // A check that was stopped or replaced reports nothing more.
    const tell = (next: Verification) => {
      if (!mine.signal.aborted) setState(next);
    };
    const begun = storage.clock.now();
    tell({ kind: "running", share: 0, book: "" });
    try {
      const books = await checkAll(storage, mine.signal, (share, book) =>
        tell({ kind: "running", share, book }),
      );
      const now = storage.clock.now();
      // The whole check is in front of the person: what the last one by itself left unread is told no more.
      if (books && !mine.signal.aborted) checkNotice.getSnapshot()?.accept();
      if (books)
        tell({ kind: "done", books, time: timeInBogota(now), milliseconds: Math.max(0, now - begun) });
    } catch (error) {
      tell({ kind: "failed", trouble: classifyError(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ kind: "idle" });
  };
  return { state, start, cancel };
}
