// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { GridColumn } from "./grid-column.ts";

interface EdgeProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly stickyFirst: boolean;
}

function HeadContent<Row>({ column }: { readonly column: GridColumn<Row> }) {
  const content = column.headContent ?? <span className="grid-clip">{column.head}</span>;
  if (!column.onSort) return content;
  const Arrow = column.sort === "descending" ? ArrowDown : ArrowUp;
  const sorted = column.sort !== undefined && column.sort !== "none";
  return (
    <button type="button" className="grid-sort" onClick={column.onSort}>
      {content}
      {sorted ? <Arrow size={14} aria-hidden="true" /> : null}
    </button>
  );
}

/** The heads of the columns; they stay in sight. */
export function GridHead<Row>({ columns, stickyFirst }: EdgeProps<Row>) {
  return (
    <div role="rowgroup" className="grid-head">
      {/* biome-ignore lint/a11y: a head row takes no focus of its own */}
      <div role="row" className="grid-row" aria-rowindex={1}>
        {columns.map((column, place) => (
          // biome-ignore lint/a11y: a head takes no focus of its own; its sort button does
          <div
            key={column.key}
            role="columnheader"
            className="grid-cell"
            data-align={column.align}
            data-line={column.line}
            data-sticky={place === 0 && stickyFirst}
            aria-colindex={place + 1}
            aria-sort={column.sort}
            aria-label={column.headContent === undefined ? undefined : column.head}
          >
            <HeadContent column={column} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Sums under their columns; they stay in sight. */
export function GridFoot<Row>({
  columns,
  stickyFirst,
  rowCount,
}: EdgeProps<Row> & { readonly rowCount: number }) {
  return (
    <div role="rowgroup" className="grid-foot">
      {/* biome-ignore lint/a11y: a foot row takes no focus of its own */}
      <div role="row" className="grid-row" aria-rowindex={rowCount + 2}>
        {columns.map((column, place) => (
          // biome-ignore lint/a11y: read, not moved to
          <div
            key={column.key}
            role="gridcell"
            className="grid-cell"
            data-align={column.align}
            data-line={column.line}
            data-sticky={place === 0 && stickyFirst}
            aria-colindex={place + 1}
          >
            {column.foot}
          </div>
        ))}
      </div>
    </div>
  );
}
