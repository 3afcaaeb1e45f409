import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeParties } from "#domain/import/parties/party-import.ts";
import { readPartyRows, readPartyText, worthAsParties } from "#domain/import/parties/party-rows.ts";
import { type PartyFields, partyContent } from "#domain/parties/check-party.ts";
import type { Party } from "#domain/parties/party.ts";
import { newId } from "#storage/engine/environment.ts";
import { partyFields } from "#tests/support/commands/party-commands.ts";

const KEEP = { mends: false };

function party(name: string, other: Partial<PartyFields> = {}): Party {
  return {
    id: newId("party"),
    bookId: newId("book"),
    ...partyContent(partyFields(name, other)),
    createdAt: 1 as Party["createdAt"],
    updatedAt: 1 as Party["updatedAt"],
    version: 1,
  };
}

const said = (text: string) =>
  readPartyText(text).rows.map(({ name, documentKind, number, digit }) => [
    name,
    documentKind,
    number,
    digit,
  ]);
const verdicts = (text: string, parties: readonly Party[] = [], choices = KEEP) =>
  judgeParties(parties, readPartyText(text).rows, choices).parties.map(({ row, verdict }) => [row, verdict]);

describe("IM-24 a list of third parties is read by its heading", () => {
  it.each([
    [
      "NIT;Razón social;Correo\n900214867-2;Aceros S.A.S.;a@b.co",
      ["Aceros S.A.S.", "NIT", "900214867-2", ""],
    ],
    [
      "Tipo de documento;Identificación;DV;Nombre\nNIT;900214867;2;Aceros",
      ["Aceros", "NIT", "900214867", "2"],
    ],
    [
      "Tipo;Tipo identificación;Número de documento;Nombres;Apellidos\nx;13;52123456;Ana;Ríos",
      ["Ana Ríos", "CC", "52123456", ""],
    ],
    [
      "Primer nombre;Segundo nombre;Primer apellido;Segundo apellido;Cédula\nAna;Luz;Ríos;Paz;52.123.456",
      ["Ana Luz Ríos Paz", "CC", "52.123.456", ""],
    ],
    [
      "Ferretería La Sabana\nTerceros a 2026\n\nCliente;Documento\nAndina;800123456",
      ["Andina", "NIT", "800123456", ""],
    ],
    ["Tipo doc;Documento;Nombre\nCédula de extranjería;312345;John", ["John", "CE", "312345", ""]],
    ["Nombre;Pasaporte o identificación;Documento\nJohn;;AR1234567", ["John", "PA", "AR1234567", ""]],
    // A row that begins with a word of the heading is none of it.
    [
      "LISTADO DE TERCEROS\nTipo;NIT;Razón social;Correo\nNIT;900.214.867-2;Aceros;a@b.co\nCC;52123456;Ana;",
      ["Aceros", "NIT", "900.214.867-2", ""],
    ],
    ["Tipo;NIT;Razón social;Correo\nNIT;;Aceros;a@b.co", ["Aceros", "CC", "", ""]],
    ["nit;razon_social;dv\n900214867.0;Aceros;2.0", ["Aceros", "NIT", "900214867", "2"]],
    ["nit;nombre\n9.00214867E8;Aceros", ["Aceros", "NIT", "900214867", ""]],
    ["nit;nombre\n52123456,0;Ana", ["Ana", "CC", "52123456", ""]],
    ["Andina Ltda\t800.123.456\nBeta\t52.123.456", ["Andina Ltda", "NIT", "800.123.456", ""]],
  ])("%s", (text, first) => {
    expect(said(text)[0]).toEqual(first);
  });

  it("a number that a spreadsheet shortened is no document, and stays out", () => {
    const { rows } = readPartyText("NIT;Nombre\n9,00E+08;Aceros\n900214867-2;Beta");
    const { parties, counts } = judgeParties([], rows, { mends: true });
    expect(counts).toMatchObject({ new: 1, conflict: 1 });
    expect(parties[0]?.conflict).toMatchObject({ kind: "field", problem: { field: "number" } });
  });

  it("leaves totals and empty rows out, and says what it lacks", () => {
    expect(said("Nombre;NIT\nAna;\n;\nTotal;3")).toEqual([["Ana", "CC", "", ""]]);
    expect(readPartyText("1;2\n3;4").missing).toBe("name");
    expect(readPartyText("")).toEqual({ rows: [], missing: null });
    expect(worthAsParties([{ row: 1, cells: ["Notas"] }])).toBe(0);
  });

  it("any cells at all are read or refused, and each judged once", () => {
    const cells = fc.array(
      fc.array(fc.oneof(fc.string(), fc.constantFrom("Nombre", "NIT", "900214867-2")), { maxLength: 5 }),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(cells, (rows) => {
        const { rows: read } = readPartyRows(rows.map((each, at) => ({ row: at + 1, cells: each })));
        const { parties, counts } = judgeParties([], read, { mends: true });
        expect(parties).toHaveLength(read.length);
        expect(counts.new + counts.completes + counts.same + counts.conflict).toBe(read.length);
      }),
    );
  });
});

