import type { ExerciseTopic } from "../../exercises/exercise.ts";
import { gradeAnswer } from "../grade-answer.ts";
import type { Lesson, MistakeLabel } from "../lesson.ts";
import { questionsOf } from "../lessons.ts";
import { lessonForLabel } from "./lesson-for-label.ts";
import type { LessonState } from "./lesson-state.ts";

/** How a lesson went: of its questions, those right at the first try, and the mistakes of the others. */
export interface LessonResult {
  readonly asked: number;
  readonly right: number;
  /** Ids of the questions that were wrong at first, in their order. */
  readonly failed: readonly string[];
  readonly labels: readonly MistakeLabel[];
}

export function lessonResult(lesson: Lesson, state: LessonState): LessonResult {
  const questions = questionsOf(lesson);
  const grades = questions.flatMap((question) => {
    const answer = state.answers[question.id];
    return answer === undefined ? [] : [{ id: question.id, ...gradeAnswer(question, answer) }];
  });
  const failed = grades.filter(({ right }) => !right);
  return {
    asked: questions.length,
    right: grades.length - failed.length,
    failed: failed.map(({ id }) => id),
    labels: failed.flatMap(({ label }) => (label === null ? [] : [label])),
  };
}

/** What to do after a lesson: an exercise on its topic, and, by the mistakes made, a lesson to go back to. */
export interface NextStep {
  readonly topic: ExerciseTopic;
  /** The lesson that explains the mistake made most often; null when there is none, or it is this one. */
  readonly lesson: string | null;
  readonly label: MistakeLabel | null;
}

function mostCommon(labels: readonly MistakeLabel[]): MistakeLabel | null {
  const counts = new Map<MistakeLabel, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted[0]?.[0] ?? null;
}

export function nextStep(lesson: Pick<Lesson, "id" | "topic">, labels: readonly MistakeLabel[]): NextStep {
  const label = mostCommon(labels);
  const explains = label === null ? null : lessonForLabel(label);
  return { topic: lesson.topic, lesson: explains === lesson.id ? null : explains, label };
}
