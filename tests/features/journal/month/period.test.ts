import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { openingMonth, proposedDay, readingDay, reversalDay } from "#features/journal/month/period.ts";

const book = { start: day("2026-10-10"), end: day("2026-12-09") };

describe("the days a journal proposes", () => {
  it("opens on this month while it lies in the book, else on the last one written in, else on the nearest", () => {
    expect(openingMonth(book, day("2026-11-20"), month("2026-10"))).toBe("2026-11");
    expect(openingMonth(book, day("2027-03-01"), month("2026-10"))).toBe("2026-10");
    expect(openingMonth(book, day("2027-03-01"), null)).toBe("2026-12");
    expect(openingMonth(book, day("2026-01-01"), null)).toBe("2026-10");
  });

  it("proposes the last day used in the month shown, else today, else its first day", () => {
    expect(proposedDay(month("2026-11"), day("2026-11-20"), day("2026-11-05"))).toBe("2026-11-05");
    expect(proposedDay(month("2026-11"), day("2026-11-20"), day("2026-10-05"))).toBe("2026-11-20");
    expect(proposedDay(month("2019-08"), day("2026-11-20"), null)).toBe("2019-08-01");
  });

  it("reads a bare day number in the month shown", () => {
    expect(readingDay(month("2026-11"), day("2026-11-20"))).toBe("2026-11-20");
    expect(readingDay(month("2019-08"), day("2026-11-20"))).toBe("2019-08-31");
  });

  it("puts a reversal of a closed month after it", () => {
    expect(reversalDay(day("2026-10-15"), day("2026-10-20"), true)).toBe("2026-11-01");
    expect(reversalDay(day("2026-10-15"), day("2026-11-20"), true)).toBe("2026-11-20");
    expect(reversalDay(day("2026-10-15"), day("2026-10-12"), false)).toBe("2026-10-15");
  });
});
