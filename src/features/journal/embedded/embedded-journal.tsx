import "../journal.css";
import { useCallback, useState } from "react";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { type OpenBook, useOpenBook } from "#session/storage/use-open-book.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import type { GoInJournal, JournalAddress } from "../journal-address.ts";
import { type MonthInHand, useMonth } from "../month/use-journal-month.ts";
import { OpenedJournal } from "../opened-journal.tsx";
import { journalTexts as texts } from "../texts.ts";
import type { Embedding } from "./embedding.ts";

interface EmbeddedJournalProps {
  readonly bookId: BookId;
  readonly month: Month;
  readonly embedding: Embedding;
  /** Opens the book's database again after a trouble. */
  readonly onRetry: () => void;
}

interface MonthProps extends Omit<EmbeddedJournalProps, "bookId" | "month"> {
  readonly open: OpenBook;
  readonly first: Month;
}

function Loading() {
  return <SkeletonRows rows={8} label={texts.loading} />;
}

function Failed({ trouble, onRetry }: { readonly trouble: StorageTrouble; readonly onRetry: () => void }) {
  return <TroublePanel alone trouble={trouble} onRetry={onRetry} />;
}

function MonthJournal({ open, first, embedding, onRetry }: MonthProps) {
  const [address, setAddress] = useState<JournalAddress>({ book: open.book.id, periodo: first });
  const onGo = useCallback<GoInJournal>((change) => setAddress((before) => ({ ...before, ...change })), []);
  const found = useMonth(open.book.id, address.periodo ?? first);
  // As in the journal's own screen: the previous month stays until the next one is read.
  const [last, setLast] = useState<MonthInHand | null>(null);
  if (found.state === "ready" && found.value !== last) setLast(found.value);
  if (found.state === "failed") return <Failed trouble={found.trouble} onRetry={onRetry} />;
  const shown = found.state === "ready" ? found.value : last;
  if (shown === null) return <Loading />;
  return <OpenedJournal open={open} shown={shown} address={address} onGo={onGo} embedding={embedding} />;
}

/**
 * The complex journal of one book as a part of another screen (ADR 0056). Its place among months is its own and not in
 * the address. Use it under the `StorageContext` of the book's database.
 */
export function EmbeddedJournal({ bookId, month, embedding, onRetry }: EmbeddedJournalProps) {
  const opened = useOpenBook(bookId);
  if (opened.state === "failed") return <Failed trouble={opened.trouble} onRetry={onRetry} />;
  if (opened.state === "loading" || opened.value === null) return <Loading />;
  return (
    <div className="journal-embedded">
      <MonthJournal open={opened.value} first={month} embedding={embedding} onRetry={onRetry} />
    </div>
  );
}
