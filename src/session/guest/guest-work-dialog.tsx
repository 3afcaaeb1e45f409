import { useEffect, useState } from "react";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useCurrentStorage } from "../storage/use-storage.ts";
import { session } from "../who/session.ts";
import type { GuestId } from "../who/session-state.ts";
import { bringGuestWork, hasGuestWork } from "./guest-work.ts";
import { guestWorkTexts as texts } from "./guest-work-texts.ts";

/** Whether the guest left any work that the account does not have; if not, no question is asked. */
function useHasWork(guestId: GuestId, storage: AppStorage | null): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    if (storage === null) return;
    let gone = false;
    const look = async () => {
      const has = await hasGuestWork(guestId, storage);
      if (gone) return;
      if (has) setFound(true);
      else session.forgetPendingGuest();
    };
    // Unreadable now: the question is asked at the next start.
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [guestId, storage]);
  return found;
}

/** Asks what to do with the guest's work; loaded only when a guest signs in. */
export function GuestWorkDialog({ guestId }: { readonly guestId: GuestId }) {
  const current = useCurrentStorage();
  const found = useHasWork(guestId, current.kind === "open" ? current.storage : null);
  const [busy, setBusy] = useState(false);
  const [later, setLater] = useState(false);
  if (!found || later || current.kind !== "open") return null;
  const bring = async () => {
    setBusy(true);
    session.beginHandOver();
    const brought = await bringGuestWork(guestId, current.storage).catch(() => false);
    setBusy(false);
    if (!brought) return void toast.error({ title: texts.failed });
    session.forgetPendingGuest();
    toast.success({ title: texts.done });
  };
  return (
    <Dialog
      open
      title={texts.title}
      // Closing is not an answer: the work is kept and offered again after the next start of this tab.
      onClose={() => setLater(true)}
      footer={
        <>
          <Button variant="danger" onClick={() => session.forgetPendingGuest()}>
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
