import Paperclip from "lucide-react/icons/paperclip";
import { lazy, Suspense, useState } from "react";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { attachmentsOf } from "#storage/queries/attachments/attachments-of.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { type AttachedTo, ownerIdOf } from "./attached-to.ts";
import { attachmentTexts as texts } from "./texts.ts";

const AttachmentsDialog = lazy(async () => ({
  default: (await import("./attachments-dialog.tsx")).AttachmentsDialog,
}));

interface AttachmentsButtonProps {
  readonly to: AttachedTo;
  /** As a clip alone, in a list: the name of what it stands beside. */
  readonly compact?: string;
}

/** Opens the files of something, and says how many there are. */
export function AttachmentsButton({ to, compact }: AttachmentsButtonProps) {
  const storage = useStorage();
  const [open, setOpen] = useState(false);
  const { bookId } = to;
  const ownerId = ownerIdOf(to.target);
  const found = useQueryKeepingLast(
    () => attachmentsOf(storage, bookId, ownerId),
    [storage, bookId, ownerId],
  );
  const count = found.state === "ready" ? found.value.length : 0;
  const show = () => setOpen(true);
  return (
    <>
      {compact === undefined ? (
        <Button variant="outline" icon={<Paperclip size={18} aria-hidden="true" />} onClick={show}>
          {texts.button(count)}
        </Button>
      ) : (
        <span className="inline-flex items-center">
          <IconButton
            size="sm"
            label={texts.compact(count, compact)}
            icon={<Paperclip size={16} aria-hidden="true" />}
            onClick={show}
          />
          {count === 0 ? null : (
            <span className="text-caption text-muted" aria-hidden="true">
              {count}
            </span>
          )}
        </span>
      )}
      {open ? (
        <Suspense fallback={null}>
          <AttachmentsDialog to={to} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
