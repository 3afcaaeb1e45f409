import { subtract } from "#domain/kernel/pesos.ts";
import { RowCells } from "../columns/row-cells.tsx";
import type { Journal } from "../journal.ts";
import { useShownMonth } from "./use-shown-month.ts";

/** Heights (px): one line while the sums are equal; a second says the difference. */
interface FootHeights {
  readonly sums: number;
  readonly difference: number;
}

/** In a window with room, and in a short one. */
export const FEET = {
  roomy: { sums: 44, difference: 36 },
  folded: { sums: 32, difference: 26 },
} as const satisfies Record<string, FootHeights>;

/** With the rule above it. */
export function footHeight({ sums, difference }: FootHeights, isEqual: boolean): number {
  return sums + (isEqual ? 0 : difference) + 1;
}

interface JournalFootProps {
  readonly journal: Journal;
  readonly heights: FootHeights;
}

/** Single rule while the month is open, double when it balances; the difference under the side that lacks it. */
export function JournalFoot({ journal, heights }: JournalFootProps) {
  const { debit, credit, openName, provisional } = useShownMonth(journal);
  const { month } = journal.place.month;
  const difference = subtract(debit, credit);
  const isFull = difference === 0 && debit > 0;
  return (
    // biome-ignore-start lint/a11y: rows are laid out by position, and the foot is read, not moved to
    <div role="rowgroup" className="grid-foot">
      <div role="row" className="grid-row" style={{ minHeight: heights.sums }}>
        <RowCells kind="sums" row={{ month, sums: { debit, credit }, isFull, provisional }} />
      </div>
      {difference === 0 ? null : (
        <div role="row" className="grid-row text-error" style={{ minHeight: heights.difference }}>
          <RowCells kind="difference" row={{ difference, openName }} />
        </div>
      )}
    </div>
    // biome-ignore-end lint/a11y: rows are laid out by position, and the foot is read, not moved to
  );
}
