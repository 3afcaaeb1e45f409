// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { TOUCH, useMediaQuery } from "../use-media-query.ts";
import type { GridColumn, GridPosition, GridRowKind } from "./grid-column.ts";
import { GridFoot, GridHead } from "./grid-edges.tsx";
import type { Density } from "./use-density.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useVirtualRows, type VirtualRows } from "./virtual-rows.ts";

export interface DataGridProps<Row> {
  /** Names the grid for readers. */
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowKind?: (row: Row) => GridRowKind;
  /** Draws the line that closes an entry under this row. */
  readonly endsEntry?: (row: Row, index: number) => boolean;
  readonly rowClass?: (row: Row) => string | undefined;
  readonly selectedKey?: string | null;
  /** Enter, or a press on the row. */
  readonly onOpenRow?: (row: Row, index: number) => void;
  readonly density?: Density;
  /** Keeps the first column in sight when the grid scrolls sideways. */
  readonly stickyFirst?: boolean;
  /** The foot's first line under its columns; rendered when any column has one. */
  readonly foot?: boolean;
  /** Instead of rows, when there are none. */
  readonly empty?: ReactNode;
  /** Scrolls to this row when it changes. */
  readonly revealRow?: number | null;
  readonly className?: string;
}

const HEIGHTS: Readonly<Record<Density, number>> = { comfortable: 44, compact: 34 };

interface BodyProps<Row> {
  readonly props: DataGridProps<Row>;
  readonly virtual: VirtualRows;
  readonly position: GridPosition;
  readonly onCell: (position: GridPosition) => void;
}

interface CellsProps<Row> {
  readonly props: DataGridProps<Row>;
  readonly row: Row;
  readonly index: number;
  readonly position: GridPosition;
  readonly onCell: (position: GridPosition) => void;
}

function Cells<Row>({ props, row, index, position, onCell }: CellsProps<Row>) {
  return props.columns.map((column, place) => (
    <div
      key={column.key}
      role="gridcell"
      className="grid-cell"
      data-cell={`${index}:${place}`}
      data-align={column.align}
      data-line={column.line}
      data-sticky={place === 0 && props.stickyFirst}
      aria-colindex={place + 1}
      tabIndex={position.row === index && position.column === place ? 0 : -1}
      onFocus={() => onCell({ row: index, column: place })}
    >
      {column.render(row, index)}
    </div>
  ));
}

function Body<Row>({ props, virtual, position, onCell }: BodyProps<Row>) {
  const { rows, rowKind, endsEntry, rowClass, onOpenRow, selectedKey, rowKey } = props;
  return (
    <div
      role="rowgroup"
      className="grid-body"
      data-opens={onOpenRow !== undefined}
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index];
        if (row === undefined) return null;
        return (
          // biome-ignore lint/a11y: the grid handles the keys of its rows
          <div
            key={item.key}
            role="row"
            className={classNames("grid-row", rowClass?.(row))}
            style={{ top: item.start - virtual.options.scrollMargin, height: item.size }}
            data-kind={rowKind?.(row) ?? "line"}
            data-end={endsEntry?.(row, item.index)}
            aria-rowindex={item.index + 2}
            aria-selected={selectedKey === undefined ? undefined : rowKey(row) === selectedKey}
            onClick={(event) => {
              const control =
                event.target instanceof Element && event.target.closest("a, button, input, label");
              if (!control) onOpenRow?.(row, item.index);
            }}
          >
            <Cells props={props} row={row} index={item.index} position={position} onCell={onCell} />
          </div>
        );
      })}
    </div>
  );
}

/** A table for any number of rows: only those in sight exist. Arrows, Home, End and Page keys move; Enter opens. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { columns, rows, rowKey, onOpenRow, density = "comfortable", revealRow = null } = props;
  const frame = useRef<HTMLDivElement>(null);
  const touch = useMediaQuery(TOUCH);
  const rowHeight = HEIGHTS[touch ? "comfortable" : density];
  const footed = props.foot ?? columns.some((column) => column.foot !== undefined);
  const pinned = useRef(0);
  const virtual = useVirtualRows({
    count: rows.length,
    rowHeight,
    scroller: frame,
    pinned: pinned.current,
    keyOf: (index) => {
      const row = rows[index];
      return row === undefined ? String(index) : rowKey(row);
    },
    headHeight: rowHeight + 1,
    footHeight: footed ? rowHeight + 1 : 0,
  });
  // The virtualizer is one object for the life of the grid.
  const scrollTo = useCallback((row: number) => virtual.scrollToIndex(row), [virtual]);
  const open =
    onOpenRow &&
    ((index: number) => {
      const row = rows[index];
      if (row !== undefined) onOpenRow(row, index);
    });
  const focus = useGridFocus({
    frame,
    rows: rows.length,
    columns: columns.length,
    rowHeight,
    scrollTo,
    onOpen: open,
  });
  pinned.current = focus.position.row;
  // Heights change with the density.
  useEffect(() => {
    if (rowHeight > 0) virtual.measure();
  }, [virtual, rowHeight]);
  useEffect(() => {
    if (revealRow !== null) virtual.scrollToIndex(revealRow, { align: "center" });
  }, [virtual, revealRow]);
  return (
    <div
      ref={frame}
      role="grid"
      tabIndex={rows.length === 0 ? 0 : -1}
      aria-label={props.label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      data-density={density}
      className={classNames("grid-frame", props.className)}
      style={{ "--grid-columns": columns.map((column) => column.width).join(" ") }}
      onKeyDown={focus.onKeyDown}
    >
      <div className="grid-width">
        <GridHead columns={columns} stickyFirst={props.stickyFirst ?? false} />
        {rows.length === 0 ? (
          props.empty
        ) : (
          <Body props={props} virtual={virtual} position={focus.position} onCell={focus.focusCell} />
        )}
        {footed ? (
          <GridFoot columns={columns} stickyFirst={props.stickyFirst ?? false} rowCount={rows.length} />
        ) : null}
      </div>
    </div>
  );
}
