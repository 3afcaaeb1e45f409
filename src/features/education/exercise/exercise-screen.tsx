// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
import { refuseUnread } from "#ui/kit/fields/focus-refused.ts";
import "./exercise.css";
import ArrowRight from "lucide-react/icons/arrow-right";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import {
  type ExerciseAction,
  type ExerciseRun,
  mayCorrect,
  NEW_RUN,
} from "#domain/exercises/exercise-run.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { exerciseDatabase } from "#storage/engine/database-names.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useMediaQuery } from "#ui/kit/use-media-query.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { ClassStopped } from "../shell/class-stopped.tsx";
import { ClassTrouble } from "../shell/class-trouble.tsx";
import { CasePanel } from "./case/case-panel.tsx";
import { QuestionsPanel } from "./case/questions-panel.tsx";
import { ExerciseHead, type ExerciseStep } from "./exercise-head.tsx";
import { type ExercisePart, ExerciseTabs, panelId, tabId } from "./exercise-tabs.tsx";
import { type ExerciseTask, rulesOf } from "./exercise-task.ts";
import { HandInDialog, HandInLacks } from "./hand-in-dialog.tsx";
import { ExerciseResult, type ReturnedNote } from "./result-view.tsx";
import { exerciseTexts as texts } from "./texts.ts";
import { type OpenedBook, useExerciseBook } from "./use-exercise-book.ts";
import { useExerciseRun } from "./use-exercise-run.ts";
import { type GradeWork, useHandIn } from "./use-hand-in.ts";

/** What the journal's place is told: the route puts the product's journal there. */
export interface JournalSlot {
  readonly bookId: BookId;
  readonly month: Month;
  readonly given: number;
  readonly readOnly: boolean;
  readonly onRetry: () => void;
}

interface ExerciseScreenProps {
  readonly task: ExerciseTask;
  readonly grade: GradeWork;
  /** A hand-in was graded here. */
  readonly onGraded?: (result: GradeResult) => void;
  readonly journal: (slot: JournalSlot) => ReactNode;
  readonly steps: readonly ExerciseStep[];
  readonly onBack: () => void;
  /** Null after the last one. */
  readonly onNext: (() => void) | null;
  /** The same exercise with other figures; null where there is no other attempt. */
  readonly onOther: (() => void) | null;
  /** The grade that came back for the last hand-in. */
  readonly returned: ReturnedNote | null;
}

/** From here on the case and the journal stand side by side. */
const TWO_COLUMNS = "(width >= 1150px)";

interface RunProps {
  readonly run: ExerciseRun;
  readonly onStep: (step: ExerciseAction) => void;
}

interface EntryPanelProps extends Pick<ExerciseScreenProps, "task" | "journal">, RunProps {
  readonly opened: OpenedBook;
  readonly retry: () => void;
}

/** The real journal over the exercise's book, and the questions below it. */
function EntryPanel({ task, run, onStep, journal, opened, retry }: EntryPanelProps) {
  const { questions, from } = task.case;
  if (opened.state === "failed")
    return <ClassTrouble trouble={opened.trouble} names={[exerciseDatabase(task.key)]} onRetry={retry} />;
  if (opened.state === "opening") return <SkeletonRows rows={8} label={texts.opening} />;
  const { storage, bookId, given, isOfOtherCase } = opened.book;
  return (
    <>
      <ClassStopped storage={storage} />
      <div className="exercise-journal">
        <div className="px-4 pt-4 pb-2">
          <h2 className="title-dialog">{texts.journalTitle}</h2>
          {given === 0 ? null : <p className="text-caption text-muted">{texts.given(given)}</p>}
          {isOfOtherCase ? <p className="text-caption">{texts.otherCase}</p> : null}
        </div>
        <StorageContext value={storage}>
          {journal({ bookId, month: monthOf(from), given, readOnly: !run.isWriting, onRetry: retry })}
        </StorageContext>
      </div>
      {run.isWriting ? (
        <QuestionsPanel
          questions={questions}
          answers={run.answers}
          onAnswer={(question, answer) => onStep({ kind: "answer", question, answer })}
        />
      ) : null}
    </>
  );
}

const OpenCompany = lazy(async () => ({
  default: (await import("./company/open-company.tsx")).OpenCompany,
}));

interface FootProps extends Pick<ExerciseScreenProps, "task" | "onNext"> {
  readonly run: ExerciseRun;
  readonly canHandIn: boolean;
  readonly onHandIn: () => void;
  readonly onCorrect: () => void;
}

