import { describe, expect, it } from "vitest";
import { unkeptPlaceIn, unkeptPlaces } from "#domain/accounting/operations/named-pocket.ts";

const pockets = (...names: string[]) => names.map((name) => ({ name }));

describe("a place that words name and that is no pocket yet", () => {
  it.each([
    ["Vendí 120.000 por Nequi", "Nequi"],
    ["me pagaron por DAVIPLATA.", "Daviplata"],
    ["del banco de bogota a la caja", "Banco de Bogotá"],
    ["pagué el arriendo", null],
    ["cosas de nequisito", null],
  ])("%s", (words, place) => {
    expect(unkeptPlaceIn(words, pockets("Caja", "Bancos"))).toBe(place);
  });

  it("is none where there is a pocket of that name", () => {
    expect(unkeptPlaceIn("por nequi", pockets("Nequi de la tienda"))).toBeNull();
    expect(unkeptPlaceIn("de Nequi a Daviplata", pockets("Caja", "Nequi"))).toBe("Daviplata");
  });

  it("is offered, the commonest first", () => {
    expect(unkeptPlaces(pockets("Caja")).slice(0, 2)).toEqual(["Nequi", "Daviplata"]);
    expect(unkeptPlaces(pockets("NEQUI"))[0]).toBe("Daviplata");
  });
});
