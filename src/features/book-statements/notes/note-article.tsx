import Pencil from "lucide-react/icons/pencil";
import { type ReactNode, useId } from "react";
import type { Company } from "#domain/company/company.ts";
import type { FinancialNote } from "#domain/statement/notes/financial-notes.ts";
import { isCompulsory, isNoteKey, type LastNote } from "#domain/statement/notes/note-keys.ts";
import { noteAnchor } from "#domain/statement/notes/note-of-line.ts";
import type { ReportFigures } from "#ui/accounting/report/report-rows.tsx";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { LeaveOutForm } from "./leave-out-form.tsx";
import { NoteEditor } from "./note-editor.tsx";
import { type NoteFigure, rowOf } from "./note-source.ts";
import { NoteText } from "./note-text.tsx";
import { OwnNoteEditor } from "./own-note-editor.tsx";
import { notesTexts as texts } from "./texts.ts";

/** What is being done with a note where it stands. */
export type NoteWork = "edit" | "leave-out";

interface NoteArticleProps {
  readonly note: FinancialNote;
  /** Null for a book without a company: its texts cannot be kept. */
  readonly company: Company | null;
  readonly year: number;
  /** The last notes that are presented. */
  readonly places: readonly LastNote[];
  readonly work: NoteWork | null;
  readonly onWork: (work: NoteWork | null) => void;
  /** The reason why it is not presented; null: it is presented again. */
  readonly onReason: (reason: string | null) => void;
  /** The figure whose origin is shown. */
  readonly asked: NoteFigure | null;
  readonly onFigure: (figure: NoteFigure) => void;
}

type FiguresProps = Pick<NoteArticleProps, "note" | "asked" | "onFigure"> & {
  readonly table: NoteFigure["table"];
  readonly title: string;
};

/** A table of a note, each figure of which opens where it comes from. */
function Figures({ note, table, title, asked, onFigure }: FiguresProps) {
  const report = note[table];
  if (report === null) return null;
  const figures: ReportFigures = {
    isOpen: (origin, column) =>
      asked?.note === note.key &&
      asked.table === table &&
      asked.column === column &&
      asked.row === rowOf(report, origin),
    onPress: (origin, column) => onFigure({ note: note.key, table, row: rowOf(report, origin), column }),
  };
  return <ReportView report={{ ...report, title }} figures={figures} />;
}

function sinceText({ own, since, norm }: FinancialNote, year: number): string {
  if (since === null || (own !== null && since === year)) return norm;
  return `${norm}. ${texts.since(since, year)}`;
}

interface ActionsProps extends Pick<NoteArticleProps, "note" | "onWork" | "onReason"> {
  readonly title: string;
}

function Actions({ note, title, onWork, onReason }: ActionsProps) {
  if (note.reason !== null)
    return (
      <Button size="sm" aria-label={texts.leaveOut.undoName(title)} onClick={() => onReason(null)}>
        {texts.leaveOut.bring}
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {isNoteKey(note.key) && !isCompulsory(note.key) ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.leaveOut.of(title)}
          onClick={() => onWork("leave-out")}
        >
          {texts.leaveOut.button}
        </Button>
      ) : null}
      <Button
        size="sm"
        icon={<Pencil size={16} aria-hidden="true" />}
        aria-label={texts.editName(title)}
        onClick={() => onWork("edit")}
      >
        {texts.edit}
      </Button>
    </div>
  );
}

/** The editor of a note, or the question why it is not presented; null while neither is open. */
function Work({ note, company, year, places, work, onWork, onReason }: NoteArticleProps): ReactNode {
  const { key, own } = note;
  const onClose = () => onWork(null);
  if (company === null || work === null) return null;
  if (work === "leave-out")
    return <LeaveOutForm title={note.title} onReason={(reason) => onReason(reason)} onClose={onClose} />;
  if (own !== null)
    return (
      <OwnNoteEditor
        id={own.id}
        said={own.said}
        company={company}
        year={year}
        places={places}
        onClose={onClose}
      />
    );
  if (!isNoteKey(key)) return null;
  return <NoteEditor note={{ ...note, key }} company={company} year={year} onClose={onClose} />;
}

/** A note: its text, which is edited in place, and the figures of its lines. */
export function NoteArticle(props: NoteArticleProps) {
  const { note, company, year, work, onWork, onReason, asked, onFigure } = props;
  const heading = useId();
  const title = texts.numbered(note.number, note.title);
  const edited = company !== null && work === "edit";
  return (
    <article id={noteAnchor(note.key)} className="note" data-editors aria-labelledby={heading}>
      <div className="note-head">
        <div className="min-w-0">
          <h4 id={heading} className="font-semibold" tabIndex={-1}>
            {title}
          </h4>
          <p className="text-muted">{sinceText(note, year)}</p>
        </div>
        {company === null || work !== null ? null : (
          <Actions note={note} title={title} onWork={onWork} onReason={onReason} />
        )}
      </div>
      <Work {...props} />
      {edited ? null : <NoteText paragraphs={note.paragraphs} />}
      <Figures note={note} table="table" title={texts.figures(title)} asked={asked} onFigure={onFigure} />
      <Figures note={note} table="movement" title={texts.movement(title)} asked={asked} onFigure={onFigure} />
      {note.maturities === null ? null : (
        <ReportView report={{ ...note.maturities, title: texts.maturities(title) }} />
      )}
    </article>
  );
}
