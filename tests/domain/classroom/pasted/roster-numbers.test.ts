import { describe, expect, it } from "vitest";
import { readRoster } from "#domain/classroom/pasted/pasted-roster.ts";
import { rosterColumns } from "#domain/classroom/pasted/roster-heads.ts";
import { worthAsRoster } from "#domain/classroom/pasted/roster-table.ts";
import { studentWith } from "#tests/support/classroom/classrooms.ts";

const taken = (list: string) => readRoster(list, []).taken;
const codes = (list: string) => taken(list).map(({ code }) => code);
const numbers = (list: string, here: Parameters<typeof readRoster>[1] = []) => readRoster(list, here).numbers;
const known = (count: number, name: string) => studentWith(count, { name, code: "" });

describe("ED-101 numbers beside the names", () => {
  it.each([
    ["one before the name and one behind it", "3;5;Ana Mora;7\n8;6;Luis Gil;9", ["7", "9"]],
    ["an empty cell before them", ";7;Ana Mora\n;9;Luis Gil", ["7", "9"]],
    ["a line of numbers alone among the names", "4;5\n4;Ana Mora", ["4"]],
    ["a number alone above one behind a name", "4\nAna Mora;4", ["4"]],
    ["numbers alone above one behind a name", "4;4;\nAna Mora;4", ["4"]],
    ["a line of one number alone", "4\n4;Ana Mora", ["4"]],
    ["tens and hundreds, which are not the same", "10;Ana Mora\n100;Luis Gil", ["10", "100"]],
    ["zeros before a number of two figures", "012;Ana Mora\n12;Luis Gil", ["", ""]],
    ["words with a space, which are no codes", "E 9;Ana Mora\nE 9;Luis Gil\nE-9;Eva Paz", ["", "", "E-9"]],
    ["names of one word before a code", "Ana; E-211 <ana@x.co>", ["E-211"]],
  ])("%s", (_told, list, expected) => expect(codes(list)).toEqual(expected));

  it("are no part of a cédula that is written with spaces", () => {
    expect(numbers("100 234 567;Ana Mora\n100 234 568;Luis Gil")).toEqual([]);
    expect(taken("Ana Mora;1001 156 284")[0]).toMatchObject({ name: "Ana Mora", cedula: "1001156284" });
    expect(taken("Ana Mora 9.87")[0]).toMatchObject({ name: "Ana Mora", cedula: "987" });
  });

  it("are told by a student whom they are the code of", () => {
    const example = (list: string, here: Parameters<typeof readRoster>[1] = []) =>
      numbers(list, here).map((each) => (each.use === "code" ? each.example.name : each.use));
    expect(example("7;Ana Mora;E-211\n9;Luis Gil")).toEqual(["Luis Gil"]);
    expect(example("7;Ana Mora;1001156284\n9;Luis Gil")).toEqual(["Luis Gil"]);
    expect(example("1.23;Ana Mora\n9;Luis Gil")).toEqual(["Luis Gil"]);
    // The only one that they would be the code of is here already.
    expect(example("7;Ana Mora;1001156284\n9;Luis Gil", [known(1, "Luis Gil")])).toEqual(["unused"]);
  });

  it("are not told of a list that adds nobody", () => {
    const here = [known(1, "Ana Mora"), known(2, "Luis Gil")];
    expect(numbers("1;Ana Mora\n2;Luis Gil")).toEqual([{ place: "before", use: "order" }]);
    expect(numbers("1;Ana Mora\n2;Luis Gil", here)).toEqual([]);
  });

  it("are read by the lines above a heading alone, and told of those who stand there", () => {
    const above = "Ana Mora;7\nLuis Gil;9\n";
    const below = "Nombre;Nota;Código\nEva Paz;7;E-1\nLeo Ruiz;7;E-2";
    expect(codes(`${above}${below}`)).toEqual(["7", "9", "E-1", "E-2"]);
    const here = [known(1, "Ana Mora"), known(2, "Luis Gil")];
    expect(numbers(`1;Ana Mora\n2;Luis Gil\n${below}`)).toEqual([{ place: "before", use: "order" }]);
    expect(numbers(`1;Ana Mora\n2;Luis Gil\n${below}`, here)).toEqual([]);
  });
});

describe("ED-101 lines that are one student, or none", () => {
  const left = (list: string, here: Parameters<typeof readRoster>[1] = []) =>
    readRoster(list, here).left.map(({ line, reason }) => [line, reason.kind]);

  it("are one by the name where either has no number", () => {
    expect(left("Ana Mora\nAna Mora;E-211")).toEqual([[2, "repeated"]]);
    expect(left("Ana Mora;E-211", [known(1, "Ana Mora")])).toEqual([[1, "known"]]);
    expect(left("Nombre;Código\nAna Mora;07A\nAna Mora;7A")).toEqual([]);
  });

  it("have the surnames, the names, or both", () => {
    const names = taken("Apellidos;Nombres\nMora;\n;Ana\nGil;Luis").map(({ name }) => name);
    expect(names).toEqual(["Mora", "Ana", "Gil, Luis"]);
  });

  it("are cut at 120 letters, and have no space there", () => {
    expect(taken("x".repeat(130))[0]?.name).toBe("x".repeat(120));
    expect(taken(`${"x".repeat(119)} y`)[0]?.name).toBe("x".repeat(119));
  });

  it("are nothing where there are spaces alone", () => {
    expect(left("Ana Mora\n   \n\t\nLuis Gil")).toEqual([]);
  });

  it("have what counts them and signs taken from the name, beside an e-mail", () => {
    expect(taken("ana@x.co 1. Ana Mora")[0]).toMatchObject({ name: "Ana Mora", email: "ana@x.co" });
    expect(taken("E-211 ana@x.co;Ana Mora")[0]).toMatchObject({
      name: "Ana Mora",
      code: "E-211",
      email: "ana@x.co",
    });
  });
});

describe("ED-101 a heading as people write it", () => {
  it.each([
    [" Código ", "Código"],
    ["Código.", "Código"],
    ["No. código", "Código"],
    ["Número de matrícula", "Código"],
    ["Alumno", "Nombre"],
    ["ID:", "Cédula"],
  ])("“%s” is of the %s", (cell, use) => {
    expect(rosterColumns([cell])).toEqual(new Map([[use, [0]]]));
  });

  it("is worth the lines below it, in the first row too", () => {
    const rows = [
      ["Nombre", "Cédula"],
      ["Ana Mora", "1"],
      ["Luis Gil", "2"],
    ];
    expect(worthAsRoster(rows.map((cells, at) => ({ row: at + 1, cells })))).toBe(3);
  });
});
