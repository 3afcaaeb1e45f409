import { describe, expect, it } from "vitest";
import { readRoster } from "#domain/classroom/pasted/pasted-roster.ts";
import { rosterLines, worthAsRoster } from "#domain/classroom/pasted/roster-table.ts";
import { splitCells } from "#domain/import/pasted/split-cells.ts";

const rowsOf = (cells: readonly (readonly string[])[]) =>
  cells.map((each, at) => ({ row: at + 1, cells: each }));

describe("ED-101 a sheet of students", () => {
  it("is read under its titles, by its columns, without what says nothing of a student and without sums", () => {
    const rows = rowsOf([
      ["Universidad de los Llanos"],
      ["Docente", "Marta Ruiz"],
      [
        "No.",
        "Tipo documento",
        "Número de identificación",
        "Primer apellido",
        "Segundo apellido",
        "Nombres",
        "Jornada",
        "Correo institucional",
      ],
      ["1", "CC", "1001156284", "Acosta", "Rivera", "Juan Pablo", "Noche", "juan@correo.co"],
      ["2", "CC", "1.001.156.285", "Barrera", "", "Valentina; V.", "Noche", ""],
      ["", "", "", "", "", "", "Noche", ""],
      ["Total estudiantes", "2"],
    ]);
    const lines = rosterLines(rows);
    expect(lines).toBe(
      'Cédula;Apellidos;Nombres;Correo\n1001156284;Acosta Rivera;Juan Pablo;juan@correo.co\n1.001.156.285;Barrera;"Valentina; V.";',
    );
    expect(readRoster(lines, [])).toEqual({
      left: [],
      numbers: [],
      taken: [
        {
          name: "Acosta Rivera, Juan Pablo",
          cedula: "1001156284",
          code: "1001156284",
          email: "juan@correo.co",
        },
        { name: "Barrera, Valentina; V.", cedula: "1001156285", code: "1001156285", email: "" },
      ],
    });
    expect(worthAsRoster(rows)).toBeGreaterThan(worthAsRoster(rowsOf([["Notas"], ["4,5"], ["3,0"]])));
  });

  it.each([
    ["names alone", [["Nombres y apellidos"], ["Ana Ruiz"], ["Luis Gil"]], "Nombre\nAna Ruiz\nLuis Gil"],
    [
      "a name beside surnames",
      [
        ["Nombre", "Apellido"],
        ["Ana", "Ruiz"],
      ],
      "Nombres;Apellidos\nAna;Ruiz",
    ],
    ["a cédula alone", [["Cédula"], ["1001156284"]], "Cédula\n1001156284"],
    [
      "no heading",
      [
        ["Ana Ruiz", "1001156284"],
        ["Luis Gil", ""],
      ],
      "Ana Ruiz;1001156284\nLuis Gil;",
    ],
    ["nothing", [], ""],
  ])("with %s", (_what, cells, lines) => expect(rosterLines(rowsOf(cells))).toBe(lines));

  it("leaves a text file of students as it was written", () => {
    const list =
      "Nombre;Cédula;Correo\nAcosta Rivera, Juan Pablo;1001156284;juan@correo.co\n;99887766;\nBarrera Gómez, Valentina;1001156285;\nOtro;1.001.156.284;";
    const rows = splitCells(list).map((cells, at) => ({ row: at + 1, cells }));
    expect(rosterLines(rows)).toBe(list);
  });
});
