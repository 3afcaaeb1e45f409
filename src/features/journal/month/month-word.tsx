import type { Month } from "#domain/kernel/day.ts";
import { formatBriefMonth, formatMonth } from "#domain/kernel/format.ts";
import { journalTexts as texts } from "../texts.ts";

interface MonthWordProps {
  readonly month: Month;
  readonly onPress: () => void;
}

/** The month as a word under a title, where a finger looks for another one. */
export function MonthWord({ month, onPress }: MonthWordProps) {
  return (
    <button
      type="button"
      className="finger-room whitespace-nowrap underline decoration-dotted underline-offset-3"
      aria-label={texts.pickMonth(formatMonth(month))}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {formatBriefMonth(month)}
    </button>
  );
}
