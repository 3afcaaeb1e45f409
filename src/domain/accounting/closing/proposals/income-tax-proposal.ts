import { formatDay, formatPesos } from "../../../kernel/format.ts";
import { abs, type Pesos, pesos, sum, ZERO } from "../../../kernel/pesos.ts";
import { roundHalfUp } from "../../../kernel/rounding.ts";
import { rowOn } from "../../../law/dated.ts";
import { DONATIONS, INCOME_TAX } from "../../../law/tax-statutes.data.ts";
import { BANK_DEBIT_TAX } from "../../bank-debit-tax.ts";
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
  type ProposalStep,
  proposedEntry,
} from "./proposal.ts";
import type { TypedTax } from "./typed-closing.ts";
import { creditedTax, LOSS_STEP, taxableOf, typedNorms } from "./typed-tax.ts";

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

/** Expenses of the books that the tax does not take, or not whole, by the account that says so. */
const ADDED_BACK = [
  { accounts: /^539520/, part: 1, label: "Multas y sanciones (539520)", norm: "art. 105" },
  { accounts: /^531520/, part: 1, label: "Impuestos asumidos de terceros (531520)", norm: "art. 105" },
  {
    accounts: new RegExp(`^${BANK_DEBIT_TAX}`),
    part: 2,
    label: `Mitad del 4x1000 (${BANK_DEBIT_TAX})`,
    norm: "art. 115",
  },
] as const;

interface AddedBack {
  readonly label: string;
  readonly amount: Pesos;
  readonly norm: string;
}

function addedBackIn({ months, pucOf }: ProposalInput): readonly AddedBack[] {
  const all = months.map(({ balances }) => balances);
  return ADDED_BACK.flatMap(({ accounts, part, label, norm }) => {
    const spent = pesos(-creditIn(all, pucOf, accounts));
    return spent > 0 ? [{ label, norm, amount: roundHalfUp(spent, 1, part) }] : [];
  });
}

/** Amounts of the year to date: tax of earlier cuts and of this period, profit before tax, and the tax on it. */
function amountsOf(input: ProposalInput, adjustments: Pesos, rate: number) {
  const { months, pucOf, period } = input;
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
  const added = addedBackIn(input);
  const known = pesos(profit - adjustments + sum(added.map(({ amount }) => amount)));
  const typed = input.typed?.tax ?? {};
  const { amount: base, steps } = taxableOf(known, typed, period.year);
  const full = base > 0 ? roundHalfUp(base, rate, 100) : ZERO;
  const credited = creditedTax(full, typed, rowOn(DONATIONS, period.to));
  const [earlier, recorded] = [taxOf(false), taxOf(true)];
  return { earlier, recorded, profit, added, base, full, tax: credited.amount, typed: { steps, credited } };
}

/** That no tax is left, and what that used of each year's losses. */
function noTaxWords(steps: readonly ProposalStep[]): string {
  const losses = steps.filter(({ label }) => label.startsWith(LOSS_STEP));
  const told = losses.map(({ label, amount = ZERO }) => `${label}: ${formatPesos(amount)}.`);
  return ["Con lo que escribiste no queda impuesto de renta por registrar.", ...told].join(" ");
}

/** "ET art. 240; ET arts. 105 y 115": the rate's norm, and those of what was added back. */
function normOf(rate: string, added: readonly AddedBack[], typed: TypedTax): string {
  const articles = [...new Set(added.map(({ norm }) => norm))];
  const [first = "", second] = articles;
  const own = articles.length === 0 ? [] : [`ET ${second ? "arts. 105 y 115" : first}`];
  return [rate, ...own, ...typedNorms(typed).map((each) => `ET ${each}`)].join("; ");
}

const addedSteps = (added: readonly AddedBack[]) =>
  added.map(({ label, amount }): ProposalStep => ({ sign: "+", label, amount }));

/**
 * Income tax at the general rate of the accounting profit of the year to date, with what the books alone show not to be
 * deductible (fines, taxes assumed for others, half of the tax on bank debits: ET arts. 105 and 115), less what earlier
 * cuts of the year recorded, where the period has none. A recorded one that merely differs is left alone: the taxable income is rarely
 * the accounting profit. `adjustments`: expense of the proposals before it.
 */
export function incomeTaxProposal(
  input: ProposalInput,
  adjustments: Pesos,
): ClosingProposal | ClosingRemark | null {
  const { period, company } = input;
  const law = rowOn(INCOME_TAX, period.to);
  const { earlier, recorded, profit, added, base, full, tax, typed } = amountsOf(
    input,
    adjustments,
    law?.rate ?? 0,
  );
  const isTyped = typed.steps.length + typed.credited.steps.length > 0;
  const none = isTyped ? remark(noTaxWords(typed.steps)) : null;
  if (recorded === 0 && base <= 0 && earlier === 0) return none;
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
      `Ya hay ${formatPesos(recorded)} registrados; el ${rate} % de la utilidad contable${added.length > 0 ? " con lo que no es deducible" : ""} sería ${formatPesos(due)}. La renta líquida puede ser otra, así que no se propone nada.`,
    );
  }
  if (due === 0) return none;
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
      ...optionalStep("−", "Ajustes de arriba", adjustments),
      ...addedSteps(added),
      ...typed.steps,
      { sign: "×", label: `Tarifa general de sociedades, ${rate} %` },
      ...(typed.credited.steps.length === 0
        ? []
        : [{ sign: "=" as const, label: "Impuesto antes de descuentos", amount: full }]),
      ...typed.credited.steps,
      ...(earlier === 0
        ? []
        : [{ sign: "=" as const, label: "Impuesto del año hasta el corte", amount: tax }]),
      ...optionalStep("−", `Registrado en cortes anteriores de ${period.year}`, earlier),
      { sign: "=", label: due > 0 ? "Impuesto" : "Sobra", amount },
    ],
    norm: normOf(norm, added, input.typed?.tax ?? {}),
    sure: company.tax?.filer === true,
    note: "Se calcula sobre la utilidad contable y lo que tus cuentas muestran como no deducible. Lo que tus libros no dicen se escribe abajo, o cambia el valor si tu renta líquida es otra.",
  };
}
