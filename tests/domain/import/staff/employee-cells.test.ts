import { describe, expect, it } from "vitest";
import { MOST_EMPLOYEES, readEmployeeRows, worthAsEmployees } from "#domain/import/staff/employee-rows.ts";
import { nameWords, personKey, plainDocument, saidText } from "#domain/import/staff/person-heads.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-20");
const rowsOf = (...rows: readonly (readonly FileCell[])[]) =>
  rows.map((cells, at) => ({ row: at + 1, cells }));
const read = (...rows: readonly (readonly FileCell[])[]) => readEmployeeRows(rowsOf(...rows), TODAY).rows;
const typed = (text: string) => readEmployeeRows(rowsOfText(text), TODAY);

/** What is read of one person whose list has this heading over this cell. */
function of(head: string, cell: FileCell) {
  const [row] = read(["Nombre", "Salario", head], ["Ana", 2_000_000, cell]);
  if (row === undefined) throw new Error("no row");
  return row;
}

describe("IM-25 the cells of a list of employees", () => {
  it.each<[FileCell, number | string]>([
    ["I", 1],
    ["clase II", 2],
    ["Riesgo 3", 3],
    ["R4", 4],
    ["nivel V", 5],
    ["IV - Sura", 4],
    [5, 5],
    ["0,522%", 1],
    ["0.522", 1],
    [0.00522, 1],
    ["1.044", 2],
    [0.02436, 3],
    ["4,35 %", 4],
    ["6.96", 5],
    ["0.7", "bad"],
    ["6", "bad"],
    ["12", "bad"],
    ["12.436", "bad"],
    ["3.5", "bad"],
    ["Positiva", "none"],
    ["", "none"],
  ])("the class of risk %j is %s", (cell, expected) => {
    const { arl } = of("Clase de riesgo", cell);
    expect(arl.kind === "value" ? arl.value : arl.kind).toBe(expected);
  });

  it.each<[FileCell, string | null]>([
    ["Sí", "transport"],
    ["S", "transport"],
    ["X", "transport"],
    ["Aplica", "transport"],
    ["Legal", "transport"],
    ["$ 200.000", "transport"],
    [200_000, "transport"],
    [true, "transport"],
    [false, "none"],
    ["No", "none"],
    ["N", "none"],
    ["N/A", "none"],
    ["Sin auxilio", "none"],
    ["0", "none"],
    ["$ -", "none"],
    [0, "none"],
    ["Conectividad", "connectivity"],
    ["", null],
    ["Notaría", null],
    ["según", null],
    ["Nacional", null],
    ["Dos buses", null],
    ["3 rutas", null],
    ["Xenia", null],
  ])("the transport allowance %j is %s", (cell, expected) => {
    expect(of("Auxilio de transporte", cell).transport).toBe(expected);
  });

  it.each([
    ["Ventas", "sales"],
    ["Punto de venta norte", "sales"],
    ["Comercial", "sales"],
    ["Administración", "administration"],
    ["Gerencia", "administration"],
    ["Bodega", null],
    ["", null],
  ])("the area %j is %s", (cell, expected) => {
    expect(of("Área", cell).area).toBe(expected);
  });

  it.each<[FileCell, string]>([
    ["", "none"],
    ["Indefinido", "none"],
    [" Vigente ", "none"],
    ["A la fecha", "none"],
    ["--", "none"],
    ["0", "none"],
    ["31/12/2026", "2026-12-31"],
    ["pronto", "bad"],
    ["indefinida por ahora", "bad"],
  ])("the last day %j is %s", (cell, expected) => {
    const { end } = of("Fecha de retiro", cell);
    expect(end.kind === "value" ? end.value : end.kind).toBe(expected);
  });

  it.each<[FileCell, string | number]>([
    ["1'750.905,oo", 1_750_905],
    [1_750_905.4, 1_750_905],
    ["-5", "bad"],
    ["(5)", "bad"],
    ["mucho", "bad"],
    ["", "none"],
  ])("the salary %j is %s", (cell, expected) => {
    const [row] = read(["Nombre", "Salario", "Cargo"], ["Ana", cell, "Jefe"], ["Luis", 5, "Jefe"]);
    expect(row?.salary.kind === "value" ? row.salary.value : row?.salary.kind).toBe(expected);
    if (row?.salary.kind === "bad") expect(row.salary.cell).toBe(cell);
    expect(row?.hasCents).toBe(cell === 1_750_905.4);
  });

  it.each([
    ["2 SMLV", 2],
    ["1,5 smmlv", 1.5],
    ["1.5 S.M.L.M.V.", 1.5],
    ["SMMLV", 1],
    ["Mínimo", 1],
    ["2 salarios mínimos legales mensuales vigentes", 2],
    ["salario minimo", 1],
    ["2", null],
    ["2 SMLV y algo", null],
    ["casi 2 SMLV", null],
  ])("the salary %j is %s minimum wages", (cell, expected) => {
    const [row] = read(["Nombre", "Salario"], ["Ana", cell]);
    expect(row?.minimums).toBe(expected);
    if (expected !== null) expect(row?.salary.kind).toBe("none");
  });

  it.each([
    ["Tipo de contrato", "Término fijo", null, false],
    ["Tipo de salario", "Integral", "integral", false],
    ["Tipo de salario", "Ordinario", "ordinary", false],
    ["Tipo de contrato", "Prestación de servicios", null, true],
    ["Contrato", "OPS", null, true],
    ["Contrato", "Servicios", null, true],
    ["Contrato", "Honorarios", null, true],
    ["Contrato", "Agencia de servicios", null, false],
    ["Contrato", "Multiservicios", null, false],
    ["Tipo de salario", "Servicios", null, true],
  ])("%s «%s» is of kind %s, a service: %s", (head, cell, kind, isService) => {
    expect(of(head, cell)).toMatchObject({ kind, isService });
  });

  it.each<[FileCell, string, FileCell, boolean | null, string]>([
    ["Porvenir", "", "", true, "Porvenir"],
    ["Pensionado", "", "", false, ""],
    ["No aplica", "", "", null, ""],
    ["", "", "", null, ""],
    ["Porvenir", "Pensionado", "Sí", false, ""],
    ["Porvenir", "Pensionado", true, false, ""],
    ["Porvenir", "Pensionado", "No", true, "Porvenir"],
    ["Porvenir", "Es pensionado", "x", false, ""],
    ["Porvenir", "Es pensionado", "No es", true, "Porvenir"],
    ["Porvenir, no pensionada", "", "", true, "Porvenir, no pensionada"],
  ])("the fund %j, %s %j: contributes %s", (fund, head, cell, contributes, name) => {
    const [row] = read(["Nombre", "Salario", "AFP", head], ["Ana", 5, fund, cell]);
    expect([row?.contributes, row?.pensionFund]).toEqual([contributes, name]);
  });

  it.each([
    ["C.C. 52.731.094 de Bogotá", "52.731.094"],
    ["cc: 52731094", "52731094"],
    ["C.E. 345678", "345678"],
    ["TI. 1001", "1001"],
    ["No. 52731094", "52731094"],
    ["No 52731094", "52731094"],
    ["N° 52731094", "52731094"],
    ["52731094.0", "52731094"],
    ["52731094,0", "52731094"],
    ["52731094.05", "52731094.05"],
    ["AB 123", "AB 123"],
    ["AB CC 123", "AB CC 123"],
    ["XCC 123", "XCC 123"],
    ["C C 52731094", "52731094"],
    ["C E 345678", "345678"],
    ["T I 1001", "1001"],
    ["ce345678", "345678"],
    ["ti1001", "1001"],
    ["CC : 5", "5"],
    [" CC.5", "5"],
    ["52.731.094  de  Bogotá", "52.731.094"],
    ["AB12,0", "AB12,0"],
    ["Cédula", "Cédula"],
    [" 5 ", "5"],
  ])("the document %j is %s", (cell, expected) => {
    expect(plainDocument(cell)).toBe(expected);
  });

  it("words that say nothing are nothing, and names are told without order, capitals and accents", () => {
    expect(["N/A", " no aplica ", "Ninguna", "---", "xx", "."].map(saidText)).toEqual(Array(6).fill(""));
    expect([" Sura ", "No tiene EPS", "Xerox"].map(saidText)).toEqual(["Sura", "No tiene EPS", "Xerox"]);
    expect(personKey("Ruiz Gómez, Ana")).toBe(personKey("ANA RUIZ GOMEZ"));
    expect(personKey("María de los Ángeles y Luz")).toBe(personKey("Luz Maria Angeles"));
    expect(nameWords("Operario 1 A.")).toEqual(["1", "operario"]);
    expect(nameWords("Adela Yepes 12")).toEqual(["12", "adela", "yepes"]);
    expect(nameWords(" -- ")).toEqual([]);
  });

  it("an error in place of a name is none, and a long cell is cut where it is too long for all", () => {
    const [row] = read(
      ["Nombre", "Apellidos", "Salario", "Cargo"],
      [{ error: "#REF!" }, "Ruiz", 5, "y".repeat(500)],
    );
    expect(row).toMatchObject({ name: "Ruiz", position: "y".repeat(400) });
  });
});

