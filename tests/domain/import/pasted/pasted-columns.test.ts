import { describe, expect, it } from "vitest";
import { guessColumns, isNothing, missingUses } from "#domain/import/pasted/pasted-columns.ts";
import { splitCells } from "#domain/import/pasted/split-cells.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-23");
const guess = (...lines: readonly string[]) => {
  const { uses, skipped } = guessColumns(splitCells(lines.join("\n")), TODAY);
  return [uses.join(" "), skipped];
};

describe("UX-24 what a column of pasted movements holds, by its heading", () => {
  it.each<readonly [string, string]>([
    ["Fecha;Detalle;Valor", "date text amount"],
    ["Fecha;Fecha valor;Concepto;Monto", "date none text amount"],
    ["Fecha;Débito;Crédito;Valor", "date out in none"],
    ["Fecha;Valor;Crédito", "date amount in"],
    ["Fecha;Débito;Valor", "date out amount"],
    ["Fecha;Descripción;Valor;Saldo", "date text amount none"],
    ["Fecha;Documento;Glosa;Total débitos;Total créditos", "date reference text out in"],
    ["Fecha;Movimiento débito;Movimiento crédito", "date out in"],
    ["Fecha;Movimiento;Valor", "date text amount"],
    // How something was paid is no column of what went out, nor is what was paid or its number.
    ["Fecha;Concepto;Forma de pago;Valor", "date text none amount"],
    ["Fecha;Detalle del pago;Medio de pago;Valor", "date text none amount"],
    ["Fecha;Referencia de pago;Descripción;Valor", "date reference text amount"],
    ["Fecha;Comprobante de egreso;Descripción;Valor", "date reference text amount"],
    ["Fecha;Tipo de pago;Valor", "date none amount"],
    ["Fecha;Concepto;Pagos;Abonos", "date text out in"],
  ])("%s", (head, uses) => {
    expect(guess(head, "")).toEqual([uses, 1]);
  });

  it("stands among the first twenty rows, says two things at least and has no figure", () => {
    const titles = (count: number) => Array.from({ length: count }, () => "Banco");
    expect(guess(...titles(19), "Fecha;Valor")).toEqual(["date amount", 20]);
    expect(guess(...titles(20), "Fecha;Valor")[1]).toBe(0);
    expect(guess("Fecha;Saldo", "Fecha;Valor")).toEqual(["date amount", 2]);
    expect(guess("Valor;Saldo;Oficina", "03/11/2026;A;5")[1]).toBe(0);
    expect(guess("Fecha;Detalle;100.000", "Fecha;Valor")[1]).toBe(2);
    expect(guess("Fecha;Ciudad", "03/11/2026;Cali")[1]).toBe(0);
  });

  it("one without amounts says where the rows begin, and the cells the rest", () => {
    expect(guess("Fecha;Detalle;Otra cosa", "03/11/2026;Venta;5.000")).toEqual(["date text amount", 1]);
    expect(guess("Valor;Detalle", "5.000;03/11/2026")).toEqual(["amount text", 1]);
    expect(guess("Débito;Detalle", "5.000;x")).toEqual(["out text", 1]);
    expect(guess("Crédito;Detalle", "5.000;x")).toEqual(["in text", 1]);
  });

  it("is not believed where its days stand in another column", () => {
    expect(guess("Fecha;Detalle;Valor", "Venta;03/11/2026;5.000")).toEqual(["text date amount", 1]);
    // One day among them is a day: the others are told as none.
    expect(guess("Fecha;Detalle;Valor", "Venta;03/11/2026;5.000", "03/11/2026;04/11/2026;6.000")).toEqual([
      "date text amount",
      1,
    ]);
    expect(guess("Fecha;Detalle;Valor", "x;y;z")).toEqual(["date text amount", 1]);
    expect(guess("Detalle;Valor", "03/11/2026;5.000")).toEqual(["text amount", 1]);
  });
});

describe("UX-24 by its cells", () => {
  it.each<readonly [string, readonly string[], string]>([
    ["the first column of days", ["03/11/2026;Venta;04/11/2026;5.000"], "date text none amount"],
    [
      "days of which three of five are",
      ["1/11/2026;a", "2/11/2026;a", "3/11/2026;a", "x;a", "y;a"],
      "date text",
    ],
    ["fewer are none", ["1/11/2026;aaaaaaaaaa", "2/11/2026;a", "x;a", "y;a"], "none text"],
    ["month first", ["11/25/2026;Venta;5"], "date text amount"],
    ["the column with most letters", ["03/11/2026;Suc;Venta de contado;5"], "date none text amount"],
    ["no words", ["03/11/2026;5.000"], "date amount"],
    [
      "amounts of which three of five are",
      ["1/11/2026;1", "2/11/2026;2", "3/11/2026;3", "4/11/2026;N/A", "5/11/2026;n"],
      "date text",
    ],
    ["the column with most letters beside its days", ["3 de noviembre de 2026;Luz;5"], "date text amount"],
    [
      "amounts of which just three of five are, and one of which two are",
      ["1", "2", "3", "n", "n"].map((cell, at) => `${at + 1}/11/2026;aaaa;${at < 2 ? 7 : "x"};${cell}`),
      "date text none amount",
    ],
    ["dashes are no amounts", ["1/11/2026;a;-", "2/11/2026;b;-"], "date text none"],
    [
      "letters with digits are no amounts",
      ["1/11/2026;Venta de contado;A1", "2/11/2026;Compra;B2"],
      "date text none",
    ],
    ["blank cells count for none", ["1/11/2026;a;1", "2/11/2026;b;", "3/11/2026;c;"], "date text amount"],
    ["what was copied by half", ["1/11/2026;a;####", "2/11/2026;b;1.200."], "date text amount"],
    [
      "two columns of which one says nothing",
      ["1/11/2026;a;5;", "2/11/2026;b;-;7", "3/11/2026;c;0,00;7"],
      "date text out in",
    ],
    ["two that say something at once", ["1/11/2026;a;5;9", "2/11/2026;b;;7"], "date text amount none"],
    ["one of them is the amount", ["1/11/2026;a;5;900", "2/11/2026;b;6;894"], "date text amount none"],
    ["nothing", [""], "none"],
    ["rows of different length", ["1/11/2026", "2/11/2026;a;5"], "date text amount"],
  ])("%s", (_, lines, uses) => {
    expect(guess(...lines)).toEqual([uses, 0]);
  });

  it.each(["", " ", "$", "$ -", "-", "0", "00", "0,00", "$ 0.0"])(
    "«%s» is the nothing of the other side",
    (cell) => {
      expect(isNothing(cell)).toBe(true);
    },
  );

  it.each(["5", "0,01", "--", "x", "10"])("«%s» is something", (cell) => {
    expect(isNothing(cell)).toBe(false);
  });

  it("movements need a day and an amount, of either side", () => {
    expect(missingUses(["date", "in"])).toEqual([]);
    expect(missingUses(["date", "out"])).toEqual([]);
    expect(missingUses(["amount"])).toEqual(["date"]);
    expect(missingUses(["date", "text", "none"])).toEqual(["amount"]);
  });
});
