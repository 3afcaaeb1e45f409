import Pencil from "lucide-react/icons/pencil";
import { useId } from "react";
import type { Company } from "#domain/company/company.ts";
import type { Report } from "#domain/report/report.ts";
import type { FinancialNote } from "#domain/statement/notes/financial-notes.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { NoteEditor } from "./note-editor.tsx";
import { notesTexts as texts } from "./texts.ts";

interface NoteArticleProps {
  readonly note: FinancialNote;
  /** Null for a book without a company: its texts cannot be kept. */
  readonly company: Company | null;
  readonly year: number;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** A paragraph, its open questions told apart. */
function Paragraph({ text }: { readonly text: string }) {
  return (
    <p>
      {text.split(/(\[¿[^[\]]+\?\])/u).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is its place
          <span key={index} className="text-warntext">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function Figures({ report, title }: { readonly report: Report | null; readonly title: string }) {
  return report === null ? null : <ReportView report={{ ...report, title }} />;
}

/** A note: its text, which is edited in place, and the figures of its lines. */
export function NoteArticle({ note, company, year, isEdited, onEdit, onClose }: NoteArticleProps) {
  const heading = useId();
  const title = texts.numbered(note.number, note.title);
  return (
    <article className="note" aria-labelledby={heading}>
      <div className="note-head">
        <div className="min-w-0">
          <h4 id={heading} className="font-semibold">
            {title}
          </h4>
          <p className="text-muted">
            {note.since === null ? note.norm : `${note.norm}. ${texts.since(note.since, year)}`}
          </p>
        </div>
        {company === null || isEdited ? null : (
          <Button
            size="sm"
            icon={<Pencil size={16} aria-hidden="true" />}
            aria-label={texts.editName(title)}
            onClick={onEdit}
          >
            {texts.edit}
          </Button>
        )}
      </div>
      {isEdited && company !== null ? (
        <NoteEditor note={note} company={company} year={year} onClose={onClose} />
      ) : (
        note.paragraphs.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
          <Paragraph key={index} text={text} />
        ))
      )}
      <Figures report={note.table} title={texts.figures(title)} />
      <Figures report={note.movement} title={texts.movement(title)} />
    </article>
  );
}
