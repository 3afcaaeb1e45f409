import { useState } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useStorage } from "../storage/use-storage.ts";
import { session } from "../who/session.ts";
import type { GuestId } from "../who/session-state.ts";
import { bringGuestWork } from "./guest-work.ts";
import { guestWorkTexts as texts } from "./guest-work-texts.ts";

interface GuestBookWaitsProps {
  readonly guestId: GuestId;
  readonly onBrought: () => void;
}

/** In the place of a journal without a book, for who wrote in one before signing in: one way on, into that book. */
export function GuestBookWaits({ guestId, onBrought }: GuestBookWaitsProps) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const bring = async () => {
    setBusy(true);
    session.beginHandOver();
    const brought = await bringGuestWork(guestId, storage).catch(() => false);
    setBusy(false);
    if (!brought) return void toast.error({ title: texts.failed });
    session.forgetPendingGuest();
    onBrought();
  };
  return (
    <EmptyState
      level={2}
      title={texts.waits}
      text={texts.text}
      actions={
        <Button variant="primary" loading={busy} onClick={() => void bring()}>
          {texts.goOn}
        </Button>
      }
    />
  );
}
