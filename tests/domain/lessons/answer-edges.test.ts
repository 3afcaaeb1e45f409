import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { PARAMETERS } from "#domain/law/parameters.ts";
import { gradeAnswer, writeChosenLine } from "#domain/lessons/grade-answer.ts";
import type { LessonQuestion, MistakeLabel } from "#domain/lessons/lesson.ts";
import { lessonLaw } from "#domain/lessons/lesson-law.ts";
import { orderOptions } from "#domain/lessons/order-options.ts";
import { courseProgress, lessonShare } from "#domain/lessons/progress/course-progress.ts";
import { newLessonState, withAnswer, withStepDone } from "#domain/lessons/progress/lesson-state.ts";
import { nextStep } from "#domain/lessons/progress/next-step.ts";
import { dueCards, nextReviewDay, returnDay, reviewAfter } from "#domain/lessons/progress/review.ts";
import { readNumber } from "#domain/lessons/read-number.ts";

const code = (text: string) => text as AccountCode;
const ENTRY = {
  id: "e",
  kind: "entry",
  text: "",
  explanation: "",
  why: "",
  sides: "the sides",
  lines: [
    { account: code("1435"), side: "debit", amount: pesos(500) },
    { account: code("2408"), side: "debit", amount: pesos(95) },
    { account: code("2205"), side: "credit", amount: pesos(595) },
  ],
  distractors: [
    { account: code("2335"), why: "another payable" },
    { account: code("6135"), why: "a cost" },
  ],
} as unknown as LessonQuestion;

const numberOf = (unit: string, decimals: number) =>
  ({
    id: "n",
    kind: "number",
    text: "",
    unit,
    decimals,
    right: 12.5,
    slips: [
      { value: 20, why: "twice", label: "shifted-digits" },
      { value: 30, why: "thrice" },
    ],
  }) as unknown as LessonQuestion;

describe("ED-61 a wrong answer", () => {
  it.each<readonly [told: string, chosen: readonly string[], notes: string[], label: MistakeLabel | null]>([
    ["all sides turned", ["1435:credit", "2408:credit", "2205:debit"], ["the sides"], "reversed"],
    ["one side turned", ["1435:credit", "2408:debit", "2205:credit"], ["the sides"], "wrong-side"],
    ["two accounts changed places", ["2408:debit", "1435:debit", "2205:credit"], ["the sides"], "wrong-side"],
    [
      "an account of the same class",
      ["1435:debit", "2408:debit", "2335:credit"],
      ["another payable"],
      "other-account",
    ],
    ["an account of another class", ["6135:debit", "2408:debit", "2205:credit"], ["a cost"], "wrong-class"],
    ["both", ["6135:debit", "2408:debit", "2335:credit"], ["another payable", "a cost"], "wrong-class"],
    ["one not chosen", ["1435:debit", "2408:debit", ":"], [], "other-account"],
    ["one left out", ["1435:debit", "2408:debit"], [], "other-account"],
    ["an account that is no distractor", ["1435:debit", "2408:debit", "1105:credit"], [], "other-account"],
    ["a side not chosen", ["1435:debit", "2408:", "2205:credit"], ["the sides"], "wrong-side"],
  ])("of an entry: %s", (_told, chosen, notes, label) => {
    expect(gradeAnswer(ENTRY, chosen)).toEqual({ right: false, notes, label });
  });

  it("is none of an entry with all lines right, whatever comes after them", () => {
    const right = ["1435:debit", "2408:debit", "2205:credit"];
    expect(gradeAnswer(ENTRY, right)).toEqual({ right: true, notes: [], label: null });
    expect(gradeAnswer(ENTRY, [...right, "1105:debit"]).right).toBe(true);
    expect(gradeAnswer(ENTRY, 7)).toEqual({ right: false, notes: [], label: null });
    expect(writeChosenLine({ account: null, side: "debit" })).toBe(":debit");
  });

  it("of a number is within half of its last decimal, and of pesos to the peso", () => {
    const units = numberOf("times", 1);
    for (const value of [12.45, 12.5, 12.55]) expect(gradeAnswer(units, value).right).toBe(true);
    for (const value of [12.44, 12.56, -12.5]) expect(gradeAnswer(units, value).right).toBe(false);
    const pesosOnly = numberOf("pesos", 1);
    expect(gradeAnswer(pesosOnly, 12.5).right).toBe(true);
    expect(gradeAnswer(pesosOnly, 12.51)).toEqual({ right: false, notes: [], label: "wrong-amount" });
    expect(gradeAnswer(units, 20.05)).toEqual({ right: false, notes: ["twice"], label: "shifted-digits" });
    expect(gradeAnswer(units, 30)).toEqual({ right: false, notes: ["thrice"], label: "wrong-amount" });
    expect(gradeAnswer(units, 20.06).notes).toEqual([]);
    expect(gradeAnswer(units, ["12.5"])).toEqual({ right: false, notes: [], label: null });
  });

  it.each([
    [" − 1.500", "pesos", -1500],
    ["-$ 1.500", "pesos", -1500],
    ["- 2,5 %", "percent", -2.5],
    ["1,5×", "times", 1.5],
    ["1,5x ", "times", 1.5],
    ["x 1,5", "times", null],
    ["--5", "units", null],
    ["5-", "units", null],
    ["-", "pesos", null],
    ["0", "units", 0],
    ["1000000000000", "units", 1_000_000_000_000],
    ["1000000000001", "units", null],
    ["5\n6", "units", null],
  ] as const)("reads %j in %s", (text, unit, number) => {
    expect(readNumber(text, unit)).toBe(number);
  });

  it("has its options in an order of question and round", () => {
    const letters = [..."abcdefgh"];
    const shown = (question: string, round: number) =>
      orderOptions(letters, (letter) => letter, question, round).join("");
    expect([shown("q", 0), shown("q", 1), shown("p", 0)]).toEqual(["hfcdbgea", "adhefbgc", "fdaehgbc"]);
  });
});

