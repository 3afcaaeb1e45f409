import History from "lucide-react/icons/history";
import { useEffect, useState } from "react";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { canPickFolder } from "#storage/folder/folder-handle.ts";
import { type FolderState, readFolder } from "#storage/folder/folder-record.ts";
import { changedBetween } from "#storage/queries/books/changes-since.ts";
import { NoticeBanner } from "#ui/kit/feedback/notice-banner.tsx";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { backupTexts as texts } from "../texts.ts";
import { copyReminder, folderReminder } from "./backup-notice.ts";
import { lastDownload } from "./download-memory.ts";
import { folderTexts } from "./folder-texts.ts";
import { putReminderOff, reminderPutOffAt, remindsOfCopies } from "./reminder-memory.ts";

/** The folder that copies go to; undefined while it is read. */
function useFolderState(accountId: string): FolderState | null | undefined {
  const [folder, setFolder] = useState<FolderState | null>();
  useEffect(() => {
    let gone = false;
    const show = (found: FolderState | null) => {
      if (!gone) setFolder(found);
    };
    readFolder(accountId).then(show, () => show(null));
    return () => {
      gone = true;
    };
  }, [accountId]);
  return folder;
}

/** The last copy outside of this browser, and the folder as an offer to whoever has none. */
function timesOf(accountId: string, folder: FolderState | null) {
  const times = [lastDownload(accountId)?.at ?? null, folder?.at ?? null].filter((at) => at !== null);
  const last = times.length === 0 ? null : Math.max(...times);
  return folder === null && canPickFolder() ? { last, offer: folderTexts.offer } : { last };
}

interface CopyReminderProps {
  /** The account's own open database. */
  readonly storage: AppStorage;
  readonly accountId: string;
  /** Opens the screen where a copy is made. */
  readonly onCopies: () => void;
}

/** Weekly reminder on every screen of the panel: the last copy is old and some work exists only on this device. */
export function CopyReminder({ storage, accountId, onCopies }: CopyReminderProps) {
  const [putOffAt, setPutOffAt] = useState(() => reminderPutOffAt(accountId));
  const found = useQuery(() => changedBetween(storage), [storage]);
  const folder = useFolderState(accountId);
  const now = storage.clock.now();
  const ready = found.state === "ready" && folder !== undefined && remindsOfCopies(accountId);
  const notice = ready
    ? (folderReminder(folder, { putOffAt }, now) ??
      copyReminder({ ...found.value, ...timesOf(accountId, folder), putOffAt }, now))
    : null;
  const hasTurn = useNoticeTurn(notice === null ? null : "version");
  if (notice === null || !hasTurn) return null;
  const later = () => {
    putReminderOff(accountId, now);
    setPutOffAt(now);
  };
  return (
    <NoticeBanner
      icon={<History size={18} aria-hidden="true" />}
      title={notice.title}
      text={notice.text}
      answers={[
        { label: texts.later, onPress: later },
        { label: texts.toCopies, onPress: onCopies },
      ]}
    />
  );
}
