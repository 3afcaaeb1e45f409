import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Instant } from "#domain/kernel/clock.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useSession } from "#session/who/use-session.ts";
import { visitor } from "#session/who/visitor.ts";
import { EMPTY_LIST, type InvoiceList, keepList, readKeptList } from "./kept-list.ts";

interface Keeping {
  readonly book: BookId;
  readonly list: InvoiceList;
  /** Nothing in it waits any more. */
  readonly isDone: boolean;
  /** Brings back the list that was left. */
  readonly onFound: (list: InvoiceList) => void;
}

/** Keeps the list of a book while it changes, and brings it back to whoever comes again (FE-12). */
export function useListKeeping({ book, list, isDone, onFound }: Keeping) {
  const { state: session } = useSession();
  const owner = session.kind === "in" ? session.user.id : visitor();
  const [isRead, setRead] = useState(false);
  const [leftAt, setLeftAt] = useState<Instant | null>(null);
  const [isUnkept, setUnkept] = useState(false);
  const found = useEffectEvent(onFound);
  const stored = useRef<InvoiceList>(EMPTY_LIST);
  // One after another: the last list is the one that stays.
  const writing = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    let isMine = true;
    void readKeptList(owner, book)
      .catch(() => null)
      .then((kept) => {
        if (!isMine) return;
        if (kept !== null) {
          stored.current = kept.list;
          setLeftAt(kept.at);
          found(kept.list);
        }
        setRead(true);
      });
    return () => {
      isMine = false;
    };
  }, [owner, book]);
  const keep = useCallback(
    (wanted: InvoiceList) => {
      if (stored.current === wanted) return;
      stored.current = wanted;
      writing.current = writing.current
        // A list that was changed again meanwhile is not written.
        .then(async () => stored.current === wanted && (await keepList(owner, book, wanted)))
        .then(
          () => setUnkept(false),
          () => setUnkept(true),
        );
    },
    [owner, book],
  );
  useEffect(() => {
    if (isRead) keep(isDone ? EMPTY_LIST : list);
  }, [isRead, list, isDone, keep]);
  return {
    owner,
    isRead,
    /** When the list on screen was left; null once it was discarded. */
    leftAt,
    /** This device takes no more: leaving the screen loses the list. */
    isUnkept,
    keep,
    forgetLeft: () => setLeftAt(null),
  };
}
