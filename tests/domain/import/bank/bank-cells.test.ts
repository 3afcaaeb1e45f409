import { describe, expect, it } from "vitest";
import { centsOf, extractDays, isNothingAt, saidSide, saysNotMoved } from "#domain/import/bank/bank-cells.ts";
import {
  type BankUse,
  bankColumns,
  bankNamed,
  isBankHeading,
  isLowerHeading,
  missingBankUses,
} from "#domain/import/bank/bank-columns.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import type { CentsMark } from "#domain/import/values/written-money.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { sheetOf } from "#tests/support/files/sheet-book.ts";

describe("CB-01 a cell of an extract", () => {
  it.each<[FileCell | undefined, number | null, CentsMark?]>([
    ["1.000,50", 100_050],
    // A plus behind it, which says that it came in, beside another sign.
    ["1.000,50 +", 100_050],
    ["(1.000,50)+", -100_050],
    ["1.000,50 CR +", 100_050],
    ["1.000,50 DB+", -100_050],
    ["1,000.50", 100_050, "."],
    ["-1.000", -100_000],
    ["1.000 +", 100_000],
    ["1.000+", 100_000],
    ["+1.000", 100_000],
    ["1.000 DB", -100_000],
    ["-1.000 DB", -100_000],
    ["1.000 CR", 100_000],
    [1000.5, 100_050],
    [-0.01, -1],
    ["US$ 500", null],
    ["Caja", null],
    ["90.071.992.547.409,00", 9_007_199_254_740_900],
    ["90.071.992.547.410,00", null],
    [null, null],
    [undefined, null],
    [true, null],
    [{ day: day("2026-10-05") }, null],
  ])("%j is %s cents", (cell, cents, mark = ",") => {
    expect(centsOf(cell, mark)).toBe(cents);
  });

  it.each<FileCell | undefined>([null, undefined, "", " ", "-", "$ -", "0", "00", "0,00", "$ 0.0", 0])(
    "%j is the nothing of the other side",
    (cell) => {
      expect(isNothingAt(cell)).toBe(true);
    },
  );

  it.each<FileCell>([5, "5", "0,01", "x", "--", "10", "0 0", false, -1])("%j is something", (cell) => {
    expect(isNothingAt(cell)).toBe(false);
  });

  it.each([
    ["Nota débito", "out"],
    ["Crédito", "in"],
    ["ND", "out"],
    ["-", "out"],
    ["+", "in"],
    ["Cargo", "out"],
    ["Abono", "in"],
    ["Débito o crédito", null],
    ["PAGO PSE", null],
    ["", null],
  ])("«%s» says the side %s", (text, side) => {
    expect(saidSide(text)).toBe(side);
  });

  it.each([
    [" Rechazada", true],
    ["Pendiente", true],
    ["EN PROCESO", true],
    ["Aprobada", false],
    ["No pendiente", false],
    ["", false],
  ])("the state «%s» says that nothing moved: %s", (cell, expected) => {
    expect(saysNotMoved(cell)).toBe(expected);
  });
});

describe("CB-01 the days of an extract", () => {
  const read = (cell: FileCell, until = "2026-10-31") => extractDays([cell], day(until))(cell);
  it.each<[FileCell, string | null, string?]>([
    ["05/10/2026", "2026-10-05"],
    [5, "2026-10-05"],
    [" 31 ", "2026-10-31"],
    ["31", null, "2026-09-30"],
    ["0", null],
    ["32", null],
    ["031", null],
    ["5.5", "2026-05-05"],
    ["5 oct", "2026-10-05"],
    [" 05-OCT. ", "2026-10-05"],
    ["5 de octubre", "2026-10-05"],
    ["5/nov", "2026-11-05"],
    ["5/dic", "2025-12-05"],
    // No further than the next month.
    [" 1/dic ", "2025-12-01"],
    ["31 nov", null],
    ["5 xyz", null],
    [{ day: day("2026-10-05") }, "2026-10-05"],
    [true, null],
    [null, null],
    // No extract is so old: such a day is a cell that lost its date.
    ["01/01/1990", "1990-01-01"],
    ["31/12/1989", null],
  ])("%j is %s", (cell, expected, until = "2026-10-31") => {
    expect(read(cell, until)).toBe(expected);
  });
});

