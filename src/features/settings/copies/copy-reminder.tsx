import History from "lucide-react/icons/history";
import { useState } from "react";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { changedBetween } from "#storage/queries/books/changes-since.ts";
import { NoticeBanner } from "#ui/kit/feedback/notice-banner.tsx";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { backupTexts as texts } from "../texts.ts";
import { copyReminder } from "./backup-notice.ts";
import { lastDownload } from "./download-memory.ts";
import { putReminderOff, reminderPutOffAt, remindsOfCopies } from "./reminder-memory.ts";

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
  const now = storage.clock.now();
  const notice =
    found.state === "ready" && remindsOfCopies(accountId)
      ? copyReminder({ ...found.value, last: lastDownload(accountId), putOffAt }, now)
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
