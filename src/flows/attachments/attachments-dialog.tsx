import { useState } from "react";
import type { Attachment } from "#domain/attachments/attachment.ts";
import type { AttachmentId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { attachmentsOf } from "#storage/queries/attachments/attachments-of.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { type AttachedTo, ownerIdOf, titleOf, type WholeBook } from "./attached-to.ts";
import { AttachmentDrop } from "./attachment-drop.tsx";
import { AttachmentView } from "./attachment-view.tsx";
import { BookFilesDialog } from "./book-files-dialog.tsx";
import { FileRow } from "./file-row.tsx";
import { RoomUsed } from "./room-used.tsx";
import { attachmentTexts as texts } from "./texts.ts";
import { type Attaching, type RefusedFile, useAttaching } from "./use-attaching.ts";
import { useRemoving } from "./use-removing.ts";

function Refused({ refused }: { readonly refused: readonly RefusedFile[] }) {
  return (
    <div role="alert">
      {refused.length === 0 ? null : (
        <Banner tone="error" role="note">
          <p className="font-semibold">{texts.refusedTitle(refused.length)}</p>
          <ul>
            {refused.map(({ key, name, why }) => (
              <li key={key} className="wrap-anywhere">
                <b className="font-semibold">{name}</b> {why}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

interface ListProps {
  readonly to: AttachedTo;
  readonly files: readonly Attachment[] | null;
  readonly attaching: Attaching;
  readonly onOpen: (id: AttachmentId) => void;
  readonly onBook: () => void;
}

function List({ to, files, attaching, onOpen, onBook }: ListProps) {
  const { writable, locked, target } = to;
  const remove = useRemoving(to.bookId);
  const entry = target.kind === "entry" ? target.entry : undefined;
  return (
    <>
      {writable ? <AttachmentDrop attaching={attaching} /> : null}
      <Refused refused={attaching.refused} />
      {files === null ? <SkeletonRows label={texts.loading} /> : null}
      {files?.length === 0 ? (
        <p className="mt-4 text-muted">{writable ? texts.none : texts.noneReadOnly}</p>
      ) : null}
      <ul className="mt-2">
        {files?.map((each) => (
          <FileRow
            key={each.id}
            attachment={each}
            canRemove={writable && !locked}
            onOpen={() => onOpen(each.id)}
            onRemove={() => void remove(each, entry)}
          />
        ))}
      </ul>
      {writable && locked && files !== null && files.length > 0 ? (
        <p className="mt-2 text-caption text-muted">{texts.locked}</p>
      ) : null}
      <RoomUsed bookId={to.bookId} />
      <button type="button" className="link mt-1 min-h-6 text-caption" onClick={onBook}>
        {texts.seeBook}
      </button>
    </>
  );
}

interface OwnFilesProps {
  readonly to: AttachedTo;
  readonly onBook: () => void;
  readonly onClose: () => void;
}

/** The files of an entry, an asset or a third party: seen, added and removed. */
function OwnFilesDialog({ to, onBook, onClose }: OwnFilesProps) {
  const storage = useStorage();
  const { bookId } = to;
  const ownerId = ownerIdOf(to.target);
  const [opened, setOpened] = useState<AttachmentId | null>(null);
  const attaching = useAttaching(bookId, to.target);
  const found = useQueryKeepingLast(
    () => attachmentsOf(storage, bookId, ownerId),
    [storage, bookId, ownerId],
  );
  const files = found.state === "ready" ? found.value : null;
  const seen = files?.find(({ id }) => id === opened);
  return (
    <Dialog
      open
      size="md"
      title={seen === undefined ? titleOf(to) : seen.name}
      onClose={onClose}
      onEscape={seen === undefined ? undefined : () => setOpened(null)}
      footer={(close) =>
        seen === undefined ? (
          <Button variant="ghost" onClick={close}>
            {kitTexts.close}
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => setOpened(null)}>
            {texts.back}
          </Button>
        )
      }
    >
      {seen === undefined ? (
        <List to={to} files={files} attaching={attaching} onOpen={setOpened} onBook={onBook} />
      ) : (
        <AttachmentView attachment={seen} />
      )}
    </Dialog>
  );
}

interface AttachmentsDialogProps {
  readonly to: AttachedTo | WholeBook;
  readonly onClose: () => void;
}

/** The files of one thing, from which the way leads to all of its book, or those at once. */
export function AttachmentsDialog({ to, onClose }: AttachmentsDialogProps) {
  const { bookId, writable } = to;
  const [isWhole, setWhole] = useState(to.target === null);
  return to.target === null || isWhole ? (
    <BookFilesDialog of={{ bookId, target: null, writable }} onClose={onClose} />
  ) : (
    <OwnFilesDialog to={to} onBook={() => setWhole(true)} onClose={onClose} />
  );
}
