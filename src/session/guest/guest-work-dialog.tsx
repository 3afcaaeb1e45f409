import { useState } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useCurrentStorage } from "../storage/use-storage.ts";
import { session } from "../who/session.ts";
import type { GuestId } from "../who/session-state.ts";
import { guestWorkTexts as texts } from "./guest-work-texts.ts";
import { bringWork, useHasGuestWork } from "./use-guest-work.ts";

interface GuestWorkDialogProps {
  readonly guestId: GuestId;
  /** Closing is not an answer: the work is kept and offered again. */
  readonly onLater?: () => void;
}

/** Asks what to do with the guest's work; loaded only when a guest signs in. */
export function GuestWorkDialog({ guestId, onLater }: GuestWorkDialogProps) {
  const current = useCurrentStorage();
  const found = useHasGuestWork(guestId, current.kind === "open" ? current.storage : null);
  const [busy, setBusy] = useState(false);
  const [later, setLater] = useState(false);
  if (!found || later || current.kind !== "open") return null;
  const bring = async () => {
    setBusy(true);
    const brought = await bringWork(guestId, current.storage);
    setBusy(false);
    if (brought) toast.success({ title: texts.done });
  };
  return (
    <Dialog
      open
      title={texts.title}
      onClose={() => {
        setLater(true);
        onLater?.();
      }}
      footer={
        <>
          {/* What is being brought is not given up in the same moment. */}
          <Button variant="danger" disabled={busy} onClick={() => session.forgetPendingGuest()}>
            {texts.discard}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void bring()}>
            {texts.bring}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <p className="mt-2 text-muted">{texts.detail}</p>
    </Dialog>
  );
}
