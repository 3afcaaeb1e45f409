import type { Chart } from "#domain/accounting/chart.ts";
import type { Lesson, LessonAnswer, LessonStep } from "#domain/lessons/lesson.ts";
import { questionsOf } from "#domain/lessons/lessons.ts";
import { LessonPictureView } from "../pictures/lesson-picture-view.tsx";
import { WorkedEntryView } from "../pictures/worked-entry-view.tsx";
import { QuestionView } from "../questions/question-view.tsx";
import { RichText } from "../rich-text.tsx";
import { lessonTexts as texts } from "../texts.ts";
import { StepTitle } from "./step-title.tsx";

interface LessonStepViewProps {
  readonly lesson: Lesson;
  readonly step: LessonStep;
  readonly chart: Chart;
  readonly answers: Readonly<Record<string, LessonAnswer>>;
  readonly onAnswer: (question: string, answer: LessonAnswer, right: boolean) => void;
}

/** One step: its text, its drawing or worked entry, and its questions. */
export function LessonStepView({ lesson, step, chart, answers, onAnswer }: LessonStepViewProps) {
  const all = questionsOf(lesson);
  const { title, text, picture, example, questions } = step;
  return (
    <article className="lesson-step">
      <StepTitle title={title} />
      {text.map((paragraph) => (
        <p key={paragraph} className="lesson-text">
          <RichText text={paragraph} />
        </p>
      ))}
      {picture === undefined ? null : (
        <div className="lesson-figure">
          <LessonPictureView picture={picture} chart={chart} />
        </div>
      )}
      {example === undefined ? null : <WorkedEntryView example={example} chart={chart} />}
      {questions.map((question) => (
        <QuestionView
          key={question.id}
          question={question}
          chart={chart}
          kept={answers[question.id]}
          place={texts.questionOf(all.indexOf(question) + 1, all.length)}
          onAnswer={(answer, right) => onAnswer(question.id, answer, right)}
        />
      ))}
    </article>
  );
}
