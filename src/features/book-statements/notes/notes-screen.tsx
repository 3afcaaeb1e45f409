import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import type { Company } from "#domain/company/company.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import { FRAMEWORK_NAMES, FRAMEWORKS } from "#domain/statement/notes/framework.ts";
import { LAST_NOTES, type NoteKey } from "#domain/statement/notes/note-keys.ts";
import { templateOf } from "#domain/statement/notes/note-texts.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { changeReporting, type ReportingChange } from "#storage/commands/companies/change-company.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import type { FrontDoorSearch, FrontDoorView } from "../front-door/use-front-door.ts";
import { NoteArticle } from "./note-article.tsx";
import { frameworkOf, notesOfView } from "./notes-of-view.ts";
import { notesTexts as texts } from "./texts.ts";
import "./notes.css";

interface NotesScreenProps {
  readonly view: FrontDoorView;
  readonly search: FrontDoorSearch;
}

const failed = (refused: CommandResult<unknown>) => {
  if (!refused.ok) toast.error({ title: texts.failed, text: refusalText(refused.error) });
};

/** Changes of the presentation that need no editor, each with undo. */
function useChange(company: Company | null) {
  const storage = useStorage();
  return async (change: ReportingChange, title: string) => {
    if (company === null) return;
    const id = storage.newId("command");
    const result = await tracked(() => changeReporting(storage, { id, companyId: company.id, change }));
    if (!result.ok) return failed(result);
    const back = recordsBack(storage, { target: id, done: { title: texts.undone }, onRefused: failed });
    toast.success({ title, ...back });
  };
}

/** The notes to the statements of the front door, in their order, with their texts edited in place. */
export function NotesScreen({ view, search }: NotesScreenProps) {
  const { company } = view;
  const notes = notesOfView(view);
  const [edited, setEdited] = useState<NoteKey | null>(null);
  const change = useChange(company);
  const { notas: _shown, ...back } = search;
  const year = yearOf(view.periods[0].to);
  const questions = notes.reduce((sum, note) => sum + note.questions.length, 0);
  const leftOut = LAST_NOTES.filter((key) => !notes.some((note) => note.key === key));
  return (
    <section className="notes" aria-label={texts.title}>
      <div className="note-head">
        <div>
          <h3 className="title-block">{texts.title}</h3>
          <p className="text-muted">{questions === 0 ? texts.noQuestions : texts.questions(questions)}</p>
        </div>
        <Link
          to="/dashboard/estados"
          search={back}
          className={buttonClass({ size: "sm", variant: "outline" })}
        >
          <ArrowLeft size={16} aria-hidden="true" />
          {texts.back}
        </Link>
      </div>
      {company === null ? (
        <Banner tone="info" role="note">
          {texts.noCompany}
        </Banner>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={texts.framework}
            value={frameworkOf(view)}
            options={FRAMEWORKS.map((value) => ({ value, label: FRAMEWORK_NAMES[value] }))}
            onChange={(framework) =>
              void change({ kind: "framework", framework }, texts.frameworkChosen(FRAMEWORK_NAMES[framework]))
            }
          />
          <Link to="/dashboard/empresas" className={buttonClass({ variant: "ghost" })}>
            {texts.toCompany}
          </Link>
        </div>
      )}
      {notes.map((note) => (
        <NoteArticle
          key={note.key}
          note={note}
          company={company}
          year={year}
          isEdited={edited === note.key}
          onEdit={() => setEdited(note.key)}
          onClose={() => setEdited(null)}
        />
      ))}
      {leftOut.map((key) => (
        <div key={key}>
          <Button
            size="sm"
            onClick={() => void change({ kind: "note", note: key, year, text: null }, texts.backToTemplate)}
          >
            {texts.include(templateOf(key).title)}
          </Button>
        </div>
      ))}
    </section>
  );
}
