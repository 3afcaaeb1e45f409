import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ENTRY_LABELS, LINE_LABELS } from "#domain/grading/grade-result.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { COURSE_OUTLINE } from "#domain/lessons/course-outline.ts";
import { lessonLaw } from "#domain/lessons/lesson-law.ts";
import { makeCourse } from "#domain/lessons/lessons.ts";
import { courseProgress, lessonShare } from "#domain/lessons/progress/course-progress.ts";
import { lessonForLabel } from "#domain/lessons/progress/lesson-for-label.ts";
import {
  type LessonState,
  newLessonState,
  withAnswer,
  withStepDone,
} from "#domain/lessons/progress/lesson-state.ts";
import { lessonResult, nextStep } from "#domain/lessons/progress/next-step.ts";
import {
  dueCards,
  nextReviewDay,
  REVIEW_DAYS,
  type ReviewState,
  reviewAfter,
} from "#domain/lessons/progress/review.ts";

const START = day("2026-11-23");
const QUESTION = { id: "iva-base", lesson: "iva" };
const finished = (lesson: string): LessonState => ({
  ...newLessonState(lesson, 5),
  done: 5,
  finishedAt: 1_795_000_000_000,
});

describe("ED-62 what was failed comes back", () => {
  it("comes back after 1, 3, 7, 16 and 35 days", () => {
    let card = reviewAfter(undefined, QUESTION, false, START);
    const waits: number[] = [];
    for (let times = 0; times < 6 && card !== null; times += 1) {
      const seen: ReviewState = card;
      waits.push([...REVIEW_DAYS].find((days) => addDays(START, days) === seen.dueDay) ?? -1);
      card = reviewAfter({ ...seen, dueDay: START }, QUESTION, true, START);
    }
    expect(waits).toEqual([1, 3, 7, 16, 35, 35]);
    expect(card?.streak).toBe(4);
  });

  it("makes no card of what was right at first", () => {
    expect(reviewAfter(undefined, QUESTION, true, START)).toBeNull();
  });

  const history = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 60 }), right: fc.boolean() }), {
    maxLength: 30,
  });

  it("never is due before its day, comes sooner once failed, and always comes", () => {
    fc.assert(
      fc.property(history, (answers) => {
        let today = START;
        let card = reviewAfter(undefined, QUESTION, false, today);
        for (const { wait, right } of answers) {
          if (card === null) return false;
          today = addDays(today, wait);
          const isDue = dueCards([card], today).length === 1;
          if (isDue !== card.dueDay <= today) return false;
          const next = reviewAfter(card, QUESTION, right, today);
          if (next === null || next.dueDay <= today) return false;
          const kept = reviewAfter(card, QUESTION, true, today);
          if (!right && (kept === null || next.dueDay > kept.dueDay || next.streak !== 0)) return false;
          // Right before its day, it moves neither nearer nor further.
          if (right && !isDue && next !== card) return false;
          if (next.dueDay > addDays(today, 35)) return false;
          card = next;
        }
        return card !== null && dueCards([card], addDays(today, 35)).length === 1;
      }),
    );
  });

  it("reviews the longest due first, and says when the next one is due", () => {
    const cards: ReviewState[] = [
      { id: "c", lesson: "iva", dueDay: day("2026-11-23"), streak: 2 },
      { id: "b", lesson: "iva", dueDay: day("2026-11-20"), streak: 3 },
      { id: "d", lesson: "iva", dueDay: day("2026-11-27"), streak: 0 },
      { id: "a", lesson: "iva", dueDay: day("2026-11-23"), streak: 0 },
    ];
    expect(dueCards(cards, START).map(({ id }) => id)).toEqual(["b", "a", "c"]);
    expect(nextReviewDay(cards, START)).toBe("2026-11-27");
    expect(nextReviewDay([], START)).toBeNull();
  });
});

describe("ED-64 progress of the course", () => {
  it("counts steps, and a lesson read once stays read", () => {
    const begun = withStepDone(newLessonState("iva", 5), 1, 5);
    expect(begun.done).toBe(2);
    expect(withStepDone(begun, 0, 5).done).toBe(2);
    expect(lessonShare(begun)).toBe(0.4);
    expect(lessonShare(undefined)).toBe(0);
    expect(lessonShare({ ...finished("iva"), done: 1 })).toBe(1);
  });

  it("keeps the first answer to a question", () => {
    const first = withAnswer(newLessonState("iva", 5), "iva-base", 1);
    expect(withAnswer(first, "iva-base", 2)).toBe(first);
  });

  it("goes on with what is begun, then with the first one not read, and ends", () => {
    expect(courseProgress([])).toEqual({ done: 0, total: COURSE_OUTLINE.length, share: 0, next: "ecuacion" });
    const begun = withStepDone(newLessonState("iva", 5), 1, 5);
    expect(courseProgress([finished("ecuacion"), begun])).toMatchObject({ done: 1, next: "iva" });
    expect(courseProgress([finished("ecuacion")]).next).toBe("partida-doble");
    const all = COURSE_OUTLINE.map(({ id }) => finished(id));
    expect(courseProgress(all)).toEqual({ done: all.length, total: all.length, share: 1, next: null });
    expect(courseProgress([finished("de-otra-version")]).done).toBe(0);
  });
});

describe("ED-65 what to try next", () => {
  /** The lesson on VAT, made within each test. */
  function lessonOfVat() {
    const found = makeCourse(lessonLaw(START)).find(({ id }) => id === "iva");
    if (found === undefined) throw new Error("no lesson on VAT");
    return found;
  }

  it("finds a lesson of the course for each label of grading", () => {
    const ids = COURSE_OUTLINE.map(({ id }) => id);
    for (const label of [...LINE_LABELS, ...ENTRY_LABELS]) expect(ids).toContain(lessonForLabel(label));
  });

  it("counts the right ones at first, and sends back to what explains the mistake made most", () => {
    const vat = lessonOfVat();
    let state = newLessonState("iva", 5);
    state = withAnswer(state, "iva-cobra", 1_500_000);
    state = withAnswer(state, "iva-base", 595_000);
    state = withAnswer(state, "iva-compra", ["1435:credit", "2408:credit", "2205:debit"]);
    state = withAnswer(state, "iva-no-responsable", ["a"]);
    const result = lessonResult(vat, state);
    expect(result).toEqual({
      asked: 5,
      right: 1,
      failed: ["iva-cobra", "iva-compra", "iva-base"],
      labels: ["vat-not-separated", "reversed", "vat-not-separated"],
    });
    expect(nextStep(vat, result.labels)).toEqual({ topic: "vat", lesson: null, label: "vat-not-separated" });
    expect(nextStep(vat, ["reversed"])).toEqual({ topic: "vat", lesson: "partida-doble", label: "reversed" });
    expect(nextStep(vat, [])).toEqual({ topic: "vat", lesson: null, label: null });
  });

  it("tells no mistake of a wrong option, which has no name", () => {
    const state = withAnswer(newLessonState("iva", 5), "iva-no-responsable", ["b"]);
    expect(lessonResult(lessonOfVat(), state)).toEqual({
      asked: 5,
      right: 0,
      failed: ["iva-no-responsable"],
      labels: [],
    });
  });
});
