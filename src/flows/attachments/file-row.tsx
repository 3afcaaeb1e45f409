import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import type { Attachment } from "#domain/attachments/attachment.ts";
import { dayInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { AttachmentThumb } from "./attachment-view.tsx";
import { attachmentTexts as texts } from "./texts.ts";

interface FileRowProps {
  readonly attachment: Attachment;
  /** What it belongs to, where not all of the list belongs to the same. */
  readonly about?: ReactNode;
  readonly canRemove: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** One file of a list: its picture, name, size and day; pressed, it opens. */
export function FileRow({ attachment, about, canRemove, onOpen, onRemove }: FileRowProps) {
  const { name, size, createdAt } = attachment;
  return (
    <li className="flex items-center gap-3 border-raya border-b py-2">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          className="flex min-h-11 w-full items-center gap-3 text-start"
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
        {about === undefined ? null : <p className="ps-15 text-caption wrap-anywhere">{about}</p>}
      </div>
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