describe("CB-01 the columns of an extract by their headings", () => {
  const uses = (head: readonly FileCell[], ...below: readonly (readonly FileCell[])[]) =>
    bankColumns(sheetOf([head, ...below]).rows)?.uses.join(" ") ?? null;
  const DAY = "05/10/2026";

  it.each<readonly [readonly string[], string]>([
    [["Fecha", "Descripción", "Valor", "Saldo"], "date text amount balance"],
    [["¿Cuándo?", "Fecha", "¿Qué hizo?", "¿¡Cuánto!?"], "none date text amount"],
    [["**Fecha**:", "Concepto?", "*Valor.:"], "date text amount"],
    [["Fecha", "Detalle", "Concepto", "Valor", "Monto"], "date text text amount none"],
    [["Fecha", "Fecha valor", "Valor"], "date none amount"],
    [["F. movimiento", "Concepto", "Valor"], "date text amount"],
    [["Fecha", "Tipo.:", "Valor"], "date side amount"],
    [["Fecha", "Descripción", "Detalle del movimiento", "Naturaleza"], "date text text side"],
    [["Fecha", "Concepto", "Valor", "Saldo neto"], "date text amount balance"],
    [["Neto", "Fecha", "Valor bruto"], "amount date none"],
    // Where both sides have their own, a column of values says one of them again.
    [["Fecha", "Débito", "Crédito", "Valor", "Tipo"], "date out in none none"],
    [["Fecha", "Débito", "Valor"], "date out amount"],
    // «Movimiento» beside words says how much, where nothing else does; alone it is the words.
    [["Fecha", "Descripción", "Movimiento", "Saldo"], "date text amount balance"],
    [["Fecha", "Descripción", "Movimientos"], "date text amount"],
    [["Fecha", "Movimiento", "Valor"], "date text amount"],
    [["Fecha", "Descripción", "Movimiento", "Valor"], "date text text amount"],
    [["Fecha", "Descripción", "Movimiento bancario", "Naturaleza"], "date text text side"],
    // Of a gateway what it pays out.
    [["Fecha", "Concepto", "Valor bruto", "Valor comisión", "Valor neto"], "date text none none amount"],
    [["Fecha", "Valor a pagar", "Valor bruto"], "date amount none"],
    [["Created at", "Description", "Amount", "Fee", "Net"], "date text none none amount"],
    [["Fecha", "Venta", "Comisión", "Neto"], "date none none amount"],
    [["Fecha", "x".repeat(41), "Valor"], "date none amount"],
    [["Fecha", `Descripción ${"x".repeat(28)}`, "Valor"], "date text amount"],
    [["Fecha", `Descripción ${"x".repeat(29)}`, "Valor"], "date none amount"],
  ])("%j", (head, expected) => {
    expect(uses(head)).toBe(expected);
  });

  it.each<readonly string[][]>([
    [["Fecha", "Descripción", "Saldo"]],
    [["Descripción", "Valor"]],
    [["Fecha: 02/10/2026", "Valor"]],
    [["Fecha", "Valor", "1.000"]],
    [["Fecha"]],
  ])("%j are none", (head) => {
    expect(uses(head)).toBeNull();
  });

  it("the side is in the column whose cells say it, the others say what each movement was", () => {
    const head = ["Fecha", "Transacción", "Descripción", "Naturaleza", "Valor"];
    expect(uses(head, [DAY, "NC", "Pago", "Compra", 5], [DAY, "ND", "Pago", "Retiro", 5])).toBe(
      "date side text text amount",
    );
    expect(uses(head, [DAY, "Abono", "Pago", "12", 5], [DAY, "Cargo", "Pago", "13", 5])).toBe(
      "date side text none amount",
    );
    expect(uses(head, [DAY, "Abono", "Pago", "A1", 5], [DAY, "Cargo", "Pago", "", 5])).toBe(
      "date side text none amount",
    );
    expect(uses(head, [DAY, "Compra", "Pago", "D", 5], [DAY, "12", "Pago", "C", 5])).toBe(
      "date text text side amount",
    );
    expect(uses(["Fecha", "Transacción", "Valor"], [DAY, "ND", 5])).toBe("date text amount");
  });

  it("a column of both sides holds the side in words, or the amount with its sign", () => {
    const head = ["Fecha", "Descripción", "Débito/Crédito"];
    expect(uses(head, [DAY, "Pago", "-1.000,00"])).toBe("date text amount");
    expect(uses(head, [DAY, "Pago", -5])).toBe("date text amount");
    expect(uses(head, [DAY, "Pago", ""], [DAY, "Pago", 5])).toBe("date text amount");
    // What a sum of a spreadsheet leaves has a long tail.
    expect(uses(head, [DAY, "Pago", -0.1 - 0.2])).toBe("date text amount");
    expect(uses(["Débito/Crédito", "Fecha", "Descripción"], ["-1.000", DAY, "Pago"])).toBe(
      "amount date text",
    );
    const sides = Array.from({ length: 20 }, () => [DAY, "Pago", "D"]);
    expect(uses(head, ...sides, [DAY, "Pago", -5])).toBe("date text side");
    expect(uses(head, [DAY, "Pago", "D"])).toBe("date text side");
    expect(uses([...head, "Valor"], [DAY, "Pago", "D", 5])).toBe("date text side amount");
  });

  it("a column called by a kind says what moved where few of its cells say a side and no other has words", () => {
    const head = ["Fecha", "Clase de movimiento", "Valor"];
    expect(uses(head, [DAY, "Compra", 5], [DAY, "Pago PSE", 5])).toBe("date text amount");
    expect(uses(head, [DAY, "Débito", 5], [DAY, "Crédito", 5])).toBe("date side amount");
    expect(uses(head, [DAY, "Débito", 5], [DAY, "Compra", 5])).toBe("date side amount");
    expect(uses(["Fecha", "Clase de movimiento", "Concepto", "Valor"], [DAY, "Compra", "x", 5])).toBe(
      "date side text amount",
    );
    // What stands far below says nothing of it.
    const many = Array.from({ length: 20 }, () => [DAY, "Compra", 5]);
    expect(uses(head, ...many, ...many.map(() => [DAY, "Débito", 5]))).toBe("date text amount");
  });

  it("stand in a row that is told, and again on each page", () => {
    expect(bankColumns(sheetOf([["Banco"], [], ["Fecha", "Valor"]]).rows)?.heading).toBe(3);
    // Of two rows the one that says both sides.
    expect(
      bankColumns(
        sheetOf([
          ["Fecha de corte", "Total cargos"],
          ["Fecha", "Concepto", "Cargos", "Abonos"],
        ]).rows,
      )?.heading,
    ).toBe(2);
    expect(isBankHeading(["Fecha", "Valor"])).toBe(true);
    expect(isBankHeading(["Fecha", "Valor", 0.1 + 0.2])).toBe(false);
    expect(isBankHeading(["Fecha", "Naturaleza"])).toBe(true);
    expect(isBankHeading(["Fecha", "Saldo"])).toBe(false);
    expect(isBankHeading(["Valor", "Crédito"])).toBe(false);
    expect(isBankHeading(["Fecha", "Valor", 5])).toBe(false);
    expect(isBankHeading(["Fecha", "Valor", "5.000"])).toBe(false);
    expect(isLowerHeading([null, "Débitos", "Créditos"])).toBe(true);
    expect(isLowerHeading([null, "Débitos", null])).toBe(false);
    expect(isLowerHeading(["Fecha", "Débitos", "Créditos"])).toBe(false);
    expect(isLowerHeading([null, null])).toBe(false);
  });

  it("lack what an extract cannot be read without", () => {
    const missing = (...each: readonly BankUse[]) => missingBankUses(each);
    expect(missing("date", "in")).toEqual([]);
    expect(missing("text", "balance")).toEqual(["date", "amount"]);
    expect(missing("amount")).toEqual(["date"]);
    expect(missing("date", "side")).toEqual(["amount"]);
  });

  it("the bank is told by its titles, else by the name of the file", () => {
    const named = (name: string, ...titles: readonly string[]) =>
      bankNamed(name, sheetOf(titles.map((each) => [each])).rows);
    expect(named("BBVA octubre.csv", "Extracto", "Banco de Bogotá S.A.")).toBe("Banco de Bogotá");
    expect(named("BBVA octubre.csv", "Extracto")).toBe("BBVA");
    expect(named("extracto.csv", "AV Villas")).toBe("AV Villas");
    expect(named("extracto.csv")).toBeNull();
  });
});
