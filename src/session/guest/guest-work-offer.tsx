import { lazy, Suspense } from "react";
import { useSession } from "../who/use-session.ts";

const GuestWorkDialog = lazy(async () => ({
  default: (await import("./guest-work-dialog.tsx")).GuestWorkDialog,
}));

/** Offers whoever just signed in to bring in what they did as a guest (decision 3). */
export function GuestWorkOffer() {
  const { state, pendingGuest, sample } = useSession();
  if (pendingGuest === null || sample || state.kind !== "in") return null;
  return (
    <Suspense fallback={null}>
      <GuestWorkDialog key={pendingGuest} guestId={pendingGuest} />
    </Suspense>
  );
}
