import Paperclip from "lucide-react/icons/paperclip";
import { useEffect } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { attachmentCounts } from "#storage/queries/attachments/attachments-of.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { useSettled } from "#ui/kit/use-settled.ts";
import { useSelected } from "#ui/kit/use-store.ts";
import type { EntryHandlers } from "./entry-menu.tsx";
import { filesTexts } from "./files-texts.ts";

/** How many files the entries seen so far have, of those that have any. */
const counts = createStore<ReadonlyMap<string, number>>(new Map());

/** Entries stay in sight for this long before they are asked for (ms): scrolling past them reads nothing. */
const SETTLE_MS = 150;

interface ClipReaderProps {
  readonly bookId: BookId;
  readonly entries: readonly { readonly entry: Pick<Entry, "id"> }[];
}

/** What is known, with what was just counted of these entries in place of what was known of them. */
function learned(
  known: ReadonlyMap<string, number>,
  ids: readonly string[],
  counted: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const asked = new Set(ids);
  return new Map([...[...known].filter(([id]) => !asked.has(id)), ...counted]);
}

/** Counts the files of the entries in sight, by an index and without their bytes (AD-08). Draws nothing. */
export function ClipReader({ bookId, entries }: ClipReaderProps) {
  const storage = useStorage();
  const ids = useSettled(entries.map(({ entry }) => entry.id).join(" "), SETTLE_MS);
  const found = useQueryKeepingLast(async () => {
    const asked = ids === "" ? [] : ids.split(" ");
    return { asked, counted: await attachmentCounts(storage, bookId, asked) };
  }, [storage, bookId, ids]);
  const value = found.state === "ready" ? found.value : null;
  useEffect(() => {
    if (value !== null) counts.set(learned(counts.getSnapshot(), value.asked, value.counted));
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

/** The same mark where the whole row is already a button: it says that there are files, and opens nothing itself. */
export function ClipMark({ entry }: { readonly entry: Entry }) {
  const count = useSelected(counts, (all) => all.get(entry.id) ?? 0);
  if (count === 0) return null;
  return (
    <>
      {" · "}
      <span className="inline-flex items-center gap-0.5 align-middle">
        <Paperclip size={14} aria-hidden="true" />
        <span className="sr-only">{filesTexts.has(count)}</span>
        {count > 1 ? <span aria-hidden="true">{count}</span> : null}
      </span>
    </>
  );
}
