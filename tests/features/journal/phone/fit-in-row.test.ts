import { describe, expect, it } from "vitest";
import { fitInRow } from "#features/journal/phone/fit-in-row.ts";

describe("a row of the phone's journal has room for its name and third party, never for more", () => {
  it.each([
    ["Caja", "", "debit", false, 1, 0],
    ["Depreciaciones: Equipo de oficina", "", "debit", false, 2, 0],
    // 44 letters, which break into three lines.
    ["Depreciaciones: Flota y equipo de transporte", "", "debit", true, 3, 0],
    ["Depreciación acumulada: Equipo de oficina", "", "credit", true, 3, 0],
    ["Impuestos, gravámenes y tasas: De industria y comercio", "", "credit", true, 3, 0],
    ["Clientes", "Obras Chía S.A.S.", "debit", false, 1, 1],
    ["Clientes", "Construcciones Páramo S.A.S.", "debit", true, 1, 2],
    ["Proveedores: Nacionales", "Cementos y Agregados El Roble S.A.", "credit", true, 2, 1],
    ["Contraprestacionesanticipadas", "", "debit", false, 2, 0],
  ] as const)("%s %s", (name, party, side, isSmall, lines, other) => {
    expect(fitInRow(name, party, side)).toEqual({ isSmall, name: lines, party: other });
  });
});
