import { Link } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import { type ReactNode, useState } from "react";
import { signatureLines } from "#domain/company/signers.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { bookReading } from "#domain/statement/books/book-reading.ts";
import type { BookStatement } from "#domain/statement/books/book-statement.ts";
import { columnHeading, periodInWords } from "#domain/statement/books/column-heading.ts";
import { interpret } from "#domain/statement/reading/interpretation.ts";
import { summaryCheck, summaryColumn, summaryLines } from "#domain/statement/source/summary-lines.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { reportSource } from "#flows/export/report-source.ts";
import { NoBook } from "#flows/new-book/no-book.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { ReportChecks } from "#ui/accounting/report/report-checks.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { bookName, ownerAndBook, reportOf, shortPeriod } from "../statement-file.ts";
import type { BookStatementSearch } from "../statement-search.ts";
import { bookStatementTexts } from "../texts.ts";
import { FrontDoorBar } from "./front-door-bar.tsx";
import { fullSetSource } from "./full-set.ts";
import { type FrontDoorSearch, type FrontDoorView, useFrontDoor } from "./use-front-door.ts";
import "./front-door.css";

const texts = bookStatementTexts.door;

interface FrontDoorProps {
  readonly search: FrontDoorSearch;
  readonly onSearch: (search: FrontDoorSearch) => void;
}

interface SmallSheetProps {
  readonly view: FrontDoorView;
  readonly statement: BookStatement;
  readonly search: FrontDoorSearch;
}

/** Where a figure of a small sheet leads: to its statement, with what it is made of. */
function placeOf({ view, statement, search }: SmallSheetProps, linea?: string): BookStatementSearch {
  const { books, company, periods } = view;
  const column = summaryColumn(statement);
  return {
    statement: statement.statement,
    ...(books.length > 1 && company ? { empresa: company.id } : { book: books[0].id }),
    desde: view.asked.from,
    hasta: view.asked.to,
    ...(periods.length > 1 && { comparar: search.comparar ?? "ano" }),
    ...(linea !== undefined && { linea, ...(column > 0 && { columna: column }) }),
  };
}

