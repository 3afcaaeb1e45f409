import { describe, expect, it } from "vitest";
import { conceptOf, isSelfWithholding } from "#domain/fiscal/retention-concept.ts";
import { WITHHOLDING } from "#domain/law/tax-statutes.data.ts";

describe("what a retention is for", () => {
  it("knows every name of the law's own table", () => {
    for (const row of WITHHOLDING) expect(conceptOf({ name: row.name })).toBe(row.concept);
  });

  it.each([
    ["Retención por compras", "purchases"],
    ["Nueva Retención", "purchases"],
    ["Arrendamiento de bienes inmuebles", "property-rent"],
    ["Arriendo del local", "property-rent"],
    ["Alquiler de maquinaria", "equipment-rent"],
    ["honorarios contadora", "fees"],
    ["Servicios", "services"],
    ["Fletes", "freight"],
    ["Compras con tarjeta crédito", "card-purchases"],
  ])("%s", (name, concept) => {
    expect(conceptOf({ name })).toBe(concept);
  });

  it("tells self-withholding", () => {
    expect(isSelfWithholding({ name: "Autorretención especial", type: "income" })).toBe(true);
    expect(isSelfWithholding({ name: "Compras", type: "income" })).toBe(false);
    expect(isSelfWithholding({ name: "Autorretención de ICA", type: "ica" })).toBe(false);
  });
});
