import Rows3 from "lucide-react/icons/rows-3";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import type { Density } from "#ui/kit/tables/use-density.ts";
import type { Journal } from "../journal.ts";
import { monthAddress } from "../journal-address.ts";
import { MonthPicker } from "../month/month-picker.tsx";
import { journalTexts as texts } from "../texts.ts";

interface EmbeddedBarProps {
  readonly journal: Journal;
  /** Absent where entries are blocks, which have one density. */
  readonly density?: readonly [Density, (density: Density) => void];
}

/** The bar of a journal within another screen: its month, and how close the lines stand. */
export function EmbeddedBar({ journal, density }: EmbeddedBarProps) {
  const { month, onGo } = journal.place;
  const isCompact = density?.[0] === "compact";
  return (
    <div className="no-print flex min-h-11 items-center gap-2 border-raya border-b px-3">
      <MonthPicker month={month.month} onMonth={(next) => onGo(monthAddress(next))} />
      {density === undefined ? null : (
        <span className="ml-auto">
          <IconButton
            label={isCompact ? texts.toComfortable : texts.toCompact}
            icon={<Rows3 size={18} aria-hidden="true" />}
            onClick={() => density[1](isCompact ? "comfortable" : "compact")}
          />
        </span>
      )}
    </div>
  );
}
