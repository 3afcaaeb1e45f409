import { day, dayParts } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { isPesos, type Pesos, pesos, sum, ZERO } from "../../kernel/pesos.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { addUp, chainFrom, chainPercent, finish } from "../derivation/chain.ts";
import { MAX_AMOUNT } from "../employee/max-amount.ts";
import { contractOn } from "../employee/salary-on.ts";
import type { Law, LawReader, UnknownLaw } from "../law/law.ts";
import { commercialDays, later, serviceDays } from "../run/period.ts";
import {
  benefitLine,
  bonusLine,
  bonusTax,
  type SettlementLine,
  severanceLines,
  taxedPart,
} from "./benefit-lines.ts";
import { earlierLines } from "./earlier-benefits.ts";
import { indemnityOf, monthlySalary } from "./indemnity.ts";
import { lessPaid, paidOf } from "./paid-benefits.ts";
import { SETTLEMENT_CONCEPTS, type SettlementConcept } from "./settlement-concepts.data.ts";
import type { SettlementOrder } from "./settlement-order.ts";
import { DAYS_OF_VACATION_DAY, type SettlementWarning, settlementWarnings } from "./settlement-warnings.ts";

/** Liquidación: amounts owed at the end of a contract, besides the last pay. */
export interface Settlement {
  readonly order: SettlementOrder;
  readonly lines: readonly SettlementLine[];
  readonly accrued: Pesos;
  readonly withheld: Pesos;
  readonly net: Pesos;
  readonly warnings: readonly SettlementWarning[];
}

export type SettlementField = "end" | "salary" | "variable" | "days" | "agreedEnd" | "paid";

export type SettlementProblem =
  | UnknownLaw
  | { readonly kind: "bad-settlement"; readonly field: SettlementField };

/** Every typed average. */
function variablesOf({ earlier = [], ...order }: SettlementOrder): readonly Pesos[] {
  const { variableOfYear, variableOfSemester, fixedOfYear, fixedOfSemester } = order;
  const { vacationVariable = ZERO, incomeOfHalfYear = ZERO } = order;
  return [
    variableOfYear,
    variableOfSemester,
    vacationVariable,
    incomeOfHalfYear,
    ...Object.values({ ...fixedOfYear }),
    ...Object.values({ ...fixedOfSemester }),
    ...earlier.flatMap(({ pay }) => Object.values(pay)),
  ];
}

function problemOf(order: SettlementOrder): SettlementProblem | null {
  const { contract, end, agreedEnd, unpaidDays, vacationDaysTaken } = order;
  const amount = (value: unknown) => isPesos(value) && value >= 0 && value <= MAX_AMOUNT;
  const days = (value: number) => Number.isFinite(value) && value >= 0 && value <= 36_000;
  const bad = (field: SettlementField) => ({ kind: "bad-settlement", field }) as const;
  if (end < contract.start) return bad("end");
  if (!amount(contract.salary)) return bad("salary");
  if (!variablesOf(order).every(amount)) return bad("variable");
  const unpaid = order.earlier?.map((each) => each.unpaidDays) ?? [];
  if (![...Object.values(unpaidDays), vacationDaysTaken, ...unpaid].every(days)) return bad("days");
  if (!Object.values(order.paid).every(amount)) return bad("paid");
  return agreedEnd !== null && agreedEnd < contract.start ? bad("agreedEnd") : null;
}

/**
 * Cesantías and prima follow the calendar: they count from the start of the year or semester, or of the contract if
 * later. Vacations follow the years of service.
 */
function spans({ contract, end, unpaidDays }: SettlementOrder) {
  const { year, month } = dayParts(end);
  const semester = day(month <= 6 ? `${year}-01-01` : `${year}-07-01`);
  const from = (first: Day, unpaid: number) =>
    Math.max(commercialDays(later(contract.start, first), end) - unpaid, 0);
  return {
    year: from(day(`${year}-01-01`), unpaidDays.year),
    semester: from(semester, unpaidDays.semester),
    all: Math.max(serviceDays(contract.start, end) - unpaidDays.all, 0),
  };
}

const VACATION_PAY = "Comisiones, bonificaciones y recargo nocturno; sin horas extra ni trabajo en descanso";

