import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { BenefitPay } from "../benefits/average-pay.ts";
import {
  addUp,
  chainFrom,
  chainOver,
  chainPercent,
  chainTimes,
  type Figure,
  finish,
} from "../derivation/chain.ts";
import type { Contract } from "../employee/contract.ts";
import type { Law } from "../law/law.ts";
import { exemptPart, taxOn } from "../withholding/withholding.ts";
import { SETTLEMENT_CONCEPTS, type SettlementConcept } from "./settlement-concepts.data.ts";

/** A benefit, or a withholding on one. */
export interface SettlementLine {
  readonly concept: SettlementConcept;
  readonly label: string;
  readonly days: number | null;
  readonly amount: Pesos;
  /** Amount paid earlier, already subtracted from `amount`. */
  readonly paid?: Pesos;
  readonly derivation: Figure["derivation"];
}

/** The norms of the base of cesantías, and of the prima. */
const SEVERANCE_BASE = "CST art. 253; Ley 1 de 1963, art. 7";
const BONUS_BASE = "CST art. 306; Ley 1 de 1963, art. 7";

/**
 * Basic salary, average variable pay and transport allowance: the base of cesantías and prima. An average allowance is
 * the one that was due month by month; without one, that of the last day counts if it is due.
 */
function benefitsBase(contract: Contract, law: Law, pay: BenefitPay, norm: string): Figure {
  const { transportAllowance, transportLimit, minimumWage } = law.values;
  const { variable, salary = contract.salary } = pay;
  const due = contract.transport !== "none" && salary + variable <= transportLimit.value * minimumWage.value;
  const transport = pay.transport ?? pesos(due ? transportAllowance.value : 0);
  const parts = [
    salary === contract.salary
      ? { label: "Salario básico", amount: salary }
      : { label: "Salario básico promedio", amount: salary, note: norm },
    { label: "Promedio de lo variable", amount: variable, note: norm },
    {
      label: pay.transport === undefined ? "Auxilio de transporte" : "Auxilio de transporte promedio",
      amount: transport,
      note: transportAllowance.norm,
    },
  ];
  const present = parts.filter(({ amount }, index) => index === 0 || amount > 0);
  return addUp("Base de liquidación", present, [], norm);
}

/** Base × days ÷ `of` days. */
export function benefitLine(
  concept: SettlementConcept,
  base: Figure,
  days: number,
  of: number,
  norm: string,
): SettlementLine {
  const chain = chainTimes(chainFrom("Base", base.amount), "Días", days, "days");
  const figure = finish(chainOver(chain, of === 360 ? "Días del año" : "Días de dos años", of, "days"), norm);
  const steps = [...base.derivation.steps, ...figure.derivation.steps];
  const { label } = SETTLEMENT_CONCEPTS[concept];
  return { concept, label, days, amount: figure.amount, derivation: { steps, norm } };
}

/** Cesantías × days × 12 % ÷ 360 (Ley 52 de 1975 art. 1). */
function interestLine(law: Law, severance: SettlementLine, days: number): SettlementLine {
  const { value, norm } = law.values.severanceInterest;
  const rate = chainPercent(chainFrom("Cesantías", severance.amount), "Interés anual", value, norm);
  const figure = finish(chainOver(chainTimes(rate, "Días", days, "days"), "Días del año", 360, "days"), norm);
  const { label } = SETTLEMENT_CONCEPTS.severanceInterest;
  return { concept: "severanceInterest", label, days, ...figure };
}

interface BenefitDays {
  readonly contract: Contract;
  readonly pay: BenefitPay;
  readonly days: number;
}

/** The cesantías of some days of a year, and their interest. */
export function severanceLines(law: Law, { contract, pay, days }: BenefitDays): readonly SettlementLine[] {
  const base = benefitsBase(contract, law, pay, SEVERANCE_BASE);
  const severance = benefitLine("severance", base, days, 360, "CST art. 249");
  return [severance, interestLine(law, severance, days)];
}

/** The prima of some days of a semester. */
export function bonusLine(law: Law, { contract, pay, days }: BenefitDays): SettlementLine {
  const base = benefitsBase(contract, law, pay, BONUS_BASE);
  return benefitLine("serviceBonus", base, days, 360, "CST art. 306");
}

/** Taxable part of a payment with its own withholding, after its exempt quarter (ET art. 206 num. 10). */
export function taxedPart(law: Law, label: string, amount: Pesos): Figure {
  return addUp(
    "Base de retención",
    [{ label, amount }],
    [exemptPart(law, amount)],
    law.values.exemptShare.norm,
  );
}

/** The prima has its own withholding: the table applied to it minus its exempt quarter (ET arts. 206 and 385). */
export function bonusTax(law: Law, bonus: Pesos): SettlementLine | null {
  const { label: paid } = SETTLEMENT_CONCEPTS.serviceBonus;
  const base = taxedPart(law, paid, bonus);
  const { amount, derivation } = taxOn(law, base.amount);
  if (amount === 0) return null;
  const steps = [...base.derivation.steps, ...derivation.steps.slice(1)];
  const { label } = SETTLEMENT_CONCEPTS.bonusWithholding;
  return {
    concept: "bonusWithholding",
    label,
    days: null,
    amount,
    derivation: { steps, norm: derivation.norm },
  };
}
