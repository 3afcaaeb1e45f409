import { describe, expect, it } from "vitest";
import {
  AS_LISTED,
  type EmployeeChoices,
  judgeEmployees,
  peopleIndex,
} from "#domain/import/staff/employee-import.ts";
import { readEmployeeRows } from "#domain/import/staff/employee-rows.ts";
import { floorsOn, isHeld, salaryOf } from "#domain/import/staff/employee-salary.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { CompanyId, EmployeeId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { BLANK_CONTRACT } from "#domain/payroll/employee/blank-contract.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";

const TODAY = day("2026-11-20");

function employee(
  id: string,
  name: string,
  document: string,
  more: Partial<Employee["contract"]> = {},
): Employee {
  return {
    id: id as EmployeeId,
    companyId: "c" as CompanyId,
    contract: {
      ...BLANK_CONTRACT,
      name,
      document,
      salary: pesos(2_000_000),
      start: day("2024-02-01"),
      ...more,
    },
    position: "Jefe",
    eps: "Sura",
    pensionFund: "Porvenir",
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
}

const judge = (text: string, known: readonly Employee[] = [], choices: Partial<EmployeeChoices> = {}) =>
  judgeEmployees(known, readEmployeeRows(rowsOfText(text), TODAY).rows, { ...AS_LISTED, ...choices }, TODAY);
const first = (...of: Parameters<typeof judge>) => judge(...of).people[0];
const verdicts = (...of: Parameters<typeof judge>) =>
  judge(...of).people.map(({ verdict, conflict }) => conflict?.kind ?? verdict);

const ANA = employee("e1", "Ana Ruiz", "52.731.094");

describe("IM-25 what a row changes in the record of a person", () => {
  it.each([
    ["Salario", "2.100.000", "salary"],
    ["Salario;Ingreso", "2.000.000;2/2/2024", "start"],
    ["Salario;Fecha de retiro", "2.000.000;31/12/2026", "end"],
    ["Salario;Cargo", "2.000.000;Gerente", "position"],
    ["Salario;EPS", "2.000.000;Sanitas", "eps"],
    ["Salario;AFP", "2.000.000;Colpensiones", "pensionFund"],
    ["Salario;Clase de riesgo", "2.000.000;3", "other"],
    ["Salario;Auxilio de transporte", "2.000.000;No", "other"],
    ["Salario;Área", "2.000.000;Ventas", "other"],
    ["Salario;Pensionado", "2.000.000;Sí", "other"],
    ["Salario;Tipo de salario", "30.000.000;Integral", "salary,other"],
  ])("%s %s: %s", (heads, cells, changed) => {
    const person = first(`Nombre;Cédula;${heads}\nAna Ruiz;52731094;${cells}`, [ANA]);
    expect([person?.verdict, person?.changed.join()]).toEqual(["changes", changed]);
  });

  it("what it does not say stays, and the same again is the same", () => {
    const person = first("Nombre;Cédula;Salario\nRUIZ ANA;52731094;2.000.000", [ANA]);
    expect(person).toMatchObject({ verdict: "same", changed: [], known: ANA, name: "RUIZ ANA" });
    expect(person?.fields).toMatchObject({
      contract: { name: "Ana Ruiz", document: "52.731.094", start: "2024-02-01", kind: "ordinary" },
      position: "Jefe",
      eps: "Sura",
      pensionFund: "Porvenir",
    });
    expect(first("Nombre;Cédula;Salario;Cargo\n;52731094;;Gerente", [ANA])).toMatchObject({
      name: "Ana Ruiz",
      verdict: "changes",
    });
  });

  it("a record without a document gets that of the list", () => {
    const plain = employee("e1", "Ana Ruiz", "");
    const person = first("Nombre;Cédula;Salario\nAna Ruiz;52731094;2.000.000", [plain]);
    expect([person?.verdict, person?.fields?.contract.document]).toEqual(["changes", "52.731.094"]);
  });

  it("what nobody says of a new one is as for most", () => {
    expect(first("Nombre;Cédula;Salario;Ingreso\nEva;1;2.000.000;1/2/2024")?.fields).toMatchObject({
      contract: {
        arlClass: 1,
        transport: "transport",
        area: "administration",
        contributesToPension: true,
        end: null,
      },
      position: "",
      eps: "",
      pensionFund: "",
    });
  });
});

describe("IM-25 who a row is", () => {
  const LUIS = employee("e2", "Luis Paz", "80.123.456");

  it.each([
    ["Ana Ruiz;52731094", "same"],
    ["Ana;52731094", "same"],
    [";52731094", "same"],
    ["Luis;52731094", "other"],
    ["Ana Ruiz;", "same"],
    ["Ana Ruiz;99999999", "other"],
    ["Pedro Gil;", "no-start"],
  ])("«%s» is %s", (who, expected) => {
    expect(verdicts(`Nombre;Cédula;Salario\n${who};2.000.000`, [ANA, LUIS])).toEqual([expected]);
  });

  it("of two of one name nobody knows which, and of two contracts of one person it is the latest", () => {
    const other = employee("e3", "Ana Ruiz", "11.111.111");
    expect(first("Nombre;Salario\nAna Ruiz;2.000.000", [ANA, other])?.conflict).toEqual({
      kind: "other",
      name: "Ana Ruiz",
    });
    const later = employee("e4", "Ana Ruiz", "52731094", { start: day("2026-01-01") });
    for (const known of [
      [ANA, later],
      [later, ANA],
    ]) {
      expect(first("Nombre;Salario\nAna Ruiz;2.000.000", known)?.known?.id).toBe("e4");
      expect(first("Nombre;Cédula;Salario\nAna Ruiz;52731094;2.000.000", known)?.known?.id).toBe("e4");
    }
    // Without documents both stay.
    expect(
      [...peopleIndex([employee("a", "X Y", ""), employee("b", "X Y", "")]).names.values()][0],
    ).toHaveLength(2);
    expect(peopleIndex([employee("a", "X Y", "")]).documents.size).toBe(0);
  });

  it("who begins again after the last day is new, on that day or before it is not", () => {
    const left = employee("e1", "Ana Ruiz", "52731094", { end: day("2025-06-30") });
    const on = (start: string) =>
      verdicts(`Nombre;Cédula;Salario;Ingreso\nAna Ruiz;52731094;2.000.000;${start}`, [left]);
    expect(on("01/07/2025")).toEqual(["new"]);
    expect(on("30/06/2025")).not.toEqual(["new"]);
    expect(verdicts("Nombre;Salario;Ingreso\nAna Ruiz;2.000.000;01/07/2025", [left])).toEqual(["new"]);
    expect(verdicts("Nombre;Salario\nAna Ruiz;2.000.000", [left])).toEqual(["same"]);
  });

  it.each<readonly [string, readonly string[], readonly string[]]>([
    ["one document", ["Ana;1", "Eva;1"], ["new", "twice"]],
    ["one name, one without a document", ["Ana;1", "Ana;"], ["new", "twice"]],
    ["one name, the first without one", ["Ana;", "Ana;1"], ["new", "twice"]],
    ["one name and two documents", ["Ana;1", "Ana;2"], ["new", "new"]],
    ["one name, none has a document", ["Ana;", "ANA;"], ["new", "twice"]],
  ])("two rows of %s", (_, rows, expected) => {
    const text = rows.map((row) => `${row};2.000.000;1/2/2024`).join("\n");
    expect(verdicts(`Nombre;Cédula;Salario;Ingreso\n${text}`)).toEqual(expected);
    expect(judge(`Nombre;Cédula;Salario;Ingreso\n${text}`).people[1]?.conflict).toEqual(
      expected[1] === "twice" ? { kind: "twice", row: 2 } : undefined,
    );
  });
});

describe("IM-25 why a row stays out", () => {
  const why = (cells: string, choices?: Partial<EmployeeChoices>) =>
    first(`Nombre;Cédula;Salario;Ingreso;Fecha de retiro;Clase de riesgo\n${cells}`, [], choices)?.conflict;

  it.each([
    ["12;1;2.000.000;1/2/2024;;", { kind: "bad-name", cell: "12" }],
    ["Ana;x;2.000.000;1/2/2024;;", { kind: "bad-number", cell: "x" }],
    ["Ana;1;2.000.000;ayer;;", { kind: "bad-start", cell: "ayer" }],
    ["Ana;1;2.000.000;31/12/1949;;", { kind: "far-start", day: "1949-12-31" }],
    ["Ana;1;2.000.000;22/11/2027;;", { kind: "far-start", day: "2027-11-22" }],
    ["Ana;1;2.000.000;1/2/2024;pronto;", { kind: "bad-end", cell: "pronto" }],
    ["Ana;1;2.000.000;1/2/2024;;9", { kind: "bad-arl", cell: "9" }],
    ["Ana;1;;1/2/2024;;", { kind: "no-salary" }],
    ["Ana;1;2.000.000;;;", { kind: "no-start" }],
    ["Ana;1;900.000;1/2/2024;;", { kind: "low", salary: 900_000, minimum: 1_750_905 }],
    ["Ana;1;2 SMLV;1/2/2024;;", { kind: "in-minimums", amount: 3_501_810 }],
  ])("%s: %j", (cells, conflict) => {
    expect(why(cells)).toEqual(conflict);
  });

  it("and says nothing of what it would change", () => {
    const of = (cells: string) => first(`Nombre;Cédula;Salario;Ingreso\n${cells}`, [ANA]);
    expect(of("Ana Ruiz;52731094;mil;")).toMatchObject({ known: ANA, changed: [], fields: null });
    expect(of("Eva;1;2.000.000;1/2/2024")).toMatchObject({ verdict: "new", known: null, changed: [] });
  });

  it("the first and the last day that a contract may begin on are days", () => {
    expect(why("Ana;1;2.000.000;01/01/1950;;")).toBeUndefined();
    expect(why("Ana;1;2.000.000;21/11/2027;;")).toBeUndefined();
  });

  it("the first day that was chosen is that of those who say none", () => {
    const start = day("2026-05-01");
    expect(first("Nombre;Salario\nEva;2.000.000", [], { start })?.fields?.contract.start).toBe(start);
    expect(judge("Nombre;Salario\nEva;2.000.000\nLuis;").withoutStart).toBe(1);
    expect(
      first("Nombre;Cédula;Salario\nAna Ruiz;52731094;2.100.000", [ANA], { start })?.fields?.contract.start,
    ).toBe("2024-02-01");
  });
});

describe("IM-25 salaries that one press mends", () => {
  const salary = (cell: string, ...mends: EmployeeChoices["mends"]) =>
    first(`Nombre;Salario;Ingreso;Tipo de salario\nAna;${cell}`, [], { mends })?.fields?.contract.salary ??
    null;
  const presses = (cell: string) =>
    Object.entries(judge(`Nombre;Salario;Ingreso;Tipo de salario\nAna;${cell}`).mendable).flatMap(
      ([mend, count]) => (count === 0 ? [] : [mend]),
    );

  it.each([
    ["1.750;1/2/2024;", ["minimum", "keep"]],
    ["1.751;1/2/2024;", ["thousands", "keep"]],
    ["105.054;1/2/2024;", ["thousands", "keep"]],
    ["105.055;1/2/2024;", ["minimum", "keep"]],
    ["1.750.904;1/2/2024;", ["minimum", "keep"]],
    ["1.750.905;1/2/2024;", []],
    ["5.000.000;1/2/2024;Integral", ["minimum", "keep"]],
    ["2.000.000,40;1/2/2024;", ["round"]],
    ["2 SMLV;1/2/2024;", ["minimum"]],
    ["mil;1/2/2024;", []],
  ])("%s by %j", (cells, expected) => {
    expect(presses(cells)).toEqual(expected);
  });

  it("are counted in the minimum wages of the kind, up to sixty of them", () => {
    const [row] = readEmployeeRows(rowsOfText("Nombre;Salario\nAna;1"), TODAY).rows;
    if (row === undefined) throw new Error("no row");
    const floors = { ordinary: pesos(1_000_000), integral: pesos(13_000_000) };
    const of = (value: number, kind: "ordinary" | "integral" = "ordinary") => {
      const held = salaryOf({ ...row, salary: { kind: "value", value: pesos(value) } }, kind, floors, []);
      return isHeld(held) ? held.mends : held;
    };
    expect([999, 1_000, 60_000, 60_001].map((value) => of(value)?.toString())).toEqual([
      "minimum,keep",
      "thousands,keep",
      "thousands,keep",
      "minimum,keep",
    ]);
    expect([of(1_000_000), of(1_000_000, "integral")]).toEqual([1_000_000, ["minimum", "keep"]]);
  });

  it("stand as they are said while the law of the day is not known", () => {
    const then = day("1990-05-01");
    const on = (text: string, mends: EmployeeChoices["mends"] = []) =>
      judgeEmployees(
        [],
        readEmployeeRows(rowsOfText(`Nombre;Salario;Ingreso\nAna;${text};1/2/1989`), then).rows,
        { ...AS_LISTED, mends },
        then,
      );
    expect(floorsOn(then)).toBeNull();
    expect(on("1.800").people[0]?.fields?.contract.salary).toBe(1_800);
    expect(on("2 SMLV")).toMatchObject({
      people: [{ conflict: { kind: "in-minimums", amount: null } }],
      mendable: { thousands: 0, minimum: 0, keep: 0, round: 0 },
    });
    expect(on("2 SMLV", ["minimum"]).people[0]?.conflict).toEqual({ kind: "in-minimums", amount: null });
  });

  it("each press mends its own", () => {
    expect(salary("1.800;1/2/2024;", "thousands")).toBe(1_800_000);
    expect(salary("1.800;1/2/2024;", "minimum")).toBeNull();
    expect(salary("900.000;1/2/2024;", "minimum")).toBe(1_750_905);
    expect(salary("900.000;1/2/2024;", "thousands")).toBeNull();
    expect(salary("900.000;1/2/2024;", "keep")).toBe(900_000);
    expect(salary("1.800;1/2/2024;", "keep")).toBe(1_800);
    expect(salary("2.000.000,40;1/2/2024;", "round")).toBe(2_000_000);
    expect(salary("2 SMLV;1/2/2024;", "minimum")).toBe(3_501_810);
    expect(salary("2 SMLV;1/2/2024;", "keep")).toBeNull();
  });
});