function vacationLine(order: SettlementOrder, days: number): SettlementLine {
  const { contract, vacationDaysTaken, vacationVariable = ZERO } = order;
  const base = addUp(
    "Base de vacaciones",
    [
      { label: "Último salario básico", amount: contract.salary },
      ...(vacationVariable > 0
        ? [{ label: "Promedio de lo variable", amount: vacationVariable, note: VACATION_PAY }]
        : []),
    ],
    [],
    "CST arts. 189 y 192",
  );
  const left = Math.max(days - vacationDaysTaken * DAYS_OF_VACATION_DAY, 0);
  const line = benefitLine("vacation", base, left, 720, "CST arts. 186 y 189");
  if (vacationDaysTaken === 0) return line;
  const spent = vacationDaysTaken * DAYS_OF_VACATION_DAY;
  const note = `${days} días de contrato menos ${vacationDaysTaken} de vacaciones, que son los de ${spent}`;
  const steps = line.derivation.steps.map((step) => (step.label === "Días" ? { ...step, note } : step));
  return { ...line, derivation: { ...line.derivation, steps } };
}

/** A fifth of the non-exempt part, for monthly income above 204 UVT (ET art. 401-3). */
function indemnityTax(law: Law, order: SettlementOrder, indemnity: Pesos): SettlementLine | null {
  const { indemnityTax: rate, indemnityTaxFrom, uvt } = law.values;
  if (monthlySalary(order) <= indemnityTaxFrom.value * uvt.value) return null;
  const base = taxedPart(law, "Indemnización", indemnity);
  const tax = finish(
    chainPercent(chainFrom("Base de retención", base.amount), "Retención", rate.value, rate.norm),
    rate.norm,
  );
  if (tax.amount === 0) return null;
  const steps = [...base.derivation.steps, ...tax.derivation.steps.slice(1)];
  const { label } = SETTLEMENT_CONCEPTS.indemnityWithholding;
  return {
    concept: "indemnityWithholding",
    label,
    days: null,
    amount: tax.amount,
    derivation: { steps, norm: rate.norm },
  };
}

function benefitLines(
  order: SettlementOrder,
  law: Law,
  days: ReturnType<typeof spans>,
): readonly SettlementLine[] {
  const vacation = vacationLine(order, days.all);
  const { contract } = order;
  if (contract.kind === "integral") return [vacation];
  const year = { ...order.fixedOfYear, variable: order.variableOfYear };
  const semester = { ...order.fixedOfSemester, variable: order.variableOfSemester };
  return [
    ...severanceLines(law, { contract, pay: year, days: days.year }),
    bonusLine(law, { contract, pay: semester, days: days.semester }),
    vacation,
  ];
}

/** Primas paid together have one withholding. */
const BONUSES: ReadonlySet<SettlementConcept> = new Set(["serviceBonus", "earlierBonus"]);

/**
 * The settlement on a contract's last day, under the law of that day: unpaid benefits, vacation not taken, the
 * indemnity for an unjust dismissal, and withholdings on them. Cesantías and their interest have no withholding, also
 * where a part of them is taxed (ET arts. 206 num. 4 and 385), which a warning names. The pay for the last days is a separate slip.
 */
export function settleContract(
  asked: SettlementOrder,
  read: LawReader,
): Result<Settlement, SettlementProblem> {
  const order = { ...asked, contract: contractOn(asked.contract, asked.end) };
  const problem = problemOf(order);
  if (problem !== null) return err(problem);
  const law = read(order.end);
  if (!law.ok) return law;
  const days = spans(order);
  const due = benefitLines(order, law.value, days);
  const indemnity = indemnityOf(order, law.value);
  const benefits = due.map((line) => lessPaid(line, paidOf(order.paid, line.concept)));
  const earlier = earlierLines(order, read);
  if (!earlier.ok) return earlier;
  const earned = [...earlier.value, ...benefits, ...(indemnity ? [indemnity] : [])];
  const bonus = sum(earned.filter(({ concept }) => BONUSES.has(concept)).map(({ amount }) => amount));
  const taken = [
    bonusTax(law.value, bonus),
    indemnity ? indemnityTax(law.value, order, indemnity.amount) : null,
  ].filter((line) => line !== null);
  const accrued = sum(earned.map(({ amount }) => amount));
  const withheld = sum(taken.map(({ amount }) => amount));
  return ok({
    order,
    lines: [...earned, ...taken],
    accrued,
    withheld,
    net: pesos(accrued - withheld),
    warnings: settlementWarnings(order, law.value, { due, lines: earned, days: days.all }),
  });
}
