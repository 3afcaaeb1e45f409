import type { Side } from "../../accounting/account.ts";
import { oppositeSide } from "../../accounting/account.ts";
import { miniChart } from "../../accounting/charts/mini-chart.data.ts";
import type { TaxAmount } from "../../fiscal/effect-line.ts";
import {
  isTaxBase,
  isUsualTaxBase,
  type StatementEffect,
  type TaxedRow,
} from "../../fiscal/statement-effect.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { blankRow, newRowIds, placed, type Rows, replaced } from "./edit-rows.ts";
import { pucOfRow } from "./place-rows.ts";
import type { StatementRow, StatementView, TypedStatement } from "./typed-statement.ts";

export type RowEffect = StatementEffect["lines"][number];

/**
 * Input for the fiscal profile: the rows by PUC account. The complex view has a switch for each row, and one that is
 * off enters no base; in the simple view the account decides.
 */
export function taxedRows({ view, rows }: Pick<TypedStatement, "view" | "rows">): TaxedRow[] {
  return rows.flatMap((row) => {
    const code = pucOfRow(row);
    if (code === null) return [];
    const { debit, credit, name, vat, affectsTaxes } = row;
    const treated = vat === undefined ? {} : { vat };
    return [{ code, name, debit, credit, ...treated, ...(view === "complex" && { affectsTaxes }) }];
  });
}

/** Whether the row says which VAT it has: its account can be the base of a tax, and its switch is on. */
export function asksForVat(row: StatementRow): boolean {
  const code = pucOfRow(row);
  return row.affectsTaxes && code !== null && isTaxBase(code);
}

function isUsual(row: StatementRow): boolean {
  const code = pucOfRow(row);
  return code !== null && isUsualTaxBase(code);
}

/** Whether any row is switched off whose account usually is the base of a tax. */
export function lacksUsualTaxes(rows: Rows): boolean {
  return rows.some((row) => !row.affectsTaxes && isUsual(row));
}

/** The rows with the switch on wherever the account usually is the base of a tax. */
export function withUsualTaxes(rows: Rows): Rows {
  return rows.map((row) => (isUsual(row) ? { ...row, affectsTaxes: true } : row));
}

/** A tax line and its counterpart; adding both keeps a balanced table balanced. */
export interface ProposedLine {
  readonly tax: TaxAmount["detail"];
  readonly row: ProposedRow;
  readonly counterpart: ProposedRow;
}

interface ProposedRow {
  readonly code: string;
  readonly name: string;
  readonly side: Side;
  readonly amount: Pesos;
}

interface Named {
  readonly code: string;
  readonly name: string;
}

const TAX_NAMES: readonly (readonly [prefix: string, name: string])[] = [
  ["2408", "Impuesto sobre las ventas por pagar"],
  ["2365", "Retención en la fuente"],
  ["2367", "Impuesto a las ventas retenido"],
  ["2368", "Impuesto de industria y comercio retenido"],
];

const TAXES: Readonly<Record<StatementView, (code: string) => Named>> = {
  simple: () => ({ code: "2003", name: miniChart.byCode.get("2003")?.name ?? "" }),
  complex: (code) => ({
    code,
    name: TAX_NAMES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? "Impuestos por pagar",
  }),
};

/**
 * Counterparts: customers owe the VAT on sales; suppliers are owed the VAT on purchases minus what is withheld from
 * them.
 */
const COUNTERPARTS: Readonly<Record<StatementView, { readonly sold: Named; readonly bought: Named }>> = {
  simple: {
    sold: { code: "1003", name: "Cuentas por Cobrar" },
    bought: { code: "2001", name: "Proveedores" },
  },
  complex: {
    sold: { code: "1305", name: "Clientes" },
    bought: { code: "2205", name: "Proveedores: Nacionales" },
  },
};

export function proposedLine(line: RowEffect, view: StatementView): ProposedLine {
  const { account, side, detail } = line;
  const { amount } = detail;
  const other = COUNTERPARTS[view][detail.why.kind === "vat-generated" ? "sold" : "bought"];
  return {
    tax: detail,
    row: { ...TAXES[view](account), side, amount },
    counterpart: { ...other, side: oppositeSide(side), amount },
  };
}

function signed(row: Pick<StatementRow, "debit" | "credit">): number {
  return row.debit - row.credit;
}

/** Adds to the existing row of the account, which may change sides; null when the table has none. */
function joined(rows: Rows, { code, side, amount }: ProposedRow): Rows | null {
  const known = rows.find((row) => row.code.trim() === code);
  if (!known) return null;
  const next = signed(known) + (side === "debit" ? amount : -amount);
  return replaced(rows, placed(known, next < 0 ? "credit" : "debit", pesos(Math.abs(next))));
}

function appended(rows: Rows, { code, name, side, amount }: ProposedRow, affectsTaxes: boolean): Rows {
  const [id = ""] = newRowIds(rows, 1);
  return [...rows, placed({ ...blankRow(id), code, name, affectsTaxes }, side, amount)];
}

/** The table plus a proposed line and its counterpart: added to the rows of their accounts, or as new rows. */
export function withProposal(rows: Rows, line: ProposedLine): Rows {
  const taxed = joined(rows, line.row) ?? appended(rows, line.row, line.row.side === "credit");
  return joined(taxed, line.counterpart) ?? appended(taxed, line.counterpart, false);
}
