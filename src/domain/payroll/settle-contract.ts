import { type Day, day, dayParts } from "../kernel/calendar-day.ts";
import { isPesos, type Pesos, pesos, sum } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { addUp, chainFrom, chainOver, chainPercent, chainTimes, type Figure, finish } from "./chain.ts";
import type { Contract } from "./contract.ts";
import { indemnityOf } from "./indemnity.ts";
import type { Law, LawReader, UnknownLaw } from "./law/law.ts";
import { MAX_AMOUNT } from "./payroll-fields.data.ts";
import { commercialDays } from "./period.ts";
import { type EndReason, SETTLEMENT_CONCEPTS, type SettlementConcept } from "./settlement-concepts.data.ts";
import { taxOn } from "./withholding.ts";

/** What is known of a contract on its last day. */
export interface SettlementOrder {
  readonly contract: Contract;
  readonly end: Day;
  readonly reason: EndReason;
  /** The last day agreed to in a contract with a term; null for an indefinite one. */
  readonly agreedEnd: Day | null;
  /** A month's overtime, commissions and other variable pay on average: of the year, and of the semester. */
  readonly variableOfYear: Pesos;
  readonly variableOfSemester: Pesos;
  /** Unpaid leave, in days: of the year, of the semester, and since the contract began. */
  readonly unpaidDays: { readonly year: number; readonly semester: number; readonly all: number };
  /** Working days of vacation already taken or paid; fifteen are owed for each year. */
  readonly vacationDaysTaken: number;
}

export interface SettlementLine {
  readonly concept: SettlementConcept;
  readonly label: string;
  readonly days: number | null;
  readonly amount: Pesos;
  readonly derivation: Figure["derivation"];
}

/** Liquidación: what is owed at the end besides the last pay. */
export interface Settlement {
  readonly order: SettlementOrder;
  readonly lines: readonly SettlementLine[];
  readonly accrued: Pesos;
  readonly withheld: Pesos;
  readonly net: Pesos;
}

export type SettlementProblem =
  | UnknownLaw
  | { readonly kind: "bad-settlement"; readonly field: "end" | "salary" | "variable" | "days" | "agreedEnd" };

function problemOf(order: SettlementOrder): SettlementProblem | null {
  const { contract, end, agreedEnd, unpaidDays, vacationDaysTaken } = order;
  const amount = (value: unknown) => isPesos(value) && value >= 0 && value <= MAX_AMOUNT;
  const days = (value: number) => Number.isFinite(value) && value >= 0 && value <= 36_000;
  const bad = (field: "end" | "salary" | "variable" | "days" | "agreedEnd") =>
    ({ kind: "bad-settlement", field }) as const;
  if (end < contract.start) return bad("end");
  if (!amount(contract.salary)) return bad("salary");
  if (!amount(order.variableOfYear) || !amount(order.variableOfSemester)) return bad("variable");
  if (![...Object.values(unpaidDays), vacationDaysTaken].every(days)) return bad("days");
  return agreedEnd !== null && agreedEnd < contract.start ? bad("agreedEnd") : null;
}

/** Salary, allowance where it is due, and the average of what varies: the base of cesantías and prima. */
function benefitsBase({ contract }: SettlementOrder, law: Law, variable: Pesos): Figure {
  const { transportAllowance, transportLimit, minimumWage } = law.values;
  const due =
    contract.transport !== "none" && contract.salary + variable <= transportLimit.value * minimumWage.value;
  const parts = [
    { label: "Salario básico", amount: contract.salary },
    { label: "Promedio de lo variable", amount: variable },
    {
      label: "Auxilio de transporte",
      amount: pesos(due ? transportAllowance.value : 0),
      note: transportAllowance.norm,
    },
  ];
  const present = parts.filter(({ amount }, index) => index === 0 || amount > 0);
  return addUp("Base de liquidación", present, [], "CST arts. 249 y 306; Ley 1 de 1963, art. 7");
}

function later(a: Day, b: Day): Day {
  if (a > b) return a;
  return b;
}

