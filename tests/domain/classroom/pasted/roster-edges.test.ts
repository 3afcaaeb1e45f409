import { describe, expect, it } from "vitest";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { clearedGrades, pastedGrades } from "#domain/classroom/pasted/pasted-grades.ts";
import { MOST_PASTED, readRoster } from "#domain/classroom/pasted/pasted-roster.ts";
import { rosterCells } from "#domain/classroom/pasted/roster-cells.ts";
import { isRosterHead, rosterColumns } from "#domain/classroom/pasted/roster-heads.ts";
import { rosterLines, rosterRows, worthAsRoster } from "#domain/classroom/pasted/roster-table.ts";
import type { TextRow } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  activityId,
  activityWith,
  classroomWith,
  gradeWith,
  studentId,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";

describe("ED-101 the cells of a line", () => {
  it.each([
    ["a;b", ["a", "b"]],
    ['"a;b";c', ["a;b", "c"]],
    ['"a ""b"" c";d', ['a "b" c', "d"]],
    ['  "a;b"', ["a;b"]],
    ['x "a;b"', ['x "a', 'b"']],
    ['"a";"b"', ["a", "b"]],
    ['"a"b;c', ["ab", "c"]],
    ["", [""]],
    ['"sin cerrar; a', ["sin cerrar; a"]],
    ['""', [""]],
    ['"a""', ['a"']],
  ])("%s", (line, cells) => expect(rosterCells(line, /;/)).toEqual(cells));
});

describe("ED-101 the headings of a list", () => {
  it.each([
    ["No. documento", "Cédula"],
    ["Número de identificación", "Cédula"],
    ["N° de cédula:", "Cédula"],
    ["# documento.", "Cédula"],
    ["num  doc", "Cédula"],
    ["C.C.:.", "Cédula"],
    ["  Correo  ", "Correo"],
    ["Nombre del estudiante", "Nombre"],
    ["Alumna", "Nombre"],
    ["Primer apellido", "Apellidos"],
    ["Nombre2", "Nombres"],
    ["Código", "Código"],
    ["Tipo de documento", null],
    ["Correo del acudiente", null],
    ["a.b cedula", "Cédula"],
    ["Nono cedula", "Cédula"],
    ["El codigo no", null],
    ["", null],
    ["No.", null],
    [`Cédula ${"x".repeat(53)}`, "Cédula"],
    [`Cédula ${"x".repeat(54)}`, null],
  ])("“%s” is of the %s", (cell, use) => {
    expect([...rosterColumns([cell]).keys()][0] ?? null).toBe(use);
  });

  it("are two or more, or one alone in its row, and have no figures of a student", () => {
    expect(isRosterHead(["Nombre", "Cédula"])).toBe(true);
    expect(isRosterHead(["Nombre", "Otra"])).toBe(false);
    expect(isRosterHead(["Nombre", ""])).toBe(true);
    expect(isRosterHead(["Nombre", "Nombre"])).toBe(false);
    expect(isRosterHead(["Nombre", "Cédula", "2026"])).toBe(false);
    expect(isRosterHead(["Nombre", "Cédula", "a@b"])).toBe(false);
    expect(isRosterHead(["", ""])).toBe(false);
  });
});

describe("ED-101 a sheet as lines", () => {
  const rows = (...lines: readonly (readonly string[])[]): TextRow[] =>
    lines.map((cells, at) => ({ row: at + 5, cells: [...cells] }));

  it("has the columns that say something, and the rows that they came from", () => {
    const sheet = rows(
      ["Colegio San José"],
      ["No.", "Nombre", "Grado", "Cédula"],
      ["1", "Ana; Mora", "9", "1001"],
      ["", "", "9", ""],
      ["Total", "", "", "2"],
      ["2", 'Luis "Lucho" Gil', "9", "1002"],
    );
    expect(rosterLines(sheet)).toBe('Nombre;Cédula\n"Ana; Mora";1001\n"Luis ""Lucho"" Gil";1002');
    expect(rosterRows(sheet)).toEqual([6, 7, 10]);
    expect(worthAsRoster(sheet)).toBe(5);
  });

  it("is as it stands without a heading, or with one that comes too late", () => {
    const bare = rows(["Ana Mora", "1001"], ["", " "], ["Luis Gil", "1002"]);
    expect(rosterLines(bare)).toBe("Ana Mora;1001\nLuis Gil;1002");
    expect(rosterRows(bare)).toEqual([5, 7]);
    expect([worthAsRoster(bare), worthAsRoster([])]).toEqual([1, 0]);
    const late = (count: number) =>
      rows(...Array.from({ length: count }, () => ["x"]), ["Nombre", "Cédula"], ["Ana", "1"]);
    expect(worthAsRoster(late(19))).toBe(2);
    expect(worthAsRoster(late(20))).toBe(1);
    expect(rosterLines(late(20)).split("\n")).toHaveLength(22);
    expect(worthAsRoster(rows(["Nombre", "Cédula"]))).toBe(1);
  });
});

