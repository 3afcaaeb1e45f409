// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import Check from "lucide-react/icons/check";
import PencilLine from "lucide-react/icons/pencil-line";
import type { Month } from "#domain/kernel/calendar-day.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import { abs, subtract } from "#domain/kernel/pesos.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { lightSide } from "../editor/draft-words.ts";
import { journalTexts as texts } from "../texts.ts";
import type { ShownSums } from "./journal-sums.ts";

interface JournalFootProps {
  readonly month: Month;
  readonly sums: ShownSums;
  /** What the entry is called that does not balance, if it is the one being written. */
  readonly openName: string | null;
  /** What of equal sums is not in the book yet. */
  readonly provisional: string | null;
}

function EqualWords({ provisional }: Pick<JournalFootProps, "provisional">) {
  const Icon = provisional === null ? Check : PencilLine;
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2",
        provisional === null ? "text-success" : "text-info",
      )}
    >
      <Icon size={18} aria-hidden="true" />
      {provisional ?? texts.equal}
    </span>
  );
}

/** Single rule while the month is open, double when it balances; the difference under the side that lacks it. */
export function JournalFoot({ month, sums, openName, provisional }: JournalFootProps) {
  const difference = subtract(sums.debit, sums.credit);
  const equal = difference === 0;
  const isFull = equal && sums.debit > 0;
  const rule = isFull && provisional === null ? "double" : "single";
  const side = lightSide(difference);
  return (
    <div role="rowgroup" className="grid-foot">
      <div role="row" className="grid-row" style={{ minHeight: 44 }}>
        <div role="gridcell" />
        <div role="gridcell" className="grid-cell col-span-3 px-0!">
          {texts.sums(formatMonthName(month))}
        </div>
        <div role="gridcell" className="grid-cell">
          {isFull ? <EqualWords provisional={provisional} /> : null}
        </div>
        <div role="gridcell" className="grid-cell" data-align="end" data-line="double">
          <AmountText value={sums.debit} zero="figure" rule={rule} />
        </div>
        <div role="gridcell" className="grid-cell" data-align="end" data-line="single">
          <AmountText value={sums.credit} zero="figure" rule={rule} />
        </div>
        <div role="gridcell" className="grid-cell" data-line="single" />
      </div>
      {equal ? null : (
        <div role="row" className="grid-row text-error" style={{ minHeight: 36 }}>
          <div role="gridcell" />
          <div role="gridcell" className="grid-cell col-span-4 gap-2 px-0!">
            {texts.difference}
            <span className="grid-clip font-normal">
              {openName === null ? texts.lacksIn(side) : texts.lacks(side, openName)}
            </span>
          </div>
          <div role="gridcell" className="grid-cell" data-align="end" data-line="double">
            {side === "debit" ? <AmountText value={abs(difference)} /> : null}
          </div>
          <div role="gridcell" className="grid-cell" data-align="end" data-line="single">
            {side === "credit" ? <AmountText value={abs(difference)} /> : null}
          </div>
          <div role="gridcell" className="grid-cell" data-line="single" />
        </div>
      )}
    </div>
  );
}
