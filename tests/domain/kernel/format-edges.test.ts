import { expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import {
  formatBriefMonth,
  formatDecimal,
  formatLongDay,
  formatMonthName,
  formatNumber,
  formatPercent,
  formatPesos,
  formatSigned,
} from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";

it.each([
  [0, "0"],
  [-0.4, "0"],
  [0.5, "1"],
  [-1, "−1"],
  [-1234.6, "−1.235"],
  [1234567, "1.234.567"],
])("NU-06 the number %d is written %s", (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

it("NU-06 a sign stands before what is not zero", () => {
  expect(formatSigned(pesos(0))).toBe("+\u00a00");
  expect(formatSigned(pesos(-5))).toBe("−\u00a05");
  expect(formatSigned(pesos(5))).toBe("+\u00a05");
  expect(formatPesos(pesos(-5))).toBe("−$\u00a05");
  expect(formatPesos(pesos(0))).toBe("$\u00a00");
  expect(formatDecimal(-1.5, 1)).toBe("−1,5");
  expect(formatDecimal(-0.04, 1)).toBe("0,0");
  expect(formatDecimal(0, 1)).toBe("0,0");
  expect(formatPercent(-0.5)).toBe("−50,0%");
});

it("days and months are written in words", () => {
  expect(formatLongDay(day("2026-02-05"))).toBe("5 de febrero de 2026");
  expect(formatMonthName(month("2026-11"))).toBe("noviembre");
  expect(formatBriefMonth(month("2026-11"))).toBe("nov.\u00a02026");
  expect(formatBriefMonth(month("2026-05"))).toBe("mayo\u00a02026");
});
