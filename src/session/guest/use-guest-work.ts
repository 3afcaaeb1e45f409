import { useEffect, useState } from "react";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { session } from "../who/session.ts";
import type { GuestId } from "../who/session-state.ts";
import { bringGuestWork, hasGuestWork } from "./guest-work.ts";
import { guestWorkTexts as texts } from "./guest-work-texts.ts";

/** Whether the guest left any work that the account does not have; if not, nothing is offered. */
export function useHasGuestWork(guestId: GuestId, storage: AppStorage | null): boolean {
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
    // Unreadable now: it is offered at the next start.
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [guestId, storage]);
  return found;
}

/** Brings the guest's work into the open account, and whether it is there; says why it is not. */
export async function bringWork(guestId: GuestId, storage: AppStorage): Promise<boolean> {
  session.beginHandOver();
  const came = await bringGuestWork(guestId, storage).catch(() => "refused" as const);
  if (came !== "refused") session.forgetPendingGuest();
  if (came === "refused") toast.error({ title: texts.failed });
  // It stays until it was read: what was lost is told nowhere else.
  if (came === "gone") toast.error({ title: texts.gone, durationMs: 0 });
  return came === "brought";
}
