import type { ExerciseTopic } from "#domain/exercises/exercise.ts";
import { COURSE_OUTLINE } from "#domain/lessons/course-outline.ts";
import type { Lesson } from "#domain/lessons/lesson.ts";
import type { LessonState } from "#domain/lessons/progress/lesson-state.ts";
import { lessonResult, nextStep } from "#domain/lessons/progress/next-step.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { lessonTexts as texts } from "../texts.ts";
import { StepTitle } from "./step-title.tsx";

interface LessonEndProps {
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly onOpen: (lesson: string | null) => void;
  readonly onPractise: ((topic: ExerciseTopic) => void) | undefined;
}

/** How the lesson went, what comes back, and what to try next. */
export function LessonEnd({ lesson, state, onOpen, onPractise }: LessonEndProps) {
  const { asked, right, failed, labels } = lessonResult(lesson, state);
  const { topic, lesson: explains, label } = nextStep(lesson, labels);
  const titleOf = (id: string) => COURSE_OUTLINE.find((each) => each.id === id)?.title ?? id;
  const at = COURSE_OUTLINE.findIndex(({ id }) => id === lesson.id);
  const following = COURSE_OUTLINE[at + 1];
  return (
    <section className="lesson-end">
      <StepTitle title={texts.resultTitle(lesson.title)} />
      <p className="figure-large">{texts.score(right, asked)}</p>
      <p>{failed.length > 0 ? texts.willReturn(failed.length) : right === asked ? texts.allRight : null}</p>
      <h3 className="section-head">{texts.tryNext}</h3>
      {label === null ? null : <p>{texts.mistake(label)}</p>}
      <div className="lesson-ways">
        {following === undefined ? null : (
          <Button variant="primary" onClick={() => onOpen(following.id)}>
            {texts.nextLesson(following.title)}
          </Button>
        )}
        {explains === null ? null : (
          <Button variant="outline" onClick={() => onOpen(explains)}>
            {texts.reviewLesson(titleOf(explains))}
          </Button>
        )}
        {onPractise === undefined ? null : (
          <Button variant="outline" onClick={() => onPractise(topic)}>
            {texts.practise(topic)}
          </Button>
        )}
        <Button variant="ghost" onClick={() => onOpen(null)}>
          {texts.allLessons}
        </Button>
      </div>
    </section>
  );
}
