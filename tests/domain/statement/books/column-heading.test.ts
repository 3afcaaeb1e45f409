import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { columnHeading, columnPeriodName, periodInWords } from "#domain/statement/books/column-heading.ts";

const period = (from: string, to: string) => ({ from: day(from), to: day(to) });
const YEAR = period("2026-01-01", "2026-12-31");
const LAST = period("2025-01-01", "2025-12-31");

it.each([
  [YEAR, "2026"],
  [period("2026-04-01", "2026-06-30"), "2.º trimestre de 2026"],
  [period("2026-11-01", "2026-11-30"), "Noviembre de 2026"],
  [period("2026-01-01", "2026-05-31"), "Enero a mayo de 2026"],
  [period("2026-01-01", "2026-11-20"), "01/01/2026 a 20/11/2026"],
  [period("2025-07-01", "2026-06-30"), "01/07/2025 a 30/06/2026"],
])("names a period", (given, name) => {
  expect(columnPeriodName(given)).toBe(name);
});

it("heads a balance with its day, or its year", () => {
  expect(columnHeading("balance", YEAR)).toBe("2026");
  expect(columnHeading("balance", period("2026-01-01", "2026-11-20"))).toBe("20/11/2026");
  expect(columnHeading("income", YEAR)).toBe("2026");
});

it("says under a title what two periods have in common once", () => {
  expect(periodInWords("balance", [YEAR, LAST])).toBe("A 31 de diciembre de 2026 y 2025");
  expect(periodInWords("income", [YEAR, LAST])).toBe("Del 1 de enero al 31 de diciembre de 2026 y 2025");
  expect(periodInWords("income", [YEAR])).toBe("Del 1 de enero al 31 de diciembre de 2026");
  const months = [period("2026-11-01", "2026-11-30"), period("2026-10-01", "2026-10-31")];
  expect(periodInWords("cash", months)).toBe(
    "Del 1 de noviembre al 30 de noviembre de 2026, y del 1 de octubre al 31 de octubre de 2026",
  );
  expect(periodInWords("balance", months)).toBe("A 30 de noviembre de 2026, y a 31 de octubre de 2026");
});

it("tells a period over two years with each of its years once", () => {
  const over = period("2025-12-01", "2026-01-31");
  expect(periodInWords("income", [over])).toBe("Del 1 de diciembre de 2025 al 31 de enero de 2026");
  expect(periodInWords("income", [over, period("2024-12-01", "2025-01-31")])).toBe(
    "Del 1 de diciembre de 2025 al 31 de enero de 2026, y del 1 de diciembre de 2024 al 31 de enero de 2025",
  );
  expect(periodInWords("balance", [over])).toBe("A 31 de enero de 2026");
  expect(periodInWords("income", [])).toBe("");
});

it("heads a balance by its day, results by their months", () => {
  const half = period("2026-07-01", "2026-12-31");
  expect([columnHeading("balance", half), columnHeading("income", half)]).toEqual([
    "2026",
    "Julio a diciembre de 2026",
  ]);
});
