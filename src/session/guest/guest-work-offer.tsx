import { lazy, Suspense } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { useSession } from "../who/use-session.ts";
import { waitsInPlace } from "./waits-in-place.ts";

const GuestWorkDialog = lazy(async () => ({
  default: (await import("./guest-work-dialog.tsx")).GuestWorkDialog,
}));
const GuestWorkNotice = lazy(async () => ({
  default: (await import("./guest-work-notice.tsx")).GuestWorkNotice,
}));

interface GuestWorkOfferProps {
  /** The path of the screen that is open. */
  readonly here: string;
  readonly onGoOn: (book: BookId | null) => void;
}

/**
 * After a sign-in, offers to move the guest's work into the account (spec-decision 3). A workspace opens on the rows
 * that would be replaced, so there it asks at once; everywhere else the work waits under the bar.
 */
export function GuestWorkOffer({ here, onGoOn }: GuestWorkOfferProps) {
  const { state, pendingGuest, sample } = useSession();
  const isInPlace = useStore(waitsInPlace);
  if (pendingGuest === null || sample || state.kind !== "in" || isInPlace) return null;
  return (
    <Suspense fallback={null}>
      {here.startsWith("/workspace/") ? (
        <GuestWorkDialog key={pendingGuest} guestId={pendingGuest} />
      ) : (
        <GuestWorkNotice key={pendingGuest} guestId={pendingGuest} onGoOn={onGoOn} />
      )}
    </Suspense>
  );
}
