import { describe, expect, it } from "vitest";
import { foundExtract } from "#domain/import/bank/find-extract.ts";
import { pastedRows, readExtract } from "#domain/import/bank/read-extract.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { monthOfExtract } from "#domain/reconciliation/bank-extract.ts";
import { recogniseFile } from "#formats/doors/recognise-file.ts";

const OCTOBER = month("2026-10");

function refusalOf(lines: readonly string[]): string | null {
  const rows = pastedRows(lines.join("\n"));
  const { columns, month: said } = foundExtract("extracto.csv", rows, OCTOBER);
  const read = monthOfExtract(readExtract(rows, columns, said), OCTOBER, "");
  return "kind" in read ? read.kind : null;
}

const LOANS: Readonly<Record<string, readonly string[]>> = {
  "a payroll loan, each payment divided": [
    "BANCO DE OCCIDENTE",
    "Extracto de crédito de consumo - Libranza No. 00123456",
    "Saldo inicial;18.000.000,00",
    "Fecha;Descripción;Valor pagado;Abono a capital;Intereses corrientes;Intereses de mora;Seguro de vida;Saldo a capital",
    "05/10/2026;PAGO CUOTA;812.000,00;520.000,00;265.000,00;0,00;27.000,00;17.480.000,00",
  ],
  "what was paid, without a title": [
    "Fecha de pago;No. cuota;Capital;Intereses;Seguros;Total pagado;Saldo de la deuda",
    "05/10/2026;7;543.200;241.800;27.000;812.000;16.405.300",
  ],
  "movements in one column": [
    "Crédito Bancolombia libre inversión",
    "Fecha;Concepto;Valor;Saldo",
    "05/10/2026;ABONO A CAPITAL;-520.000;17.480.000",
    "05/10/2026;PAGO INTERESES CORRIENTES;-265.000;17.480.000",
  ],
  "the plan of its payments": [
    "Tabla de amortización",
    "Cuota;Fecha;Cuota mensual;Intereses;Abono a capital;Saldo",
    "1;05/10/2026;785.000;265.000;520.000;17.480.000",
  ],
};

const ACCOUNTS: Readonly<Record<string, readonly string[]>> = {
  "an account that a loan is paid from": [
    "Bancolombia",
    "Cuenta de ahorros 123-456",
    "Fecha;Descripción;Valor;Saldo",
    "05/10/2026;PAGO CUOTA CREDITO CONSUMO;-812.000;188.000",
    "06/10/2026;ABONO A CAPITAL CREDITO;-88.000;100.000",
  ],
  "an account whose titles name a loan too": [
    "Cuenta corriente 0099",
    "Crédito de consumo",
    "Fecha;Descripción;Valor;Saldo",
    "05/10/2026;CONSIGNACION;812.000;812.000",
  ],
  "columns of both sides below their group": [
    "Movimiento;Débito;Crédito;;",
    "Fecha;Descripción;Débito;Crédito;Saldo",
    "05/10/2026;INTERESES;;1.200;1.200",
  ],
  "a card with its instalments": [
    "Tarjeta de crédito Visa",
    "Fecha;Descripción;Valor;Cuota;Abono a capital;Intereses",
    "05/10/2026;EXITO;120.000;1 de 6;20.000;1.900",
  ],
};

async function takenFor(lines: readonly string[]) {
  for await (const part of recogniseFile(new File([lines.join("\n")], "archivo.csv"), day("2026-11-23")))
    if (part.kind === "recognised") return part.file;
  return null;
}

describe("IM-57 the statement of a loan is no account's", () => {
  it.each(Object.entries(LOANS))("%s", (_, lines) => {
    expect(refusalOf(lines)).toBe("loan");
  });

  it.each(Object.entries(LOANS))("is brought to where extracts are read: %s", async (_, lines) => {
    expect(await takenFor(lines)).toBe("extract");
  });

  it.each(Object.entries(ACCOUNTS))("is not seen in %s", (_, lines) => {
    expect(refusalOf(lines)).toBeNull();
  });
});
