import { Link } from "@tanstack/react-router";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { type FinancialNote, financialNotes } from "#domain/statement/notes/financial-notes.ts";
import { noteAnchor } from "#domain/statement/notes/note-of-line.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import type { FrontDoorSearch } from "../front-door/use-front-door.ts";
import { ownerName } from "../statement-file.ts";
import type { BookStatementSearch } from "../statement-search.ts";
import type { BookStatementView } from "../use-book-statement.ts";
import { NoteText } from "./note-text.tsx";
import { notesTexts as texts } from "./texts.ts";
import "./notes.css";

/** Lines of any statement cite the notes to the balance and the results, so that these two are made for it. */
async function readNote(
  storage: AppStorage,
  { books, company, periods }: BookStatementView,
  number: number,
): Promise<FinancialNote | null> {
  const figures = await statementFigures(storage, {
    books: books.map(({ id }) => id),
    periods,
    statements: ["balance", "income"],
  });
  if (figures === null) return null;
  const notes = financialNotes({
    statements: [makeStatement("balance", figures), makeStatement("income", figures)],
    figures,
    owner: { name: ownerName({ company, books }), company, books, periods },
    reporting: company?.reporting ?? {},
  });
  return notes.find((note) => note.number === number) ?? null;
}

/** The same books and days at the front door, which has the notes to edit and their figures to follow. */
function placeOfNotes(
  { books, company, asked }: BookStatementView,
  search: BookStatementSearch,
): FrontDoorSearch {
  return {
    ...(books.length > 1 && company ? { empresa: company.id } : { book: books[0].id }),
    desde: asked.from,
    hasta: asked.to,
    ...(search.comparar === undefined ? { sinComparar: true } : { comparar: search.comparar }),
    notas: true,
  };
}

interface NoteStepProps {
  readonly view: BookStatementView;
  readonly search: BookStatementSearch;
  readonly number: number;
}

/** The note that a line cites, as it stands in the set. */
export function NoteStep({ view, search, number }: NoteStepProps) {
  const storage = useStorage();
  const days = view.periods.map(({ from, to }) => `${from} ${to}`).join(" ");
  const books = view.books.map(({ id }) => id).join(" ");
  const found = useQueryKeepingLast(
    () => readNote(storage, view, number),
    [storage, books, days, view.company?.version ?? 0, number],
  );
  if (found.state === "loading") return <SkeletonRows label={texts.loading} />;
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  const note = found.value;
  if (note === null) return <p className="text-muted">{texts.unknownNote}</p>;
  return (
    <section className="note-step" aria-label={note.title}>
      <h3 className="font-semibold">{note.title}</h3>
      <p className="text-caption text-muted">{note.norm}</p>
      <NoteText paragraphs={note.paragraphs} />
      {[note.table, note.movement].map((report) =>
        report === null ? null : (
          <ReportView
            key={report === note.table ? "table" : "movement"}
            report={{
              ...report,
              title: (report === note.table ? texts.figures : texts.movement)(note.title),
            }}
          />
        ),
      )}
      {note.maturities === null ? null : (
        <ReportView report={{ ...note.maturities, title: texts.maturities(note.title) }} />
      )}
      <Link
        to="/dashboard/estados"
        search={placeOfNotes(view, search)}
        hash={noteAnchor(note.key)}
        className={buttonClass({ size: "sm", variant: "outline" })}
      >
        {texts.openAll}
      </Link>
    </section>
  );
}
