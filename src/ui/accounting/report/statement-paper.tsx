import { type ReactNode, useId } from "react";
import type { SignatureLine } from "#domain/company/signers.ts";
import type { Report, ReportCell, ReportRow, ReportSource } from "#domain/report/report.ts";
import { checkText, citedNote, isFigure, isFinal } from "#domain/report/report-parts.ts";
import { useScrollFocus } from "../../kit/tables/use-scroll-focus.ts";
import { THEME_NAMES } from "../../kit/theme.ts";
import { accountingTexts as texts } from "../texts.ts";
import { type RowPlace, rowPlaces } from "./figure-places.ts";
import { ReportChecks } from "./report-checks.tsx";
import { ruleOf, twoDays } from "./report-layout.ts";
import { ReportCellView } from "./report-rows.tsx";
import "./statement-paper.css";

export interface StatementPaperProps {
  readonly report: Report;
  readonly company: string;
  /** "NIT 901.482.316-8", or empty. */
  readonly nit: string;
  /** "Cifras expresadas en pesos colombianos". */
  readonly unit: string;
  /** Note under the table; empty for none. */
  readonly remark?: string;
  readonly signers?: readonly SignatureLine[];
  /** Shown on screen alone, in the head: why there is no comparison. Empty for none. */
  readonly aside?: string;
  /** Tells whether the source of a row is open, in one of its columns. */
  readonly isOpen?: ((source: ReportSource, place: RowPlace, column: number) => boolean) | undefined;
  /** Opens the source of a row; the column of the pressed figure counts amounts from 0; the name opens the first figure that is not zero. */
  readonly onOpen?: ((source: ReportSource, place: RowPlace, column: number) => void) | undefined;
  /** Opens the note that a line cites; without it the numbers of the notes are plain text. */
  readonly notes?: PaperNotes | undefined;
}

export interface PaperNotes {
  /** The number of the note that is shown; null while none is. */
  readonly open: number | null;
  readonly onOpen: (note: number) => void;
}

const NOWHERE: RowPlace = { line: null, heading: null };

/** The column that the name of a row opens, counting amounts. */
function namedColumn({ cells }: ReportRow): number {
  const amounts = cells.filter(({ kind }) => kind === "amount");
  return Math.max(
    0,
    amounts.findIndex((cell) => cell.kind === "amount" && cell.amount !== 0),
  );
}

/** A dash leads nowhere and is text. */
function isPressed(cell: ReportCell, row: ReportRow, final: boolean): boolean {
  return cell.kind === "amount" && (cell.amount !== 0 || ruleOf(row, final) !== "none");
}

function amountsBefore(columns: Report["columns"], index: number): number {
  return columns.slice(0, index).filter(({ kind }) => kind === "amount").length;
}

interface RowProps extends Pick<StatementPaperProps, "report" | "isOpen" | "onOpen" | "notes"> {
  readonly row: ReportRow;
  readonly place: RowPlace;
  readonly final: boolean;
  /** Shows the currency sign: once at the head of the column and at its totals. */
  readonly signed: boolean;
}

function Name({ row, place, onOpen, isOpen }: Pick<RowProps, "row" | "place" | "onOpen" | "isOpen">) {
  const [cell] = row.cells;
  const words = cell?.kind === "text" ? cell.text : "";
  const { source } = row;
  if (source === undefined || onOpen === undefined) return words;
  const column = namedColumn(row);
  return (
    <button
      type="button"
      className="row-link"
      aria-expanded={isOpen === undefined ? undefined : isOpen(source, place, column)}
      onClick={() => onOpen(source, place, column)}
    >
      {words}
    </button>
  );
}

interface FigureProps extends Pick<RowProps, "row" | "place" | "onOpen" | "isOpen"> {
  /** Its place among the amounts of the row. */
  readonly column: number;
  /** Id of the row's name. */
  readonly about: string;
  readonly children: ReactNode;
}

/** Every figure with a source is a button, by mouse, finger and keyboard. */
function Figure({ row: { source }, place, onOpen, isOpen, column, about, children }: FigureProps) {
  if (source === undefined || onOpen === undefined) return children;
  return (
    <button
      type="button"
      className="figure-link"
      aria-describedby={about}
      aria-expanded={isOpen?.(source, place, column)}
      onClick={() => onOpen(source, place, column)}
    >
      {children}
      <span className="sr-only">{texts.source}</span>
    </button>
  );
}

interface CitationProps {
  readonly note: number;
  readonly notes: PaperNotes;
  /** Id of the row's name. */
  readonly about: string;
}

/** The number of a note, which opens the note. */
function Citation({ note, notes, about }: CitationProps) {
  return (
    <button
      type="button"
      className="note-link"
      aria-label={texts.note(note)}
      aria-describedby={about}
      aria-expanded={notes.open === note}
      onClick={() => notes.onOpen(note)}
    >
      {note}
    </button>
  );
}

