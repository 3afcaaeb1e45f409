import Paperclip from "lucide-react/icons/paperclip";
import { lazy, Suspense, useState } from "react";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { attachmentsOf } from "#storage/queries/attachments/attachments-of.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { type AttachedTo, ownerIdOf } from "./attached-to.ts";
import { attachmentTexts as texts } from "./texts.ts";

const AttachmentsDialog = lazy(async () => ({
  default: (await import("./attachments-dialog.tsx")).AttachmentsDialog,
}));

/** Opens the files of something, and says how many there are. */
export function AttachmentsButton({ to }: { readonly to: AttachedTo }) {
  const storage = useStorage();
  const [open, setOpen] = useState(false);
  const { bookId } = to;
  const ownerId = ownerIdOf(to.target);
  const found = useQueryKeepingLast(
    () => attachmentsOf(storage, bookId, ownerId),
    [storage, bookId, ownerId],
  );
  const count = found.state === "ready" ? found.value.length : 0;
  return (
    <>
      <Button
        variant="outline"
        icon={<Paperclip size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {texts.button(count)}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <AttachmentsDialog to={to} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
