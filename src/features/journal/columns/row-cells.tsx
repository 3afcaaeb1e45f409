// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import type { ReactNode } from "react";
import { classNames } from "#ui/kit/class-names.ts";
import type { JournalRows, RowKind } from "./journal-column.ts";
import { JOURNAL_COLUMNS } from "./journal-columns.ts";
import { layOut } from "./lay-out.ts";

interface RowCellsProps<Kind extends RowKind> {
  readonly kind: Kind;
  readonly row: JournalRows[Kind];
}

/** The cells of a row of the sheet, as the columns are defined. */
export function RowCells<Kind extends RowKind>({ kind, row }: RowCellsProps<Kind>) {
  return layOut(JOURNAL_COLUMNS, kind).map(({ column, cell, at, span }) => {
    const shown = cell === "blank" ? undefined : cell;
    return (
      <div
        key={column.key}
        role="gridcell"
        className={classNames("grid-cell", shown?.className)}
        style={span > 1 ? { gridColumn: `span ${span}` } : undefined}
        data-align={shown?.align ?? column.align}
        data-line={column.line}
        data-entry-cell={shown?.name?.(row) ?? undefined}
        aria-colindex={at}
        aria-colspan={span > 1 ? span : undefined}
      >
        {shown?.show(row)}
      </div>
    );
  });
}

interface WholeRowProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A single cell over all columns, for a row that says something of the whole. */
export function WholeRowCell({ className, children }: WholeRowProps) {
  return (
    <div role="gridcell" className={className} aria-colindex={1} aria-colspan={JOURNAL_COLUMNS.length}>
      {children}
    </div>
  );
}
