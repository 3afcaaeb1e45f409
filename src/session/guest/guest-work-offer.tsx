import { lazy, Suspense } from "react";
import { useSession } from "../who/use-session.ts";

const GuestWorkDialog = lazy(async () => ({
  default: (await import("./guest-work-dialog.tsx")).GuestWorkDialog,
}));

/** After a sign-in, offers to move the guest's work into the account (spec-decision 3). */
export function GuestWorkOffer() {
  const { state, pendingGuest, sample } = useSession();
  if (pendingGuest === null || sample || state.kind !== "in") return null;
  return (
    <Suspense fallback={null}>
      <GuestWorkDialog key={pendingGuest} guestId={pendingGuest} />
    </Suspense>
  );
}
