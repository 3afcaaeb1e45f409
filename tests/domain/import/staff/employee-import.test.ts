import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AS_LISTED,
  type EmployeeChoices,
  type EmployeeImport,
  judgeEmployees,
} from "#domain/import/staff/employee-import.ts";
import { readEmployeeRows, worthAsEmployees } from "#domain/import/staff/employee-rows.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { CompanyId, EmployeeId } from "#domain/kernel/ids.ts";
import { checkEmployee } from "#domain/payroll/employee/check-employee.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";

const TODAY = day("2026-11-20");

const sheet = (rows: readonly (readonly FileCell[])[]) =>
  rows.map((cells, index) => ({ row: index + 1, cells }));
const judge = (
  rows: Parameters<typeof readEmployeeRows>[0],
  choices: Partial<EmployeeChoices> = {},
  known: readonly Employee[] = [],
): EmployeeImport =>
  judgeEmployees(known, readEmployeeRows(rows, TODAY).rows, { ...AS_LISTED, ...choices }, TODAY);
const typed = (text: string, choices?: Partial<EmployeeChoices>, known?: readonly Employee[]) =>
  judge(rowsOfText(text), choices, known);

/** What a list would leave behind, as employees. */
function written({ people }: EmployeeImport): readonly Employee[] {
  return people.flatMap(({ verdict, fields, known }, index): Employee[] =>
    fields === null || (verdict !== "new" && verdict !== "changes")
      ? []
      : [
          {
            id: known?.id ?? (`empl_${index}` as EmployeeId),
            companyId: "comp_1" as CompanyId,
            ...fields,
            createdAt: 1,
            updatedAt: 1,
            version: 1,
          },
        ],
  );
}

const told = ({ people }: EmployeeImport) =>
  people.map(({ row, verdict, conflict, fields }) =>
    fields === null
      ? [row, conflict?.kind]
      : [
          row,
          verdict,
          fields.contract.name,
          fields.contract.document,
          fields.contract.salary,
          fields.contract.start,
        ],
  );

const ANA = ["new", "Ana María Ruiz Gómez", "52.731.094", 1_750_905, "2024-01-15"];
const LUIS = ["new", "Luis Paz", "80.123.456", 3_500_000, "2025-03-01"];

/** One firm of two people, as strangers lay it out. */
const LAYOUTS: Readonly<Record<string, Parameters<typeof readEmployeeRows>[0]>> = {
  "titles above, a total below, serial days": sheet([
    ["FERRETERÍA LA SABANA S.A.S."],
    ["NIT 900.214.867-2"],
    ["LISTADO DE EMPLEADOS A 31 DE OCTUBRE DE 2026"],
    [],
    ["No.", "CÉDULA", "NOMBRES Y APELLIDOS", "CARGO", "FECHA INGRESO", "SALARIO BÁSICO"],
    [1, 52731094, "Ana María Ruiz Gómez", "Vendedora", 45306, 1750905],
    [2, 80123456, "Luis Paz", "Jefe", 45717, 3500000],
    [null, null, "TOTAL", null, null, 5250905],
  ]),
  "names in parts, salaries as text": sheet([
    [
      "Tipo Doc",
      "Identificación",
      "Primer Apellido",
      "Segundo Apellido",
      "Primer Nombre",
      "Segundo Nombre",
      "Sueldo",
      "Fecha de Ingreso",
    ],
    ["CC", "52.731.094", "Ruiz", "Gómez", "Ana", "María", "$ 1.750.905", "15/01/2024"],
    ["CC", "80.123.456", "Paz", "", "Luis", "", "$ 3.500.000", "01/03/2025"],
  ]),
  "salary first, millions with an apostrophe, days in words": sheet([
    ["Salario mensual", "Empleado", "C.C.", "Desde"],
    ["$ 1'750.905,oo", "Ana María Ruiz Gómez", "C.C. 52731094 de Bogotá", "15 de enero de 2024"],
    ["3'500.000", "Luis Paz", "CC 80.123.456", "2025-03-01"],
  ]),
  "groups of people between them, and signatures": sheet([
    ["Trabajador", "Documento", "Sueldo", "Ingreso"],
    ["ADMINISTRACIÓN"],
    ["Ana María Ruiz Gómez", "52731094", "1,750,905.00", { day: day("2024-01-15") }],
    ["VENTAS"],
    ["Luis Paz", "80123456", "3,500,000.00", { day: day("2025-03-01") }],
    ["Subtotal", null, "5,250,905.00"],
    ["Elaboró: Carmen"],
  ]),
  "the headings again on a second page": sheet([
    ["Nombre", "Cédula", "Asignación salarial", "F. ingreso"],
    ["Ana María Ruiz Gómez", "52731094", "1.750.905 pesos", "15-ene-2024"],
    ["Nombre", "Cédula", "Asignación salarial", "F. ingreso"],
    ["Luis Paz", "80123456", "3.500.000 m/cte", "01-mar-2025"],
  ]),
  "headings in two rows": sheet([
    ["Datos del trabajador", null, "Contrato", null],
    ["Cédula", "Nombre completo", "Sueldo básico", "Fecha inicio"],
    [52731094, "Ana María Ruiz Gómez", 1750905, "2024/01/15"],
    [80123456, "Luis Paz", 3500000, "2025/03/01"],
  ]),
  "no headings, in the usual order": rowsOfText(
    "Ana María Ruiz Gómez\t52731094\tVendedora\t1750905\t15/01/2024\nLuis Paz\t80123456\tJefe\t3500000\t1/3/2025",
  ),
  "no headings, the document first": rowsOfText(
    "52731094;Ana María Ruiz Gómez;Vendedora;1750905;15/01/2024\n80123456;Luis Paz;Jefe;3500000;1/3/2025",
  ),
};

