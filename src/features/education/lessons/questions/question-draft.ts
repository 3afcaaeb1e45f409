import { formatDecimal } from "#domain/kernel/format.ts";
import { readChosenLine } from "#domain/lessons/grade-answer.ts";
import type { LessonAnswer, LessonQuestion } from "#domain/lessons/lesson.ts";
import { readNumber } from "#domain/lessons/read-number.ts";
import { lessonTexts as texts } from "../texts.ts";

/** What is chosen or typed: options or lines of an entry, or the text of a number. */
export type QuestionDraft = readonly string[] | string;

export function blankAnswer(question: LessonQuestion): QuestionDraft {
  if (question.kind === "number") return "";
  return question.kind === "choice" ? [] : question.lines.map(() => ":");
}

/** A given answer as its fields show it: a number in groups of three, with the decimals that it was given with. */
export function answeredDraft(answer: LessonAnswer): QuestionDraft {
  if (typeof answer !== "number") return answer;
  return formatDecimal(answer, String(answer).split(".")[1]?.length ?? 0);
}

export function asList(draft: QuestionDraft): readonly string[] {
  return typeof draft === "string" ? [] : draft;
}

export type ReadDraft =
  | { readonly answer: LessonAnswer; readonly problem: null }
  | { readonly answer: null; readonly problem: string };

/** The answer that a draft gives, or what it still lacks. */
export function readAnswerDraft(question: LessonQuestion, draft: QuestionDraft): ReadDraft {
  if (question.kind === "number") {
    const typed = typeof draft === "string" ? draft.trim() : "";
    const number = readNumber(typed, question.unit);
    if (number === null) return { answer: null, problem: texts.numberFirst(typed.slice(0, 24)) };
    return { answer: number, problem: null };
  }
  const list = asList(draft);
  if (question.kind === "choice") {
    return list.length === 0 ? { answer: null, problem: texts.chooseFirst } : { answer: list, problem: null };
  }
  const isWhole = list.map(readChosenLine).every(({ account, side }) => account !== null && side !== null);
  return isWhole ? { answer: list, problem: null } : { answer: null, problem: texts.fillFirst };
}
