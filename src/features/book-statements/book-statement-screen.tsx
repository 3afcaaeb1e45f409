import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { signatureLines } from "#domain/company/signers.ts";
import { bookReading } from "#domain/statement/books/book-reading.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { reportSource } from "#flows/export/report-source.ts";
import { InterpretButton } from "#flows/interpretation/interpret-button.tsx";
import { NoBook } from "#flows/new-book/no-book.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { StepDone } from "#session/first-week/step-done.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { PaperDesk } from "#ui/accounting/report/paper-desk.tsx";
import { StatementPaper } from "#ui/accounting/report/statement-paper.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { watchBottomBar } from "#ui/kit/watch-bottom-bar.ts";
import { SaveStatementDialog } from "./save-dialog.tsx";
import { SignHint } from "./sign-hint.tsx";
import { useFigure } from "./source/use-figure.tsx";
import {
  bookName,
  notComparedText,
  notesOf,
  optionalText,
  ownerAndBook,
  ownerName,
  reportOf,
  shortPeriod,
  statementRemark,
} from "./statement-file.ts";
import type { BookStatementSearch } from "./statement-search.ts";
import { StatementToolbar } from "./statement-toolbar.tsx";
import { bookStatementTexts as texts } from "./texts.ts";
import { type BookStatementView, type Shelf, useBookStatement } from "./use-book-statement.ts";
import "./book-statements.css";

export interface BookStatementScreenProps {
  readonly search: BookStatementSearch;
  readonly onSearch: (search: BookStatementSearch) => void;
  /** Tabs of Libro Contable. */
  readonly tabs: ReactNode;
}

interface ViewProps extends Omit<BookStatementScreenProps, "tabs"> {
  readonly view: BookStatementView;
  readonly shelf: Shelf;
}

function NoFigures({ view }: { readonly view: BookStatementView }) {
  const empty = view.books.every((book) => book.entries === 0);
  return (
    <EmptyState
      level={2}
      title={empty ? texts.emptyBookTitle : texts.emptyTitles[view.statement.statement]}
      text={empty ? texts.emptyBookText : texts.emptyText}
      actions={
        <Link
          to="/journal/complex"
          search={{ book: view.books[0].id }}
          className={buttonClass({ variant: "primary" })}
        >
          {texts.toJournal}
        </Link>
      }
    />
  );
}

function hasFigures({ statement }: BookStatementView): boolean {
  return (
    statement.unplaced.length > 0 ||
    statement.lines.some((line) => line.amounts.some((amount) => amount !== 0))
  );
}

function exportingOf(view: BookStatementView, search: BookStatementSearch) {
  const report = reportOf(view, search);
  const signatures = search.sinFirmas ? [] : signatureLines(view.company?.signers);
  const remark = statementRemark(view, view.statement.statement, !search.sinNotas);
  const source = reportSource({
    report,
    company: view.company,
    book: view.company === null ? bookName(view) : "",
    period: report.period,
    when: shortPeriod(view),
    unit: texts.unit,
    signatures,
    sheet: { remark },
  });
  return { report, source, signatures, remark };
}

function Sheet({ view, shelf, search, onSearch }: ViewProps) {
  const { report, source, signatures, remark } = exportingOf(view, search);
  const [saving, setSaving] = useState(false);
  const notes = search.notas ? notesOf(view) : null;
  const figure = useFigure({ view, search, onSearch, report });
  const { statement } = view.statement;
  return (
    <>
      <StatementToolbar
        view={view}
        search={search}
        onSearch={onSearch}
        shelf={shelf}
        onSave={() => setSaving(true)}
        reading={<InterpretButton figures={bookReading(view.statement)} onPremium={openUpgrade} />}
        exporting={
          hasFigures(view) ? (
            <ExportMenu
              source={source}
              capability="export-statement"
              checks={report.checks}
              onPremium={openUpgrade}
              compact="statement-export"
              compactWords="statement-export-word"
            />
          ) : null
        }
      />
      {hasFigures(view) ? <StepDone step="statement" /> : null}
      {hasFigures(view) ? (
        <PaperDesk panel={figure.panel}>
          <StatementPaper
            report={report}
            company={ownerName(view)}
            nit={texts.nit(view.company?.nit ?? "")}
            unit={texts.unit}
            remark={remark}
            signers={signatures}
            aside={[optionalText(view, statement), notComparedText(view, statement)]
              .filter(Boolean)
              .join(". ")}
            isOpen={figure.isOpen}
            onOpen={figure.open}
            notes={figure.notes}
          />
          {signatures.length === 0 ? null : <SignHint company={view.company} />}
          {notes === null ? null : (
            <StatementPaper
              report={notes}
              company={ownerName(view)}
              nit={texts.nit(view.company?.nit ?? "")}
              unit={texts.unit}
              isOpen={figure.isOpen}
              onOpen={figure.open}
            />
          )}
        </PaperDesk>
      ) : (
        <div className="mt-4">
          <NoFigures view={view} />
        </div>
      )}
      {figure.choice}
      {saving ? <SaveStatementDialog view={view} report={report} onClose={() => setSaving(false)} /> : null}
    </>
  );
}

/** Writes the default book into the address, so that work on other books does not switch it. */
function usePinnedBook({
  view,
  search,
  onSearch,
}: Partial<Pick<ViewProps, "view">> & Omit<ViewProps, "view" | "shelf">): void {
  const book = view?.books[0].id;
  const unnamed = search.book === undefined && search.empresa === undefined;
  useEffect(() => {
    if (unnamed && book !== undefined) onSearch({ ...search, book });
  }, [unnamed, book, search, onSearch]);
}

/**
 * Frame of the screen, also while its database opens: what the page has to say stands at its foot, so that nothing
 * pushes the sheet down, and stands there from the start.
 */
export function BookStatementFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className="book-statement-frame">{children}</div>
      <div ref={watchBottomBar} className="book-statement-notices no-print">
        <NoticePlace />
      </div>
    </>
  );
}

/** The four NIIF statements from the books: any period, with a comparison, each figure traceable to its accounts. */
export function BookStatementScreen({ search, onSearch, tabs }: BookStatementScreenProps) {
  useTitle(texts.title);
  const found = useBookStatement(search);
  const view = found.state === "ready" ? (found.value.view ?? undefined) : undefined;
  usePinnedBook({ ...(view && { view }), search, onSearch });
  return (
    <>
      <div className="no-print">
        <h1 className="sr-only">
          {view === undefined ? texts.title : texts.titleOf(ownerAndBook(view, ", "))}
        </h1>
        {tabs}
      </div>
      <div className="book-statement-page">
        {found.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
        {found.state === "failed" ? (
          <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {found.state === "ready" && view === undefined ? (
          <NoBook asked={search.book !== undefined || search.empresa !== undefined} text={texts.noBookText} />
        ) : null}
        {found.state === "ready" && view !== undefined ? (
          <Sheet view={view} shelf={found.value.shelf} search={search} onSearch={onSearch} />
        ) : null}
      </div>
    </>
  );
}
