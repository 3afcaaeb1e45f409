import { expect, it } from "vitest";
import { lastOpenDay } from "#domain/import/books/opening-day.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";

const lastOpen = (today: string, ...closed: readonly string[]) =>
  lastOpenDay({
    start: day("2026-01-01"),
    end: day("2026-12-31"),
    closed: new Set(closed.map(month)),
    today: day(today),
  });

it("IM-22 balances without a day are of the end of the newest open month", () => {
  expect(lastOpen("2026-11-23")).toBe("2026-11-30");
  expect(lastOpen("2026-11-23", "2026-11")).toBe("2026-10-31");
  expect(lastOpen("2026-03-02", "2026-01", "2026-02", "2026-03")).toBe("2026-04-30");
  expect(lastOpen("2025-07-01")).toBe("2026-01-31");
  expect(lastOpen("2030-07-01")).toBe("2026-12-31");
  expect(
    lastOpen(
      "2027-02-01",
      ...Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}`),
    ),
  ).toBe("2027-01-31");
});

it("IM-20 balances without a day take the last one of the newest month that takes entries", () => {
  const place = { start: day("2026-02-10"), end: day("2026-12-31"), today: day("2026-11-20") };
  const on = (today: string, ...closed: readonly string[]) =>
    lastOpenDay({ ...place, today: day(today), closed: new Set(closed.map((each) => month(each))) });
  expect(on("2026-11-20")).toBe("2026-11-30");
  expect(on("2026-11-20", "2026-11", "2026-10")).toBe("2026-09-30");
  expect(on("2026-01-05")).toBe("2026-02-28");
  expect(on("2026-02-10")).toBe("2026-02-28");
  expect(on("2027-03-05")).toBe("2026-12-31");
  expect(on("2026-12-31")).toBe("2026-12-31");
  expect(on("2026-03-05", "2026-02", "2026-03")).toBe("2026-04-30");
  expect(on("2026-03-05", "2026-02", "2026-03", "2026-04", "2026-05")).toBe("2026-06-30");
});
