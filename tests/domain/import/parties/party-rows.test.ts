import { describe, expect, it } from "vitest";
import { judgeParties } from "#domain/import/parties/party-import.ts";
import {
  MOST_PARTIES,
  readPartyRows,
  readPartyText,
  worthAsParties,
} from "#domain/import/parties/party-rows.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { NO_FIELDS, type PartyFields, partyContent } from "#domain/parties/check-party.ts";
import type { Party } from "#domain/parties/party.ts";

const first = (...lines: readonly string[]) => readPartyText(lines.join("\n")).rows[0];
const said = (...lines: readonly string[]) => {
  const row = first(...lines);
  return row && [row.name, row.documentKind, row.number, row.digit].join("|");
};

describe("IM-24 the kind of a document", () => {
  it.each([
    ["NIT", "31", "NIT"],
    ["CC", "13", "CC"],
    ["Cédula", "cedula de ciudadania", "CC"],
    ["CE", "22", "CE"],
    ["Cédula de extranjería", " Cedula extranjera", "CE"],
    ["TI", "12", "TI"],
    ["PA", "Pasaporte", "PA"],
    ["PPT", "Permiso por protección", "PPT"],
    ["RC", "Registro civil", "RC"],
    ["DE", "Documento extranjero", "DE"],
  ])("is what its column says: %s, %s", (one, other, kind) => {
    for (const cell of [one, other])
      expect(first("Tipo documento;Documento;Nombre", `${cell};52123456;Ana`)?.documentKind).toBe(kind);
  });

  it.each([
    ["52123456", "CC"],
    ["900214867", "NIT"],
    ["800.214.867", "NIT"],
    ["700214867", "CC"],
    ["9002148670", "CC"],
    ["90021486", "CC"],
    ["52123456-1", "NIT"],
    ["52123456 - 1 ", "NIT"],
    ["52-123456", "CC"],
    ["AR123456", "PA"],
    ["NIT 52123456", "CC"],
    ["nit900214867", "NIT"],
    ["C.C. 52123456", "CC"],
    ["c c 52123456", "CC"],
    ["CC52123456", "CC"],
    ["NITX52123456", "PA"],
    ["12CC3456", "PA"],
    ["1900214867", "CC"],
    ["sin documento", "CC"],
  ])("without one it is told by the number %s: %s", (number, kind) => {
    expect(first("Nombre;Documento", `Ana;${number}`)?.documentKind).toBe(kind);
  });

  it("a number with a check digit beside it is a NIT, and one that is not there is of no kind", () => {
    expect(said("Nombre;Documento;DV", "Ana;52123456;1")).toBe("Ana|NIT|52123456|1");
    expect(said("Nombre;Documento;DV", "Ana;52123456-1;1")).toBe("Ana|NIT|52123456-1|");
    expect(said("Tipo documento;Documento;Nombre", "NIT;;Ana")).toBe("Ana|CC||");
    expect(said("Tipo documento;Documento;Nombre", "otro;52123456;Ana")).toBe("Ana|CC|52123456|");
  });
});

describe("IM-24 a number as a table program writes it", () => {
  it.each([
    ["900214867.0", "900214867"],
    ["900214867,00", "900214867"],
    ["900214867.000", "900214867.000"],
    ["900214867.5", "900214867.5"],
    ["9.00214867E8", "900214867"],
    ["9,00214867e+08", "900214867"],
    ["9.00E+08", "9.00E+08"],
    ["9E8", "9E8"],
    ["9.00214867E10", "9.00214867E10"],
    ["x900214867.0", "x900214867.0"],
    ["900214867.0x", "900214867.0x"],
    ["0.0", "0"],
  ])("%s is %s", (cell, number) => {
    expect(first("Nombre;Documento", `Ana;${cell}`)?.number).toBe(number);
  });
});

