import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import type { Chart } from "#domain/accounting/chart.ts";
import type { ExerciseTopic } from "#domain/exercises/exercise.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { Lesson } from "#domain/lessons/lesson.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import type { LessonsStore } from "../lessons-store.ts";
import { lessonTexts as texts } from "../texts.ts";
import { LessonEnd } from "./lesson-end.tsx";
import { LessonIndex } from "./lesson-index.tsx";
import { LessonStepView } from "./lesson-step-view.tsx";
import { useLessonPlayer } from "./use-lesson-player.ts";

interface LessonPlayerProps {
  readonly lesson: Lesson;
  /** Its place in the course, from 1. */
  readonly place: number;
  readonly total: number;
  readonly chart: Chart;
  readonly store: LessonsStore;
  readonly today: Day;
  readonly onOpen: (lesson: string | null) => void;
  readonly onPractise: ((topic: ExerciseTopic) => void) | undefined;
}

function Words({ words }: Pick<Lesson, "words">) {
  return (
    <aside className="lesson-words" aria-labelledby="lesson-words">
      <h2 id="lesson-words" className="section-head">
        {texts.words}
      </h2>
      <dl>
        {words.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}.</dt> <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

interface HeadProps {
  readonly title: string;
  readonly place: string;
  readonly isSaved: boolean | null;
  readonly onBack: () => void;
}

function Head({ title, place, isSaved, onBack }: HeadProps) {
  return (
    <header className="lesson-head">
      <Button variant="ghost" icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={onBack}>
        {texts.back}
      </Button>
      {/* On a phone the title takes the line below the way back. */}
      <div className="min-w-0 grow basis-48">
        <h1 className="title-bar">{title}</h1>
        <p className="text-caption text-muted">{place}</p>
      </div>
      <p role="status" className="lesson-saved" data-failed={isSaved === false}>
        {isSaved === true ? <Check size={16} aria-hidden="true" /> : null}
        {isSaved === null ? null : isSaved ? texts.saved : texts.notSaved}
      </p>
    </header>
  );
}

/** A lesson, step by step; what is answered and read is kept at once. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { lesson, place, total, chart, store, today, onOpen, onPractise } = props;
  const { state, cards, index, isSaved, answer, goTo, next } = useLessonPlayer(lesson, store, today);
  useTitle(lesson.title);
  const step = lesson.steps[index];
  const isLast = index === lesson.steps.length - 1;
  return (
    <div className="lesson-player">
      <Head
        title={lesson.title}
        place={texts.place(place, total)}
        isSaved={isSaved}
        onBack={() => onOpen(null)}
      />
      <LessonIndex lesson={lesson} done={state.done} index={index} onStep={goTo} />
      <div className="lesson-reading">
        {step === undefined ? (
          <LessonEnd
            lesson={lesson}
            state={state}
            cards={cards}
            today={today}
            onOpen={onOpen}
            onAgain={() => goTo(0)}
            onPractise={onPractise}
          />
        ) : (
          <>
            <LessonStepView
              key={step.title}
              lesson={lesson}
              step={step}
              chart={chart}
              answers={state.answers}
              onAnswer={answer}
            />
            <div className="lesson-turn">
              {index === 0 ? null : (
                <Button variant="ghost" onClick={() => goTo(index - 1)}>
                  {texts.previous}
                </Button>
              )}
              <Button variant="primary" className="ml-auto" onClick={next}>
                {isLast ? texts.finish : texts.next}
                <ArrowRight size={18} aria-hidden="true" />
              </Button>
            </div>
          </>
        )}
      </div>
      <Words words={lesson.words} />
    </div>
  );
}