describe("ED-101 what a line without a heading says", () => {
  const one = (line: string) => readRoster(line, []).taken[0];
  it.each([
    ["1. Ana Mora", { name: "Ana Mora" }],
    ["  12)Ana Mora", { name: "Ana Mora" }],
    ["Ana Mora ()", { name: "Ana Mora" }],
    ["Ana Mora (  )", { name: "Ana Mora" }],
    ["Mora, , Ana", { name: "Mora, Ana" }],
    ["Mora ,, Ana", { name: "Mora, Ana" }],
    [", Ana Mora -", { name: "Ana Mora" }],
    [" ,, Ana Mora : –", { name: "Ana Mora" }],
    ["Ana Mora,", { name: "Ana Mora" }],
    ["Ana Mora; ;1001156284", { name: "Ana Mora", cedula: "1001156284" }],
    ["Ana Mora CC 1001156284", { name: "Ana Mora", cedula: "1001156284", code: "1001156284" }],
    ["Ana Mora <ana@x.co>", { name: "Ana Mora", email: "ana@x.co" }],
    ["Ana Mora; E-211 ;F-9", { name: "Ana Mora", code: "E-211" }],
    [" Ana ; Mora ", { name: "Ana Mora" }],
  ])("“%s”", (line, details) => expect(one(line)).toMatchObject(details));

  it("has numbers beside the names for what they are", () => {
    const codes = (list: string) => readRoster(list, []).taken.map(({ code }) => code);
    const numbers = (list: string) => readRoster(list, []).numbers;
    expect(codes("7;Ana Mora\n9;Luis Gil")).toEqual(["7", "9"]);
    expect(numbers("7;Ana Mora\n9;Luis Gil")).toEqual([
      { place: "before", use: "code", example: expect.objectContaining({ name: "Ana Mora", code: "7" }) },
    ]);
    expect(numbers("1;Ana Mora\n2;Luis Gil")).toEqual([{ place: "before", use: "order" }]);
    expect(numbers("7. Ana Mora\n9 Luis Gil")).toEqual([{ place: "before", use: "order" }]);
    expect(numbers("7;Ana Mora\n07;Luis Gil")).toEqual([{ place: "before", use: "repeated" }]);
    expect(numbers("7;Ana Mora;1001156284\n9;Luis Gil;1001156285")).toEqual([
      { place: "before", use: "unused" },
    ]);
    expect(codes("Ana Mora 7\nLuis Gil 9")).toEqual(["7", "9"]);
    expect(codes("3;Ana Mora;7\n8;Luis Gil;9")).toEqual(["7", "9"]);
    expect(numbers("Ana Mora;9\nLuis Gil;9")).toEqual([{ place: "after", use: "repeated" }]);
    expect(numbers("Ana Mora\nLuis Gil")).toEqual([]);
    expect(numbers("1;\n2;")).toEqual([]);
    expect(codes("Ana Mora;E-9\nLuis Gil;E-9\nEva Paz;E-9")).toEqual(["", "", ""]);
    expect(readRoster("Ana Mora;E-9\nLuis Gil;E-9", []).taken).toHaveLength(1);
    expect(codes("1;Ana Mora\n3;Luis Gil\n5;Eva Paz")).toEqual(["1", "3", "5"]);
  });
});

