import type { BankUse } from "#domain/import/bank/bank-columns.ts";
import type { ExtractProblem } from "#domain/import/bank/read-extract.ts";
import { formatDecimal, formatNumber } from "#domain/kernel/format.ts";
import { plural } from "#domain/kernel/spanish.ts";
import { type ExtractRefusal, MOST_LINES } from "#domain/reconciliation/bank-extract.ts";

/** What a column of an extract holds, in words. */
export const extractUses: Readonly<Record<BankUse, string>> = {
  date: "Fecha",
  month: "Mes",
  year: "Año",
  text: "Descripción",
  reference: "Referencia",
  amount: "Valor con su signo",
  in: "Lo que entró",
  out: "Lo que salió",
  side: "Débito o crédito",
  balance: "Saldo",
  state: "Estado",
  none: "No se usa",
};

const inPesos = (cents: number) => `$ ${formatDecimal(cents / 100, cents % 100 === 0 ? 0 : 2)}`;

/** What of a file is no movement, in words. */
export function extractProblemText(problem: ExtractProblem): string {
  if ("found" in problem) {
    const { row, kind, expected, found } = problem;
    const figures = `debería ser ${inPesos(expected)} y dice ${inPesos(found)}`;
    if (kind === "balance") return `Fila ${formatNumber(row)}: el saldo no cuadra, ${figures}.`;
    return kind === "opening"
      ? `El saldo inicial que dice el archivo es ${inPesos(expected)}; con sus filas sería ${inPesos(found)}.`
      : `El saldo final no cuadra: ${figures}.`;
  }
  const { row, kind, cell } = problem;
  const where = `Fila ${formatNumber(row)}`;
  const said = `«${cell.slice(0, 60)}»`;
  switch (kind) {
    case "no-date":
      return `${where}: tiene valor y le falta la fecha.`;
    case "bad-date":
      return `${where}: ${said} no es una fecha.`;
    case "no-amount":
      return `${where}: tiene fecha y le falta el valor.`;
    case "bad-amount":
      return `${where}: ${said} no es un valor.`;
    case "both-sides":
      return `${where}: tiene débito y crédito a la vez.`;
    case "no-side":
      return cell === ""
        ? `${where}: no dice si el valor entró o salió.`
        : `${where}: ${said} no dice si el valor entró o salió.`;
    case "currency":
      return `${where}: ${said} está en otra moneda. Aquí se concilian cuentas en pesos.`;
    case "balance-text":
      return `${where}: ${said} no es un saldo.`;
  }
}

/** Why a file or a pasted text is no extract of the month, in words. */
export function extractRefusedText(refusal: ExtractRefusal): string {
  if (refusal.kind === "no-lines")
    return refusal.others === 0
      ? "No encontramos movimientos."
      : `No trae movimientos de este mes: ${plural(refusal.others, "es", "son")} de otros. Elige su mes arriba y tráelo otra vez.`;
  if (refusal.kind === "too-many-lines")
    return `Trae ${formatNumber(refusal.count)} movimientos en un mes; el máximo es ${formatNumber(MOST_LINES)}. Divídelo por cuentas.`;
  if (refusal.kind === "loan")
    return "Este es el extracto de un crédito, no el de una cuenta del banco. Trae el de la cuenta de donde se pagan las cuotas: allí está cada pago. Al registrarlo, el capital baja la deuda, y los intereses y el seguro son gasto.";
  return "Sus valores son demasiado grandes.";
}
