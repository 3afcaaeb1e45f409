// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { TOUCH, useMediaQuery } from "../use-media-query.ts";
import { useShowsRecords } from "../use-reveal-new.ts";
import type { GridColumn, GridPosition, GridRowKind } from "./grid-column.ts";
import { GridFoot, GridHead } from "./grid-edges.tsx";
import type { Density } from "./use-density.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useVirtualRows, type VirtualRows } from "./virtual-rows.ts";

export interface DataGridProps<Row> {
  /** Label of the grid for screen readers. */
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowKind?: (row: Row) => GridRowKind;
  /** Whether to draw the line that closes an entry under this row. */
  readonly endsEntry?: (row: Row, index: number) => boolean;
  readonly rowClass?: (row: Row) => string | undefined;
  readonly selectedKey?: string | null;
  /** Called on Enter or a press on the row. */
  readonly onOpenRow?: (row: Row, index: number) => void;
  readonly density?: Density;
  /** Height of a row whose first cell has more lines than a density gives, as names on a phone. */
  readonly rowHeight?: number | undefined;
  /** Keeps the first column visible when the grid scrolls sideways. */
  readonly stickyFirst?: boolean;
  /** The foot's first line under its columns; rendered when any column has one. */
  readonly foot?: boolean;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
  /** Scrolls to this row when it changes. */
  readonly revealRow?: number | null;
  readonly className?: string;
}

const HEIGHTS: Readonly<Record<Density, number>> = { comfortable: 44, compact: 34 };

interface BodyProps<Row> {
  readonly props: DataGridProps<Row>;
  readonly virtual: VirtualRows;
  readonly rowHeight: number;
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

function Body<Row>({ props, virtual, rowHeight, position, onCell }: BodyProps<Row>) {
  const { rows, rowKind, endsEntry, rowClass, onOpenRow, selectedKey, rowKey } = props;
  return (
    <div
      role="rowgroup"
      className="grid-body"
      data-opens={onOpenRow !== undefined}
      style={{ height: virtual.height }}
    >
      {virtual.rows.map(({ index, top }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          // biome-ignore lint/a11y: the grid handles the keys of its rows
          <div
            key={rowKey(row)}
            role="row"
            className={classNames("grid-row", rowClass?.(row))}
            style={{ top, height: rowHeight }}
            data-record={rowKey(row)}
            data-kind={rowKind?.(row) ?? "line"}
            data-end={endsEntry?.(row, index)}
            aria-rowindex={index + 2}
            aria-selected={selectedKey === undefined ? undefined : rowKey(row) === selectedKey}
            onClick={(event) => {
              const control =
                event.target instanceof Element && event.target.closest("a, button, input, label");
              if (!control) onOpenRow?.(row, index);
            }}
          >
            <Cells props={props} row={row} index={index} position={position} onCell={onCell} />
          </div>
        );
      })}
    </div>
  );
}

/**
 * A table for any number of rows: only the visible ones are rendered. Arrows, Home, End and Page keys move; Enter
 * opens.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { columns, rows, onOpenRow, density = "comfortable", revealRow = null } = props;
  const frame = useRef<HTMLDivElement>(null);
  const touch = useMediaQuery(TOUCH);
  const rowHeight = props.rowHeight ?? HEIGHTS[touch ? "comfortable" : density];
  const footed = props.foot ?? columns.some((column) => column.foot !== undefined);
  const [at, setAt] = useState<GridPosition>({ row: 0, column: 0 });
  const position = {
    row: Math.min(at.row, Math.max(0, rows.length - 1)),
    column: Math.min(at.column, columns.length - 1),
  };
  const virtual = useVirtualRows({
    count: rows.length,
    rowHeight,
    scroller: frame,
    pinned: position.row,
    headHeight: rowHeight + 1,
    footHeight: footed ? rowHeight + 1 : 0,
  });
  const { scrollTo } = virtual;
  const open =
    onOpenRow &&
    ((index: number) => {
      const row = rows[index];
      if (row !== undefined) onOpenRow(row, index);
    });
  const onKeyDown = useGridFocus({
    frame,
    at,
    position,
    onMove: setAt,
    rows: rows.length,
    columns: columns.length,
    rowHeight,
    scrollTo,
    onOpen: open,
  });
  // An event: a change of density scrolls nothing.
  const reveal = useEffectEvent((row: number) => scrollTo(row, "middle"));
  useEffect(() => {
    if (revealRow !== null) reveal(revealRow);
  }, [revealRow]);
  useShowsRecords((id) => {
    const row = rows.findIndex((each) => props.rowKey(each) === id);
    if (row >= 0) scrollTo(row);
  });
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
      onKeyDown={onKeyDown}
    >
      <div className="grid-width">
        <GridHead columns={columns} stickyFirst={props.stickyFirst} />
        {rows.length === 0 ? (
          props.empty
        ) : (
          <Body props={props} virtual={virtual} rowHeight={rowHeight} position={position} onCell={setAt} />
        )}
        {footed ? (
          <GridFoot columns={columns} stickyFirst={props.stickyFirst} rowCount={rows.length} />
        ) : null}
      </div>
    </div>
  );
}
