import { useLayoutEffect, useState } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { useStorage } from "../storage/use-storage.ts";
import type { GuestId } from "../who/session-state.ts";
import { guestWorkTexts as texts } from "./guest-work-texts.ts";
import { bringWork } from "./use-guest-work.ts";
import { waitsInPlace } from "./waits-in-place.ts";

interface GuestBookWaitsProps {
  readonly guestId: GuestId;
  readonly onBrought: () => void;
}

/** In the place of a journal without a book, for who wrote in one before signing in: one way on, into that book. */
export function GuestBookWaits({ guestId, onBrought }: GuestBookWaitsProps) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  useLayoutEffect(() => {
    waitsInPlace.set(true);
    return () => waitsInPlace.set(false);
  }, []);
  const bring = async () => {
    setBusy(true);
    const brought = await bringWork(guestId, storage);
    setBusy(false);
    if (brought) onBrought();
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
