import Check from "lucide-react/icons/check";
import type { Report, ReportRow, ReportSource } from "#domain/report/report.ts";
import { columnName, isFinal, unsaidChecks } from "#domain/report/report-parts.ts";
import { ReportChecks } from "./report-checks.tsx";
import { type ColumnLook, columnLooks } from "./report-layout.ts";
import { PressableCell, ReportCellView, type ReportFigures, Warning } from "./report-rows.tsx";

interface ReportListProps {
  readonly report: Report;
  readonly onOpen: (source: ReportSource) => void;
  /** Figures that are buttons of their own; without them the whole block is one. */
  readonly figures?: ReportFigures | undefined;
}

interface RowProps {
  readonly row: ReportRow;
  readonly looks: readonly ColumnLook[];
  readonly final: boolean;
}

const hasCell = (row: ReportRow, index: number) => (row.cells[index]?.kind ?? "none") !== "none";

/** Figures one under the other, each after the name of its column. */
function Figures({ row, looks, final, figures }: RowProps & Pick<ReportListProps, "figures">) {
  const amounts = looks.flatMap(({ column }, index) => (column.kind === "amount" ? [index] : []));
  return looks.map(({ column, names }, index) => {
    const cell = row.cells[index];
    if (names || cell === undefined || !hasCell(row, index) || (row.kind !== "line" && index === 0))
      return null;
    // Of two sides under one heading, the empty one says nothing.
    if (column.group !== undefined && cell.kind === "amount" && cell.amount === 0) return null;
    return (
      <span key={column.key} className="flex items-baseline justify-between gap-3 text-caption">
        <span className="text-muted">{columnName(column)}</span>
        <PressableCell
          cell={cell}
          row={row}
          final={final}
          column={amounts.indexOf(index)}
          figures={figures}
        />
      </span>
    );
  });
}

function Name({ row, looks, final }: RowProps) {
  const named = looks.findIndex(({ names }) => names);
  const cell = row.cells[hasCell(row, named) ? named : 0];
  return (
    <span className="mb-1 flex items-center gap-1.5">
      {row.kind === "total" && final ? <Check size={16} aria-hidden="true" className="text-success" /> : null}
      {cell === undefined ? null : <ReportCellView cell={cell} row={row} final={final} />}
    </span>
  );
}

type ItemProps = RowProps & Pick<ReportListProps, "onOpen" | "figures">;

/** Its name and each of its figures is a button: none may lie within another. */
function PressedItem({ onOpen, figures, ...props }: ItemProps) {
  const { row } = props;
  const { source } = row;
  return (
    <li
      className={`border-raya border-b px-4 py-2.5 ${row.kind === "line" ? "" : "bg-base-200 font-semibold"}`}
    >
      {source === undefined ? (
        <Name {...props} />
      ) : (
        <button
          type="button"
          className="row-item focus-tight min-h-6 w-full text-start"
          onClick={() => onOpen(source)}
        >
          <Name {...props} />
        </button>
      )}
      <Figures {...props} figures={figures} />
      {row.warning === undefined ? null : <Warning text={row.warning} />}
    </li>
  );
}

function Item({ onOpen, ...props }: ItemProps) {
  const { row } = props;
  const { source } = row;
  const look = `block w-full px-4 py-2.5 text-start ${row.kind === "line" ? "" : "bg-base-200 font-semibold"}`;
  const content = (
    <>
      <Name {...props} />
      <Figures {...props} />
      {row.warning === undefined ? null : <Warning text={row.warning} />}
    </>
  );
  return (
    <li className="border-raya border-b">
      {source === undefined ? (
        <div className={look}>{content}</div>
      ) : (
        <button type="button" className={`row-item focus-tight ${look}`} onClick={() => onOpen(source)}>
          {content}
        </button>
      )}
    </li>
  );
}

/** A report on a phone: each row is a block with its figures one under the other, so that nothing scrolls sideways. */
export function ReportList({ report, onOpen, figures }: ReportListProps) {
  const looks = columnLooks(report.columns);
  const final = isFinal(report);
  const Row = figures === undefined ? Item : PressedItem;
  return (
    <div className="no-print -mx-4 mt-4">
      <ul className="border-base-content border-t">
        {report.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of a report is its place
          <Row key={index} row={row} looks={looks} final={final} onOpen={onOpen} figures={figures} />
        ))}
      </ul>
      <div className="px-4">
        <ReportChecks checks={unsaidChecks(report)} />
      </div>
    </div>
  );
}
