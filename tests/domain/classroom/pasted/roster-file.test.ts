import { describe, expect, it } from "vitest";
import { readRoster } from "#domain/classroom/pasted/pasted-roster.ts";
import { rosterLines, worthAsRoster } from "#domain/classroom/pasted/roster-table.ts";
import { bestSheet, textRows } from "#domain/import/table/text-rows.ts";
import { makeWorkbook } from "#tests/support/files/make-workbook.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";

const letters = ["A", "B", "C", "D", "E"];
/** A row of a sheet: numbers as Excel keeps them, the rest as texts of their own. */
const row = (at: number, cells: readonly (string | number | null)[]) =>
  `<row r="${at}">${cells
    .map((cell, place) => {
      const name = `${letters[place]}${at}`;
      if (cell === null) return "";
      return typeof cell === "number"
        ? `<c r="${name}"><v>${cell}</v></c>`
        : `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`;
    })
    .join("")}</row>`;
const sheet = (...rows: readonly (readonly (string | number | null)[])[]) =>
  rows.map((cells, at) => row(at + 1, cells)).join("");

const LIST = sheet(
  ["Universidad de los Llanos"],
  ["Código", "Cédula", "Apellidos y nombres", "Correo"],
  ["0077", 1_001_156_284, " ÑÁÑEZ  DÍAZ ANA ", "ana@u.co"],
  [20_261_045, 1.00115629e9, "Ibargüen, Luis", null],
  [null, null, null, null],
);

interface Sheet {
  readonly name: string;
  readonly data: string;
}

async function rosterOf(...sheets: readonly Sheet[]) {
  return rosterOfFile(makeWorkbook(sheets));
}

async function rosterOfFile(bytes: Uint8Array<ArrayBuffer>) {
  const read = await readWhole(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const at = bestSheet(read.value, (each) => worthAsRoster(textRows(each)));
  const chosen = read.value.sheets[at];
  if (chosen === undefined) throw new Error("no sheet");
  return readRoster(rosterLines(textRows(chosen)), []);
}

describe("ED-101 a list of students in a workbook", () => {
  it("is read with codes that begin with zero, numbers as digits, and spaces put right", async () => {
    const { taken, left } = await rosterOf({ name: "Lista", data: LIST });
    expect(left).toEqual([]);
    expect(taken.map(({ code, cedula, email }) => [code, cedula, email])).toEqual([
      ["0077", "1001156284", "ana@u.co"],
      ["20261045", "1001156290", ""],
    ]);
    expect(taken.map(({ name }) => name)).toEqual(["ÑÁÑEZ DÍAZ ANA", "Ibargüen, Luis"]);
  });

  it("is read with the zeros that its format shows before a number", async () => {
    const styles =
      '<numFmts count="1"><numFmt numFmtId="164" formatCode="000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';
    const data = sheet(["Código", "Nombre"], [5, "Ana Ruiz"], [120, "Luis Mora"]).replaceAll(
      /<c r="(A[23])">/g,
      '<c r="$1" s="1">',
    );
    const { taken } = await rosterOfFile(makeWorkbook([{ name: "Lista", data }], { styles }));
    expect(taken.map(({ code }) => code)).toEqual(["005", "120"]);
  });

  it("is found on the sheet that has it, whatever stands on the first", async () => {
    const cover = sheet(["Facultad"], ["Periodo", "2026-2"]);
    const { taken } = await rosterOf({ name: "Portada", data: cover }, { name: "Grupo 03", data: LIST });
    expect(taken).toHaveLength(2);
  });
});
