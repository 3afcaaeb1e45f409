import { describe, expect, it } from "vitest";
import { oppositeSide } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { gradeAnswer, readChosenLine, writeChosenLine } from "#domain/lessons/grade-answer.ts";
import type { LessonAnswer, LessonQuestion } from "#domain/lessons/lesson.ts";
import { lessonLaw } from "#domain/lessons/lesson-law.ts";
import { makeCourse, questionsOf } from "#domain/lessons/lessons.ts";
import { orderOptions } from "#domain/lessons/order-options.ts";

/** Made within each test, so that it tells what the code makes now and not what it made while loading. */
const questionsNow = (): readonly LessonQuestion[] =>
  makeCourse(lessonLaw(day("2026-11-23"))).flatMap(questionsOf);

function rightAnswer(question: LessonQuestion): LessonAnswer {
  switch (question.kind) {
    case "number":
      return question.right;
    case "choice":
      return question.options.flatMap(({ id, right }) => (right ? [id] : []));
    case "entry":
      return question.lines.map(writeChosenLine);
  }
}

const EMPTY: Readonly<Record<LessonQuestion["kind"], LessonAnswer>> = {
  number: Number.NaN,
  choice: [],
  entry: [],
};

describe("ED-61 grading of an answer", () => {
  it("takes the right answer of each question, and neither nothing nor another kind", () => {
    for (const question of questionsNow()) {
      const { id, kind } = question;
      expect(gradeAnswer(question, rightAnswer(question)).right, id).toBe(true);
      expect(gradeAnswer(question, EMPTY[kind]).right, id).toBe(false);
      expect(gradeAnswer(question, kind === "number" ? ["a"] : 7).right, id).toBe(false);
    }
  });

  it("says the misconception of each wrong option and each typical value", () => {
    for (const question of questionsNow()) {
      if (question.kind === "choice") {
        for (const { id, right, why } of question.options) {
          if (!right)
            expect(gradeAnswer(question, [id])).toEqual({ right: false, notes: [why], label: null });
        }
      }
      if (question.kind === "number") {
        for (const { value, why, label } of question.slips) {
          const grade = gradeAnswer(question, value);
          expect(grade).toEqual({ right: false, notes: [why], label: label ?? "wrong-amount" });
        }
      }
      if (question.kind === "entry") {
        const [first] = question.lines;
        for (const { account, why } of question.distractors) {
          const chosen = question.lines.map((line) =>
            writeChosenLine(line === first ? { ...line, account } : line),
          );
          expect(gradeAnswer(question, chosen).notes).toEqual([why]);
        }
        const turned = question.lines.map((line) =>
          writeChosenLine({ ...line, side: oppositeSide(line.side) }),
        );
        expect(gradeAnswer(question, turned)).toEqual({
          right: false,
          notes: [question.sides],
          label: "reversed",
        });
      }
    }
  });

  it("takes two lines of one amount in either order, and a part of the right options for no answer", () => {
    const all = questionsNow();
    const entry = all.find(({ id }) => id === "pd-asiento");
    const several = all.find(({ id }) => id === "ecu-patrimonio-cambia");
    if (entry?.kind !== "entry" || several?.kind !== "choice") throw new Error("the questions are gone");
    expect(gradeAnswer(entry, ["1105:credit", "1110:debit"]).right).toBe(true);
    expect(gradeAnswer(entry, ["1110:debit", "1110:credit"]).right).toBe(false);
    expect(gradeAnswer(entry, ["1110:debit", "1105:debit"])).toMatchObject({
      right: false,
      label: "wrong-side",
    });
    expect(gradeAnswer(several, ["a"]).right).toBe(false);
    expect(gradeAnswer(several, ["b", "a"]).right).toBe(true);
    expect(gradeAnswer(several, ["a", "b", "c"]).right).toBe(false);
  });

  it("takes a quotient rounded as it is asked for, and a peso only exactly", () => {
    const all = questionsNow();
    const acid = all.find(({ id }) => id === "raz-acida");
    const pesos = all.find(({ id }) => id === "ecu-patrimonio");
    if (acid === undefined || pesos === undefined) throw new Error("the questions are gone");
    expect(gradeAnswer(acid, 1.17).right).toBe(true);
    expect(gradeAnswer(acid, 1.1667).right).toBe(true);
    expect(gradeAnswer(acid, 1.18).right).toBe(false);
    expect(gradeAnswer(pesos, 8_500_001).right).toBe(false);
  });

  it("reads what it writes of a line", () => {
    expect(readChosenLine("110505:credit")).toEqual({ account: "110505", side: "credit" });
    expect(readChosenLine(":")).toEqual({ account: null, side: null });
    expect(readChosenLine(undefined)).toEqual({ account: null, side: null });
    expect(readChosenLine("1105:left")).toEqual({ account: "1105", side: null });
  });

  it("shows options in an order of their own, the same each time, with the right one anywhere", () => {
    const places = new Set<number>();
    for (const question of questionsNow()) {
      if (question.kind !== "choice" || question.several) continue;
      const shown = orderOptions(question.options, ({ id }) => id, question.id, 0);
      expect(shown).toEqual(orderOptions([...question.options].reverse(), ({ id }) => id, question.id, 0));
      expect([...shown].sort((a, b) => a.id.localeCompare(b.id))).toEqual(question.options);
      places.add(shown.findIndex(({ right }) => right));
    }
    expect([...places].sort()).toEqual([0, 1, 2]);
  });
});
