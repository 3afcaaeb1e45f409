import { Link } from "@tanstack/react-router";
import NotebookText from "lucide-react/icons/notebook-text";
import { lazy, type ReactNode, Suspense } from "react";
import { ZERO } from "#domain/kernel/pesos.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { NoBook } from "#flows/new-book/no-book.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { ReportChecks } from "#ui/accounting/report/report-checks.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { notesTexts } from "../notes/texts.ts";
import { bookName, ownerAndBook } from "../statement-file.ts";
import { bookStatementTexts } from "../texts.ts";
import { FrontDoorBar } from "./front-door-bar.tsx";
import { fullSetSource } from "./full-set.ts";
import { SmallSheet } from "./small-sheet.tsx";
import {
  type FoundFrontDoor,
  type FrontDoorSearch,
  type FrontDoorView,
  useFrontDoor,
} from "./use-front-door.ts";
import "./front-door.css";

const texts = bookStatementTexts.door;

const NotesScreen = lazy(async () => ({ default: (await import("../notes/notes-screen.tsx")).NotesScreen }));

interface FrontDoorProps {
  readonly search: FrontDoorSearch;
  readonly onSearch: (search: FrontDoorSearch) => void;
  /** Stands below, and comes only with the statements: they would push it down (UX-11). */
  readonly below?: ReactNode;
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

/** The way to the notes, and "Exportar juego completo". */
function FullSet({ view, search }: { readonly view: FrontDoorView; readonly search: FrontDoorSearch }) {
  return (
    <>
      {search.notas ? null : (
        <Link
          to="/dashboard/estados"
          search={{ ...search, notas: true }}
          className={buttonClass({ className: "bg-base-100" })}
        >
          <NotebookText size={18} aria-hidden="true" />
          {notesTexts.open}
        </Link>
      )}
      <ExportMenu
        source={fullSetSource(view)}
        checks={view.statements.flatMap((each) => each.checks)}
        capability="export-statement"
        onPremium={openUpgrade}
        compact="bg-base-100"
        words={bookStatementTexts.set.export}
      />
    </>
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
export function FrontDoor({ below, ...rest }: FrontDoorProps): ReactNode {
  const found = useFrontDoor(rest.search);
  if (found.state === "loading") return <SkeletonRows label={bookStatementTexts.loading} />;
  return (
    <>
      {found.state === "failed" ? (
        <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
      ) : (
        <Door {...rest} found={found.value} />
      )}
      {/* The notes come in later: what stands below would move. */}
      {rest.search.notas ? null : below}
    </>
  );
}

interface DoorProps extends Omit<FrontDoorProps, "below"> {
  readonly found: FoundFrontDoor;
}

function Door({ search, onSearch, found }: DoorProps): ReactNode {
  const { shelf, view, without } = found;
  const phone = useMediaQuery(PHONE);
  if (without !== null)
    return (
      <div className="mt-6">
        <EmptyState
          level={2}
          title={texts.noBooks(without)}
          text={texts.noBooksText}
          actions={
            <Link to="/dashboard/libro-contable" className={buttonClass({ variant: "primary" })}>
              {texts.toBooks}
            </Link>
          }
        />
      </div>
    );
  if (view === null)
    return (
      <div className="mt-6">
        <NoBook asked={search.book !== undefined} text={bookStatementTexts.noBookText} />
      </div>
    );
  return (
    <section className="front-door" aria-label={texts.title}>
      <div className="door-head">
        <div className="min-w-0">
          <h2 className="title-block max-md:text-[1.0625rem] max-md:leading-6">{ownerAndBook(view, ", ")}</h2>
          {view.company?.nit ? (
            <p className="text-muted">{bookStatementTexts.nit(view.company.nit)}</p>
          ) : null}
        </div>
        {view.empty ? null : (
          <div className="flex flex-wrap items-center gap-4">
            <Agreement {...view} />
            {phone ? null : <FullSet view={view} search={search} />}
          </div>
        )}
      </div>
      <FrontDoorBar view={view} shelf={shelf} search={search} onSearch={onSearch} />
      {view.empty ? <NoFigures view={view} /> : null}
      {view.empty || search.notas ? null : <Sheets view={view} search={search} />}
      {view.empty || !search.notas ? null : (
        <Suspense fallback={<SkeletonRows label={notesTexts.loading} />}>
          <NotesScreen view={view} search={search} />
        </Suspense>
      )}
      {phone && !view.empty ? (
        <div className="door-set">
          <FullSet view={view} search={search} />
        </div>
      ) : null}
    </section>
  );
}
