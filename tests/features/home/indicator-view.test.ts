import { expect, it } from "vitest";
import type { Indicator, Indicators } from "#domain/accounting/indicators.ts";
import { indicatorViews } from "#features/home/indicator-view.ts";

const of = (value: number | null): Indicator => ({ value, status: value === null ? null : "good" });

function views(liquidity: number | null, profitability: number | null, debt: number | null) {
  const now: Indicators = {
    liquidity: of(liquidity),
    profitability: of(profitability),
    debt: of(debt),
  };
  return indicatorViews(now, null, 2026);
}

const sentences = (all: ReturnType<typeof views>) =>
  all.map((view) => view.sentence.replaceAll("\u00a0", " "));

it("says each figure in plain words", () => {
  const shown = views(1.62, 0.084, 0.521);
  expect(shown.map((view) => view.figure)).toEqual(["1,62", "8,4%", "52,1%"]);
  expect(sentences(shown)).toEqual([
    "Tienes $ 1,62 por cada peso que vence este año",
    "De cada $ 100 vendidos te quedan $ 8,40",
    "Más de la mitad del activo se financia con deuda",
  ]);
  expect(shown[0]?.summary).toBe("1,62; bueno desde 1,5");
  expect(shown[2]?.summary).toBe("52,1%; bueno hasta 50%");
});

it("never shows what does not exist as a number", () => {
  const shown = views(null, null, null);
  expect(shown.map((view) => view.figure)).toEqual(["—", "—", "—"]);
  expect(sentences(shown)).toEqual([
    "No tienes deudas que venzan este año",
    "Aún no hay ventas en 2026",
    "Aún no hay activos registrados",
  ]);
  expect(shown.map((view) => view.summary).join()).not.toMatch(/NaN|null|undefined/);
});

it.each([
  [-0.032, 0, "De cada $ 100 vendidos pierdes $ 3,20", "Nada de lo que tienes se debe"],
  [0.00001, 0.5, "Lo vendido alcanza justo para los gastos", "La mitad del activo se financia con deuda"],
  [
    0.2,
    0.3,
    "De cada $ 100 vendidos te quedan $ 20,00",
    "Menos de la mitad del activo se financia con deuda",
  ],
  [0.2, 1.2, "De cada $ 100 vendidos te quedan $ 20,00", "Debes más de lo que tienes"],
])("tells a result of %f and a debt of %f", (profitability, debt, first, second) => {
  expect(sentences(views(2, profitability, debt)).slice(1)).toEqual([first, second]);
});

it("does not say that there are pesos below zero for a debt", () => {
  expect(sentences(views(-0.036, 0.1, null))[0]).toBe("Lo que tienes a corto plazo suma menos de cero");
  expect(sentences(views(0, 0.1, null))[0]).toBe("Tienes $ 0,00 por cada peso que vence este año");
});

it("names what stood at the last close", () => {
  const now = { liquidity: of(1.62), profitability: of(0.1), debt: of(0.4) };
  const before = { liquidity: of(1.4), profitability: of(null), debt: of(0.41) };
  const shown = indicatorViews(now, before, 2026);
  expect(shown[0]?.summary).toBe("1,62; bueno desde 1,5; 1,40 en el último cierre");
  expect(shown[1]?.before).toBeNull();
});
