import { hasFraction } from "../../kernel/exact.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { nextMultiple } from "../../kernel/rounding.ts";
import {
  type Chain,
  chainFrom,
  chainOver,
  chainPercent,
  chainPlus,
  chainTimes,
  type Figure,
  finish,
} from "../derivation/chain.ts";
import { amountStep } from "../derivation/derivation.ts";
import { CONCEPTS, type Concept, isPayOfDays, isVariablePay } from "../slip/concepts.data.ts";
import type { Base, MonthSoFar, SlipLine } from "../slip/slip.ts";
import { inMinimumWages, type SlipContext } from "../slip/slip-context.ts";

/** Whether vacations count a line besides the basic salary: of all hours, the night surcharge alone (CST art. 192). */
export function countsForVacation({ concept, hours }: Pick<SlipLine, "concept" | "hours">): boolean {
  return CONCEPTS[concept].vacation || hours === "RN";
}

/** Month totals including this slip: all inputs of the month's bases. */
export function monthWith(
  context: Pick<SlipContext, "soFar" | "days" | "paidDays" | "workedDays" | "salaryTimes">,
  lines: readonly SlipLine[],
): MonthToDate {
  const { soFar, days, paidDays, workedDays, salaryTimes } = context;
  let {
    salary,
    insured,
    nonSalary,
    worked,
    variable,
    parafiscal,
    accrued,
    taxable,
    benefits,
    vacation,
    besides,
  }: Amounts = soFar;
  for (const line of lines) {
    const { concept, amount } = line;
    const counts: Concept = CONCEPTS[concept];
    accrued += amount;
    if (counts.ibc === "salary" || counts.ibc === "insured") salary += amount;
    if (counts.ibc === "insured") insured += amount;
    if (counts.ibc === "non-salary") nonSalary += amount;
    if (counts.worked) worked += amount;
    if (isVariablePay(concept)) variable += amount;
    if (counts.parafiscal) parafiscal += amount;
    if (counts.taxable) taxable += amount;
    if (counts.benefits) benefits += amount;
    if (countsForVacation(line)) vacation += amount;
    if (!isPayOfDays(concept)) besides += amount;
  }
  return {
    days: soFar.days + paidDays,
    workedDays: soFar.workedDays + workedDays,
    unpaidDays: soFar.unpaidDays + days - paidDays,
    salary: pesos(salary),
    insured: pesos(insured),
    nonSalary: pesos(nonSalary),
    worked: pesos(worked),
    variable: pesos(variable),
    parafiscal: pesos(parafiscal),
    accrued: pesos(accrued),
    taxable: pesos(taxable),
    benefits: pesos(benefits),
    vacation: pesos(vacation),
    paidSalaryDays: soFar.paidSalaryDays + salaryTimes.paidSalaryDays,
    unpaidSalaryDays: soFar.unpaidSalaryDays + salaryTimes.unpaidSalaryDays,
    contractSalaryDays: soFar.contractSalaryDays + salaryTimes.contractSalaryDays,
    besides: pesos(besides),
  };
}

type AmountKey =
  | "salary"
  | "insured"
  | "nonSalary"
  | "worked"
  | "variable"
  | "parafiscal"
  | "accrued"
  | "taxable"
  | "benefits"
  | "vacation"
  | "besides";
type Amounts = { -readonly [Key in AmountKey]: number };

/** The month to date, this slip included. */
export type MonthToDate = Omit<MonthSoFar, "charged" | "rounded">;

interface Excess {
  readonly amount: Pesos;
  readonly norm: string;
}

/**
 * The part of non-salary payments that counts for the base: whatever exceeds 40 % of the total paid (Ley 1393 de 2010
 * art. 30). The transport allowance is excluded from both.
 */
function nonSalaryExcess({ law }: SlipContext, { salary, nonSalary }: MonthToDate): Excess | null {
  const { value, norm } = law.values.nonSalaryLimit;
  const limit = finish(
    chainPercent(chainFrom("Total pagado", pesos(salary + nonSalary)), "Límite", value, norm),
    norm,
  );
  if (nonSalary <= limit.amount) return null;
  return { amount: pesos(nonSalary - limit.amount), norm };
}

function withExcess(chain: Chain, excess: Excess | null): Chain {
  return excess ? chainPlus(chain, "Exceso de pagos no salariales", excess.amount, excess.norm) : chain;
}

/** `insured`: the part of the amount that an insurer recognised, which is 70 % of an integral salary already. */
function asBase(context: SlipContext, label: string, amount: Pesos, insured: Pesos = ZERO): Chain {
  const note = context.soFar.days > 0 ? "Las dos quincenas del mes" : undefined;
  if (context.contract.kind !== "integral") return chainFrom(label, amount, note);
  const { value, norm } = context.law.values.integralBase;
  const chain = chainFrom(label, pesos(amount - insured), note);
  chainPercent(chain, "Parte salarial del salario integral", value, norm);
  return insured === 0 ? chain : chainPlus(chain, "Incapacidades y licencias, sobre esa base", insured);
}

