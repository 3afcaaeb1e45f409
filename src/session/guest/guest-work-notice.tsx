import BookOpen from "lucide-react/icons/book-open";
import { useState } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { UnderAppBar } from "#ui/kit/feedback/notice-place.tsx";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { useCurrentStorage } from "../storage/use-storage.ts";
import type { GuestId } from "../who/session-state.ts";
import { latestGuestBook } from "./guest-work.ts";
import { GuestWorkDialog } from "./guest-work-dialog.tsx";
import { guestWorkTexts as texts } from "./guest-work-texts.ts";
import { bringWork, useHasGuestWork } from "./use-guest-work.ts";

interface GuestWorkNoticeProps {
  readonly guestId: GuestId;
  /** Opens the book that the guest wrote in last, now the account's; null if there is none. */
  readonly onGoOn: (book: BookId | null) => void;
}

/** The guest's work waits under the bar, over nothing that is being read: one way on, and the question only if asked. */
export function GuestWorkNotice({ guestId, onGoOn }: GuestWorkNoticeProps) {
  const current = useCurrentStorage();
  const storage = current.kind === "open" ? current.storage : null;
  const found = useHasGuestWork(guestId, storage);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const hasTurn = useNoticeTurn(found ? "guest" : null);
  if (!found || storage === null) return null;
  const goOn = async () => {
    setBusy(true);
    const book = await latestGuestBook(guestId).catch(() => null);
    if (await bringWork(guestId, storage)) onGoOn(book);
    else setBusy(false);
  };
  return (
    <>
      <UnderAppBar>
        {hasTurn ? (
          <Banner
            tone="info"
            flush
            line
            icon={<BookOpen size={18} aria-hidden="true" />}
            actions={
              <>
                <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
                  {texts.other}
                </Button>
                <Button size="sm" variant="primary" loading={busy} onClick={() => void goOn()}>
                  {texts.goOn}
                </Button>
              </>
            }
          >
            <span className="max-md:sr-only">{texts.waits}</span>
          </Banner>
        ) : null}
      </UnderAppBar>
      {asking ? <GuestWorkDialog guestId={guestId} onLater={() => setAsking(false)} /> : null}
    </>
  );
}
