import { expect, it } from "vitest";
import type { SkippedTax } from "#domain/fiscal/effect-line.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { offerWords } from "#features/journal/taxes/offer-words.ts";

const waits = (name: string): SkippedTax => ({
  tax: "income",
  name,
  why: { kind: "to-confirm", lastKnown: day("2026-12-31") },
});
const small: SkippedTax = {
  tax: "income",
  name: "Compras",
  why: {
    kind: "below-floor",
    base: pesos(100_000),
    floor: pesos(524_000),
    floorUvt: 10,
    norm: "ET art. 401",
  },
};

it("TX-03 an offer says which withholdings wait for the year's values, and not only what is there", () => {
  const words = (...skipped: SkippedTax[]) => offerWords([], skipped);
  expect(words(waits("Arrendamientos"))).toBe("Por confirmar: Arrendamientos");
  expect(words(waits("Arrendamientos"), small, waits("ReteICA Bogotá"))).toBe(
    "Por confirmar: Arrendamientos y ReteICA Bogotá",
  );
  expect(words(small), "what does not apply is told in the dialog").toBe("");
});
