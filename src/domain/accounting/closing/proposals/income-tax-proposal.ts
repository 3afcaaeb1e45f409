import { formatDay, formatPesos } from "../../../kernel/format.ts";
import { abs, type Pesos, pesos, ZERO } from "../../../kernel/pesos.ts";
import { roundHalfUp } from "../../../kernel/rounding.ts";
import { rowOn } from "../../../law/dated.ts";
import { INCOME_TAX } from "../../../law/tax-statutes.data.ts";
import {
  type ClosingCompany,
  type ClosingProposal,
  type ClosingRemark,
  closingWords,
  creditIn,
  creditLine,
  debitLine,
  optionalStep,
  type ProposalInput,
  proposedEntry,
} from "./proposal.ts";

/** What is said where the general rate may not be that of the company. */
const OTHER_RATES: Readonly<
  Record<NonNullable<ClosingCompany["tax"]>["rate"], ((rate: number) => string) | null>
> = {
  general: null,
  natural: (rate) =>
    `Quien no es responsable de IVA es una persona natural: su renta va por la tabla del ET art. 241, no al ${rate} %. Usa tu declaración.`,
  other: (rate) =>
    `En el régimen especial la tarifa puede no ser el ${rate} %: las entidades sin ánimo de lucro pagan el 20 % (ET art. 356). Usa tu declaración.`,
};

const remark = (text: string): ClosingRemark => ({ key: "income-tax", text });

/** Amounts of the year to date: tax of earlier cuts and of this period, profit before tax, and the tax on it. */
function amountsOf({ months, pucOf, period }: ProposalInput, adjustments: Pesos, rate: number) {
  const taxOf = (isOwn: boolean) => {
    const some = months.filter(({ month }) => month >= period.first === isOwn);
    return pesos(
      -creditIn(
        some.map(({ balances }) => balances),
        pucOf,
        /^54/,
      ),
    );
  };
  const all = months.map(({ balances }) => balances);
  const profit = creditIn(all, pucOf, /^[4567]/, /^(?:54|59)/);
  const base = pesos(profit - adjustments);
  const tax = base > 0 ? roundHalfUp(base, rate, 100) : ZERO;
  return { earlier: taxOf(false), recorded: taxOf(true), profit, base, tax };
}

/**
 * Income tax at the general rate of the accounting profit of the year to date, less what earlier cuts of the year
 * recorded, where the period has none. A recorded one that merely differs is left alone: the taxable income is rarely
 * the accounting profit. `adjustments`: expense of the proposals before it.
 */
export function incomeTaxProposal(
  input: ProposalInput,
  adjustments: Pesos,
): ClosingProposal | ClosingRemark | null {
  const { period, company } = input;
  const law = rowOn(INCOME_TAX, period.to);
  const { earlier, recorded, profit, base, tax } = amountsOf(input, adjustments, law?.rate ?? 0);
  if (recorded === 0 && base <= 0 && earlier === 0) return null;
  if (law === null)
    return remark(
      `Cuadra no tiene la tarifa general de renta del ${formatDay(period.to)}. Usa tu declaración.`,
    );
  const { rate, norm } = law;
  if (company.tax?.simple)
    return remark(`En el régimen SIMPLE no se calcula al ${rate} %: usa tu declaración.`);
  if (company.tax?.filer === false) return remark("El perfil fiscal dice que no declaras renta.");
  const other = OTHER_RATES[company.tax?.rate ?? "general"];
  if (other !== null) return remark(other(rate));
  const due = pesos(tax - earlier);
  if (recorded !== 0) {
    if (abs(pesos(recorded - due)) <= 1) return null;
    return remark(
      `Ya hay ${formatPesos(recorded)} registrados; el ${rate} % de la utilidad contable sería ${formatPesos(due)}. La renta líquida puede ser otra, así que no se propone nada.`,
    );
  }
  if (due === 0) return null;
  const amount = abs(due);
  return {
    key: "income-tax",
    title: due > 0 ? "Impuesto de renta" : "Sobra impuesto de renta de cortes anteriores",
    entry: proposedEntry(
      period.to,
      `Impuesto de renta ${closingWords(period)}`,
      due > 0
        ? [debitLine("5405", amount), creditLine("2404", amount)]
        : [debitLine("2404", amount), creditLine("5405", amount)],
    ),
    steps: [
      { sign: "", label: "Utilidad contable antes de impuesto", amount: profit },
      ...optionalStep("−", "Ajustes marcados arriba", adjustments),
      { sign: "×", label: `Tarifa general de sociedades, ${rate} %` },
      ...(earlier === 0
        ? []
        : [{ sign: "=" as const, label: "Impuesto del año hasta el corte", amount: tax }]),
      ...optionalStep("−", `Registrado en cortes anteriores de ${period.year}`, earlier),
      { sign: "=", label: due > 0 ? "Impuesto" : "Sobra", amount },
    ],
    norm,
    sure: company.tax?.filer === true,
    note: "Se calcula sobre la utilidad contable. Cámbialo si tu renta líquida es otra, por gastos no deducibles o rentas exentas.",
  };
}
