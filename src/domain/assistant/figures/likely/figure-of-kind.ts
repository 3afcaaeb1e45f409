import { subjectAnswer } from "../asked-figure.ts";
import { balancedAnswer } from "../balanced-answer.ts";
import type { BookFacts } from "../book-facts.ts";
import { comparedAnswer } from "../compared-answer.ts";
import type { FigureAnswer } from "../figure-answer.ts";
import { monthSeriesAnswer } from "../month-series-answer.ts";
import { customersAnswer } from "../other-answers.ts";
import { debtAnswer, liquidityAnswer } from "../position-answers.ts";
import type { AskedPeriods } from "../question/asked-periods.ts";
import type { AskedSubject } from "../question/asked-subject.ts";
import type { AskedSpan } from "../question/period-words.ts";
import { foldedQuestion } from "../question/question-text.ts";
import { readQuestion } from "../question/read-question.ts";
import { SUBJECTS } from "../question/subjects/subjects.ts";
import { breakEvenAnswer, ratioAnswer } from "../ratio-answers.ts";
import { grossMarginAnswer, profitAnswer, spendingAnswer } from "../result-answers.ts";
import { clipped, thisYear } from "../running-year.ts";
import { RESULT, SALES } from "../whole-subjects.ts";
import type { FigureKind } from "./figure-kinds.ts";

/** Figures that are sums, by the names that they have in an answer. */
const SUMS: Readonly<Partial<Record<FigureKind, string>>> = {
  sales: "Ventas",
  purchases: "Compras de mercancía",
  expenses: "Gastos",
  costs: "Costos",
  "costs and expenses": "Costos y gastos",
  profit: "Resultado",
  income: "Ingresos",
  "other-income": "Otros ingresos",
  payroll: "Gastos de personal",
  cash: "Caja",
  bank: "Bancos y cuentas de ahorro",
  "cash+bank": "Disponible",
  receivables: "Clientes",
  payables: "Proveedores",
  debt: "Obligaciones financieras",
  assets: "Activos",
  liabilities: "Pasivos",
  equity: "Patrimonio",
  inventory: "Inventarios",
  "fixed-assets": "Propiedades, planta y equipo",
  vat: "IVA por pagar",
  "withheld by us": "Retenciones por pagar",
  "withheld from us": "Retenciones que te hicieron",
};

const RATIOS: Readonly<Partial<Record<FigureKind, string>>> = {
  roe: "roe",
  "collection-days": "dias de cartera",
};

/** Figures of the period of every answer alone. */
const OF_THE_YEAR: Readonly<Partial<Record<FigureKind, (facts: BookFacts) => FigureAnswer>>> = {
  liquidity: liquidityAnswer,
  "net margin": profitAnswer,
  "gross margin": grossMarginAnswer,
  "debt ratio": debtAnswer,
  "break-even": breakEvenAnswer,
};

/** The subject that is summed for a figure; null where it is no sum. */
export function subjectOfKind(kind: FigureKind): AskedSubject | null {
  return SUBJECTS.find(({ name }) => name === SUMS[kind]) ?? null;
}

/** What a question is answered where it asks for a figure of a kind, over the periods that it names; null for no figure. */
export function figureOfKind(
  facts: BookFacts,
  typed: string,
  kind: FigureKind,
  others: AskedPeriods | null,
): FigureAnswer | null {
  const text = foldedQuestion(typed);
  const parts = readQuestion(facts, text, facts.today);
  const { periods, subjects } = parts;
  if (periods.unread.length > 0) return null;
  const subject = subjectOfKind(kind);
  if (subject !== null) return subjectAnswer(facts, typed, subject, others);
  const [span] = periods.spans.map((each): AskedSpan => clipped(facts, each));
  const now = thisYear(facts);
  const isOther = span !== undefined && (span.first !== now.first || span.last !== now.last);
  const ratio = RATIOS[kind];
  if (ratio !== undefined) return ratioAnswer(facts, ratio, isOther);
  const ofYear = OF_THE_YEAR[kind];
  if (ofYear !== undefined) return isOther || periods.isByDay ? null : ofYear(facts);
  if (kind === "balanced") return balancedAnswer(facts);
  if (kind === "top-expense") return periods.isByDay ? null : spendingAnswer(facts, span);
  if (kind === "top-customers") return customersAnswer(facts);
  const flows = subjects.filter(({ kind: own }) => own === "flow");
  if (kind === "compare")
    return comparedAnswer(facts, text, {
      ...parts,
      subjects: subjects.length > 0 ? subjects : [SALES, RESULT],
    });
  return kind === "best-month" ? monthSeriesAnswer(facts, flows[0] ?? SALES, span) : null;
}
