import { useStore } from "#ui/kit/use-store.ts";
import { type PwaPhase, type PwaState, pwaStore } from "./pwa-store.ts";
import { pwaTexts } from "./texts.ts";

export interface UpdateNotice {
  readonly message: string;
  readonly action: string | null;
  /** A failure, or a state that waits for the user: shown before calmer notices. */
  readonly urgent: boolean;
  /** It can wait: the next version, that enters by itself once Cuadra was closed. */
  readonly isCalm: boolean;
}

const NOTICES: Readonly<Record<PwaPhase, Omit<UpdateNotice, "urgent" | "isCalm"> | null>> = {
  idle: null,
  offlineReady: null,
  offlineNotReady: { message: pwaTexts.offline.notReady, action: null },
  offlineRefilling: { message: pwaTexts.offline.refilling, action: null },
  updateReady: { message: pwaTexts.update.ready, action: pwaTexts.update.accept },
  updatedElsewhere: { message: pwaTexts.update.readyElsewhere, action: pwaTexts.update.reload },
  updating: { message: pwaTexts.update.updating, action: null },
  partMissing: { message: pwaTexts.update.partMissing, action: pwaTexts.update.reload },
};

const WARNINGS: readonly PwaPhase[] = ["offlineNotReady", "partMissing"];

function findNotice({ phase, mustFinish }: PwaState): UpdateNotice | undefined {
  const notice = NOTICES[phase];
  if (!notice) return undefined;
  const urgent = mustFinish || WARNINGS.includes(phase);
  return {
    ...notice,
    urgent,
    isCalm: phase === "updateReady" && !urgent,
    ...(mustFinish && { message: pwaTexts.update.mustFinish }),
  };
}

/** Notice about this version or the next, if any. */
export function useUpdateNotice(): UpdateNotice | undefined {
  return findNotice(useStore(pwaStore));
}
