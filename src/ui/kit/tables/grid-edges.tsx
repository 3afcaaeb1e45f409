// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { classNames } from "../class-names.ts";
import type { GridColumn, GridTrack } from "./grid-column.ts";

interface HeadProps {
  readonly columns: readonly GridTrack[];
  readonly stickyFirst?: boolean | undefined;
  /** Least height of the row; by default that of the rows. */
  readonly height?: number;
}

function HeadContent({ column }: { readonly column: GridTrack }) {
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

/** The column headers; they stay visible. */
export function GridHead({ columns, stickyFirst = false, height }: HeadProps) {
  return (
    <div role="rowgroup" className="grid-head">
      {/* biome-ignore lint/a11y: a head row takes no focus of its own */}
      <div role="row" className="grid-row" aria-rowindex={1} style={{ minHeight: height }}>
        {columns.map((column, place) => (
          // biome-ignore lint/a11y: a head takes no focus of its own; its sort button does
          <div
            key={column.key}
            role="columnheader"
            className={classNames("grid-cell", column.headClass)}
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

interface FootProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly stickyFirst?: boolean | undefined;
  readonly rowCount: number;
}

/** Sums under their columns, sticky at the bottom. */
export function GridFoot<Row>({ columns, stickyFirst = false, rowCount }: FootProps<Row>) {
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
