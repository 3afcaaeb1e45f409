import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_PASTED, readRoster } from "#domain/classroom/pasted/pasted-roster.ts";
import { studentWith } from "#tests/support/classroom/classrooms.ts";

const ANA = { name: "Acosta, Ana", cedula: "1001156284", code: "1001156284", email: "ana@correo.co" };

describe("ED-101 a pasted list of students", () => {
  it("reads a line without a head in whatever order its cells stand", () => {
    for (const line of [
      "Acosta, Ana; 1001156284; ana@correo.co",
      "1.001.156.284\tAcosta, Ana\tana@correo.co",
      "ana@correo.co;1001156284;Acosta, Ana",
      '"Acosta, Ana";1001156284;ana@correo.co',
    ])
      expect(readRoster(line, [])).toEqual({ taken: [ANA], left: [] });
    expect(readRoster("Acosta, Ana", []).taken).toEqual([
      { name: "Acosta, Ana", cedula: "", code: "", email: "" },
    ]);
  });

  it("reads under the heads of a sheet, separated by tabs, semicolons or commas", () => {
    for (const list of [
      "Cédula;Nombre;Correo\n1001156284;Acosta, Ana;ana@correo.co",
      "\uFEFFNo.\tAPELLIDOS\tNOMBRES\tDocumento\tCorreo electrónico\r\n1\tAcosta\tAna\t1.001.156.284\tana@correo.co\r\n",
      'Identificación,Apellidos y nombres,E-mail\n1001156284,"Acosta, Ana",ana@correo.co',
    ])
      expect(readRoster(list, []), list).toEqual({ taken: [ANA], left: [] });
    expect(readRoster("Código;Nombre\nE211;Acosta, Ana", []).taken[0]).toMatchObject({ code: "E211" });
  });

  it("says of each line that adds nobody which it is and why", () => {
    const here = [studentWith(1, { name: "Ruiz, Eva", cedula: "52000111", code: "A-7" })];
    const list = ["Acosta, Ana;1001", "", "1.001;Otra, Ana", "Ruiz, Eva", "99887766;x@y.co", "acosta, ana"];
    expect(readRoster(list.join("\n"), here)).toEqual({
      taken: [{ name: "Acosta, Ana", cedula: "1001", code: "1001", email: "" }],
      left: [
        { line: 3, text: "1.001;Otra, Ana", reason: { kind: "repeated", of: 1 } },
        { line: 4, text: "Ruiz, Eva", reason: { kind: "known", of: "Ruiz, Eva" } },
        { line: 5, text: "99887766;x@y.co", reason: { kind: "no-name" } },
        { line: 6, text: "acosta, ana", reason: { kind: "repeated", of: 1 } },
      ],
    });
    const many = Array.from({ length: MOST_PASTED + 2 }, (_, at) => `Estudiante ${at};${100_000 + at}`);
    const { taken, left } = readRoster(many.join("\n"), []);
    expect([taken.length, left.map(({ line }) => line)]).toEqual([MOST_PASTED, [501, 502]]);
    expect(left[0]?.reason).toEqual({ kind: "over" });
  });

  it("takes or tells every line, and no two students with one cédula or code", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 30 }), { maxLength: 30 }), (lines) => {
        const text = lines.map((line) => line.replace(/[\r\n]/g, " ")).join("\n");
        const { taken, left } = readRoster(text, []);
        const full = text.split("\n").filter((line) => line.trim() !== "");
        expect(taken.length + left.length).toBeGreaterThanOrEqual(full.length - 1);
        expect(taken.length + left.length).toBeLessThanOrEqual(full.length);
        const codes = taken.map(({ code }) => code.toLowerCase()).filter((code) => code !== "");
        expect(new Set(codes).size).toBe(codes.length);
        for (const { name } of taken) expect(name.trim()).not.toBe("");
      }),
    );
  });
});
