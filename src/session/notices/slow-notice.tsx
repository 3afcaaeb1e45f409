import { useEffect, useSyncExternalStore } from "react";
import { slowWaits } from "#storage/engine/slow-waits.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { openRecovery } from "../storage/open-recovery.ts";
import { sessionTexts } from "../texts.ts";
import { noticeTexts } from "./notice-texts.ts";

const NOTICE = "slow-store";

/** Says that the store does not answer and what to do, for as long as that lasts (ST-16). Draws nothing itself. */
export function SlowNotice() {
  const slow = useSyncExternalStore(slowWaits.subscribe, slowWaits.getSnapshot, () => false);
  useEffect(() => {
    if (!slow) return;
    const reload = { label: sessionTexts.reload, onAction: () => window.location.reload() };
    const recover = { label: sessionTexts.recover, onAction: () => openRecovery() };
    toast.warning({
      id: NOTICE,
      title: noticeTexts.slow.title,
      text: noticeTexts.slow.text,
      actions: [reload, recover],
      durationMs: 0,
    });
    return () => toast.dismiss(NOTICE);
  }, [slow]);
  return null;
}