function Lines(props: SmallSheetProps) {
  const { statement } = props;
  const column = summaryColumn(statement);
  const holds = statement.checks.every((check) => check.holds);
  return (
    <ul className="door-lines">
      {summaryLines(statement).map(({ line, label, strong, final }) => (
        <li key={line.key} data-sum={strong}>
          <span>{label}</span>
          <Link
            to="/dashboard/libro-contable/estados"
            search={placeOf(props, line.key)}
            className="door-figure"
          >
            <AmountText
              value={line.amounts[column] ?? ZERO}
              zero="figure"
              rule={final ? (holds ? "double" : "single") : "none"}
            />
            <span className="sr-only">{texts.source}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the last figure of a statement was in the compared period. */
function Compared({ view, statement }: SmallSheetProps) {
  const [, before] = view.periods;
  const last = summaryLines(statement).at(-1)?.line;
  if (before === undefined || last === undefined) return null;
  const equity = statement.lines.find(({ key }) => key === "closing@1");
  const then = statement.statement === "equity" ? equity?.amounts.at(-1) : last.amounts[1];
  return (
    <p className="door-compared">
      <span>{columnHeading(statement.statement === "equity" ? "balance" : statement.statement, before)}</span>
      <AmountText value={then ?? null} />
    </p>
  );
}

function download(view: FrontDoorView, statement: BookStatement) {
  const own = { ...view, statement };
  const report = reportOf(own, {});
  return {
    source: reportSource({
      report,
      company: view.company,
      book: view.company === null ? bookName(own) : "",
      period: report.period,
      when: shortPeriod(own),
      unit: bookStatementTexts.unit,
      signatures: signatureLines(view.company?.signers),
      sheet: { remark: bookStatementTexts.notesAre },
    }),
    checks: report.checks,
  };
}

function SmallSheet(props: SmallSheetProps) {
  const { view, statement } = props;
  const name = STATEMENT_NAMES[statement.statement];
  const check = summaryCheck(statement);
  const [sentence] = interpret(bookReading(statement));
  const phone = useMediaQuery(PHONE);
  const [open, setOpen] = useState(statement.statement === "balance");
  const last = summaryLines(statement).at(-1)?.line.amounts[summaryColumn(statement)] ?? ZERO;
  const place = placeOf(props);
  return (
    <section className="door-sheet" aria-label={name} data-open={open}>
      <h3 className="title-block">
        {phone ? (
          <button type="button" className="door-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
            <span>{name}</span>
            <span className="amount font-sans text-sm">{open ? "" : formatPesos(last)}</span>
          </button>
        ) : (
          name
        )}
      </h3>
      {phone && !open ? null : (
        <>
          <p className="door-period">{periodInWords(statement.statement, view.periods.slice(0, 1))}</p>
          <Lines {...props} />
          <Compared {...props} />
          <p className="door-sentence">{sentence?.text ?? texts.nothing}</p>
          {check === null ? null : <ReportChecks checks={[check]} />}
          <div className="door-actions">
            <Link
              to="/dashboard/libro-contable/estados"
              search={place}
              aria-label={texts.seeName(name)}
              className={buttonClass({ className: "grow bg-base-100" })}
            >
              {texts.see}
              <ArrowRight size={16} aria-hidden="true" />
            </Link>
            <ExportMenu
              {...download(view, statement)}
              capability="export-statement"
              onPremium={openUpgrade}
              compact="bg-base-100"
              compactWords="sr-only"
              words={texts.download(name)}
            />
          </div>
        </>
      )}
    </section>
  );
}

/** Whether the four statements agree with each other, in one line. */
function Agreement({ statements }: FrontDoorView) {
  const checks = statements.flatMap((each) => each.checks);
  const failing = checks.find(({ holds }) => !holds);
  return <ReportChecks checks={[failing ?? { label: texts.agree, holds: true, difference: ZERO }]} />;
}

function Sheets({ view, search }: { readonly view: FrontDoorView; readonly search: FrontDoorSearch }) {
  return (
    <div className="door-sheets">
      {view.statements.map((statement) => (
        <SmallSheet key={statement.statement} view={view} statement={statement} search={search} />
      ))}
    </div>
  );
}

function NoFigures({ view }: { readonly view: FrontDoorView }) {
  const posted = view.books.some(({ entries }) => entries > 0);
  return (
    <EmptyState
      level={3}
      title={posted ? texts.emptyPeriod : texts.empty(bookName(view))}
      text={posted ? texts.emptyPeriodText : bookStatementTexts.emptyBookText}
      actions={
        <Link
          to="/journal/complex"
          search={{ book: view.books[0].id }}
          className={buttonClass({ variant: "primary" })}
        >
          {bookStatementTexts.toJournal}
        </Link>
      }
    />
  );
}

/** The four live statements of the active company: small sheets, each figure leading to what it is made of. */
export function FrontDoor({ search, onSearch }: FrontDoorProps): ReactNode {
  const found = useFrontDoor(search);
  if (found.state === "loading") return <SkeletonRows label={bookStatementTexts.loading} />;
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  const { shelf, view, without } = found.value;
  if (without !== null)
    return (
      <EmptyState
        level={3}
        title={texts.noBooks(without)}
        text={texts.noBooksText}
        actions={
          <Link to="/dashboard/libro-contable" className={buttonClass({ variant: "primary" })}>
            {texts.toBooks}
          </Link>
        }
      />
    );
  if (view === null) return <NoBook asked={search.book !== undefined} text={bookStatementTexts.noBookText} />;
  return (
    <section className="front-door" aria-label={texts.title}>
      <div className="door-head">
        <div className="min-w-0">
          <h2 className="title-block">{ownerAndBook(view, ", ")}</h2>
          {view.company?.nit ? (
            <p className="text-muted">{bookStatementTexts.nit(view.company.nit)}</p>
          ) : null}
        </div>
        {view.empty ? null : (
          <div className="flex flex-wrap items-center gap-4">
            <Agreement {...view} />
            <ExportMenu
              source={fullSetSource(view)}
              checks={view.statements.flatMap((each) => each.checks)}
              capability="export-statement"
              onPremium={openUpgrade}
              compact="bg-base-100"
              words={bookStatementTexts.set.export}
            />
          </div>
        )}
      </div>
      <FrontDoorBar view={view} shelf={shelf} search={search} onSearch={onSearch} />
      {view.empty ? <NoFigures view={view} /> : <Sheets view={view} search={search} />}
    </section>
  );
}
