import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { bytesUsed } from "#domain/attachments/room.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { AttachmentId } from "#domain/kernel/ids.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { type BelongsTo, type BookFile, bookFiles } from "#storage/queries/attachments/book-files.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import type { WholeBook } from "./attached-to.ts";
import { AttachmentView } from "./attachment-view.tsx";
import { FileRow } from "./file-row.tsx";
import { RoomUsed } from "./room-used.tsx";
import { attachmentTexts as texts } from "./texts.ts";
import { useRemoving } from "./use-removing.ts";

/** A short list is read faster than it is searched. */
const SEARCHED_FROM = 6;

function ownerWords(owner: BelongsTo): string {
  switch (owner.kind) {
    case "entry": {
      const { number, date } = owner.entry;
      return number === 0
        ? texts.ownerDraft(formatDay(date), owner.words)
        : texts.ownerEntry(number, formatDay(date), owner.words);
    }
    case "asset":
      return texts.ownerAsset(owner.name);
    case "party":
      return texts.ownerParty(owner.name);
    case "gone":
      return texts.ownerGone[owner.was];
  }
}

/** What the file belongs to, with the way to an entry. */
function About({ of: { bookId }, file }: { readonly of: WholeBook; readonly file: BookFile }): ReactNode {
  const { owner, isMissing } = file;
  const words = ownerWords(owner);
  const way =
    owner.kind === "entry" && owner.entry.number > 0 ? (
      <Link
        className="link"
        to="/journal/complex"
        search={{ book: bookId, periodo: monthOf(owner.entry.date), asiento: owner.entry.number }}
      >
        {words}
      </Link>
    ) : (
      words
    );
  return (
    <>
      {way}
      {owner.kind === "entry" && owner.locked ? (
        <span className="text-muted"> · {texts.lockedOne}</span>
      ) : null}
      {isMissing ? <b className="font-semibold text-error"> · {texts.missing}</b> : null}
    </>
  );
}

function matches({ attachment, owner }: BookFile, words: string): boolean {
  const all = fold(`${attachment.name} ${ownerWords(owner)}`);
  return fold(words)
    .split(" ")
    .every((word) => all.includes(word));
}

interface ListProps {
  readonly of: WholeBook;
  readonly files: readonly BookFile[];
  readonly onOpen: (id: AttachmentId) => void;
}

function List({ of, files, onOpen }: ListProps) {
  const [words, setWords] = useState("");
  const remove = useRemoving(of.bookId);
  const shown = files.filter((each) => matches(each, words));
  const missing = files.filter(({ isMissing }) => isMissing).length;
  if (files.length === 0) return <p className="text-muted">{texts.noneInBook}</p>;
  return (
    <>
      {missing === 0 ? null : <Banner tone="warn">{texts.missingSome(missing)}</Banner>}
      {files.length < SEARCHED_FROM ? null : (
        <SearchField label={texts.filter} value={words} onChange={setWords} />
      )}
      <p className="mt-2 text-caption text-muted" role="status">
        {shown.length === 0
          ? texts.noMatch
          : texts.allOfBook(shown.length, bytesUsed(shown.map(({ attachment }) => attachment)))}
      </p>
      <ul>
        {shown.map((file) => {
          const { attachment, owner } = file;
          const entry = owner.kind === "entry" ? owner : null;
          return (
            <FileRow
              key={attachment.id}
              attachment={attachment}
              about={<About of={of} file={file} />}
              canRemove={of.writable && entry?.locked !== true}
              onOpen={() => onOpen(attachment.id)}
              onRemove={() => void remove(attachment, entry?.entry)}
            />
          );
        })}
      </ul>
    </>
  );
}

interface BookFilesDialogProps {
  readonly of: WholeBook;
  readonly onClose: () => void;
}

/** Every file of a book with what it belongs to: opened, downloaded and removed from here too. */
export function BookFilesDialog({ of, onClose }: BookFilesDialogProps) {
  const storage = useStorage();
  const { bookId } = of;
  const [opened, setOpened] = useState<AttachmentId | null>(null);
  const found = useQueryKeepingLast(() => bookFiles(storage, bookId), [storage, bookId]);
  const files = found.state === "ready" ? found.value : null;
  const seen = files?.find(({ attachment }) => attachment.id === opened);
  return (
    <Dialog
      open
      size="md"
      title={seen?.attachment.name ?? texts.ofBook}
      onClose={onClose}
      onEscape={seen === undefined ? undefined : () => setOpened(null)}
      footer={(close) => (
        <Button variant="ghost" onClick={seen === undefined ? close : () => setOpened(null)}>
          {seen === undefined ? kitTexts.close : texts.back}
        </Button>
      )}
    >
      {seen === undefined ? null : <AttachmentView attachment={seen.attachment} />}
      {/* Kept while a file is open, so that the way back is to the same place of the same list. */}
      <div hidden={seen !== undefined}>
        {files === null ? (
          <SkeletonRows label={texts.loading} />
        ) : (
          <List of={of} files={files} onOpen={setOpened} />
        )}
        <RoomUsed bookId={bookId} />
      </div>
    </Dialog>
  );
}
