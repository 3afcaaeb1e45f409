import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useEffect, useState } from "react";
import type { Company } from "#domain/company/company.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { OwnNoteId } from "#domain/kernel/ids.ts";
import { type FinancialNote, leftOutNotes } from "#domain/statement/notes/financial-notes.ts";
import { FRAMEWORK_NAMES, FRAMEWORKS } from "#domain/statement/notes/framework.ts";
import { isNoteKey, LAST_NOTES, type LastNote, type NoteKey } from "#domain/statement/notes/note-keys.ts";
import { MOST_OWN_NOTES } from "#domain/statement/notes/own-notes.ts";
import { FigureSourcePanel } from "#flows/figure-source/figure-source-panel.tsx";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { changeReporting, type ReportingChange } from "#storage/commands/companies/change-reporting.ts";
import { pressedFigure } from "#ui/accounting/report/figure-press.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import type { FrontDoorSearch, FrontDoorView } from "../front-door/use-front-door.ts";
import { frameworkOf } from "../statement-file.ts";
import { LeftOutList } from "./left-out-list.tsx";
import { NoteArticle, type NoteWork } from "./note-article.tsx";
import { type NoteFigure, noteFigureSource } from "./note-source.ts";
import { notesOfView } from "./notes-of-view.ts";
import { OwnNoteEditor } from "./own-note-editor.tsx";
import { refusedToast } from "./refused-toast.ts";
import { RestatedSection } from "./restated-section.tsx";
import { notesTexts as texts } from "./texts.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import "./notes.css";

interface NotesScreenProps {
  readonly view: FrontDoorView;
  readonly search: FrontDoorSearch;
}

type Change = (change: ReportingChange, title: string) => Promise<void>;

/** Changes of the presentation that need no editor, each with undo. */
function useChange(company: Company | null): Change {
  const storage = useStorage();
  return async (change, title) => {
    if (company === null) return;
    const id = storage.newId("command");
    const result = await tracked(() => changeReporting(storage, { id, companyId: company.id, change }));
    if (!result.ok) return refusedToast(result);
    const back = recordsBack(storage, { target: id, done: { title: texts.undone }, onRefused: refusedToast });
    toast.success({ title, ...back });
  };
}

/** Where the figure comes from that was pressed in a note. A second press closes it. */
function useNoteFigure(notes: readonly FinancialNote[], view: FrontDoorView) {
  const [asked, setAsked] = useState<NoteFigure | null>(null);
  const note = asked && notes.find(({ key }) => key === asked.note);
  const figure = asked && note ? noteFigureSource(note, asked, view) : null;
  const isAsked = (other: NoteFigure) =>
    asked !== null && (Object.keys(asked) as (keyof NoteFigure)[]).every((key) => asked[key] === other[key]);
  return {
    asked: figure === null ? null : asked,
    press: (pressed: NoteFigure) => setAsked(isAsked(pressed) ? null : pressed),
    panel:
      figure === null ? null : (
        <FigureSourcePanel figure={figure} onClose={() => setAsked(null)} figureButton={pressedFigure} />
      ),
  };
}

function Framework({ view, change }: { readonly view: FrontDoorView; readonly change: Change }): ReactNode {
  return (
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
  );
}

/** Goes to the note that the address names: it comes later than the address is read. */
function useNamedNote(): void {
  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1));
    named?.scrollIntoView({ block: "start" });
    named?.querySelector<HTMLElement>("h4")?.focus({ preventScroll: true });
  }, []);
}

interface NewNoteProps {
  readonly company: Company;
  readonly year: number;
  readonly count: number;
  readonly places: readonly LastNote[];
}

/** The button for a note of the company's own, and its editor while it is written. */
function NewNote({ company, year, count, places }: NewNoteProps): ReactNode {
  const storage = useStorage();
  const [id, setId] = useState<OwnNoteId | null>(null);
  if (id === null && count >= MOST_OWN_NOTES)
    return <p className="text-muted">{texts.own.most(MOST_OWN_NOTES)}</p>;
  return (
    <div data-editors>
      {id === null ? (
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setId(storage.newId("ownNote"))}>
          {texts.own.add}
        </Button>
      ) : (
        <div className="note">
          <OwnNoteEditor
            id={id}
            said={null}
            company={company}
            year={year}
            places={places}
            onClose={() => setId(null)}
          />
        </div>
      )}
    </div>
  );
}

function Head({ notes, search }: { notes: readonly FinancialNote[]; search: FrontDoorSearch }): ReactNode {
  const { notas: _shown, ...back } = search;
  const questions = notes.reduce((sum, note) => sum + note.questions.length, 0);
  return (
    <div className="note-head">
      <div>
        <h3 className="title-block">{texts.title}</h3>
        <p className="text-muted">{questions === 0 ? texts.noQuestions : texts.questions(questions)}</p>
      </div>
      <Link to="/dashboard/estados" search={back} className={buttonClass({ size: "sm", variant: "outline" })}>
        <ArrowLeft size={16} aria-hidden="true" />
        {texts.back}
      </Link>
    </div>
  );
}

/** The notes to the statements of the front door, in their order, with their texts edited in place. */
export function NotesScreen({ view, search }: NotesScreenProps) {
  const { company } = view;
  const notes = notesOfView(view);
  const places = LAST_NOTES.filter((place) => notes.some(({ key }) => key === place));
  const [work, setWork] = useState<{ readonly key: FinancialNote["key"]; readonly work: NoteWork } | null>(
    null,
  );
  const change = useChange(company);
  useNamedNote();
  const list = useKeptFocus<HTMLElement>();
  const { asked, press, panel } = useNoteFigure(notes, view);
  const year = yearOf(view.periods[0].to);
  const sayReason = (note: NoteKey, reason: string | null) => {
    setWork(null);
    void change(
      { kind: "leave-out", note, year, reason },
      reason === null ? texts.leaveOut.back : texts.leaveOut.done,
    );
  };
  return (
    <section ref={list} className="notes" aria-label={texts.title}>
      <Head notes={notes} search={search} />
      {company === null ? (
        <Banner tone="info" role="note">
          {texts.noCompany}
        </Banner>
      ) : (
        <Framework view={view} change={change} />
      )}
      <RestatedSection view={view} />
      {notes.map((note) => (
        <NoteArticle
          key={note.key}
          note={note}
          company={company}
          year={year}
          places={places}
          work={work?.key === note.key ? work.work : null}
          onWork={(next) => setWork(next && { key: note.key, work: next })}
          onReason={(reason) => {
            if (isNoteKey(note.key)) sayReason(note.key, reason);
          }}
          asked={asked}
          onFigure={press}
        />
      ))}
      <LeftOutList
        notes={leftOutNotes(company?.reporting ?? {}, year)}
        canChange={company !== null}
        onReason={sayReason}
      />
      {company === null ? null : (
        <NewNote
          company={company}
          year={year}
          count={notes.filter(({ own }) => own !== null).length}
          places={places}
        />
      )}
      {panel}
    </section>
  );
}
