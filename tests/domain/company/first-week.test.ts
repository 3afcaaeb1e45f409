import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FIRST_STEPS,
  isWeekOver,
  readFirstWeek,
  stepsShownBy,
  withSteps,
} from "#domain/company/first-week.ts";

const steps = fc.array(fc.constantFrom(...FIRST_STEPS));

describe("the first week", () => {
  it("keeps what was done, in the order of its lines, through the storage", () => {
    fc.assert(
      fc.property(steps, steps, (first, then) => {
        const week = withSteps(withSteps(readFirstWeek(null), first), then);
        expect(week.done).toEqual(FIRST_STEPS.filter((step) => [...first, ...then].includes(step)));
        expect(readFirstWeek(JSON.stringify(week))).toEqual(week);
      }),
    );
  });

  it("begins anew where something else stands in the storage", () => {
    for (const text of [null, "", "x", "[]", "7", "null", "{}", '{"done":"book"}', '{"done":["other"]}'])
      expect(readFirstWeek(text)).toEqual({ done: [], dismissed: false });
  });

  it("is shown done by a book, a posted entry and a saved statement, each alone", () => {
    const none = { books: 0, entries: 0, statements: 0 };
    expect(stepsShownBy(none)).toEqual([]);
    expect(stepsShownBy({ ...none, books: 2 })).toEqual(["book"]);
    expect(stepsShownBy({ ...none, entries: 1 })).toEqual(["entry"]);
    expect(stepsShownBy({ ...none, statements: 1 })).toEqual(["statement"]);
  });

  it("is over with its last line, or when it is taken away", () => {
    const week = withSteps(readFirstWeek(null), FIRST_STEPS.slice(0, -1));
    expect(isWeekOver(week)).toBe(false);
    expect(isWeekOver({ ...week, dismissed: true })).toBe(true);
    expect(isWeekOver(withSteps(week, FIRST_STEPS))).toBe(true);
  });
});