/** Base × days ÷ so many. */
function benefit(
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

/** Cesantías and prima run with the calendar: the year and the semester, or since the contract began. */
function spans({ contract, end, unpaidDays }: SettlementOrder) {
  const { year, month } = dayParts(end);
  const semester = day(month <= 6 ? `${year}-01-01` : `${year}-07-01`);
  const from = (first: Day, unpaid: number) =>
    Math.max(commercialDays(later(contract.start, first), end) - unpaid, 0);
  return {
    year: from(day(`${year}-01-01`), unpaidDays.year),
    semester: from(semester, unpaidDays.semester),
    all: from(contract.start, unpaidDays.all),
  };
}

function vacationLine(order: SettlementOrder, days: number): SettlementLine {
  const { contract, vacationDaysTaken } = order;
  const base = addUp(
    "Base de vacaciones",
    [{ label: "Salario básico", amount: contract.salary }],
    [],
    "CST art. 192",
  );
  const left = Math.max(days - vacationDaysTaken * 24, 0);
  const line = benefit("vacation", base, left, 720, "CST arts. 186 y 189");
  if (vacationDaysTaken === 0) return line;
  const note = `${days} días de contrato menos ${vacationDaysTaken} de vacaciones, que son los de ${vacationDaysTaken * 24}`;
  const steps = line.derivation.steps.map((step) => (step.label === "Días" ? { ...step, note } : step));
  return { ...line, derivation: { ...line.derivation, steps } };
}

/** The prima has a withholding of its own: the table on it less its exempt quarter (ET arts. 206 and 385). */
function bonusTax(law: Law, bonus: Pesos): SettlementLine | null {
  const { value, norm } = law.values.exemptShare;
  const exempt = finish(
    chainPercent(chainFrom("Prima de servicios", bonus), "Renta exenta", value, norm),
    norm,
  );
  const tax = taxOn(law, pesos(bonus - exempt.amount));
  const { label } = SETTLEMENT_CONCEPTS.bonusWithholding;
  return tax.amount > 0 ? { concept: "bonusWithholding", label, days: null, ...tax } : null;
}

/** A fifth of what is not exempt, from 204 UVT of monthly income on (ET art. 401-3). */
function indemnityTax(law: Law, { contract }: SettlementOrder, indemnity: Pesos): SettlementLine | null {
  const { indemnityTax: rate, indemnityTaxFrom, exemptShare, uvt } = law.values;
  if (contract.salary < indemnityTaxFrom.value * uvt.value) return null;
  const taxed = chainPercent(
    chainFrom("Indemnización", indemnity),
    "Parte gravada",
    100 - exemptShare.value,
    exemptShare.norm,
  );
  const figure = finish(chainPercent(taxed, "Retención", rate.value, rate.norm), rate.norm);
  const { label } = SETTLEMENT_CONCEPTS.indemnityWithholding;
  return figure.amount > 0 ? { concept: "indemnityWithholding", label, days: null, ...figure } : null;
}

function benefitLines(order: SettlementOrder, law: Law): readonly SettlementLine[] {
  const days = spans(order);
  const vacation = vacationLine(order, days.all);
  if (order.contract.kind === "integral") return [vacation];
  const yearBase = benefitsBase(order, law, order.variableOfYear);
  const semesterBase = benefitsBase(order, law, order.variableOfSemester);
  const severance = benefit("severance", yearBase, days.year, 360, "CST art. 249");
  return [
    severance,
    interestLine(law, severance, days.year),
    benefit("serviceBonus", semesterBase, days.semester, 360, "CST art. 306"),
    vacation,
  ];
}

/**
 * What an employer owes on a contract's last day, under the law of that day: benefits not yet paid, vacations not
 * taken, the indemnity of an unjust dismissal, and what is withheld of them. Cesantías are taken as exempt (ET art. 206
 * num. 4), which holds up to an average salary of 350 UVT. The pay of the last days is a slip of its own.
 */
export function settleContract(
  order: SettlementOrder,
  read: LawReader,
): Result<Settlement, SettlementProblem> {
  const problem = problemOf(order);
  if (problem !== null) return err(problem);
  const law = read(order.end);
  if (!law.ok) return law;
  const indemnity = indemnityOf(order, law.value);
  const earned = [...benefitLines(order, law.value), ...(indemnity ? [indemnity] : [])];
  const bonus = earned.find(({ concept }) => concept === "serviceBonus");
  const taken = [
    bonus ? bonusTax(law.value, bonus.amount) : null,
    indemnity ? indemnityTax(law.value, order, indemnity.amount) : null,
  ].filter((line) => line !== null);
  const accrued = sum(earned.map(({ amount }) => amount));
  const withheld = sum(taken.map(({ amount }) => amount));
  return ok({ order, lines: [...earned, ...taken], accrued, withheld, net: pesos(accrued - withheld) });
}
