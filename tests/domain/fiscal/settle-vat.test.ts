import { expect, it } from "vitest";
import { settleVat } from "#domain/fiscal/settle-vat.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";

const PERIOD = {
  day: day("2026-10-31"),
  sales: {
    general: pesos(25_000_000),
    reduced: pesos(4_000_000),
    exempt: pesos(1_000_000),
    excluded: pesos(2_000_000),
  },
  purchases: { general: pesos(14_000_000), reduced: pesos(1_000_000), exempt: ZERO, excluded: ZERO },
  common: false,
  suffered: pesos(142_500),
};

it("settles a period of four treatments", () => {
  expect(settleVat(PERIOD)).toEqual({
    ok: true,
    value: { generated: 4_950_000, deductible: 2_710_000, cost: 0, toPay: 2_097_500 },
  });
});

it("takes off only the share of sales that give the right, when purchases serve all (ET art. 490)", () => {
  expect(settleVat({ ...PERIOD, common: true })).toEqual({
    ok: true,
    value: { generated: 4_950_000, deductible: 2_540_625, cost: 169_375, toPay: 2_266_875 },
  });
});

it("may end in a balance in favour, and guesses no rate of a later year", () => {
  const none = { general: ZERO, reduced: ZERO, exempt: ZERO, excluded: ZERO };
  const idle = settleVat({ ...PERIOD, sales: none, common: true });
  expect(idle.ok && idle.value.toPay).toBe(-2_852_500);
  expect(settleVat({ ...PERIOD, day: day("2027-01-01") })).toEqual({
    ok: false,
    error: "parámetros por confirmar",
  });
});