describe("IM-25 a list of employees as a stranger wrote it", () => {
  it.each(Object.keys(LAYOUTS))("is read: %s", (name) => {
    const found = judge(LAYOUTS[name] ?? []).people;
    const shown = found.map(({ verdict, fields }) => [
      verdict,
      fields?.contract.name.split(" ").sort().join(" "),
      fields?.contract.document,
      fields?.contract.salary,
      fields?.contract.start,
    ]);
    const inOrder = ([verdict, who, ...rest]: readonly unknown[]) => [
      verdict,
      String(who).split(" ").sort().join(" "),
      ...rest,
    ];
    expect(shown).toEqual([inOrder(ANA), inOrder(LUIS)]);
  });

  it("says the rest of the contract where the list does", () => {
    const { people } = typed(
      [
        "Nombre;Cédula;Salario;Ingreso;Tipo de contrato;EPS;Fondo de pensiones;Clase de riesgo;Auxilio de transporte;Área;Fecha retiro",
        "Ana;52731094;1.750.905;1/2/2024;Término indefinido;Sura;Porvenir;III;Sí;Ventas;",
        "Luis;80123456;25.000.000;1/2/2024;Salario integral;Sanitas;Pensionado;0,522%;No aplica;Gerencia;31/12/2026",
        "Eva;1019045221;1.750.905;1/2/2024;Fijo;Nueva EPS;Colpensiones;Riesgo 5;Conectividad;Bodega;Indefinido",
      ].join("\n"),
    );
    expect(
      people.map(({ fields }) => [
        fields?.contract.kind,
        fields?.contract.arlClass,
        fields?.contract.transport,
        fields?.contract.area,
        fields?.contract.contributesToPension,
        fields?.contract.end,
        fields?.eps,
        fields?.pensionFund,
      ]),
    ).toEqual([
      ["ordinary", 3, "transport", "sales", true, null, "Sura", "Porvenir"],
      ["integral", 1, "none", "administration", false, "2026-12-31", "Sanitas", ""],
      ["ordinary", 5, "connectivity", "administration", true, null, "Nueva EPS", "Colpensiones"],
    ]);
  });

  it.each([
    ["Ana;52731094;uno;1/2/2024", "bad-salary"],
    ["Ana;52731094;-1.750.905;1/2/2024", "bad-salary"],
    ["Ana;52731094;;1/2/2024", "no-salary"],
    ["Ana;52731094;0;1/2/2024", "field"],
    ["Ana;52731094;1.750.905;31/02/2024", "bad-start"],
    ["Ana;52731094;1.750.905;01/02/2199", "far-start"],
    ["Ana;52731094;1.750.905;01/02/1900", "far-start"],
    ["Ana;52731094;1.750.905;", "no-start"],
    ["Ana;52731094;1.750.905,50;1/2/2024", "cents"],
    ["Ana;52731094;1.750;1/2/2024", "low"],
    ["Ana;52731094;900.000;1/2/2024", "low"],
    ["Ana;52731094;2 SMLV;1/2/2024", "in-minimums"],
    ["Ana;52731094;Mínimo;1/2/2024", "in-minimums"],
    [";52731094;1.750.905;1/2/2024", "field"],
    [`Ana;${"1".repeat(41)};1.750.905;1/2/2024`, "field"],
  ])("says of %j why it stays out", (row, kind) => {
    const { people } = typed(`Nombre;Cédula;Salario;Ingreso\n${row}\nLuis;80123456;3.500.000;1/3/2025`);
    expect(people.map(({ conflict }) => conflict?.kind)).toEqual([kind, undefined]);
  });

  it("mends what is clear in one press, and nothing by itself", () => {
    const list =
      "Nombre;Cédula;Salario;Ingreso\nAna;1001;1.800;1/2/2024\nEva;1002;900.000;1/2/2024\nIvo;1003;2 SMLV;1/2/2024\nUma;1004;1.900.000,40;1/2/2024\nZoe;1005;1.900.000;";
    const before = typed(list);
    expect(before.counts).toEqual({ new: 0, changes: 0, same: 0, skipped: 0, conflict: 5 });
    expect(before.mendable).toEqual({ thousands: 1, minimum: 2, keep: 2, round: 1 });
    expect(before.withoutStart).toBe(1);
    const after = typed(list, { mends: ["thousands", "minimum", "round"], start: day("2026-01-01") });
    expect(after.people.map(({ fields }) => fields?.contract.salary)).toEqual([
      1_800_000, 1_750_905, 3_501_810, 1_900_000, 1_900_000,
    ]);
    const kept = typed(list, { mends: ["keep"] });
    expect(kept.people.slice(0, 2).map(({ fields }) => fields?.contract.salary)).toEqual([1_800, 900_000]);
  });

  it("keeps who is no employee, or twice there, out", () => {
    expect(
      told(
        typed(
          "Nombre;Cédula;Salario;Ingreso;Tipo de contrato\nAna;1001;2.000.000;1/2/2024;Prestación de servicios\nEva;1002;2.000.000;1/2/2024;Fijo\nEva Paz;1.002;2.000.000;1/2/2024;Fijo",
        ),
      ),
    ).toEqual([
      [2, "service"],
      [3, "new", "Eva", "1002", 2_000_000, "2024-02-01"],
      [4, "twice"],
    ]);
  });

  it("tells people apart who have no document, by numbers in their names too", () => {
    const { people } = typed(
      "Nombre;Salario;Ingreso\nOperario 1;2.000.000;1/2/2024\nOperario 2;2.000.000;1/2/2024\nOPERARIO 1;2.000.000;1/2/2024\n12;2.000.000;1/2/2024",
    );
    expect(people.map(({ verdict, conflict }) => conflict?.kind ?? verdict)).toEqual([
      "new",
      "new",
      "twice",
      "bad-name",
    ]);
  });

  it("updates who is there, or leaves them, and adds nothing the second time", () => {
    const list = "Nombre;Cédula;Salario;Ingreso;EPS\nAna Ruiz;52731094;2.000.000;1/2/2024;Sura";
    const first = written(typed(list));
    expect(typed(list, {}, first).counts.same).toBe(1);
    const raised = "Nombre;Cédula;Salario\nRUIZ ANA;52.731.094;2.100.000";
    const [change] = typed(raised, {}, first).people;
    expect([change?.verdict, change?.changed, change?.fields?.contract.salary, change?.fields?.eps]).toEqual([
      "changes",
      ["salary"],
      2_100_000,
      "Sura",
    ]);
    expect(typed(raised, { updates: false }, first).counts.skipped).toBe(1);
    expect(told(typed("Nombre;Cédula;Salario\nPedro Gil;52731094;2.100.000", {}, first))).toEqual([
      [2, "other"],
    ]);
    expect(told(typed("Nombre;Cédula;Salario\nAna Ruiz;99999999;2.100.000", {}, first))).toEqual([
      [2, "other"],
    ]);
  });

  it("takes somebody who comes back after the last day as a new contract", () => {
    const before = written(
      typed("Nombre;Cédula;Salario;Ingreso;Fecha retiro\nAna Ruiz;52731094;2.000.000;1/2/2024;30/06/2025"),
    );
    const again = "Nombre;Cédula;Salario;Ingreso\nAna Ruiz;52731094;2.000.000;1/2/2026";
    expect(typed(again, {}, before).counts.new).toBe(1);
    expect(typed(again, {}, [...before, ...written(typed(again, {}, before))]).counts.same).toBe(1);
  });

  it("is told from other lists by its headings", () => {
    const worth = (head: string) => worthAsEmployees({ rows: rowsOfText(`${head}\n1;2;3;4`) });
    expect(worth("Cédula;Nombre;Salario;Fecha de ingreso")).toBe(1);
    expect(worth("Nombre;NIT;Correo;Teléfono")).toBe(0);
    expect(worth("Fecha;Cuenta;Débito;Crédito")).toBe(0);
    expect(readEmployeeRows(rowsOfText("uno\ndos"), TODAY).missing).toBe("head");
    expect(readEmployeeRows([], TODAY)).toEqual({ rows: [], missing: null });
  });

  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom("Ana Ruiz", "52731094", "1.750.905", "1/2/2024", "2 SMLV", "", "Total", "III", "Sí"),
    fc.integer({ min: -5, max: 4_000_000 }),
    fc.constant(null),
    fc.constant({ error: "#REF!" }),
  );
  it("makes of any cells only records that can be saved, and nothing twice", () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 6 }), (rows) => {
        const list = sheet([["Nombre", "Cédula", "Salario", "Ingreso", "Riesgo", "Auxilio", "EPS"], ...rows]);
        const choices = { mends: ["thousands", "minimum", "round"], updates: true, start: TODAY } as const;
        const found = judge(list, choices);
        for (const { fields, verdict } of found.people) {
          expect(fields === null).toBe(verdict === "conflict");
          if (fields !== null) expect(checkEmployee(fields)).toEqual([]);
        }
        const again = judge(list, choices, written(found));
        expect(again.counts.new + again.counts.changes).toBe(0);
      }),
    );
  });
});
