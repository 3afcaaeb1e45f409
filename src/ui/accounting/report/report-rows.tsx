import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { formatDecimal, formatLedger, formatPercent } from "#domain/kernel/format.ts";
import type { ReportCell, ReportRow, ReportSource, ReportSpan } from "#domain/report/report.ts";
import { citedNote } from "#domain/report/report-parts.ts";
import { AmountText } from "../../kit/text/amount-text.tsx";
import { DayText } from "../../kit/text/day-text.tsx";
import { FigurePress } from "./figure-press.tsx";
import { type ColumnLook, headingSpan, ruleOf } from "./report-layout.ts";

/** Drill-down target of a row: a callback, or a link rendered by the caller, which knows the routes. */
export interface ReportLinks {
  readonly onOpen?: ((source: ReportSource) => void) | undefined;
  readonly linkTo?: ((source: ReportSource, content: ReactNode, className: string) => ReactNode) | undefined;
  /** The number of the note that a row cites, as a link to the note; the row says which one. */
  readonly noteTo?: ((row: ReportRow, number: number) => ReactNode) | undefined;
  /** A figure as a link to where it comes from, by the index of its amount column. */
  readonly figureTo?: ((row: ReportRow, column: number, content: ReactNode) => ReactNode) | undefined;
}

/** Where the figures of a row come from: an account, or the rows that it adds up. */
export type FigureOrigin =
  | Extract<ReportSource, { readonly kind: "account" }>
  | { readonly kind: "sum"; readonly sums: readonly ReportSpan[] };

/** Figures of a report that open where they come from: by their row's origin and index of their amount column. */
export interface ReportFigures {
  readonly isOpen: (origin: FigureOrigin, column: number) => boolean;
  readonly onPress: (origin: FigureOrigin, column: number) => void;
}

function originOf({ source, sums }: ReportRow): FigureOrigin | null {
  if (source?.kind === "account") return source;
  return sums === undefined ? null : { kind: "sum", sums };
}

interface ReportCellProps {
  readonly cell: ReportCell;
  readonly row: ReportRow;
  readonly final: boolean;
}

/** The content of one cell: text, a day, or a figure with the rule of its row. */
export function ReportCellView({ cell, row, final }: ReportCellProps) {
  const rule = ruleOf(row, final);
  switch (cell.kind) {
    case "text":
      return cell.text;
    case "day":
      return <DayText day={cell.day} />;
    case "amount":
      return <AmountText value={cell.amount} zero={rule === "none" ? "dash" : "figure"} rule={rule} />;
    case "number":
      return <span className="amount">{formatDecimal(cell.value, cell.decimals)}</span>;
    case "percent":
      return <span className="amount">{formatPercent(cell.share)}</span>;
    case "none":
      return null;
  }
}

interface NamedProps extends ReportLinks {
  readonly source: ReportSource | undefined;
  readonly children: ReactNode;
}

function Named({ source, onOpen, linkTo, children }: NamedProps) {
  if (!source) return children;
  if (linkTo) return linkTo(source, children, "row-link");
  if (!onOpen) return children;
  return (
    <button type="button" className="row-link" onClick={() => onOpen(source)}>
      {children}
    </button>
  );
}

export function Warning({ text }: { readonly text: string }) {
  return (
    <span className="inline-flex items-center gap-1 text-badge text-warntext">
      <TriangleAlert size={14} aria-hidden="true" />
      {text}
    </span>
  );
}

interface ReportRowProps extends ReportLinks {
  readonly row: ReportRow;
  readonly looks: readonly ColumnLook[];
  readonly final: boolean;
  readonly figures?: ReportFigures | undefined;
}

interface PressableCellProps extends ReportCellProps, Pick<ReportLinks, "figureTo"> {
  readonly column: number;
  readonly figures: ReportFigures | undefined;
}

/** A figure that is a button too, if its row says where it comes from. */
export function PressableCell({ cell, row, final, column, figures, figureTo }: PressableCellProps) {
  const content = <ReportCellView cell={cell} row={row} final={final} />;
  if (figureTo !== undefined && row.source !== undefined && cell.kind === "amount" && cell.amount !== 0)
    return figureTo(row, column, content);
  const origin = originOf(row);
  if (figures === undefined || origin === null || cell.kind !== "amount" || cell.amount === 0) return content;
  return (
    <FigurePress
      name={formatLedger(cell.amount)}
      isOpen={figures.isOpen(origin, column)}
      onPress={() => figures.onPress(origin, column)}
    >
      {content}
    </FigurePress>
  );
}

export function ReportRowView(props: ReportRowProps) {
  const { row, looks, final, figures, onOpen, linkTo, noteTo, figureTo } = props;
  const amounts = looks.flatMap(({ column }, index) => (column.kind === "amount" ? [index] : []));
  const span = headingSpan(
    row,
    looks.map((look) => look.column),
  );
  return (
    <tr data-kind={row.kind} data-opens={row.source !== undefined && (onOpen ?? linkTo) !== undefined}>
      {looks.map(({ column, align, line, names }, index) => {
        if (index > 0 && index < span) return null;
        const cell: ReportCell = row.cells[index] ?? { kind: "none" };
        const content = <ReportCellView cell={cell} row={row} final={final} />;
        const note = noteTo === undefined ? null : citedNote(column, cell);
        return (
          <td
            key={column.key}
            colSpan={index === 0 && span > 1 ? span : undefined}
            data-align={align}
            data-line={line}
            data-kind={column.kind}
            data-column={column.key}
            data-names={names}
            style={names && row.level > 0 ? { "--level": row.level } : undefined}
          >
            {names || (row.kind === "total" && index === 0) ? (
              <span className="report-name" data-holds={row.kind === "total" && final}>
                {row.kind === "total" && final && cell.kind === "text" && cell.text !== "" ? (
                  <Check className="no-print text-success" size={16} aria-hidden="true" />
                ) : null}
                <Named source={row.source} onOpen={onOpen} linkTo={linkTo}>
                  {content}
                </Named>
                {row.warning === undefined ? null : <Warning text={row.warning} />}
              </span>
            ) : note !== null && noteTo !== undefined ? (
              noteTo(row, note)
            ) : (
              <PressableCell
                cell={cell}
                row={row}
                final={final}
                column={amounts.indexOf(index)}
                figures={figures}
                figureTo={figureTo}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}
