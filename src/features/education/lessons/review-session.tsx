import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { Lesson } from "#domain/lessons/lesson.ts";
import { questionsOf } from "#domain/lessons/lessons.ts";
import { dueCards, nextReviewDay, reviewAfter } from "#domain/lessons/progress/review.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import type { LessonsStore } from "./lessons-store.ts";
import { StepTitle } from "./player/step-title.tsx";
import { QuestionView } from "./questions/question-view.tsx";
import { lessonTexts as texts } from "./texts.ts";

interface ReviewSessionProps {
  readonly course: readonly Lesson[];
  readonly chart: Chart;
  readonly store: LessonsStore;
  readonly today: Day;
  readonly onOpen: (lesson: string | null) => void;
}

/** Questions due today, as the session begins; those of no lesson any more are left out. */
function queueOf(course: readonly Lesson[], store: LessonsStore, today: Day) {
  const asked = course.flatMap((lesson) => questionsOf(lesson).map((question) => ({ lesson, question })));
  return dueCards(store.cards, today).flatMap((card) => {
    const found = asked.find(({ question }) => question.id === card.id);
    return found === undefined ? [] : [{ card, ...found }];
  });
}

/** The failed questions that come back today, one after another. */
export function ReviewSession({ course, chart, store, today, onOpen }: ReviewSessionProps) {
  useTitle(texts.reviewTitle);
  const [queue] = useState(() => queueOf(course, store, today));
  const [index, setIndex] = useState(0);
  const [rights, setRights] = useState<readonly boolean[]>([]);
  const [isFailed, setIsFailed] = useState(false);
  const item = queue[index];
  const answered = rights.length > index;
  const later = nextReviewDay(store.cards, today);
  const grade = (right: boolean) => {
    if (item === undefined) return;
    setRights([...rights, right]);
    const card = reviewAfter(item.card, { id: item.card.id, lesson: item.card.lesson }, right, today);
    if (card === null) return;
    const change = { progress: null, cards: [card] };
    store.save(change).then(
      (saved) => setIsFailed(!saved),
      () => setIsFailed(true),
    );
  };
  const count = rights.filter(Boolean).length;
  return (
    <div className="lesson-review">
      <header className="lesson-head">
        <Button
          variant="ghost"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          onClick={() => onOpen(null)}
        >
          {texts.back}
        </Button>
        <h1 className="title-bar flex-1">{texts.reviewTitle}</h1>
        {item === undefined ? null : (
          <span className="text-caption text-muted">{texts.reviewOf(index + 1, queue.length)}</span>
        )}
      </header>
      {isFailed ? (
        <p role="alert" className="lesson-problem">
          {texts.notSaved}
        </p>
      ) : null}
      {item === undefined ? (
        <section className="lesson-end">
          <StepTitle title={queue.length === 0 ? texts.nothingDue : texts.reviewDone} />
          {queue.length === 0 ? null : (
            <p>
              {count === queue.length ? texts.reviewAllRight(count) : texts.reviewScore(count, queue.length)}
            </p>
          )}
          {later === null ? null : <p className="text-muted">{texts.nextDue(later)}</p>}
          <Button variant="primary" onClick={() => onOpen(null)}>
            {texts.allLessons}
          </Button>
        </section>
      ) : (
        <article key={item.card.id} className="lesson-step">
          <StepTitle title={item.lesson.title} />
          <QuestionView
            question={item.question}
            chart={chart}
            place={texts.reviewOf(index + 1, queue.length)}
            round={item.card.streak + 1}
            repeats={false}
            onAnswer={(_, right) => grade(right)}
          />
          {answered ? (
            <div className="lesson-turn">
              <Button variant="primary" className="ml-auto" onClick={() => setIndex(index + 1)}>
                {texts.next}
                <ArrowRight size={18} aria-hidden="true" />
              </Button>
            </div>
          ) : null}
        </article>
      )}
    </div>
  );
}