function Foot({ task, run, onNext, canHandIn, onHandIn, onCorrect }: FootProps) {
  if (run.isWriting) {
    return (
      <footer className="exercise-foot">
        <span className="text-caption text-muted">{texts.drafting}</span>
        <Button variant="primary" size="lg" disabled={!canHandIn} onClick={onHandIn}>
          {texts.handIn}
        </Button>
      </footer>
    );
  }
  return (
    <footer className="exercise-foot">
      {mayCorrect(run, rulesOf(task)) ? <Button onClick={onCorrect}>{texts.correct}</Button> : null}
      {onNext === null ? null : (
        <Button variant="primary" onClick={onNext}>
          {texts.next}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
      )}
    </footer>
  );
}

/** The part that is written: nothing is handed in while it holds what cannot be read (NU-11). */
function useWritten(show: (part: ExercisePart) => void) {
  const written = useRef<HTMLElement>(null);
  const ifRead = (act: () => unknown) => {
    // A narrow screen may show another part.
    if (refuseUnread(written.current)) show("entry");
    else act();
  };
  return { written, ifRead };
}

/**
 * Which part a narrow screen shows: the case at first, the result of one that was handed in before. With a hand-in the
 * result, on which the focus then is.
 */
function useParts(run: ExerciseRun) {
  const [chosen, setPart] = useState<ExercisePart | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const [handedIn, setHandedIn] = useState(0);
  useEffect(() => {
    if (handedIn > 0) head.current?.focus();
  }, [handedIn]);
  const part = chosen ?? (run.isWriting ? "case" : "result");
  const parts: readonly ExercisePart[] = run.isWriting ? ["case", "entry"] : ["case", "entry", "result"];
  return {
    part: parts.includes(part) ? part : "entry",
    parts,
    head,
    show: setPart,
    ...useWritten(setPart),
    tellHandedIn: () => {
      setPart("result");
      setHandedIn((before) => before + 1);
    },
  };
}

/** The student's exercise: the case on the left, the journal on the right; tabs where they do not fit. */
export function ExerciseScreen(props: ExerciseScreenProps) {
  const { task, grade, steps, onBack, onGraded } = props;
  useTitle(task.case.title);
  const isWide = useMediaQuery(TWO_COLUMNS);
  const { opened, retry } = useExerciseBook(task.key, task.case);
  const book = opened.state === "open" ? opened.book : null;
  const { run: found, onStep } = useExerciseRun(task.key, book, rulesOf(task));
  const run = found ?? NEW_RUN;
  const { part, parts, head, show, written, ifRead, tellHandedIn } = useParts(run);
  const onDone = (result: GradeResult | null) => {
    tellHandedIn();
    if (result !== null) onGraded?.(result);
  };
  const handIn = useHandIn({ task, book, run, onStep, grade, onDone });
  const [company, setCompany] = useState(false);
  const isShown = (each: ExercisePart) =>
    isWide ? each === "case" || each === (run.isWriting ? "entry" : "result") : each === part;
  const panel = (each: ExercisePart) => ({
    id: panelId(each),
    hidden: !isShown(each),
    ...(each === "entry" && { ref: written }),
    ...(!isWide && { role: "tabpanel", "aria-labelledby": tabId(each) }),
  });
  return (
    <div className="exercise-page">
      <ExerciseHead
        title={task.case.title}
        subtitle={task.subtitle}
        run={run}
        steps={steps}
        onBack={onBack}
      />
      <NoticePlace />
      <main className="exercise-main">
        {isWide ? null : (
          <ExerciseTabs parts={parts} part={part} onPart={show} asks={task.case.questions.length > 0} />
        )}
        <div className="exercise-body">
          <section {...panel("case")} className="exercise-case" tabIndex={0} aria-label={texts.caseTitle}>
            <CasePanel
              task={task}
              hints={run.hints}
              onHint={run.isWriting ? () => onStep({ kind: "hint" }) : null}
              onCompany={() => setCompany(true)}
            />
          </section>
          <section {...panel("entry")} className="exercise-entry" aria-label={texts.journalTitle}>
            <EntryPanel {...props} run={run} onStep={onStep} opened={opened} retry={retry} />
          </section>
          {run.isWriting ? null : (
            <section
              {...panel("result")}
              className="exercise-result"
              tabIndex={0}
              aria-label={texts.resultTitle}
            >
              <ExerciseResult {...props} run={run} head={head} />
            </section>
          )}
        </div>
      </main>
      <Foot
        {...props}
        run={run}
        canHandIn={found !== null}
        onHandIn={() => ifRead(handIn.ask)}
        onCorrect={() => {
          onStep({ kind: "correct" });
          show("entry");
        }}
      />
      {company ? (
        <Suspense fallback={null}>
          <OpenCompany case={task.case} onClose={() => setCompany(false)} />
        </Suspense>
      ) : null}
      {handIn.missing === null ? null : (
        <HandInDialog
          title={texts.handInTitle}
          text={<HandInLacks missing={handIn.missing} />}
          said={task.solution === null ? handIn.said : null}
          isBusy={handIn.isBusy}
          onHandIn={handIn.handIn}
          onCancel={handIn.cancel}
        />
      )}
    </div>
  );
}