describe("ED-101 who is already there", () => {
  const left = (list: string, here: Parameters<typeof readRoster>[1] = []) =>
    readRoster(list, here).left.map(({ line, text, reason }) => [line, text, reason.kind]);

  it("is known by cédula or code, and by name where nothing tells two apart", () => {
    const head = "Nombre;Cédula;Código\n";
    expect(left(`${head}Ana Mora;1001;A\n Otra ;1.001;B `)).toEqual([[3, "Otra ;1.001;B", "repeated"]]);
    expect(left(`${head}Ana Mora;;A1\nOtra;;a-1`)).toEqual([[3, "Otra;;a-1", "repeated"]]);
    expect(left(`${head}Ana Mora;1001;\nana mora;;`)).toEqual([[3, "ana mora;;", "repeated"]]);
    expect(left(`${head}Ana Mora;1001;\nAna Mora;1002;`)).toEqual([]);
    expect(left(`${head}Ana Mora;;A\nAna Mora;;B`)).toEqual([]);
    expect(left(`${head}Ana Mora;;07\nAna Mora;;7`)).toEqual([[3, "Ana Mora;;7", "repeated"]]);
    expect(left(`${head}Ana Mora;;\nLuis Gil;;`)).toEqual([]);
    expect(left("Ana Mora", [studentWith(1, { name: "ANA MORA", code: "" })])).toEqual([
      [1, "Ana Mora", "known"],
    ]);
  });

  it("is a title only above the first heading, within its first lines", () => {
    const list = "Colegio Ana\nNombre;Cédula\nColegio Eva;1001";
    expect(left(list)).toEqual([[1, "Colegio Ana", "title"]]);
    expect(readRoster(list, []).taken.map(({ name }) => name)).toEqual(["Colegio Eva"]);
    const far = `${"Curso Ana Mora\n".repeat(1)}${"\n".repeat(19)}Nombre;Cédula\nEva;1`;
    expect(left(far)).toEqual([]);
    const near = `Curso Ana Mora\n${"\n".repeat(18)}Nombre;Cédula\nEva;1`;
    expect(left(near)).toEqual([[1, "Curso Ana Mora", "title"]]);
  });

  it("is cut at 120 letters, has a name, and is one of five hundred", () => {
    expect(readRoster("x".repeat(130), []).taken[0]?.name).toHaveLength(120);
    expect(readRoster(`${"x".repeat(119)} y`, []).taken[0]?.name).toHaveLength(119);
    expect(left("1001156284\n\n  \n...")).toEqual([
      [1, "1001156284", "no-name"],
      [4, "...", "no-name"],
    ]);
    const letters = (at: number) => [...String(at)].map((digit) => "abcdefghij"[Number(digit)]).join("");
    const many = Array.from({ length: MOST_PASTED + 1 }, (_, at) => `Ana ${letters(at)}`).join("\n");
    expect(readRoster(many, []).taken).toHaveLength(MOST_PASTED);
    expect(left(many)).toEqual([[MOST_PASTED + 1, `Ana ${letters(MOST_PASTED)}`, "over"]]);
    expect(readRoster("a\uFEFFb", []).taken[0]?.name).toBe("ab");
    expect(readRoster("\uFEFFNombre;Cédula\rAna;1\r\nEva;2", []).taken).toHaveLength(2);
    expect(readRoster("Apellidos;Nombres\nMora;\n;Ana", []).taken.map(({ name }) => name)).toEqual([
      "Mora",
      "Ana",
    ]);
  });
});

describe("ED-73 a block of grades", () => {
  const book = layGradebook(
    classroomWith(),
    [1, 2, 3].map((at) => studentWith(at)),
    [1, 2].map((at) => activityWith(at)),
    [
      gradeWith(1, 1, { status: "graded_manual", manual: 0.8 }),
      gradeWith(2, 1, { status: "excused", manual: 0.5 }),
      gradeWith(3, 1, { status: "graded_auto", auto: 0.5 }),
      gradeWith(1, 2, { status: "pending", manual: 0.5 }),
    ],
    day("2026-11-20"),
  );
  const paste = (text: string, row = 0, column = 0, rows = 1, columns = 1) => {
    const read = pastedGrades(book, { row, column, rows, columns }, text);
    return read.ok ? read.value.map(({ student, activity, raw }) => [student, activity, raw]) : read.error;
  };
  const cell = (student: number, activity: number, raw: number) => [
    studentId(student),
    activityId(activity),
    raw,
  ];

  it("is read by its tabs and lines, and filled into the chosen cells", () => {
    expect(paste("3,0\t4,0\r\n5,0\n\n")).toEqual([cell(1, 1, 0.6), cell(1, 2, 0.8), cell(2, 1, 1)]);
    expect(paste("3,0\r4,0\r")).toEqual([cell(1, 1, 0.6), cell(2, 1, 0.8)]);
    expect(paste("3,0", 0, 0, 3, 2)).toHaveLength(6);
    expect(paste("3,0\n5,0", 0, 0, 3, 1)).toEqual([cell(1, 1, 0.6), cell(2, 1, 1)]);
    expect(paste("3,0\t5,0\n1,0", 0, 0, 2, 2)).toHaveLength(3);
    expect(paste("4,0\n \n3,0")).toEqual([cell(3, 1, 0.6)]);
    expect(paste("3,0", 1, 1)).toEqual([cell(2, 2, 0.6)]);
  });

  it("is refused beyond the grid, and where a cell is no grade, with who and what it is of", () => {
    expect(paste("1\t2\t3")).toEqual({ kind: "too-large", rows: 3, columns: 2 });
    expect(paste("1\t2", 0, 1)).toEqual({ kind: "too-large", rows: 3, columns: 1 });
    expect(paste("1\n2\n3", 1)).toEqual({ kind: "too-large", rows: 2, columns: 2 });
    expect(paste("3,0\n x ")).toMatchObject({
      kind: "cell",
      typed: "x",
      student: "Estudiante 2",
      activity: "Actividad 1",
    });
  });

  it("is taken out where it was put by hand, and counted where it was not", () => {
    const all = clearedGrades(book, { row: 0, column: 0, rows: 3, columns: 2 });
    expect(all).toEqual({ taken: [{ student: studentId(1), activity: activityId(1) }], kept: 1 });
    expect(clearedGrades(book, { row: 2, column: 1, rows: 1, columns: 1 })).toEqual({ taken: [], kept: 0 });
  });
});
