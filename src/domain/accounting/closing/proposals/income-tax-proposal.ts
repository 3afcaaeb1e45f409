import { formatPesos } from "../../../kernel/format.ts";
import { abs, type Pesos, pesos } from "../../../kernel/pesos.ts";
import { roundHalfUp } from "../../../kernel/rounding.ts";
import { closingDay } from "../closing.ts";
import {
  type ClosingProposal,
  type ClosingRemark,
  creditIn,
  creditLine,
  debitLine,
  type ProposalInput,
  proposedEntry,
} from "./proposal.ts";

/** General rate of national companies (ET art. 240). */
const RATE = 35;

const remark = (text: string): ClosingRemark => ({ key: "income-tax", text });

/**
 * Income tax at the general rate of the accounting profit, where none is recorded. A recorded one that merely differs
 * is left alone: the taxable income is rarely the accounting profit. `adjustments`: expense of the proposals before it.
 */
export function incomeTaxProposal(
  input: ProposalInput,
  adjustments: Pesos,
): ClosingProposal | ClosingRemark | null {
  const { months, pucOf, year, company } = input;
  const own = months.map(({ balances }) => balances);
  const recorded = pesos(-creditIn(own, pucOf, /^54/));
  const profit = creditIn(own, pucOf, /^[4567]/, /^(?:54|59)/);
  const base = pesos(profit - adjustments);
  if (recorded === 0 && base <= 0) return null;
  if (company.tax?.simple) return remark("En el régimen SIMPLE no se calcula al 35 %: usa tu declaración.");
  if (company.tax?.filer === false) return remark("El perfil fiscal dice que no declaras renta.");
  const tax = base > 0 ? roundHalfUp(base, RATE, 100) : pesos(0);
  if (recorded !== 0) {
    if (abs(pesos(recorded - tax)) <= 1) return null;
    return remark(
      `Ya hay ${formatPesos(recorded)} registrados; el ${RATE} % de la utilidad contable sería ${formatPesos(tax)}. La renta líquida puede ser otra, así que no se propone nada.`,
    );
  }
  return {
    key: "income-tax",
    title: "Impuesto de renta",
    entry: proposedEntry(closingDay(year), `Impuesto de renta de ${year}`, [
      debitLine("5405", tax),
      creditLine("2404", tax),
    ]),
    steps: [
      { sign: "", label: "Utilidad contable antes de impuesto", amount: profit },
      ...(adjustments === 0
        ? []
        : [{ sign: "−" as const, label: "Ajustes marcados arriba", amount: adjustments }]),
      { sign: "×", label: `Tarifa general de sociedades, ${RATE} %` },
      { sign: "=", label: "Impuesto", amount: tax },
    ],
    norm: "ET art. 240",
    sure: company.tax?.filer === true,
    note: "Se calcula sobre la utilidad contable. Cámbialo si tu renta líquida es otra, por gastos no deducibles o rentas exentas.",
  };
}
