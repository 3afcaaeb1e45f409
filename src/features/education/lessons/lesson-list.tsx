import type { Day } from "#domain/kernel/day.ts";
import type { Lesson } from "#domain/lessons/lesson.ts";
import { courseProgress, lessonShare } from "#domain/lessons/progress/course-progress.ts";
import type { LessonState } from "#domain/lessons/progress/lesson-state.ts";
import { dueCards, nextReviewDay } from "#domain/lessons/progress/review.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Progress } from "#ui/kit/feedback/progress.tsx";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import type { LessonsStore } from "./lessons-store.ts";
import { StepBar } from "./player/step-bar.tsx";
import { lessonTexts as texts } from "./texts.ts";

interface LessonListProps {
  readonly course: readonly Lesson[];
  readonly store: LessonsStore;
  readonly today: Day;
  readonly onOpen: (lesson: string) => void;
}

interface CardProps {
  readonly lesson: Lesson;
  readonly place: number;
  readonly state: LessonState | undefined;
  readonly onOpen: () => void;
}

function LessonCard({ lesson, place, state, onOpen }: CardProps) {
  const { title, summary, minutes, steps } = lesson;
  const share = lessonShare(state);
  const done = share === 1 ? steps.length : Math.min(state?.done ?? 0, steps.length);
  const verb = share === 1 ? texts.again : share > 0 || state !== undefined ? texts.resume : texts.begin;
  return (
    <li className="lesson-card">
      <h2 className="title-block">
        <span className="text-muted">{place}. </span>
        {title}
      </h2>
      <p>{summary}</p>
      <div className="mt-auto">
        <StepBar title={title} done={done} steps={steps.length} />
        <div className="mt-3 flex items-center justify-between gap-4">
          <span className="text-caption text-muted">
            {share === 1
              ? texts.finished
              : done > 0
                ? texts.stepsDone(done, steps.length)
                : texts.minutes(minutes)}
          </span>
          <Button variant="outline" size="sm" onClick={onOpen}>
            {verb}
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

function ReviewPanel({ store, today, onOpen }: Pick<LessonListProps, "store" | "today" | "onOpen">) {
  const due = dueCards(store.cards, today);
  const later = nextReviewDay(store.cards, today);
  return (
    <section className="lesson-today" aria-labelledby="lesson-today">
      <h2 id="lesson-today" className="title-block">
        {texts.today}
      </h2>
      <p>{due.length > 0 ? texts.dueToday(due.length) : texts.nothingDue}</p>
      {due.length === 0 ? (
        <p className="text-muted">{later === null ? texts.noCards : texts.nextDue(later)}</p>
      ) : (
        <Button variant="outline" onClick={() => onOpen("repaso")}>
          {texts.startReview}
        </Button>
      )}
    </section>
  );
}

/** The course: what to review today, where to go on, and a card for each lesson. */
export function LessonList({ course, store, today, onOpen }: LessonListProps) {
  const { done, total, share, next } = courseProgress(store.progress);
  const following = course.find(({ id }) => id === next);
  const stateOf = (id: string) => store.progress.find((each) => each.lesson === id);
  return (
    <div className="lesson-list">
      <ScreenHead
        title={texts.title}
        lead={texts.lead(done, total)}
        action={
          following === undefined ? null : (
            <Button variant="primary" onClick={() => onOpen(following.id)}>
              {texts.goOn(following.title)}
            </Button>
          )
        }
      />
      <Progress label={texts.course} share={share} isWork={false} />
      <ReviewPanel store={store} today={today} onOpen={onOpen} />
      <ol className="lesson-cards">
        {course.map((lesson, index) => (
          <LessonCard
            key={lesson.id}
            lesson={lesson}
            place={index + 1}
            state={stateOf(lesson.id)}
            onOpen={() => onOpen(lesson.id)}
          />
        ))}
      </ol>
    </div>
  );
}
