import { describe, expect, it } from "vitest";
import { takesEntries } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { sum } from "#domain/kernel/pesos.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { LAST_LEGAL_YEAR } from "#domain/law/horizon.ts";
import { LEGAL_YEARS } from "#domain/law/legal-years.data.ts";
import { COURSE_OUTLINE } from "#domain/lessons/course-outline.ts";
import type { Lesson, LessonQuestion, WorkedLine } from "#domain/lessons/lesson.ts";
import { lessonLaw } from "#domain/lessons/lesson-law.ts";
import { makeCourse, questionsOf } from "#domain/lessons/lessons.ts";
import { unpublished } from "../../support/law-days.ts";
import { lessonOf } from "./course/read-lesson.ts";

/** Made within each test, so that it tells what the code makes now and not what it made while loading. */
const courseNow = (): readonly Lesson[] => makeCourse(lessonLaw(day("2026-11-23")));
const questionsNow = (): readonly LessonQuestion[] => courseNow().flatMap(questionsOf);
const LESSONS = COURSE_OUTLINE.map(({ id }) => id);
const puc = await loadChart("puc");

function words(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function balance(lines: readonly Pick<WorkedLine, "side" | "amount">[]): number {
  return sum(lines.map(({ side, amount }) => (side === "debit" ? amount : -amount)));
}

function isPosting(code: string): boolean {
  const account = puc.byCode.get(code);
  return account !== undefined && takesEntries(account);
}

/** A question of each kind has its reasons, what is wrong with the wrong answers, and one way to be right. */
function expectWhole(question: LessonQuestion): void {
  const { id } = question;
  expect(question.why.length, id).toBeGreaterThan(10);
  if (question.kind === "choice") {
    const right = question.options.filter((option) => option.right);
    expect(right.length, id).toBe(question.several ? Math.max(2, right.length) : 1);
    expect(question.options.length, id).toBeGreaterThan(right.length);
    expect(question.options.length, id).toBeGreaterThanOrEqual(3);
    expect(question.options.filter(({ why }) => why.length < 12)).toEqual([]);
    expect(new Set(question.options.map(({ text }) => text)).size).toBe(question.options.length);
  }
  if (question.kind === "number") {
    expect(question.slips.length, id).toBeGreaterThan(0);
    expect(question.slips.filter(({ value, why }) => value === question.right || why.length < 12)).toEqual(
      [],
    );
    expect(new Set(question.slips.map(({ value }) => value)).size).toBe(question.slips.length);
    if (question.unit === "pesos") expect(Number.isInteger(question.right)).toBe(true);
  }
  if (question.kind === "entry") {
    expect(balance(question.lines), id).toBe(0);
    expect(question.sides.length, id).toBeGreaterThan(12);
    expect(question.distractors.length, id).toBeGreaterThan(1);
    const accounts = question.lines.map(({ account }) => account);
    const offered = [...accounts, ...question.distractors.map(({ account }) => account)];
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.filter((code) => !isPosting(code))).toEqual([]);
  }
}

/** Every text of a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The accounts that a text names by their code, with the word of their name that follows; no years, no cheques. */
function accountsIn(text: string): readonly { readonly code: string; readonly word: string }[] {
  const found = text.matchAll(/(?<![\d.,$\u00a0])([1-9]\d{3}(?:\d{2})?)(?![\d.,]*\d)(?: (\p{Lu}\p{Ll}+))?/gu);
  return [...found].flatMap(([, code = "", word = ""]) =>
    /^20[2-9]\d$/u.test(code) ? [] : [{ code, word }],
  );
}

/** "8.300.000 + 300.000 = 8.600.000" and the like of a text, without the words between. */
function equationsIn(text: string): readonly string[] {
  return text
    .split(/[.,;:] |[.]$/u)
    .map((part) => part.replace(/[^\d.,()+−×÷=%]+/gu, " ").trim())
    .filter((part) => /\d[^=]*=[^=]*\d/u.test(part));
}

const numberIn = (text: string) => {
  const value = Number(text.replace(/[.%\s]/gu, "").replace(",", "."));
  return text.includes("%") ? value / 100 : value;
};

/** "2 × 3 ÷ 4". */
function productIn(text: string): number {
  const factors = [...text.matchAll(/([×÷]?)([^×÷]+)/gu)];
  return factors.reduce(
    (all, [, sign, each = ""]) => (sign === "÷" ? all / numberIn(each) : all * numberIn(each)),
    1,
  );
}

/** What a side of an equation makes, first what is within parentheses. */
function sideValue(side: string): number {
  const [whole, inner] = /\(([^()]*)\)/u.exec(side) ?? [];
  if (whole !== undefined && inner !== undefined) {
    return sideValue(side.replace(whole, String(sideValue(inner)).replace(".", ",")));
  }
  const terms = [...side.matchAll(/([+−]?)([^+−]+)/gu)];
  return terms.reduce((all, [, sign, each = ""]) => all + (sign === "−" ? -1 : 1) * productIn(each), 0);
}

