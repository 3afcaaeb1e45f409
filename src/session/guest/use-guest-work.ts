import { useEffect, useState } from "react";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { secondLook } from "#storage/engine/second-look.ts";
import { watchWait } from "#storage/engine/slow-waits.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { refusalText } from "../notices/refusal-text.ts";
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
  const came = await watchWait(bringGuestWork(guestId, storage)).catch(async (error: unknown) => {
    const trouble = await secondLook(classifyError(error));
    return { kind: "refused", refusal: { kind: "storage", trouble } } as const;
  });
  if (came.kind === "refused") toast.error({ title: texts.failed, text: refusalText(came.refusal) });
  else session.forgetPendingGuest();
  // It stays until it was read: what was lost is told nowhere else.
  if (came.kind === "gone") toast.error({ title: texts.gone, durationMs: 0 });
  return came.kind === "brought";
}
