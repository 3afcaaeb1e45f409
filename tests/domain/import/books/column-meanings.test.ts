import { describe, expect, it } from "vitest";
import {
  type ColumnMeaning,
  journalWorth,
  ledgerWorth,
  operationsWorth,
  trialWorth,
} from "#domain/import/books/column-meanings.ts";
import { lackingIn, recogniseSheet, type TableKind, worthAsBook } from "#domain/import/books/recognise.ts";
import { sheetOfLines } from "#tests/support/files/sheet-book.ts";

const layoutOf = (...lines: readonly string[]) => {
  const found = recogniseSheet(sheetOfLines(lines));
  return found === null ? null : `${found.kind}: ${found.meanings.join(" ")}`;
};
const D = "03/11/2026";

describe("IM-19 how the columns of a sheet are read", () => {
  it.each<readonly [string, string | null, readonly string[]]>([
    [
      "codes under a heading of names",
      "journal: date code account debit credit",
      ["Fecha;Cuenta;Nombre;Debe;Haber", `${D};1105;Caja;5;`],
    ],
    [
      "codes in half of the rows of names are none",
      "journal: date account debit credit",
      ["Fecha;Nombre cuenta;Debe;Haber", `${D};1105;5;`, `${D};Caja;;5`],
    ],
    [
      "codes in most of them",
      "journal: date code debit credit",
      ["Fecha;Nombre cuenta;Debe;Haber", `${D};1105;5;`, `${D};4135;;5`, `${D};Caja;;5`],
    ],
    [
      "a code and its name in one cell",
      "journal: date code debit credit",
      ["Fecha;Nombre cuenta;Debe;Haber", `${D};1105 Caja;5;`],
    ],
    [
      "folios that are codes",
      "journal: date account code debit credit",
      ["Fecha;Nombre cuenta;Ref.;Debe;Haber", `${D};Caja;1105;5;`],
    ],
    [
      "folios that count",
      "journal: date account reference debit credit",
      ["Fecha;Nombre cuenta;Ref.;Debe;Haber", `${D};Caja;12;5;`],
    ],
    [
      "documents that are codes",
      "journal: date account reference debit credit",
      ["Fecha;Nombre cuenta;Documento;Debe;Haber", `${D};Caja;1105;5;`],
    ],
    [
      "the words of a student's journal, each with its code",
      "journal: date code debit credit",
      ["Fecha;Detalle;Debe;Haber", `${D};1105 Caja;5;`, ";4135 Ventas;;5"],
    ],
    [
      "the words of one, more of them codes than not below their heading",
      "journal: date code debit credit",
      ["Fecha;Detalle;Debe;Haber", `${D};1105 Caja;5;`, ";4135 Ventas;;5", ";Venta de contado;;"],
    ],
    [
      "codes of what was sold",
      "operations: date text in out",
      ["Fecha;Concepto;Ingresos;Egresos", `${D};1105;5;`, `${D};4135;5;`],
    ],
    [
      "folios that are codes where no account is named",
      "operations: date text reference in out",
      ["Fecha;Concepto;Ref.;Ingresos;Egresos", `${D};Venta;4135;5;`],
    ],
    [
      "codes below the names of a table that has a column of codes",
      "journal: date code account debit credit",
      ["Fecha;Código;Nombre cuenta;Debe;Haber", `${D};1105;110505;5;`, `${D};4135;413505;;5`],
    ],
    [
      "folios that are codes beside many blanks",
      "journal: date account code debit credit",
      ["Fecha;Nombre cuenta;Ref.;Debe;Haber", `${D};Caja;1105;5;`, ";Venta;;;", ";de contado;;;"],
    ],
    [
      "the side of a balance in a journal is not that of its amounts",
      "journal: date code side amount balance none",
      ["Fecha;Código;D/C;Valor;Saldo;", `${D};1105;D;5;5;D`, `${D};4135;C;5;0;D`],
    ],
    ["words without codes", null, ["Fecha;Detalle;Debe;Haber", `${D};Caja;5;`]],
    [
      "a detail beside a kind and its number",
      "journal: date kind number code debit credit",
      ["Fecha;Comprobante;Número;Código;Debe;Haber", `${D};FV;12;1105;5;`, `${D};CE;13;1105;5;`],
    ],
    [
      "one beside a number of lines",
      "journal: date kind number none code debit credit",
      ["Fecha;Comprobante;Doc.;Tipo;Código;Debe;Haber", `${D};FV;12;x;1105;5;`],
    ],
    [
      "one in the first column, of which a row has none",
      "journal: kind number date code debit credit",
      ["Comprobante;Número;Fecha;Código;Debe;Haber", `FV;12;${D};1105;5;`, `;12;${D};4135;;5`],
    ],
    [
      "the number in the first column, which a row does not have",
      "journal: number kind date code debit credit",
      ["Número;Comprobante;Fecha;Código;Debe;Haber", `12;FV;${D};1105;5;`, `S/N;FV;${D};4135;;5`],
    ],
    [
      "no number of an account",
      "journal: code kind number date debit credit",
      ["Número de cuenta;Comprobante;Número;Fecha;Debe;Haber", `1105;FV;12;${D};5;`],
    ],
    [
      "documents of letters in a list of operations",
      "operations: date number none text in out",
      ["Fecha;Comprobante;Número;Concepto;Ingresos;Egresos", `${D};RC;12;Venta;5;`],
    ],
    [
      "a document of letters and digits",
      "journal: date number none code debit credit",
      ["Fecha;Comprobante;Número;Código;Debe;Haber", `${D};FV1;12;1105;5;`],
    ],
    [
      "one of more letters",
      "journal: date number none code debit credit",
      ["Fecha;Comprobante;Número;Código;Debe;Haber", `${D};Factura;12;1105;5;`],
    ],
    [
      "one of letters without a number beside it",
      "journal: date number none code debit credit",
      ["Fecha;Comprobante;Número;Código;Debe;Haber", `${D};FV;x;1105;5;`],
    ],
    [
      "no document in any row",
      "journal: date number none code debit credit",
      ["Fecha;Comprobante;Número;Código;Debe;Haber", `${D};;12;1105;5;`],
    ],
    [
      "documents of which one is more than letters",
      "journal: date number none code debit credit",
      ["Fecha;Comprobante;Número;Código;Debe;Haber", `${D};FV;12;1105;5;`, `${D};F-1;12;1105;;5`],
    ],
    [
      "both accounts of a row",
      "journal: date text debitAccount creditAccount amount",
      ["Fecha;Detalle;Cuenta débito;Cuenta crédito;Valor", `${D};x;1105;4135;5`],
    ],
    ["balances", "trial: code account balance", ["Código;Nombre;Saldo", "1105;Caja;5"]],
    [
      "words for names in a trial balance",
      "trial: code account balance",
      ["Código;Descripción;Saldo", "1105;Caja;5"],
    ],
    [
      "words beside names in it",
      "trial: code account text balance",
      ["Código;Nombre;Descripción;Saldo", "1105;Caja;x;5"],
    ],
    [
      "one balance of both sides",
      "trial: code endDebit endCredit",
      ["Código;Saldo débito;Saldo crédito", "1105;5;"],
    ],
    ["days with what came in", "operations: date text in", ["Fecha;Concepto;Ingresos", `${D};Venta;5`]],
    [
      "days with what went out by category",
      "operations: date category out",
      ["Fecha;Categoría;Egresos", `${D};Luz;5`],
    ],
    [
      "days with amounts and how they were paid",
      "operations: date text amount means",
      ["Fecha;Concepto;Valor;Medio de pago", `${D};Luz;5;Nequi`],
    ],
    ["days with amounts alone", null, ["Fecha;Concepto;Valor", `${D};Luz;5`]],
    ["days and amounts without words", null, ["Fecha;Ingresos;Egresos", `${D};5;`]],
    ["words and amounts without days", null, ["Concepto;Ingresos;Egresos", "Venta;5;"]],
  ])("%s: %s", (_, expected, lines) => {
    expect(layoutOf(...lines)).toBe(expected);
  });

  it.each<readonly [string, string, string, string, string]>([
    ["codes", "Fecha;Nombre cuenta;Debe;Haber", `${D};1105;5;`, `${D};Caja;5;`, "date code debit credit"],
    ["sides", "Código;Nombre;Saldo;N", "1105;Caja;5;D", "1110;Bancos;5;x", "code account balance side"],
    [
      "documents of letters",
      "Fecha;Comprobante;Número;Código;Debe;Haber",
      `${D};FV;12;1105;5;`,
      `${D};FV-1;12;1105;5;`,
      "date kind number code debit credit",
    ],
    [
      "levels",
      "Grupo;Cuenta;Nombre;Saldo",
      "11;1105;Caja;5",
      "Otros;1105;Caja;5",
      "level level account balance",
    ],
  ])("%s are told by the first two hundred rows", (_, head, row, other, meanings) => {
    const rows = (count: number) => [
      head,
      ...Array<string>(count).fill(row),
      ...Array<string>(250).fill(other),
    ];
    expect(layoutOf(...rows(200))?.split(": ")[1]).toBe(meanings);
    expect(layoutOf(...rows(90))?.split(": ")[1]).not.toBe(meanings);
  });

  it("a list of words is no journal as plain text, and lines of one are", () => {
    expect(layoutOf("2026-11-03 Venta", "  Caja  5", "  4135")).toBe("plain: ");
    expect(recogniseSheet(sheetOfLines(["2026-11-03 Venta", "  Caja  5"]))).toEqual({
      kind: "plain",
      meanings: [],
      next: 0,
      labels: [],
    });
    expect(layoutOf("2026-11-03 Venta;x", "  Caja  5", "  4135")).toBeNull();
    expect(layoutOf("Hola")).toBeNull();
    // So many lines tell it, and each of them is a text of one cell.
    const lines = ["2026-11-03 Venta", "  Caja  5", "  4135", ...Array<string>(197).fill("  Caja  5")];
    expect(layoutOf(...lines, "a;b")).toBe("plain: ");
    expect(layoutOf(...lines.slice(1), "2026-11-03 Venta;b")).toBeNull();
    const cells = [["2026-11-03 Venta"], ["  Caja  5"], [4135]];
    expect(recogniseSheet({ rows: cells.map((each, at) => ({ row: at + 1, cells: each })) })).toBeNull();
    expect(recogniseSheet({ rows: [{ row: 1, cells: [5] }] })).toBeNull();
  });

  it("a sheet is worth its rows, a journal before a trial balance and a list", () => {
    const worth = (...lines: readonly string[]) => worthAsBook(sheetOfLines(lines));
    expect(worth("Fecha;Código;Debe;Haber", `${D};1105;5;`, `${D};4135;;5`)).toBe(2000);
    expect(
      worth(
        "Comprobante 1;Fecha: 03/11/2026;",
        "Código;Debe;Haber",
        "1105;5;",
        "Comprobante 2;Fecha: 04/11/2026;",
        "1105;5;",
      ),
    ).toBe(3000);
    expect(worth("Código;Saldo", "1105;5", "4135;5")).toBe(2);
    expect(worth("Fecha;Concepto;Ingresos", `${D};x;5`)).toBe(1);
    expect(worth("Hola")).toBe(0);
    expect(worthAsBook({ ...sheetOfLines(["Código;Saldo", "1105;5"]), more: { rows: 7, hidden: 0 } })).toBe(
      8,
    );
  });
});

