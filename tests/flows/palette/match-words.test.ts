import fc from "fast-check";
import { expect, it } from "vitest";
import { matchWords, queryWords } from "#flows/palette/match-words.ts";

function found(text: string, query: string, beside = ""): string | null {
  const match = matchWords(text, beside, queryWords(query));
  if (match === null) return null;
  let marked = "";
  let at = 0;
  for (const { start, end } of match.ranges) {
    marked += `${text.slice(at, start)}[${text.slice(start, end)}]`;
    at = end;
  }
  return marked + text.slice(at);
}

it.each([
  ["Configuración", "config", "[Config]uración"],
  ["Configuración", "CONFIGURACION", "[Configuración]"],
  ["Compañía Ñandú", "compania nandu", "[Compañía] [Ñandú]"],
  ["Libro mayor", "may li", "[Li]bro [may]or"],
  ["Ferretería La Sabana", "sabana", "Ferretería La [Sabana]"],
  ["Comprobación", "bacion", "Compro[bación]"],
  ["Configuración", "cfg", "[C]on[f]i[g]uración"],
])("in %s finds %s", (text, query, marked) => {
  expect(found(text, query)).toBe(marked);
});

it("finds by what else it goes by, without marking anything", () => {
  expect(found("Calculadora de Nómina", "salario", "salario prestaciones")).toBe("Calculadora de Nómina");
});

it("finds nothing where one word is missing, or its letters are only strewn about", () => {
  expect(found("Libro mayor", "libro menor")).toBeNull();
  expect(found("Mis empresas y sus estados", "mss")).toBeNull();
  expect(found("Libro", "xq")).toBeNull();
});

it("ranks a beginning before a word, a word before the middle of one", () => {
  const score = (text: string) => matchWords(text, "", ["ban"])?.score ?? Number.NaN;
  expect(score("Bancos")).toBeLessThan(score("Los bancos"));
  expect(score("Los bancos")).toBeLessThan(score("Turbante"));
});

it("keeps accents written apart, and emoji, whole in what it marks", () => {
  expect(found("Cafe\u0301 Quindio", "cafe")).toBe("[Cafe\u0301] Quindio");
  expect(found("🏪 Tienda", "tienda")).toBe("🏪 [Tienda]");
});

it("always marks parts of the text, in order and apart", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 30 }),
      fc.string({ maxLength: 8 }),
      (text, query) => {
        const ranges = matchWords(text, "", queryWords(query))?.ranges ?? [];
        let at = 0;
        for (const { start, end } of ranges) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          at = end;
        }
      },
    ),
  );
});
