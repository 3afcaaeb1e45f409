import { useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import type { Lesson, LessonAnswer } from "#domain/lessons/lesson.ts";
import {
  type LessonState,
  newLessonState,
  withAnswer,
  withStepDone,
} from "#domain/lessons/progress/lesson-state.ts";
import { type ReviewState, reviewAfter } from "#domain/lessons/progress/review.ts";
import type { LessonsStore } from "../lessons-store.ts";

/** A finished lesson opens at its end, past the last step, which tells how it went; another one where it was left. */
function firstIndex({ finishedAt, done }: LessonState, steps: number): number {
  return finishedAt === null ? Math.min(done, steps - 1) : steps;
}

/** A lesson being read: its open step, and what is kept of it with each answer and each step. */
export function useLessonPlayer(lesson: Lesson, store: LessonsStore, today: Day) {
  const count = lesson.steps.length;
  const [state, setState] = useState<LessonState>(
    () => store.progress.find((each) => each.lesson === lesson.id) ?? newLessonState(lesson.id, count),
  );
  const [cards, setCards] = useState(store.cards);
  const [index, setIndex] = useState(() => firstIndex(state, count));
  const [isSaved, setIsSaved] = useState<boolean | null>(null);

  const keep = (next: LessonState, card: ReviewState | null) => {
    setState(next);
    if (card !== null) setCards((before) => [...before.filter(({ id }) => id !== card.id), card]);
    store
      .save({ progress: next, cards: card === null ? [] : [card] })
      .then(setIsSaved, () => setIsSaved(false));
  };
  const answer = (question: string, given: LessonAnswer, right: boolean) => {
    if (Object.hasOwn(state.answers, question)) return;
    const old = cards.find(({ id }) => id === question);
    const card = reviewAfter(old, { id: question, lesson: lesson.id }, right, today);
    keep(withAnswer(state, question, given), card === old ? null : card);
  };
  const goTo = (step: number) => setIndex(Math.max(0, step));
  const next = () => {
    const read = withStepDone(state, index, count);
    const isEnd = index === count - 1;
    keep(isEnd ? { ...read, finishedAt: read.finishedAt ?? store.now() } : read, null);
    setIndex(index + 1);
  };
  return { state, cards, index, isSaved, answer, goTo, next };
}