function PaperRow({ report, row, place, final, signed, isOpen, onOpen, notes }: RowProps) {
  const { columns } = report;
  const name = useId();
  const { source } = row;
  const open =
    source !== undefined &&
    columns.some((_, index) => isOpen?.(source, place, amountsBefore(columns, index)));
  if (row.kind === "heading")
    return (
      <tr data-kind="heading" data-level={row.level}>
        <th colSpan={columns.length} scope="colgroup">
          <Name row={row} place={place} />
        </th>
      </tr>
    );
  return (
    <tr
      data-kind={row.kind}
      data-level={row.level}
      data-open={open}
      data-opens={row.source !== undefined && onOpen !== undefined}
    >
      {columns.map((column, index) => {
        const cell = row.cells[index] ?? { kind: "none" as const };
        const note = notes === undefined ? null : citedNote(column, cell);
        if (index === 0)
          return (
            <th key={column.key} id={name} scope="row" style={{ "--level": row.level }}>
              <Name row={row} place={place} onOpen={onOpen} isOpen={isOpen} />
            </th>
          );
        return (
          <td key={column.key} data-kind={column.kind}>
            {signed && cell.kind === "amount" ? (
              <span className="paper-sign" aria-hidden="true">
                $
              </span>
            ) : null}
            {isPressed(cell, row, final) ? (
              <Figure
                row={row}
                place={place}
                onOpen={onOpen}
                isOpen={isOpen}
                column={amountsBefore(columns, index)}
                about={name}
              >
                <ReportCellView cell={cell} row={row} final={final} />
              </Figure>
            ) : note !== null && notes !== undefined ? (
              <Citation note={note} notes={notes} about={name} />
            ) : (
              <ReportCellView cell={cell} row={row} final={final} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Table({
  report,
  isOpen,
  onOpen,
  notes,
}: Pick<StatementPaperProps, "report" | "isOpen" | "onOpen" | "notes">) {
  const final = isFinal(report);
  const first = report.rows.findIndex((row) => row.kind === "line");
  const frame = useScrollFocus<HTMLDivElement>();
  const places = rowPlaces(report.rows);
  return (
    <div ref={frame} className="paper-scroll">
      <table className="paper-table" aria-label={report.title}>
        <thead>
          <tr>
            {report.columns.map((column, index) => (
              <th key={column.key} scope="col" data-kind={column.kind} data-figure={isFigure(column)}>
                {index === 0 ? <span className="sr-only">{column.label}</span> : twoDays(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row, index) => (
            <PaperRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of a report is its place
              key={index}
              report={report}
              row={row}
              place={places[index] ?? NOWHERE}
              final={final}
              signed={index === first || row.kind === "total"}
              isOpen={isOpen}
              onOpen={onOpen}
              notes={notes}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Signature lines above the signers' details; a name to be written by hand gets an empty line if others are known.
 */
function Signers({ signers }: { readonly signers: readonly SignatureLine[] }) {
  const named = signers.some(({ name }) => name !== "");
  return (
    <ul className="paper-signers keep-together">
      {signers.map(({ name, role, document }) => (
        <li key={role}>
          {named ? <p className="paper-name">{name}</p> : null}
          <p>{role}</p>
          <p className="text-muted">{document}</p>
        </li>
      ))}
    </ul>
  );
}

/** Whether the report has more amount columns than fit on a sheet beside the names. */
function isWide({ columns }: Report): boolean {
  return columns.filter(({ kind }) => kind === "amount").length > 4;
}

/** A statement sheet to print and sign: company, title and period at the top, signature lines at the bottom. */
export function StatementPaper(props: StatementPaperProps) {
  const { report, company, nit, unit, remark = "", signers = [], aside = "", isOpen, onOpen, notes } = props;
  const title = useId();
  const failing = report.checks.filter((check) => !check.holds);
  return (
    <article
      className="paper"
      // A sheet is white also in the dark theme.
      data-theme={THEME_NAMES.light}
      data-wide={isWide(report)}
      aria-labelledby={title}
    >
      <header className="paper-head">
        <p className="paper-company">{company}</p>
        {nit === "" ? null : <p>{nit}</p>}
        <h2 id={title} className="paper-title">
          {report.title}
        </h2>
        <p>{report.period}</p>
        <p className="text-muted">{unit}</p>
        {aside === "" ? null : (
          <p className="no-print paper-aside" role="status">
            {aside}
          </p>
        )}
      </header>
      <Table report={report} isOpen={isOpen} onOpen={onOpen} notes={notes} />
      {failing.length === 0 ? null : (
        <ul className="paper-failing">
          {failing.map((check, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same check may fail in each of two columns
            <li key={index}>{checkText(check)}</li>
          ))}
        </ul>
      )}
      <div className="no-print">
        <ReportChecks checks={report.checks.filter((check) => check.holds)} />
      </div>
      {remark === "" ? null : <p className="paper-remark">{remark}</p>}
      {signers.length === 0 ? null : <Signers signers={signers} />}
    </article>
  );
}
