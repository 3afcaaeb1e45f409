import TriangleAlert from "lucide-react/icons/triangle-alert";
import { dayInBogota, timeInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { NoticeBanner } from "#ui/kit/feedback/notice-banner.tsx";
import { sessionTexts } from "../texts.ts";
import { type MissingNotice, missingNotice } from "./missing-store.ts";
import { missingTexts as texts } from "./missing-texts.ts";

interface MissingBannerProps {
  readonly notice: MissingNotice;
  /** Opens the copies that may contain the missing movements. */
  readonly onCopies: () => void;
}

function whenText({ since, until }: MissingNotice): string {
  const day = formatDay(dayInBogota(until));
  const time = timeInBogota(until);
  if (since === null) return texts.all(day, time);
  const from = formatDay(dayInBogota(since));
  const fromTime = timeInBogota(since);
  return from === day ? texts.sameDay(day, fromTime, time) : texts.since(from, fromTime, day, time);
}

/** The last saved movements did not reach the disk: how many, since when, and where the copies are. */
export function MissingBanner({ notice, onCopies }: MissingBannerProps) {
  const understood = () => {
    notice.accept();
    missingNotice.set(null);
  };
  return (
    <NoticeBanner
      icon={<TriangleAlert size={18} aria-hidden="true" />}
      title={texts.title(notice.count)}
      text={whenText(notice)}
      answers={[
        { label: texts.toCopies, onPress: onCopies },
        { label: sessionTexts.understood, onPress: understood },
      ]}
    />
  );
}
