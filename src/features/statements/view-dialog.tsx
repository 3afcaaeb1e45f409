import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { StatementId } from "#domain/kernel/ids.ts";
import type { Report, ReportRow } from "#domain/report/report.ts";
import { NOTE_COLUMN } from "#domain/report/report-parts.ts";
import { besideKeyOfRow } from "#domain/statement/books/beside-key.ts";
import { noteAnchor, noteOfLine } from "#domain/statement/notes/note-of-line.ts";
import type { SavedStatement } from "#domain/statement/saved-statement.ts";
import { contentReport } from "#domain/statement/typed/content-report.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { type KeptSource, keptSource } from "#storage/queries/statements/kept-standing.ts";
import { getStatement, type StatementItem } from "#storage/queries/statements/statements.ts";
import { rowPlaces } from "#ui/accounting/report/figure-places.ts";
import "#ui/accounting/report/figure-press.css";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { accountingTexts } from "#ui/accounting/texts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { savedStatementTexts as texts } from "./texts.ts";

interface SavedReportProps {
  readonly id: StatementId;
  readonly company: string;
}

/** The statement as saved, whatever its books contain by now. */
function SavedReport({ id, company }: SavedReportProps) {
  const storage = useStorage();
  const found = useQuery(() => getStatement(storage, id), [storage, id]);
  const kept = useQuery(() => keptSource(storage, id), [storage, id]);
  if (found.state === "loading") return <p className="py-6 text-muted">{texts.loading}</p>;
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  const saved = found.value;
  if (saved === null) return <Banner tone="error">{texts.unknownStatement}</Banner>;
  const report = contentReport(saved, company);
  if (report === null) return <p className="py-4">{texts.waits}</p>;
  const source = kept.state === "ready" ? kept.value : null;
  return (
    <>
      <ReportView
        report={report}
        heading
        noteTo={
          source === null
            ? undefined
            : (row, number) => <NoteLink saved={saved} source={source} row={row} number={number} />
        }
        figureTo={
          source === null
            ? undefined
            : (row, column, figure) => (
                <FigureLink
                  saved={saved}
                  source={source}
                  figure={{ ...placeOf(report, row), columna: column }}
                >
                  {figure}
                </FigureLink>
              )
        }
      />
      {source === null ? null : <p className="mt-2 text-caption text-muted">{texts.figuresOfToday}</p>}
      {source === null || !report.columns.some(({ key }) => key === NOTE_COLUMN) ? null : (
        <p className="mt-2 text-caption text-muted">{texts.notesOfToday}</p>
      )}
    </>
  );
}

/** The figure of a row, as the address of the live statement names it. */
function placeOf({ rows }: Report, row: ReportRow): Pick<FigurePlace, "linea" | "cuenta"> {
  const { source } = row;
  const { line = null, heading = null } = rowPlaces(rows)[rows.indexOf(row)] ?? {};
  const linea = source?.kind === "account" && line !== null ? line : besideKeyOfRow(row, heading);
  if (linea === null) return {};
  return source?.kind === "account" ? { linea, cuenta: source.account } : { linea };
}

interface KeptProps {
  readonly saved: SavedStatement;
  readonly source: KeptSource;
}

/** The books and days of a kept statement, as addresses name them. */
function scopeOf({ saved, source: { books, terms } }: KeptProps) {
  const [book] = books;
  const { period } = terms;
  const days = { desde: period.from, hasta: period.to };
  if (books.length > 1 && saved.companyId !== null) return { empresa: saved.companyId, ...days };
  return book === undefined ? null : { book: book.id, ...days };
}

interface FigurePlace {
  readonly linea?: string;
  readonly cuenta?: AccountCode;
  readonly columna: number;
}

interface FigureLinkProps extends KeptProps {
  readonly figure: FigurePlace;
  readonly children: ReactNode;
}

/** A kept figure, which leads to the same one of the live statement with what it is made of. */
function FigureLink({ saved, source, figure, children }: FigureLinkProps): ReactNode {
  const scope = scopeOf({ saved, source });
  if (scope === null || figure.linea === undefined) return children;
  const { comparison, direct } = source.terms;
  return (
    <Link
      to="/dashboard/libro-contable/estados"
      search={{
        ...scope,
        statement: saved.statement,
        ...(comparison !== null && comparison !== "unknown" && { comparar: comparison }),
        ...(direct && { directo: true as const }),
        ...figure,
      }}
      className="figure-press"
    >
      {children}
      <span className="sr-only">{accountingTexts.source}</span>
    </Link>
  );
}

interface NoteLinkProps extends KeptProps {
  readonly row: ReportRow;
  readonly number: number;
}

/** The number of a note as it was kept, which leads to that note in the books of today, whatever number it has. */
function NoteLink({ saved, source, row, number }: NoteLinkProps): ReactNode {
  const scope = scopeOf({ saved, source });
  const note = row.source?.kind === "line" ? noteOfLine(saved.statement, row.source.line) : null;
  if (scope === null || note === null) return number;
  const { comparison } = source.terms;
  const compared = comparison === null || comparison === "unknown" ? null : comparison;
  return (
    <Link
      to="/dashboard/estados"
      search={{
        ...scope,
        ...(compared === null ? { sinComparar: true as const } : { comparar: compared }),
        notas: true,
      }}
      hash={noteAnchor(note)}
      className="link"
      aria-label={accountingTexts.note(number)}
    >
      {number}
    </Link>
  );
}

interface ViewDialogProps {
  readonly item: StatementItem;
  readonly company: string;
  readonly onClose: () => void;
}

/** Shows a saved statement in full. */
export function ViewDialog({ item, company, onClose }: ViewDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      title={item.name}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <SavedReport id={item.id} company={company} />
    </Dialog>
  );
}