function finishBase(chain: Chain, norm: string): Base {
  const figure = finish(chain, norm);
  return hasFraction(chain) ? { ...figure, form: nextMultiple(chain, 1) } : figure;
}

/**
 * Limits the base: at least the minimum wage for the given days, at most 25 of them per month (Ley 797 de 2003 art.
 * 5).
 */
function bounded(context: SlipContext, figure: Base, days: number): Base {
  const { ibcFloor, minimumWage } = context.law.values;
  const perMonth = chainOver(
    chainFrom(
      "Mínimo",
      inMinimumWages(context.law, "ibcFloor"),
      `${ibcFloor.value} SMMLV, ${minimumWage.norm}`,
    ),
    "Días del mes",
    30,
    "days",
  );
  const floor = finishBase(chainTimes(perMonth, "Días", days, "days"), ibcFloor.norm);
  if (figure.amount < floor.amount) return joined(figure, floor);
  const cap = inMinimumWages(context.law, "ibcCap");
  if (figure.amount <= cap) return figure;
  const { value, norm } = context.law.values.ibcCap;
  return joined(figure, finish(chainFrom("Máximo", cap, `${value} SMMLV`), norm));
}

/** The bound replaces the figure; its derivation follows the figure's own steps. */
function joined(figure: Figure, bound: Base): Base {
  const steps = [...figure.derivation.steps, ...bound.derivation.steps];
  return { ...bound, derivation: { steps, norm: bound.derivation.norm } };
}

const IBC_NORM = "Ley 100 de 1993, art. 18; Ley 797 de 2003, art. 5";

/** Ingreso base de cotización of the month to date, rounded to the peso. */
export function ibcOf(context: SlipContext, month: MonthToDate): Base {
  const excess = nonSalaryExcess(context, month);
  const chain = withExcess(asBase(context, "Pagos salariales", month.salary, month.insured), excess);
  return bounded(context, finishBase(chain, IBC_NORM), month.days);
}

/** The same for working days only: leave, sick leave and vacations carry no occupational risk. */
export function arlBaseOf(context: SlipContext, month: MonthToDate, ibc: Base): Base {
  if (month.worked === month.salary && month.workedDays === month.days) return ibc;
  if (month.workedDays === 0)
    return {
      amount: ZERO,
      derivation: { steps: [amountStep("", "Sin días trabajados", ZERO)], norm: IBC_NORM },
    };
  const chain = withExcess(
    asBase(context, "Pagos por días trabajados", month.worked),
    nonSalaryExcess(context, month),
  );
  return bounded(context, finishBase(chain, IBC_NORM), month.workedDays);
}

/** Total salaries, without minimum or cap (Ley 21 de 1982 art. 17). */
export function parafiscalBaseOf(context: SlipContext, month: MonthToDate): Base {
  return finishBase(asBase(context, "Nómina de salarios", month.parafiscal), "Ley 21 de 1982, art. 17");
}

const UNPAID_NORM = "Decreto 780 de 2016, art. 3.2.5.2";

/** The salary of the days of unpaid leave: one salary × days, or the sum of several. */
function unpaidSalary(context: SlipContext, days: number, salaryTimes: number): Chain {
  const overMonth = (chain: Chain) => chainOver(chain, "Días del mes", 30, "days");
  if (salaryTimes % days !== 0)
    return overMonth(asBase(context, "Salarios básicos por sus días no pagados", pesos(salaryTimes)));
  const perDay = overMonth(asBase(context, "Salario básico", pesos(salaryTimes / days)));
  return chainTimes(perDay, "Días no pagados", days, "days");
}

/**
 * Base for days of unpaid leave or suspension, when only the employer keeps paying health, on the last reported
 * salary: the basic one, within the month's limits (Decreto 780 de 2016 art. 3.2.5.2). Null without such days.
 */
export function unpaidBaseOf(context: SlipContext, month: MonthToDate, ibc: Base): Base | null {
  const { unpaidDays, unpaidSalaryDays } = month;
  if (unpaidDays === 0) return null;
  const salary = finishBase(unpaidSalary(context, unpaidDays, unpaidSalaryDays), UNPAID_NORM);
  const base = bounded(context, salary, month.unpaidDays);
  const room = pesos(Math.max(inMinimumWages(context.law, "ibcCap") - ibc.amount, 0));
  if (base.amount <= room) return base;
  const { value, norm } = context.law.values.ibcCap;
  return joined(base, finish(chainFrom("Lo que falta para el máximo", room, `${value} SMMLV`), norm));
}
