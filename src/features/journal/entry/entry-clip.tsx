import Paperclip from "lucide-react/icons/paperclip";
import { useEffect, useState } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { attachmentCounts } from "#storage/queries/attachments/attachments-of.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { useSelected } from "#ui/kit/use-store.ts";
import type { EntryHandlers } from "./entry-menu.tsx";
import { filesTexts } from "./files-texts.ts";

/** How many files the entries in sight have, of those that have any. */
const counts = createStore<ReadonlyMap<string, number>>(new Map());

/** Entries stay in sight for this long before they are asked for (ms): scrolling past them reads nothing. */
const SETTLE_MS = 150;

/** The text that was the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface ClipReaderProps {
  readonly bookId: BookId;
  readonly entries: readonly { readonly entry: Entry }[];
}

/** Counts the files of the entries in sight, by an index and without their bytes (AD-08). Draws nothing. */
export function ClipReader({ bookId, entries }: ClipReaderProps) {
  const storage = useStorage();
  const ids = useSettled(entries.map(({ entry }) => entry.id).join(" "));
  const found = useQueryKeepingLast(
    () => attachmentCounts(storage, bookId, ids === "" ? [] : ids.split(" ")),
    [storage, bookId, ids],
  );
  const value = found.state === "ready" ? found.value : null;
  useEffect(() => {
    if (value !== null) counts.set(value);
  }, [value]);
  return null;
}

interface EntryClipProps {
  readonly entry: Entry;
  readonly onFiles: EntryHandlers["onFiles"];
  /** On wide screens the menu of the row has the same way, so that Tab goes straight to the entry row. */
  readonly inTabOrder?: boolean;
}

/** The clip of an entry that has files; pressed, it shows them. Stands where nothing moves when it comes. */
export function EntryClip({ entry, onFiles, inTabOrder = false }: EntryClipProps) {
  const count = useSelected(counts, (all) => all.get(entry.id) ?? 0);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="inline-flex min-h-6 min-w-6 shrink-0 items-center justify-center gap-0.5 text-muted"
      aria-label={filesTexts.clip(count)}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={() => onFiles(entry)}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Paperclip size={15} aria-hidden="true" />
      {count > 1 ? <span aria-hidden="true">{count}</span> : null}
    </button>
  );
}
