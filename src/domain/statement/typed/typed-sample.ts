import { pesos } from "../../kernel/pesos.ts";
import type { StatementKind } from "../statement-kind.ts";
import type { StatementRow, StatementView, TypedStatement } from "./typed-statement.ts";

/** Code, name, debit, credit, and whether it affects taxes. */
type Line = readonly [code: string, name: string, debit: number, credit: number, taxes?: true];

// Sample tables of a small shop, balanced: four rows in the simple view, seven in the complex one (spec §3). An
// income statement balances with the result carried to equity, a cash flow with the resulting cash.
const SIMPLE: Readonly<Record<StatementKind, readonly Line[]>> = {
  balance: [
    ["1001", "Caja", 4_500_000, 0],
    ["1004", "Inventarios", 7_500_000, 0],
    ["2001", "Proveedores", 0, 3_000_000],
    ["3001", "Capital", 0, 9_000_000],
  ],
  income: [
    ["4001", "Ingresos por Ventas", 0, 18_000_000],
    ["5001", "Gastos Operacionales", 10_800_000, 0],
    ["5002", "Gastos Administrativos", 4_200_000, 0],
    ["3002", "Utilidades Retenidas", 3_000_000, 0],
  ],
  cash: [
    ["4001", "Ingresos por Ventas", 0, 18_000_000],
    ["5001", "Gastos Operacionales", 10_800_000, 0],
    ["5002", "Gastos Administrativos", 4_200_000, 0],
    ["1002", "Bancos", 3_000_000, 0],
  ],
  equity: [
    ["3001", "Capital", 0, 9_000_000],
    ["3002", "Utilidades Retenidas", 0, 3_000_000],
    ["1001", "Caja", 4_500_000, 0],
    ["1004", "Inventarios", 7_500_000, 0],
  ],
};

const COMPLEX: Readonly<Record<StatementKind, readonly Line[]>> = {
  balance: [
    ["1105", "Caja", 1_500_000, 0],
    ["1110", "Bancos", 9_300_000, 0],
    ["1305", "Clientes", 4_200_000, 0],
    ["1435", "Mercancías no fabricadas por la empresa", 7_500_000, 0],
    ["2205", "Proveedores: Nacionales", 0, 6_700_000],
    ["2408", "Impuesto sobre las ventas por pagar", 0, 1_800_000, true],
    ["3105", "Capital suscrito y pagado", 0, 14_000_000],
  ],
  income: [
    ["4135", "Comercio al por mayor y al por menor", 0, 36_000_000],
    ["6135", "Costo de ventas", 21_600_000, 0],
    ["5105", "Gastos de personal", 5_400_000, 0],
    ["5120", "Arrendamientos", 2_400_000, 0],
    ["5235", "Servicios", 1_600_000, 0],
    ["5305", "Gastos financieros", 500_000, 0],
    ["3605", "Utilidad del ejercicio", 4_500_000, 0],
  ],
  cash: [
    ["4135", "Comercio al por mayor y al por menor", 0, 36_000_000],
    ["6135", "Costo de ventas", 21_600_000, 0],
    ["5105", "Gastos de personal", 5_400_000, 0],
    ["5120", "Arrendamientos", 2_400_000, 0],
    ["1524", "Equipo de oficina", 3_100_000, 0],
    ["2105", "Obligaciones financieras: bancos nacionales", 0, 5_000_000],
    ["1110", "Bancos", 8_500_000, 0],
  ],
  equity: [
    ["3105", "Capital suscrito y pagado", 0, 14_000_000],
    ["3305", "Reservas obligatorias", 0, 450_000],
    ["3605", "Utilidad del ejercicio", 0, 4_500_000],
    ["3705", "Utilidades acumuladas", 450_000, 0],
    ["1110", "Bancos", 9_300_000, 0],
    ["1435", "Mercancías no fabricadas por la empresa", 13_400_000, 0],
    ["2205", "Proveedores: Nacionales", 0, 4_200_000],
  ],
};

const TABLES: Readonly<Record<StatementView, typeof SIMPLE>> = { simple: SIMPLE, complex: COMPLEX };

function sampleRow([code, name, debit, credit, taxes]: Line, index: number): StatementRow {
  return {
    id: `sample-${index + 1}`,
    code,
    name,
    debit: pesos(debit),
    credit: pesos(credit),
    affectsTaxes: taxes ?? false,
  };
}

/** Rows shown in a new workspace; they become the user's own once one is edited (spec-decision 4). */
export function sampleStatement(statement: StatementKind, view: StatementView): TypedStatement {
  return { statement, view, rows: TABLES[view][statement].map(sampleRow) };
}

function isSameRow(a: StatementRow, b: StatementRow | undefined): boolean {
  return (
    b !== undefined &&
    a.code === b.code &&
    a.name === b.name &&
    a.debit === b.debit &&
    a.credit === b.credit &&
    a.affectsTaxes === b.affectsTaxes &&
    a.vat === b.vat
  );
}

/** Whether a table is an unmodified sample, whichever view it was opened in. */
export function isSample({ statement, rows }: Pick<TypedStatement, "statement" | "rows">): boolean {
  return (["simple", "complex"] as const).some((view) => {
    const sample = sampleStatement(statement, view).rows;
    return rows.length === sample.length && rows.every((row, index) => isSameRow(row, sample[index]));
  });
}
