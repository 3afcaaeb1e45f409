import type { ExerciseTopic } from "#domain/exercises/exercise.ts";
import type { Day } from "#domain/kernel/day.ts";
import { COURSE_OUTLINE } from "#domain/lessons/course-outline.ts";
import type { Lesson } from "#domain/lessons/lesson.ts";
import type { LessonState } from "#domain/lessons/progress/lesson-state.ts";
import { lessonResult, nextStep } from "#domain/lessons/progress/next-step.ts";
import { type ReviewState, returnDay } from "#domain/lessons/progress/review.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { lessonTexts as texts } from "../texts.ts";
import { StepTitle } from "./step-title.tsx";

interface LessonEndProps {
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly cards: readonly ReviewState[];
  readonly today: Day;
  readonly onOpen: (lesson: string | null) => void;
  /** Reads the lesson once more from its first step. */
  readonly onAgain: () => void;
  readonly onPractise: ((topic: ExerciseTopic) => void) | undefined;
}

/** How the lesson went, what comes back, and what to try next; made from what is kept, so that a reload shows it again. */
export function LessonEnd({ lesson, state, cards, today, onOpen, onAgain, onPractise }: LessonEndProps) {
  const { asked, right, failed, labels } = lessonResult(lesson, state);
  const first = returnDay(cards, failed);
  const unanswered = asked - right - failed.length;
  const { topic, lesson: explains, label } = nextStep(lesson, labels);
  const titleOf = (id: string) => COURSE_OUTLINE.find((each) => each.id === id)?.title ?? id;
  const placeOf = (id: string) => COURSE_OUTLINE.findIndex((each) => each.id === id);
  const at = placeOf(lesson.id);
  const following = COURSE_OUTLINE[at + 1];
  return (
    <section className="lesson-end">
      <StepTitle title={texts.resultTitle(lesson.title)} />
      <p className="figure-large">{texts.score(right, asked)}</p>
      {right === asked ? <p>{texts.allRight}</p> : null}
      {first ? <p>{texts.willReturn(failed.length, today, first)}</p> : null}
      {unanswered > 0 ? <p>{texts.unanswered(unanswered)}</p> : null}
      <h3 className="section-head">{texts.tryNext}</h3>
      {label === null ? null : <p>{texts.mistake(label)}</p>}
      <div className="lesson-ways">
        {following === undefined ? null : (
          <Button variant="primary" onClick={() => onOpen(following.id)}>
            {texts.nextLesson(following.title)}
          </Button>
        )}
        {explains === null || explains === following?.id ? null : (
          <Button variant="outline" onClick={() => onOpen(explains)}>
            {(placeOf(explains) > at ? texts.readLesson : texts.reviewLesson)(titleOf(explains))}
          </Button>
        )}
        {onPractise === undefined ? null : (
          <Button variant="outline" onClick={() => onPractise(topic)}>
            {texts.practise(topic)}
          </Button>
        )}
        <Button variant="ghost" onClick={onAgain}>
          {texts.readAgain}
        </Button>
        <Button variant="ghost" onClick={() => onOpen(null)}>
          {texts.allLessons}
        </Button>
      </div>
    </section>
  );
}
