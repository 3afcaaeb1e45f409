import { beforeEach, expect, test, vi } from "vitest";
import { EXERCISE_TEMPLATES } from "#domain/exercises/templates/all.ts";
import { practiceTopics } from "#features/education/exercise/practice/practice-items.ts";
import {
  practiceBook,
  practiceKey,
  readPracticeKey,
} from "#features/education/exercise/practice/practice-key.ts";
import { practiceItems } from "#features/education/exercise/practice/practice-standing.ts";
import { markExercise, markGraded } from "#storage/exercises/exercise-marks.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});

const items = () => practiceItems("ana", EXERCISE_TEMPLATES);

test("an exercise is found by topic, level and words without accents, in the order of a course", () => {
  const all = practiceTopics(items(), "", null);
  expect(all.flatMap((topic) => topic.items)).toHaveLength(EXERCISE_TEMPLATES.length);
  const found = practiceTopics(items(), "RETENCION comprar", null).flatMap((topic) => topic.items);
  expect(found.map(({ id }) => id)).toContain("withholding-purchase");
  for (const { items: own } of practiceTopics(items(), "", 2))
    for (const { level } of own) expect(level).toBe(2);
  expect(practiceTopics(items(), "nada así", null)).toEqual([]);
});

test("opened is begun, a passing grade in any version is done, of one student alone", () => {
  const template = EXERCISE_TEMPLATES.find(({ id }) => id === "withholding-purchase");
  if (template === undefined) throw new Error("no template");
  const standing = (student: string) =>
    practiceItems(student, EXERCISE_TEMPLATES).find(({ id }) => id === template.id)?.standing;
  expect(standing("ana")).toBe("new");
  const key = practiceBook("ana", template, 7);
  markExercise(key, 1);
  markGraded(key, 0.59);
  expect(standing("ana")).toBe("begun");
  markGraded(key, 0.6);
  expect([standing("ana"), standing("luis")]).toEqual(["done", "new"]);
});

test.each(["vat-general--7", "vat-general--2147483646"])("the address %s names an exercise", (text) => {
  const key = readPracticeKey(text);
  expect(key && practiceKey(key)).toBe(text);
});

test.each(["", "vat general", "vat--0", "vat--9999999999", "../x"])("the address %j names none", (text) => {
  expect(readPracticeKey(text)).toBeNull();
});

test("without a seed the first figures open", () => {
  expect(readPracticeKey("vat-general")).toEqual({ template: "vat-general", seed: 1 });
});