const uses = (...of: readonly ColumnMeaning[]) => new Set(of);

describe("IM-19 what columns are worth together", () => {
  it.each<readonly [readonly ColumnMeaning[], readonly (number | boolean)[]]>([
    [
      ["date", "code", "debit", "credit"],
      [4, 0, 0, 0],
    ],
    [
      ["date", "code", "level", "debitAccount", "creditAccount", "amount"],
      [6, 0, 0, 0],
    ],
    [
      ["date", "debit", "credit"],
      [0, 3, 0, 0],
    ],
    [
      ["date", "level", "debit", "credit"],
      [4, 0, 0, 0],
    ],
    [
      ["date", "debitAccount", "creditAccount", "debit", "credit"],
      [5, 0, 0, 0],
    ],
    [
      ["date", "debitAccount", "debit", "credit"],
      [0, 4, 0, 0],
    ],
    [
      ["code", "balance"],
      [0, 0, 2, 0],
    ],
    [
      ["account", "endDebit", "endCredit"],
      [0, 0, 3, 0],
    ],
    [
      ["level", "debit", "credit"],
      [0, 0, 3, 0],
    ],
    [
      ["code", "endDebit"],
      [0, 0, 0, 0],
    ],
    [
      ["date", "code", "balance"],
      [0, 0, 0, 0],
    ],
    [["balance"], [0, 0, 0, 0]],
    [
      ["date", "text", "in"],
      [0, 0, 0, 3],
    ],
    [
      ["date", "category", "out"],
      [0, 0, 0, 3],
    ],
    [
      ["date", "text", "amount", "kind"],
      [0, 0, 0, 4],
    ],
    [
      ["date", "text", "amount"],
      [0, 0, 0, 0],
    ],
    [
      ["date", "in"],
      [0, 0, 0, 0],
    ],
    [
      ["text", "in"],
      [0, 0, 0, 0],
    ],
    [
      ["date", "text", "in", "code"],
      [0, 0, 0, 0],
    ],
  ])("%j", (of, [journal, ledger, trial, operations]) => {
    const set = uses(...of);
    expect([journalWorth(set), ledgerWorth(set), trialWorth(set), operationsWorth(set)]).toEqual([
      journal,
      ledger,
      trial,
      operations,
    ]);
  });

  it.each<readonly [TableKind, readonly ColumnMeaning[], readonly string[]]>([
    ["plain", [], []],
    ["journal", [], ["date", "account", "sides"]],
    ["journal", ["date", "debitAccount", "creditAccount", "amount"], []],
    ["journal", ["date", "debitAccount", "amount"], ["account"]],
    ["journal", ["date", "level", "debit"], ["sides"]],
    ["vouchers", ["code", "debit", "credit"], []],
    ["vouchers", ["debitAccount", "creditAccount", "amount"], ["account"]],
    ["trial", ["code", "endDebit", "endCredit"], []],
    ["trial", ["code", "date", "balance"], ["sides"]],
    ["trial", ["code"], ["sides"]],
    ["trial", ["account", "debit"], ["sides"]],
    ["operations", [], ["date", "text", "flow"]],
    ["operations", ["date", "category", "in"], []],
    ["operations", ["date", "text", "out"], []],
    ["operations", ["date", "text", "amount"], []],
    ["operations", ["date", "text"], ["flow"]],
  ])("%s of %j lacks %j", (kind, meanings, lacking) => {
    expect(lackingIn({ kind, meanings })).toEqual(lacking);
  });
});
