import { subtract } from "#domain/kernel/pesos.ts";
import { RowCells } from "../columns/row-cells.tsx";
import type { Journal } from "../journal.ts";
import { useShownMonth } from "./use-shown-month.ts";

/** Heights: one line while the sums are equal; a second says the difference. */
const SUMS = 44;
const DIFFERENCE = 36;
export const FOOT_COLUMNS = { equal: SUMS + 1, open: SUMS + DIFFERENCE + 1 } as const;

/** Single rule while the month is open, double when it balances; the difference under the side that lacks it. */
export function JournalFoot({ journal }: { readonly journal: Journal }) {
  const { debit, credit, openName, provisional } = useShownMonth(journal);
  const { month } = journal.place.month;
  const difference = subtract(debit, credit);
  const isFull = difference === 0 && debit > 0;
  return (
    // biome-ignore-start lint/a11y: rows are laid out by position, and the foot is read, not moved to
    <div role="rowgroup" className="grid-foot">
      <div role="row" className="grid-row" style={{ minHeight: SUMS }}>
        <RowCells kind="sums" row={{ month, sums: { debit, credit }, isFull, provisional }} />
      </div>
      {difference === 0 ? null : (
        <div role="row" className="grid-row text-error" style={{ minHeight: DIFFERENCE }}>
          <RowCells kind="difference" row={{ difference, openName }} />
        </div>
      )}
    </div>
    // biome-ignore-end lint/a11y: rows are laid out by position, and the foot is read, not moved to
  );
}