describe("IM-24 a row becomes a record, completes one, says nothing new, or stays out with its reason", () => {
  const ACEROS = party("Aceros del Norte", { number: "900214867" });
  const ANA = party("Ana Ríos", { documentKind: "CC", number: "52123456", email: "ana@x.co" });

  it.each<[string, string, string]>([
    ["somebody new", "Nombre;NIT\nBeta;800123456", "new"],
    ["the same", "Nombre;NIT\nACEROS DEL NORTE;900.214.867-2", "same"],
    ["what it lacks", "Nombre;NIT;Correo\nAceros del Norte;900214867;a@b.co", "completes"],
    ["another name of the same document", "Nombre;NIT\nAceros Norte SAS;900214867", "completes"],
    ["what it says already stays", "Nombre;Cédula;Correo\nAna Ríos;52123456;otra@x.co", "same"],
    ["the name of somebody else", "Nombre;NIT\nAna Ríos;900214867", "conflict"],
    ["a name with another document", "Nombre;Cédula\nAna Ríos;11111111", "conflict"],
    ["no name", "Nombre;Cédula\n;11111111", "conflict"],
    ["a wrong check digit", "Nombre;NIT\nBeta;900214867-9", "conflict"],
    ["no address", "Nombre;Correo\nBeta;beta", "conflict"],
  ])("%s", (_, text, verdict) => {
    expect(verdicts(text, [ACEROS, ANA])).toEqual([[2, verdict]]);
  });

  it("the second of two rows of one third party stays out, and says which one it repeats", () => {
    const twice = "Nombre;NIT\nBeta;800123456\nBeta;800123456\nOtra;800123456";
    expect(verdicts(twice)).toEqual([
      [2, "new"],
      [3, "conflict"],
      [4, "conflict"],
    ]);
    const both = party("Uno", { aliases: ["Dos"] });
    expect(verdicts("Nombre;Correo\nUno;a@b.co\nDos;c@d.co", [both])).toEqual([
      [2, "completes"],
      [3, "conflict"],
    ]);
    const { parties } = judgeParties([], readPartyText(twice).rows, KEEP);
    expect(parties[1]?.conflict).toEqual({ kind: "twice", row: 2 });
  });

  it("one press leaves out the check digits and addresses that are none", () => {
    const text = "Nombre;NIT;DV;Correo\nBeta;900214867;9;beta\nGama;800123456;;g@h.co";
    const { rows } = readPartyText(text);
    expect(judgeParties([], rows, KEEP)).toMatchObject({ mendable: 1, counts: { new: 1, conflict: 1 } });
    const { parties, mendable } = judgeParties([], rows, { mends: true });
    expect(mendable).toBe(0);
    expect(parties.map(({ fields }) => partyContent(fields))).toMatchObject([
      { name: "Beta", document: { kind: "NIT", number: "900214867" } },
      { name: "Gama", email: "g@h.co" },
    ]);
  });
});
