import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { Attachment } from "#domain/attachments/attachment.ts";
import { dayInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import type { AttachmentId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { attachmentsOf } from "#storage/queries/attachments/attachments-of.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { type AttachedTo, ownerIdOf, titleOf } from "./attached-to.ts";
import { AttachmentDrop } from "./attachment-drop.tsx";
import { AttachmentThumb, AttachmentView } from "./attachment-view.tsx";
import { RoomUsed } from "./room-used.tsx";
import { attachmentTexts as texts } from "./texts.ts";
import { type Attaching, type RefusedFile, useAttaching } from "./use-attaching.ts";

interface RowProps {
  readonly attachment: Attachment;
  readonly canRemove: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function Row({ attachment, canRemove, onOpen, onRemove }: RowProps) {
  const { name, size, createdAt } = attachment;
  return (
    <li className="flex items-center gap-3 border-raya border-b py-2">
      <button
        type="button"
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start"
        aria-label={texts.open(name)}
        onClick={onOpen}
      >
        <span className="grid size-12 shrink-0 place-items-center overflow-hidden border border-raya">
          <AttachmentThumb attachment={attachment} />
        </span>
        <span className="min-w-0">
          <span className="block wrap-anywhere underline">{name}</span>
          <span className="block text-caption text-muted">
            {[formatBytes(size), formatDay(dayInBogota(createdAt))].join(" · ")}
          </span>
        </span>
      </button>
      {canRemove ? (
        <IconButton
          label={texts.remove(name)}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      ) : null}
    </li>
  );
}

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
}

function List({ to, files, attaching, onOpen }: ListProps) {
  const { writable, locked } = to;
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
          <Row
            key={each.id}
            attachment={each}
            canRemove={writable && !locked}
            onOpen={() => onOpen(each.id)}
            onRemove={() => void attaching.remove(each)}
          />
        ))}
      </ul>
      {writable && locked && files !== null && files.length > 0 ? (
        <p className="mt-2 text-caption text-muted">{texts.locked}</p>
      ) : null}
      <RoomUsed bookId={to.bookId} />
    </>
  );
}

interface AttachmentsDialogProps {
  readonly to: AttachedTo;
  readonly onClose: () => void;
}

/** The files of an entry, an asset or a third party: seen, added and removed. */
export function AttachmentsDialog({ to, onClose }: AttachmentsDialogProps) {
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
        <List to={to} files={files} attaching={attaching} onOpen={setOpened} />
      ) : (
        <AttachmentView attachment={seen} />
      )}
    </Dialog>
  );
}
