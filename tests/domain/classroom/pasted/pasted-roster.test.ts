import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_PASTED, readRoster } from "#domain/classroom/pasted/pasted-roster.ts";
import { bareCode, plainCedula } from "#domain/classroom/student.ts";
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
      expect(readRoster(line, [])).toEqual({ taken: [ANA], left: [], numbers: [] });
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
      expect(readRoster(list, []), list).toEqual({ taken: [ANA], left: [], numbers: [] });
    expect(readRoster("Código;Nombre\nE211;Acosta, Ana", []).taken[0]).toMatchObject({ code: "E211" });
  });

  const student = (name: string, cedula = "", code = cedula, email = "") => ({ name, cedula, code, email });

  it.each([
    [
      "a sheet of a school, with titles, four columns of a name and columns of no use",
      "I.E. COLEGIO SAN JOSÉ\nListado grado 9B\nNo.\tApellido1\tApellido2\tNombre1\tNombre2\tCelular\tJornada\n1\tPérez\tGómez\tAna\tMaría\t3104567890\tMañana",
      [student("Pérez Gómez, Ana María")],
    ],
    [
      "a telephone beside the name and the number",
      "Nombre del estudiante,Identificación,Teléfono\nPérez Ana,1001,3104567890",
      [student("Pérez Ana", "1001")],
    ],
    [
      "the kind of a document beside its number",
      "Tipo Doc\tN° Doc\tEstudiante\nTI\t1001234\tEva Ruiz",
      [student("Eva Ruiz", "1001234")],
    ],
    [
      "numbered lines",
      "1. Pérez Ana\n2) Rojas Luis\n3 - Díaz, Eva\n4 Gil, Leo",
      ["Pérez Ana", "Rojas Luis", "Díaz, Eva", "Gil, Leo"].map((each) => student(each)),
    ],
    [
      "a column that counts",
      "1\tPérez Ana\t1001234\n2\tRojas Luis\t1001235",
      [student("Pérez Ana", "1001234"), student("Rojas Luis", "1001235")],
    ],
    [
      "commas alone",
      "Pérez Gómez, Ana, 1001234, ana@x.co",
      [student("Pérez Gómez, Ana", "1001234", "1001234", "ana@x.co")],
    ],
    [
      "spaces alone",
      "Ana Pérez C.C. 1.001.234 <ana@x.co>",
      [student("Ana Pérez", "1001234", "1001234", "ana@x.co")],
    ],
    ["a code of letters and figures", "Ana Pérez;E-211", [student("Ana Pérez", "", "E-211")]],
    ["a code with letters of Spanish", "Ana Pérez;ÁÑ-9", [student("Ana Pérez", "", "ÁÑ-9")]],
    [
      "numbers of a list after the names, too short for a cédula",
      "1\tAna Pérez\t55\n2\tLuis Gil\t7\n3\tEva Ruiz\t1001234\t12",
      [student("Ana Pérez", "", "55"), student("Luis Gil", "", "7"), student("Eva Ruiz", "1001234")],
    ],
    [
      "a course after the names, which is nobody's code",
      "Ana Pérez\t9\nLuis Gil\t9",
      [student("Ana Pérez"), student("Luis Gil")],
    ],
    ["a code with a hyphen", "2022104-3\tAna Pérez", [student("Ana Pérez", "", "2022104-3")]],
    [
      "a second list under the first",
      "Ana Pérez\nNombre;Cédula\nLuis Gil;1002",
      [student("Ana Pérez"), student("Luis Gil", "1002")],
    ],
    [
      "names that say student",
      "Estudiante Uno\nEstudiante Dos",
      [student("Estudiante Uno"), student("Estudiante Dos")],
    ],
  ])("reads %s", (_what, list, taken) => expect(readRoster(list, []).taken).toEqual(taken));

  it.each([
    "CC 1001156285",
    "C.C. 1.001.156.285",
    "c.c.1001156285",
    "CC1001156285",
    "T.I. 1001156285",
    "TI: 1001156285",
    "C. E. 1001156285",
    "NUIP 1001156285",
    "CC No. 1001156285",
    "CC-1001156285",
    "Cédula 1001156285",
    "Tarjeta de identidad 1001156285",
    "1001156285",
  ])("ED-37 keeps of «%s» the number alone, with a head and without one", (written) => {
    const cedulas = (text: string) => readRoster(text, []).taken.map(({ cedula }) => cedula);
    expect(cedulas(`Cédula;Nombre\n${written};Acosta Rivera`)).toEqual(["1001156285"]);
    expect(cedulas(`Acosta Rivera;${written}`)).toEqual(["1001156285"]);
  });

  it.each([
    "Acosta Rivera CC-1001156285",
    "Acosta Rivera, C.C. 1.001.156.285",
    "Acosta Rivera CC1001156285",
    "NUIP 1001156285 Acosta Rivera",
    "Acosta Rivera (CC No. 1001156285)",
    "Acosta Rivera - Cédula: 1001156285",
    "Acosta Rivera: tarjeta de identidad 1001156285",
    "T.I. 1.001.156.285 Acosta Rivera",
    "Acosta Rivera - 1001156285",
  ])("ED-163 finds the number and the name of «%s» in one cell", (line) => {
    expect(readRoster(line, []).taken).toEqual([student("Acosta Rivera", "1001156285")]);
  });

  /** Names and codes of a list, and what is told of the numbers beside them. */
  const beside = (list: string) => {
    const { taken, numbers } = readRoster(list, []);
    const told = numbers.map((each) =>
      [each.place, each.use, ...(each.use === "code" ? [each.example.code] : [])].join(" "),
    );
    return [taken.map(({ name, code }) => `${name} ${code}`.trim()), told];
  };

  it.each([
    ["12 Ana Pérez", ["Ana Pérez 12"], ["before code 12"]],
    ["12;Ana Pérez\n7;Luis Gil", ["Ana Pérez 12", "Luis Gil 7"], ["before code 12"]],
    ["012\tAna Pérez\n013\tLuis Gil", ["Ana Pérez 012", "Luis Gil 013"], ["before code 012"]],
    ["Ana Pérez 12\nLuis Gil 7", ["Ana Pérez 12", "Luis Gil 7"], ["after code 12"]],
    ["1 Ana Pérez\n2 Luis Gil", ["Ana Pérez", "Luis Gil"], ["before order"]],
    ["12. Ana Pérez\n13) Luis Gil", ["Ana Pérez", "Luis Gil"], ["before order"]],
    ["9 Ana Pérez\n9 Luis Gil", ["Ana Pérez", "Luis Gil"], ["before repeated"]],
    ["Ana Pérez 9\nLuis Gil 9", ["Ana Pérez", "Luis Gil"], ["after repeated"]],
    ["12 Ana Pérez 1001234", ["Ana Pérez 1001234"], ["before unused"]],
    ["1 Ana Pérez 1001234\n2 Luis Gil", ["Ana Pérez 1001234", "Luis Gil"], ["before order"]],
    ["1\tAna Pérez\t55\n2\tLuis Gil\t7", ["Ana Pérez 55", "Luis Gil 7"], ["before order", "after code 55"]],
    ["Ana 3\nEstudiante 2", ["Ana 3", "Estudiante 2"], []],
    ["Nombre;Código\n12 Ana;7", ["12 Ana 7"], []],
  ])("ED-163 reads %j", (list, names, told) => {
    expect(beside(list)).toEqual([names, told]);
  });

  it("ED-163 takes a word that three lines have for a course, and one of two for a code that is twice", () => {
    const three = readRoster("Ana Pérez;10B\nLuis Gil;10b\nEva Ruiz;10-B", []);
    expect([three.taken.map(({ name, code }) => [name, code]), three.left]).toEqual([
      [
        ["Ana Pérez", ""],
        ["Luis Gil", ""],
        ["Eva Ruiz", ""],
      ],
      [],
    ]);
    expect(readRoster("Ana Pérez;10B\nLuis Gil;10b", []).left).toHaveLength(1);
    const both = readRoster("Ana Pérez;10B;E-1\nLuis Gil;10B;E-2\nEva Ruiz;E-3;10B", []).taken;
    expect(both.map(({ name, code }) => `${name} ${code}`)).toEqual([
      "Ana Pérez E-1",
      "Luis Gil E-2",
      "Eva Ruiz E-3",
    ]);
  });

  it("leaves another document as it is written", () => {
    expect(plainCedula("PA AB123456")).toBe("PA AB123456");
    expect(plainCedula("E-211")).toBe("E-211");
  });

  it("keeps namesakes whom a cédula or a code tells apart, and no others", () => {
    const names = (list: string) => readRoster(list, []).taken.map(({ cedula, code }) => cedula || code);
    expect(names("Pérez Ana;1001\nPérez Ana;1002")).toEqual(["1001", "1002"]);
    expect(names("Nombre;Código\nPérez Ana;A1\nPérez Ana;A2")).toEqual(["A1", "A2"]);
    expect(names("Pérez Ana;1001\nPérez Ana")).toEqual(["1001"]);
    expect(names("Pérez Ana;1001\nGil Eva;1001")).toEqual(["1001"]);
    const coded = (one: string, other: string) => names(`Nombre;Código\n${one}\n${other}`);
    expect(coded("Pérez Ana;007", "Pérez Ana;7")).toEqual(["007"]);
    expect(coded("Pérez Ana;007", "Gil Eva;7")).toEqual(["007", "7"]);
  });

  /** One person or one code, however it is written: receiving would find two (ED-44). */
  it.each([
    ["Peña, José", "PENA, JOSE"],
    ["Peña, José", "Peña, José".normalize("NFD")],
    ["Peña, José;E-211", "Gil, Eva;e211"],
    ["Peña, José;ÁB-9", "Gil, Eva;ab9"],
    ["Peña, José;2022104-3", "Gil, Eva;2022104.3"],
    ["Peña, José;1.001.156.284", "Gil, Eva;1001156284"],
    ["Peña, José;1.001.156.284", "Peña, Jose;1001156284"],
  ])("ED-37 takes one of %j and %j", (one, other) => {
    const { taken, left } = readRoster(`${one}\n${other}`, []);
    expect([taken.length, left.map(({ reason }) => reason)]).toEqual([1, [{ kind: "repeated", of: 1 }]]);
    const here = taken.map((details) => studentWith(1, details));
    expect(readRoster(other, here).left).toMatchObject([{ reason: { kind: "known" } }]);
  });

  it("tells the titles above a heading, and takes no title for a student", () => {
    expect(readRoster("Universidad del Altiplano\nNombre;Cédula\nAna Ruiz;1001", []).left).toEqual([
      { line: 1, text: "Universidad del Altiplano", reason: { kind: "title" } },
    ]);
  });

  it("takes no number for a name, under a head and without one", () => {
    for (const head of ["Apellidos y nombres\tCédula\n", "Nombre;Código\n", ""]) {
      const cell = head.includes(";") ? ";" : "\t";
      const { taken, left } = readRoster(`${head}Acosta, Ana${cell}2026101\n2026102\n`, []);
      expect(
        taken.map(({ name }) => /\d/.test(name)),
        head,
      ).not.toContain(true);
      expect(left.at(-1), head).toMatchObject({ text: "2026102", reason: { kind: "no-name" } });
    }
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
      numbers: [],
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
        // A line that is a heading adds nobody and needs no reason.
        expect(taken.length + left.length).toBeGreaterThanOrEqual(full.length - 2);
        expect(taken.length + left.length).toBeLessThanOrEqual(full.length);
        const codes = taken.map(({ code }) => bareCode(code)).filter((code) => code !== "");
        expect(new Set(codes).size).toBe(codes.length);
        for (const { name } of taken) expect(name.trim()).not.toBe("");
      }),
    );
  });
});
