import { expect, it } from "vitest";
import { linesOf, narrowNames } from "#ui/kit/tables/narrow-names.ts";

const SHORT = [
  "Aceros y Mallas del Norte S.A.S.",
  "Distribuciones Andina S.A.S.",
  "Fondo Nacional de Garantías",
  "",
];

it.each([
  "Cementos y Agregados El Roble S.A.",
  "Cementos y Agregados El Roble del Norte S.A.S.",
  "Electrodomésticosdelpacíficocolombianosas",
])("rows have room for three lines where %s is among the names", (long) => {
  expect(narrowNames([...SHORT, long])).toEqual({
    className: expect.stringContaining("line-clamp-3"),
    more: 18,
  });
});

it("rows stay of two lines while every name fits", () => {
  expect(narrowNames(SHORT)).toEqual({ className: expect.stringContaining("line-clamp-2"), more: 0 });
  expect(narrowNames([]).more).toBe(0);
});

it.each([
  ["Sandra Milena Rojas", 36, 1],
  ["María Fernanda de los Ángeles Rodríguez-Castellanos", 36, 2],
  ["Electrodomésticosdelpacíficocolombianosas", 19, 3],
  ["", 19, 1],
] as const)("%s takes lines of %i letters: %i", (name, letters, lines) => {
  expect(linesOf(name, letters)).toBe(lines);
});
