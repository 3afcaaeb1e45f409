import { describe, expect, it } from "vitest";
import { readPartyText } from "#domain/import/parties/party-rows.ts";
import { readEmployeeRows } from "#domain/import/staff/employee-rows.ts";
import { readNoveltyRows } from "#domain/import/staff/novelty-rows.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-20");

describe("IM-24 third parties under headings of many kinds", () => {
  it.each([
    ["Nombre;NIT/CC;Dirección;Tel\nPapeles S.A.;890300400-1;Cra 1;6012345678", "Papeles S.A.", "890300400-1"],
    ["Razón social|N.I.T.|Ciudad\nPapeles S.A.|890.300.400-1|Cali", "Papeles S.A.", "890.300.400-1"],
    ["Proveedor\tNit\tContacto\nPapeles S.A.\t890300400\tAna", "Papeles S.A.", "890300400"],
    ["nombre,doc,tel\nAna Ruiz,52731094,3101234567", "Ana Ruiz", "52731094"],
    ["Empresa;Rut;Ciudad\nPapeles S.A.;890300400-1;Cali", "Papeles S.A.", "890300400-1"],
    ["Acreedor;NIT\nPapeles S.A.;890300400-1", "Papeles S.A.", "890300400-1"],
    ["Contacto;Teléfono;Cédula\nAna Ruiz;3101234567;52731094", "Ana Ruiz", "52731094"],
    ["Deudor;C.C.;Debe\nAna Ruiz;52731094;50000", "Ana Ruiz", "52731094"],
    // Without any heading a telephone is no document.
    ["Ana Ruiz;3101234567;52731094\nLuis Paz;3209876543;80123456", "Ana Ruiz", "52731094"],
  ])("%s", (text, name, number) => {
    expect(readPartyText(text).rows[0]).toMatchObject({ name, number });
  });
});

describe("IM-25 employees under headings of many kinds", () => {
  it.each([
    ["Empleado;Documento;Gana;Entró\nAna Ruiz;52731094;1'750.905;01/02/2025"],
    ["Cédula;Nombre;Cargo;Devengado;Ingreso\n52731094;Ana Ruiz;Cajera;1750905;01/02/2025"],
    ["Nombre del empleado;Número de cédula;Sueldo;Día de ingreso\nAna Ruiz;52731094;1750905;01/02/2025"],
    ["Vendedora;Ana Ruiz;52731094;1750905;01/02/2025"],
  ])("%s", (text) => {
    expect(readEmployeeRows(rowsOfText(text), TODAY).rows[0]).toMatchObject({
      name: "Ana Ruiz",
      number: "52731094",
      salary: { kind: "value", value: 1_750_905 },
      start: { kind: "value", value: "2025-02-01" },
    });
  });
});

describe("IM-26 novelties under headings of many kinds", () => {
  it.each([
    [
      "Cédula;Novedad;Cant.;Vr.\n52731094;Hora extra diurna;4;",
      { kind: { kind: "HED" }, quantity: { value: 4 } },
    ],
    ["Persona;Qué pasó;Desde;Hasta\nAna;Vacaciones;01/12/2026;15/12/2026", { kind: { kind: "vacation" } }],
    ["Colaborador;Ausencia;Inicio;Fin\nAna;Maternidad;01/11/2026;31/12/2026", { kind: { kind: "parental" } }],
    ["Empleado;Ausencia\nAna;2", { kind: { kind: "unpaid" }, quantity: { value: 2 } }],
    // Which hours is asked, not guessed, and not left out unsaid.
    [
      "Empleado;Horas extras;Comisión\nAna;6;250.000",
      { said: "Horas extras", kind: null, quantity: { value: 6 } },
    ],
    ["Nombre;Tipo;Horas\nAna;Nocturnas;8", { said: "Nocturnas", kind: null }],
  ])("%s", (text, expected) => {
    expect(readNoveltyRows(rowsOfText(text), TODAY).rows[0]).toMatchObject(expected);
  });
});