describe("IM-24 a list without headings", () => {
  it.each([
    [["1;Ana Ríos;52123456;ana@x.co", "2;Luis Paz;79123456;luis@x.co"], "Ana Ríos|CC|52123456|"],
    [["52123456;Ana Ríos", "79123456;Luis"], "Ana Ríos|CC|52123456|"],
    [["Ana;Bogotá;52123456", "Luis;Cali;79123456"], "Ana|CC|52123456|"],
    [["x1;Ana;12345", "y2;Luis;52123456", "z3;Eva;79123456"], "x1|CC|12345|"],
    [["3M de Colombia;900214867", "Aceros;800214867"], "3M de Colombia|NIT|900214867|"],
    [["Ana;3101234567;52123456", "Luis;3201234567;79123456"], "Ana|CC|52123456|"],
    [["Ana", "Luis"], "Ana|CC||"],
    // The column with most names, and of equal ones the first.
    [["A;Ana;52123456", "2;Luis;79123456", "3;Eva;80123456"], "Ana|CC|52123456|"],
    [["Ana;A;52123456", "Luis;2;79123456"], "Ana|CC|52123456|"],
    [["1;Ana", "Luis;2"], "1|CC||"],
    [["1;(Ana) Ríos;52123456", "2;Luis 2;79123456"], "(Ana) Ríos|CC|52123456|"],
    [["A;Ana 1", "2;Luis 2"], "Ana 1|CC||"],
    [["(Ana);b", "«Luis»;2"], "(Ana)|CC||"],
    // A column of names is none of numbers, and neither is one of codes with letters.
    [["Ana", "Luis", "52123456"], "Ana|CC||"],
    [["Ana;x52123456", "Luis;y79123456"], "Ana|CC||"],
  ])("%j", (lines, expected) => {
    expect(said(...lines)).toBe(expected);
  });

  it("with no names is none", () => {
    expect(readPartyText("52123456;a@b.co\n79123456;c@d.co")).toEqual({ rows: [], missing: "name" });
    expect(readPartyText("52123456\n79123456").missing).toBe("name");
  });
});

describe("IM-24 the rows of a list", () => {
  it("a footer, a sum, a repeated heading and an empty row are none", () => {
    const { rows } = readPartyText(
      "Nombre;NIT;Correo\nAna;52123456\n;800214867\n;;a@b.co\nNombre;NIT;Correo\nTotal;2\n;Elaboró: Ana\n;Fecha 2026\nLuis;",
    );
    expect(rows.map(({ row, name, number }) => [row, name, number])).toEqual([
      [2, "Ana", "52123456"],
      [3, "", "800214867"],
      [9, "Luis", ""],
    ]);
  });

  it("cells are read without their blanks, and not further than any field is long", () => {
    const rows = [
      { row: 1, cells: ["Nombre", "Ciudad", "Correo", "Teléfono"] },
      { row: 2, cells: [" Ana ", " Cali ", ` ${"x".repeat(500)}`, "  "] },
    ];
    expect(readPartyRows(rows).rows[0]).toMatchObject({
      name: "Ana",
      city: "Cali",
      email: "x".repeat(400),
      phone: "",
    });
  });

  it("a column of kinds that is headed so is told by its cells", () => {
    expect(said("Tipo;Nombre;Cédula", "CE;Ana;345678", " NIT ;Luis;900214867")).toBe("Ana|CE|345678|");
    const blanks = [
      ["Tipo", "Nombre", "Cédula"],
      [" CE ", "Ana", "345678"],
    ];
    expect(readPartyRows(blanks.map((cells, at) => ({ row: at + 1, cells }))).rows[0]?.documentKind).toBe(
      "CE",
    );
    expect(said("Tipo;Nombre;Cédula", "Cliente;Ana;345678", "Proveedor;Luis;900214867")).toBe(
      "Ana|CC|345678|",
    );
    expect(said("Mi tipo;Nombre;Cédula", "CE;Ana;345678")).toBe("Ana|CC|345678|");
  });

  it("as many are read at once as a book takes", () => {
    const most = Array.from({ length: MOST_PARTIES }, (_, at) => ({ row: at + 1, cells: ["Ana"] }));
    expect(readPartyRows(most).rows).toHaveLength(MOST_PARTIES);
    const more = [...most, { row: MOST_PARTIES + 1, cells: ["Ana"] }];
    expect(readPartyRows(more)).toEqual({ rows: [], missing: "too-many" });
  });

  it("a list is worth its rows", () => {
    expect(worthAsParties(rowsOfText("Terceros\nNombre;NIT\nAna;1\nLuis;2"))).toBe(2);
    expect(worthAsParties(rowsOfText("NIT;Correo\n1;a@b.co"))).toBe(0);
    expect(worthAsParties(rowsOfText("Nombres;Apellidos\nAna;Ríos"))).toBe(1);
  });
});

function party(name: string, other: Partial<PartyFields> = {}): Party {
  return {
    id: name as Party["id"],
    bookId: "b" as Party["bookId"],
    ...partyContent({ ...NO_FIELDS, name, ...other }),
    createdAt: 1 as Party["createdAt"],
    updatedAt: 1 as Party["updatedAt"],
    version: 1,
  };
}
const judge = (text: string, parties: readonly Party[] = [], mends = false) =>
  judgeParties(parties, readPartyText(text).rows, { mends });
const fieldsOf = (text: string, ...parties: readonly Party[]) => judge(text, parties).parties[0]?.fields;