describe("IM-25 the rows of a list of employees", () => {
  it.each<readonly [string, number]>([
    ["Nombre;Salario", 1],
    ["Nombre;Cédula;Fecha de ingreso", 1],
    ["Apellidos;Cargo;Fecha de ingreso", 1],
    ["Primer nombre;Salario", 1],
    ["Nombre;Fecha de ingreso", 0],
    ["Cédula;Salario", 0],
    ["Nombre;Cédula", 0],
  ])("«%s» is a heading of them: %s", (head, worth) => {
    expect(worthAsEmployees({ rows: rowsOfText(`Empresa\n${head}\nAna;5;5`) })).toBe(worth);
  });

  it("with no heading are in the usual order, where half of them are whole", () => {
    const shown = (text: string) => {
      const { rows, missing } = typed(text);
      return (
        missing ??
        rows.map(({ name, number, position, salary, start }) => [
          name,
          number,
          position,
          salary.kind,
          start.kind,
        ])
      );
    };
    const whole = ["Ana", "52731094", "Jefe", "value", "value"];
    expect(shown("Ana;52731094;Jefe;5;1/2/2024")).toEqual([whole]);
    expect(shown("52731094;Ana;Jefe;5;1/2/2024")).toEqual([whole]);
    expect(shown("Jefe;Ana;52731094;5;1/2/2024")).toEqual([whole]);
    // A number in both is that of the second place.
    expect(shown("Ana;52731094;1234567;5;1/2/2024")).toEqual([
      ["Ana", "52731094", "1234567", "value", "value"],
    ]);
    expect(shown("Ana;52731094;Jefe;5;1/2/2024\nLuis;80123456")).toEqual([
      whole,
      ["Luis", "80123456", "", "none", "none"],
    ]);
    expect(shown("Ana;52731094;Jefe;5;1/2/2024\nLuis;80123456\nEva;79123456")).toBe("head");
    expect(shown("Ana;52731094;Jefe;5")).toBe("head");
    // One number among the names makes no column of numbers, and neither do numbers beside a name.
    const named = (name: string) => shown(`Luis;80123456;Jefe;5;1/2/2024\n${name};52731094;Jefe;5;1/2/2024`);
    for (const name of ["1234", "Operario 1234", "1234 Operario"])
      expect(named(name)).toEqual([
        ["Luis", "80123456", "Jefe", "value", "value"],
        [name, "52731094", "Jefe", "value", "value"],
      ]);
    for (const name of ["Operario 1234", "1234 Operario"])
      expect(shown(`${name};52731094;Jefe;5;1/2/2024`)).toEqual([[name, ...whole.slice(1)]]);
  });

  it("have their documents under a heading that may be of anything", () => {
    const numbers = (head: string) =>
      read([head, "Nombre", "Salario"], ["52731094", "Ana", 5], ["80123456", "Luis", 5]).map(
        ({ number }) => number,
      );
    expect([numbers("No."), numbers("Código")]).toEqual([
      ["52731094", "80123456"],
      ["", ""],
    ]);
  });

  it("have the days and the cents that their whole column says", () => {
    const rows = read(
      ["Nombre", "Salario", "Ingreso", "Fecha de retiro"],
      ["Ana", "2,500", "11/25/2024", "12/31/2026"],
      ["Luis", "1,750,905.50", "02/03/2024", "02/03/2027"],
    );
    expect(
      rows.map(({ salary, start, end }) =>
        [salary, start, end].map((each) => each.kind === "value" && each.value),
      ),
    ).toEqual([
      [2_500, "2024-11-25", "2026-12-31"],
      [1_750_906, "2024-02-03", "2027-02-03"],
    ]);
  });

  it("are read up to so many at once", () => {
    const many = (count: number) =>
      readEmployeeRows(
        rowsOf(["Nombre", "Salario"], ...Array.from({ length: count }, () => ["Ana", 5])),
        TODAY,
      );
    expect(many(MOST_EMPLOYEES).rows).toHaveLength(MOST_EMPLOYEES);
    expect(many(MOST_EMPLOYEES + 1)).toEqual({ rows: [], missing: "too-many" });
  });

  it("of nobody are left out", () => {
    expect(typed("Nombre;Cédula;Salario;Cargo\n;;5;Jefe\nAna;;5;\n;52731094;5;").rows).toHaveLength(2);
    expect(typed("uno\ndos")).toEqual({ rows: [], missing: "head" });
    expect(typed("Nombre;Salario\nAna;5\nADMINISTRACIÓN;\nTotal;5\nNombre;Salario").rows).toHaveLength(1);
  });
});