describe("ED-62 and ED-64 how far the course is", () => {
  const state = (done: number, steps: number, finishedAt: number | null = null) =>
    ({ done, steps, finishedAt }) as never;

  it("is a share of each lesson between none and all", () => {
    expect(
      [state(0, 0), state(3, 0), state(7, 5), state(-1, 5), state(2, 5), state(0, 5, 1)].map(lessonShare),
    ).toEqual([0, 0, 1, 0, 0.4, 1]);
    const read = { ...newLessonState("ecuacion", 4), done: 4 };
    const { done, share, next } = courseProgress([read, { ...newLessonState("iva", 4), done: 2 }]);
    expect([done, share, next]).toEqual([1, 1.5 / 18, "iva"]);
  });

  it("never goes back nor beyond the steps that there are", () => {
    const begun = { ...newLessonState("iva", 5), done: 2 };
    expect(withStepDone(begun, 2, 5)).toEqual({ ...begun, done: 3 });
    expect(withStepDone(begun, 9, 4)).toEqual({ ...begun, steps: 4, done: 4 });
    expect(withStepDone({ ...begun, done: 5 }, 0, 3).done).toBe(3);
    expect(withAnswer(begun, "q", 5).answers).toEqual({ q: 5 });
    expect(withAnswer({ ...begun, answers: { p: 1 } }, "toString", 5).answers).toEqual({ p: 1, toString: 5 });
  });

  it("goes back to the lesson of the mistake made most, the first of those made as often", () => {
    const lesson = { id: "iva", topic: "vat" } as const;
    expect(nextStep(lesson, ["omitted", "reversed", "reversed"]).label).toBe("reversed");
    expect(nextStep(lesson, ["omitted", "reversed"])).toEqual({
      topic: "vat",
      lesson: "documento",
      label: "omitted",
    });
  });

  it("reviews by day, then by what is least known, then by its name", () => {
    const today = day("2026-11-23");
    const card = (id: string, days: number, streak = 1) => ({
      id,
      lesson: "iva",
      dueDay: addDays(today, days),
      streak,
    });
    const cards = [card("b", 0), card("a", 0), card("c", 0, 0), card("d", -1, 4), card("e", 1), card("f", 3)];
    expect(dueCards(cards, today).map(({ id }) => id)).toEqual(["d", "c", "a", "b"]);
    expect(nextReviewDay([cards[5], cards[4], cards[0]] as typeof cards, today)).toBe(addDays(today, 1));
    expect(returnDay(cards, ["f", "e"])).toBe(addDays(today, 1));
    expect(returnDay([...cards].reverse(), ["f", "e"])).toBe(addDays(today, 1));
    expect(returnDay(cards, ["x"])).toBeNull();
    expect(reviewAfter(card("a", 0, -3), { id: "a", lesson: "iva" }, true, today)?.dueDay).toBe(
      addDays(today, 1),
    );
    const early = card("a", 1);
    expect(reviewAfter(early, { id: "a", lesson: "iva" }, true, today)).toBe(early);
    expect(reviewAfter(early, { id: "a", lesson: "iva" }, false, today)).toEqual(card("a", 1, 0));
  });
});

describe("the law that the lessons speak of", () => {
  it("is that of the day, of the last known year after it and of the first before it", () => {
    const of = (date: string) => {
      const { year, minimumWage, uvt, vat, reducedVat, purchases, services, fees, withheldVat, incomeTax } =
        lessonLaw(day(date));
      return { year, minimumWage, uvt, vat, reducedVat, purchases, services, fees, withheldVat, incomeTax };
    };
    expect(of("2026-11-23")).toEqual({
      year: 2026,
      minimumWage: 1_750_905,
      uvt: 52_374,
      vat: 19,
      reducedVat: 5,
      purchases: { rate: 2.5, floorUvt: 10, floor: 524_000 },
      services: { rate: 4, floorUvt: 2, floor: 105_000 },
      fees: 11,
      withheldVat: 15,
      incomeTax: 35,
    });
    const last = PARAMETERS.uvt.rows.at(-1)?.to ?? day("2026-12-31");
    expect(of("2090-01-01")).toEqual(of(last));
    expect(of(addDays(last, 1))).toEqual(of(last));
    expect(of("1990-01-01")).toEqual({
      year: 1990,
      minimumWage: 1_160_000,
      uvt: 42_412,
      vat: 19,
      reducedVat: 5,
      purchases: { rate: 2.5, floorUvt: 27, floor: 1_145_000 },
      services: { rate: 4, floorUvt: 4, floor: 170_000 },
      fees: 11,
      withheldVat: 15,
      incomeTax: 35,
    });
    expect(lessonLaw(day("2026-11-23")).transportAllowance).toBe(249_095);
  });
});