describe("IM-24 what a row does to the record that it is of", () => {
  const ACEROS = party("Aceros", {
    number: "900214867",
    aliases: ["Aceros del Norte"],
    city: "Cali",
    phone: "5551234",
  });

  it("gets what it lacks and keeps what it says", () => {
    const text = "Nombre;NIT;Ciudad;Correo;Teléfono\nAceros SAS;900214867;Bogotá;a@b.co;5559999";
    expect(fieldsOf(text, ACEROS)).toMatchObject({
      name: "Aceros",
      aliases: ["Aceros del Norte", "Aceros SAS"],
      city: "Cali",
      email: "a@b.co",
      phone: "5551234",
    });
    expect(fieldsOf("Nombre;NIT;Ciudad;Teléfono\nBeta;;Bogotá;5559999", party("Beta"))).toMatchObject({
      aliases: [],
      city: "Bogotá",
      phone: "5559999",
    });
    // A name that it has already, in any case, is no other one.
    expect(fieldsOf("Nombre;NIT\nACEROS DEL NORTE;900214867", ACEROS)?.aliases).toEqual(["Aceros del Norte"]);
    expect(judge("Nombre;NIT\nACEROS DEL NORTE;900214867", [ACEROS]).counts.same).toBe(1);
  });

  it("gets its document where it had none", () => {
    const { parties } = judge("Nombre;Cédula\nBeta;52123456", [party("Beta")]);
    expect(parties[0]).toMatchObject({
      verdict: "completes",
      fields: { documentKind: "CC", number: "52123456" },
    });
  });

  it("of two records or of one with another document nobody knows which it is", () => {
    const ana = party("Ana", { documentKind: "CC", number: "52123456" });
    const conflict = (text: string, ...parties: readonly Party[]) =>
      judge(text, parties).parties[0]?.conflict;
    expect(conflict("Nombre;NIT\nAna;900214867", ACEROS, ana)).toEqual({ kind: "other", name: "Ana" });
    expect(conflict("Nombre;Cédula\nAna;79123456", ana)).toEqual({ kind: "other", name: "Ana" });
    expect(conflict("Nombre;Cédula\nAna;", ana)).toBeUndefined();
    expect(conflict("Nombre;NIT\nAceros;900214867", ACEROS, ana)).toBeUndefined();
  });

  it("stays as it is where it would become too long", () => {
    const full = party("Gama", { number: "900214867", aliases: ["x".repeat(501)] });
    expect(judge("Nombre;NIT\nOtra;900214867", [full]).parties[0]?.conflict).toMatchObject({
      kind: "field",
      problem: { field: "aliases" },
    });
  });

  it("two rows without a document are two, whoever they are", () => {
    expect(judge("Nombre;NIT\nBeta;\nGama;").counts).toEqual({ new: 2, completes: 0, same: 0, conflict: 0 });
    expect(judge("Nombre;NIT\nBeta;\nbeta;").parties[1]?.conflict).toEqual({ kind: "twice", row: 2 });
  });
});

describe("IM-24 what one press mends", () => {
  const mended = (text: string) =>
    judge(text, [], true).parties.map(({ verdict, fields }) => [verdict, fields.number, fields.email]);

  it("a check digit that is not that of its number, and an address that is none", () => {
    expect(judge("Nombre;NIT;Correo\nA;900214867-9;a@b.co\nB;800214867;beta\nC;;c d", []).mendable).toBe(3);
    expect(mended("Nombre;NIT;Correo\nA;900214867-9;a@b.co\nB;800214867;beta")).toEqual([
      ["new", "900214867", "a@b.co"],
      ["new", "800214867", ""],
    ]);
    expect(mended("Nombre;NIT;Correo\nA;900.214.867 – 9 ;")).toEqual([["new", "900.214.867", ""]]);
    expect(judge("Nombre;NIT;DV\nA;900214867;9")).toMatchObject({ mendable: 1, counts: { conflict: 1 } });
    expect(mended("Nombre;NIT;DV\nA;900214867;9")).toEqual([["new", "900214867", ""]]);
    // However it is written: after a stroke, or right after the number.
    expect(mended("Tipo doc;NIT;Nombre\nNIT;900.214.867/3;A\nNIT;9001234569;B\nNIT;800214867_9;C")).toEqual([
      ["new", "900.214.867", ""],
      ["new", "900123456", ""],
      ["new", "800214867", ""],
    ]);
    expect(mended("Nombre;NIT;DV\nA;;9")).toEqual([["new", "", ""]]);
  });

  it("nothing else", () => {
    const text = `Nombre;NIT;Correo\nA;12;\n${"x".repeat(201)};;\nC;;${"c".repeat(130)}@x.co`;
    expect(judge(text).mendable).toBe(0);
    expect(judge(text, [], true).counts.conflict).toBe(3);
    // What is right stays as it was typed.
    expect(mended("Nombre;NIT;Correo\nA;900214867-2;a@b.co")).toEqual([["new", "900214867-2", "a@b.co"]]);
  });
});