/** Whether all sides are equal, to the decimals that the last one shows. */
function holds(equation: string): boolean {
  const sides = equation.split("=");
  const last = sides.at(-1) ?? "";
  const decimals = (/,(\d+)/u.exec(last)?.[1]?.length ?? 0) + (last.includes("%") ? 2 : 0);
  const shown = sideValue(last);
  return sides.every((side) => Math.abs(sideValue(side) - shown) <= 0.5000001 * 10 ** -decimals);
}

describe("ED-60 the course", () => {
  it("has at least fourteen lessons, as its outline says them", () => {
    const course = courseNow();
    expect(course.length).toBeGreaterThanOrEqual(14);
    expect(course.map(({ id, title, topic }) => ({ id, title, topic }))).toEqual(COURSE_OUTLINE);
    expect(new Set(course.map(({ id }) => id)).size).toBe(course.length);
  });

  it.each(LESSONS)(
    "gives %s five to eight steps, four to seven questions and a drawing or a worked entry",
    (id) => {
      const lesson = lessonOf(id);
      expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
      expect(lesson.steps.length).toBeLessThanOrEqual(8);
      expect(questionsOf(lesson).length).toBeGreaterThanOrEqual(4);
      expect(questionsOf(lesson).length).toBeLessThanOrEqual(7);
      expect(lesson.steps.some(({ picture, example }) => picture ?? example)).toBe(true);
      expect(lesson.words.length).toBeGreaterThan(1);
    },
  );

  it.each(LESSONS)(
    "says something in each step of %s, asks about it, and means something by each word",
    (id) => {
      const { summary, minutes, steps, words: terms } = lessonOf(id);
      expect(summary).toMatch(/^\S.{30,}\.$/u);
      expect(minutes).toBeGreaterThanOrEqual(8);
      for (const { title, text, questions } of steps) {
        expect(title).toMatch(/^[\p{Lu}¿]/u);
        expect(text.length, title).toBeGreaterThan(0);
        expect(
          text.filter((each) => !/^\S.*[.:?)]$/su.test(each)),
          title,
        ).toEqual([]);
        expect(questions.length, title).toBeGreaterThan(0);
      }
      for (const { term, meaning } of terms) {
        expect(term).toMatch(/^\S/u);
        expect(meaning, term).toMatch(/^\p{Lu}.+\.$/u);
      }
      expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
    },
  );

  it.each(LESSONS)("calculates right wherever %s writes a calculation", (id) => {
    const written = textsIn(lessonOf(id)).flatMap(equationsIn);
    expect(written.filter((each) => !holds(each))).toEqual([]);
  });

  it("finds the calculations of its lessons, and wrong ones wrong", () => {
    expect(textsIn(courseNow()).flatMap(equationsIn).length).toBeGreaterThan(30);
    expect(["2 + 2 = 5", "(36 − 15) ÷ 18 = 1,18", "50% = 0,4"].filter(holds)).toEqual([]);
  });

  it.each(LESSONS)("names in %s accounts that the chart has, by a word of its names", (id) => {
    const named = textsIn(lessonOf(id)).flatMap(accountsIn);
    // "2205 Proveedores" is called by its group, "6135 Costo de ventas" by its class.
    const namesOf = (code: string) =>
      [1, 2, 4, 6].map((length) => fold(puc.byCode.get(code.slice(0, length))?.name ?? "")).join(" ");
    const unknown = named.filter(
      ({ code, word }) => !puc.byCode.has(code) || !namesOf(code).includes(fold(word)),
    );
    expect(unknown).toEqual([]);
  });

  it("finds the accounts that its lessons name", () => {
    const named = textsIn(courseNow()).flatMap(accountsIn);
    expect(named.filter(({ word }) => word !== "").length).toBeGreaterThan(20);
    expect(accountsIn("En 2026, $\u00a05000 de 1105 Caja, cheque 0457 y 2205 al pagar.")).toEqual([
      { code: "1105", word: "Caja" },
      { code: "2205", word: "" },
    ]);
  });

  it("names each question once", () => {
    const ids = questionsNow().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("says each step in at most ninety words", () => {
    const long = courseNow().flatMap(({ id, steps }) =>
      steps.filter(({ text }) => words(text.join(" ")) > 90).map(({ title }) => `${id}: ${title}`),
    );
    expect(long).toEqual([]);
  });

  it("uses balanced worked entries with accounts that take movements, each line with its reason", () => {
    const examples = courseNow().flatMap(({ steps }) => steps.flatMap(({ example }) => example ?? []));
    expect(examples.length).toBeGreaterThan(14);
    expect(
      examples.filter(({ lines }) => balance(lines) !== 0).map(({ description }) => description),
    ).toEqual([]);
    const lines = examples.flatMap((example) => example.lines);
    expect(lines.filter(({ account }) => !isPosting(account)).map(({ account }) => account)).toEqual([]);
    expect(lines.filter(({ why, amount }) => why === "" || amount <= 0)).toEqual([]);
  });

  it("never breaks an amount from its sign, and never writes two spaces", () => {
    const texts = JSON.stringify(courseNow());
    expect(texts).not.toMatch(/\$ \d/u);
    expect(texts).not.toMatch(/ {2}|NaN|undefined/u);
  });

  it("draws T accounts of the chart and scales that balance", () => {
    for (const { picture } of courseNow().flatMap(({ steps }) => steps)) {
      if (picture?.kind === "t-account") expect(isPosting(picture.account)).toBe(true);
      if (picture?.kind !== "scale") continue;
      const total = (side: readonly (readonly [string, number])[]) => sum(side.map(([, amount]) => amount));
      expect(total(picture.assets)).toBe(total(picture.liabilities) + total(picture.equity));
    }
  });

  it("adds up the totals of its small statements", () => {
    const statements = courseNow()
      .flatMap(({ steps }) =>
        steps.flatMap(({ picture }) => (picture?.kind === "statement" ? [picture] : [])),
      )
      .filter(({ rows }) => rows.some(({ rule }) => rule === "double"));
    expect(statements.length).toBeGreaterThan(3);
    for (const { rows, title } of statements) {
      let running = 0;
      for (const { amount, rule } of rows) {
        if (rule === "none") running += amount;
        else expect(`${title}: ${amount}`).toBe(`${title}: ${running}`);
        // A balance sheet begins again after its first total.
        if (rule === "double") running = 0;
      }
    }
  });
});

describe("ED-61 each question has exactly what it needs", () => {
  it.each(LESSONS)("in %s", (id) => {
    for (const question of questionsOf(lessonOf(id))) expectWhole(question);
  });
});

describe("ED-63 figures of the law come from its data", () => {
  const textOf = (date: string) => JSON.stringify(makeCourse(lessonLaw(day(date))));

  it("says the minimum wage, the allowance and the UVT of the day's year", () => {
    for (const date of ["2025-03-01", "2026-11-23"]) {
      const { minimumWage, transportAllowance, uvt, purchases } = lessonLaw(day(date));
      const texts = textOf(date);
      for (const figure of [minimumWage, transportAllowance, uvt, purchases.floor]) {
        expect(texts).toContain(formatPesos(figure));
      }
    }
    const { minimumWage, uvt } = lessonLaw(day("2026-11-23"));
    expect(textOf("2025-03-01")).not.toContain(formatPesos(minimumWage));
    expect(textOf("2025-03-01")).not.toContain(formatPesos(uvt));
  });

  it("pays no salary under the minimum, and the allowance to whom the law gives it", () => {
    const law = lessonLaw(day("2026-11-23"));
    const limit = law.minimumWage * law.statute("transportLimit");
    const told = questionsNow().flatMap(({ text }) => {
      const [, salary] = /gana \$\u00a0([\d.]+)/u.exec(text) ?? [];
      return salary === undefined ? [] : [{ text, salary: Number(salary.replaceAll(".", "")) }];
    });
    expect(told.length).toBeGreaterThanOrEqual(3);
    for (const { text, salary } of told) {
      expect(salary, text).toBeGreaterThanOrEqual(law.minimumWage);
      expect(salary <= limit, text).toBe(!text.includes("no recibe auxilio"));
    }
  });

  it("takes rates from the law", () => {
    const law = lessonLaw(day("2026-11-23"));
    const other = makeCourse({
      ...law,
      vat: 16,
      fees: 7,
      statute: (key) => law.statute(key) + (key === "health" ? 1 : 0),
    });
    const texts = (course: readonly Lesson[], id: string) =>
      JSON.stringify(course.find((lesson) => lesson.id === id));
    expect(texts(other, "iva")).not.toContain("19%");
    expect(texts(other, "iva")).toContain("16%");
    expect(texts(other, "retenciones")).not.toContain("11%");
    expect(texts(other, "nomina")).toContain("5%");
  });

  it("balances with the law of every known year, and speaks of the last known one afterwards", () => {
    const known = LEGAL_YEARS.flatMap(({ year }) => [day(`${year}-02-01`), day(`${year}-08-01`)]);
    for (const date of [...known, unpublished("06-01")]) {
      for (const { steps } of makeCourse(lessonLaw(date))) {
        for (const { example, questions } of steps) {
          expect(balance(example?.lines ?? [])).toBe(0);
          for (const each of questions) if (each.kind === "entry") expect(balance(each.lines)).toBe(0);
        }
      }
    }
    expect(lessonLaw(unpublished("06-01")).year).toBe(LAST_LEGAL_YEAR);
  });
});
