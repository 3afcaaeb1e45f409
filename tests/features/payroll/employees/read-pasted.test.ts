import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { type PastedRow, readPasted } from "#features/payroll/employees/read-pasted.ts";

const TODAY = day("2026-11-20");

function told(row: PastedRow | undefined) {
  if (row === undefined) return null;
  if (row.kind === "problem") return [row.row, row.problem];
  const { contract, position } = row.fields;
  return [row.row, contract.name, contract.document, position, contract.salary, contract.start];
}

describe("a list copied in a spreadsheet", () => {
  it("is read by its five columns, past a heading and empty rows", () => {
    const rows = readPasted(
      [
        "Nombre\tDocumento\tCargo\tSalario\tIngreso",
        "Yuliana Cárdenas Peña\t52.731.094\tVendedora\t$ 2.200.000\t15/01/2024",
        "",
        "Óscar Iván Méndez Rojas\t80123456\t\t1850000\t2025-02-03",
      ].join("\r\n"),
      TODAY,
    );
    expect(rows.map(told)).toEqual([
      [2, "Yuliana Cárdenas Peña", "52.731.094", "Vendedora", 2_200_000, "2024-01-15"],
      [4, "Óscar Iván Méndez Rojas", "80123456", "", 1_850_000, "2025-02-03"],
    ]);
  });

  it.each([
    ["Ana\t1\tCajera\t2000000", "faltan columnas."],
    ["\t1\tCajera\t2000000\t1/2/2024", "falta el nombre."],
    ["Ana\t1\tCajera\t\t1/2/2024", "falta el salario."],
    ["Ana\t1\tCajera\t0\t1/2/2024", "falta el salario."],
    ["Ana\t1\tCajera\t2,5 millones\t1/2/2024", "no entendimos el salario «2,5 millones»."],
    ["Ana\t1\tCajera\t99999999999999\t1/2/2024", "no entendimos el salario «99999999999999»."],
    ["Ana\t1\tCajera\t2000000\t31/02/2024", "«31/02/2024» no es una fecha de ingreso."],
    [`Ana\t${"1".repeat(41)}\tCajera\t2000000\t1/2/2024`, "hay un texto demasiado largo."],
  ])("says what is wrong with %j", (line, problem) => {
    expect(readPasted(line, TODAY).map(told)).toEqual([[1, problem]]);
  });

  it("NU-02: takes the decimal mark from the whole column of salaries", () => {
    const rows = (salaries: readonly string[]) =>
      readPasted(salaries.map((salary) => `Ana\t1\tCajera\t${salary}\t1/2/2024`).join("\n"), TODAY).map(told);
    const ana = (row: number, salary: number) => [row, "Ana", "1", "Cajera", salary, "2024-02-01"];
    expect(rows(["2,200,000", "1850000", "$ 1,900,000.00"])).toEqual([
      ana(1, 2_200_000),
      ana(2, 1_850_000),
      ana(3, 1_900_000),
    ]);
    // With two number formats in one column neither is guessed; only the unambiguous text is read.
    expect(rows(["2.200.000", "1,900,000"])).toEqual([
      ana(1, 2_200_000),
      [2, "no entendimos el salario «1,900,000»."],
    ]);
    expect(rows(["2,200,000.50"])).toEqual([[1, "no entendimos el salario «2,200,000.50»."]]);
    expect(rows(["-2,200,000", "1,900,000.00"])).toEqual([
      [1, "no entendimos el salario «-2,200,000»."],
      ana(2, 1_900_000),
    ]);
  });

  it("of nothing is nobody", () => {
    expect(readPasted(" \n\t\n", TODAY)).toEqual([]);
  });
});
