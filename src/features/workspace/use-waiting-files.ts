import { useEffect, useState } from "react";
import type { FileId } from "#domain/kernel/ids.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { useSession } from "#session/who/use-session.ts";
import { fileOwner } from "#session/who/visitor.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import {
  type KeptFile,
  listFiles,
  putFileBack,
  removeFile,
  sweepFiles,
  type WaitingFile,
} from "#storage/waiting-files/waiting-files.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { workspaceTexts } from "./texts.ts";

const { files: texts } = workspaceTexts;

function reasonOf(error: unknown): string {
  return troubleText(classifyError(error));
}

async function putBack(kept: KeptFile): Promise<void> {
  try {
    await putFileBack(kept);
  } catch (error) {
    toast.error({
      title: texts.notBack,
      text: reasonOf(error),
      ...undoNotice(() => putBack(kept)),
      durationMs: 0,
    });
  }
}

export async function takeAwayFile(owner: FileOwner, id: FileId): Promise<void> {
  try {
    const kept = await removeFile(owner, id);
    if (kept === undefined) return;
    toast.success({ title: texts.removed(kept.row.name), ...undoNotice(() => putBack(kept)) });
  } catch (error) {
    toast.error({ title: texts.notRemoved, text: reasonOf(error) });
  }
}

/** Queries again when the first file expires, and then removes it. */
function useExpiry(rows: readonly WaitingFile[], expired: () => void): void {
  const next = Math.min(...rows.map((row) => row.expiresAt || Number.POSITIVE_INFINITY));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(
      () => {
        sweepFiles().catch(() => undefined);
        expired();
      },
      Math.max(0, next - systemClock.now()) + 50,
    );
    return () => clearTimeout(timer);
  }, [next, expired]);
}

/** Files of the current user or visitor; null if there is neither. */
export function useWaitingFiles(): {
  readonly owner: FileOwner | null;
  readonly found: Loadable<WaitingFile[]>;
} {
  const { state } = useSession();
  const owner = fileOwner(state);
  const [round, setRound] = useState(0);
  const found = useQuery(async () => (owner === null ? [] : await listFiles(owner)), [owner, round]);
  useEffect(() => {
    sweepFiles().catch(() => undefined);
  }, []);
  const [again] = useState(() => () => setRound((before) => before + 1));
  useExpiry(found.state === "ready" ? found.value : [], again);
  return { owner, found };
}
