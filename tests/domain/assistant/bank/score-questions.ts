import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { answerFromBooks } from "#domain/assistant/figures/answer-from-books.ts";
import type { BookFacts } from "#domain/assistant/figures/book-facts.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { companyPeriods } from "#domain/statement/analysis/company-periods.ts";
import type { MonthMovements } from "#domain/statement/analysis/month-movements.ts";
import { coveredBy } from "../facts.ts";

/** What each month moves, times the number of the month and, in the first year, half: no two sums are alike. */
const MOVES: Readonly<Record<string, readonly [debit: number, credit: number]>> = {
  "110505": [500_017, 0],
  "111005": [800_029, 0],
  "112005": [130_003, 0],
  "130505": [310_007, 0],
  "143501": [270_011, 0],
  "152805": [190_013, 0],
  "159228": [0, 21_001],
  "135515": [12_007, 0],
  "210505": [0, 400_009],
  "220505": [0, 230_021],
  "236540": [0, 17_003],
  "240805": [0, 110_009],
  "310505": [0, 160_033],
  "132505": [15_013, 0],
  "413501": [0, 2_400_031],
  "421005": [0, 9_011],
  "613501": [1_100_051, 0],
  "510506": [300_041, 0],
  "512010": [120_017, 0],
  "513530": [40_009, 0],
  "513525": [20_003, 0],
  "519545": [30_011, 0],
  "523560": [25_007, 0],
  "530505": [6_007, 0],
  "530520": [16_001, 0],
};

function monthsOf(): readonly MonthMovements[] {
  const names: Month[] = [];
  for (const year of [2025, 2026])
    for (let each = 1; each <= (year === 2025 ? 12 : 11); each += 1)
      names.push(month(`${year}-${String(each).padStart(2, "0")}`));
  return names.map((name, at): MonthMovements => {
    const times = at + 1;
    const pairs = Object.entries(MOVES).map(([puc, [debit, credit]]) => {
      return [puc, { debit: debit * times, credit: credit * times }] as const;
    });
    const all = Object.values(MOVES).reduce((sum, [debit, credit]) => sum + debit - credit, 0) * times;
    return { month: name, byPuc: new Map([...pairs, ["233595", { debit: 0, credit: all }]]) };
  });
}

const MONTHS = monthsOf();
const LAST = month("2026-11");
const CHART = pucChart();

export const QUESTION_FACTS: BookFacts = {
  company: "La Sabana",
  today: day("2026-11-26"),
  months: MONTHS,
  covered: coveredBy(MONTHS),
  periods: companyPeriods(MONTHS, LAST),
  nameOf: (puc) => CHART.accounts.find((each) => each.puc === puc)?.name ?? null,
  customers: [
    { name: "Doña Carmen", balance: 70_009 },
    { name: "Colegio San José", balance: 90_011 },
    // The rest of account 1305: customers that do not add up to it are no answer.
    { name: null, balance: 276 * 310_007 - 70_009 - 90_011 },
  ],
  suppliers: [
    { name: "Arroz Diana", balance: 40_013 },
    { name: null, balance: 276 * 230_021 - 40_013 },
  ],
  cash: null,
};

const FIGURES: Readonly<Record<string, RegExp>> = {
  cash: /^1105/,
  bank: /^11(?:10|20)/,
  "cash+bank": /^11/,
  receivables: /^1305/,
  payables: /^22/,
  sales: /^41/,
  income: /^4/,
  "other-income": /^42/,
  costs: /^6/,
  expenses: /^5/,
  "operating-expenses": /^5[12]/,
  "costs and expenses": /^[56]/,
  profit: /^[456]/,
  iva: /^2408/,
  equity: /^3/,
  assets: /^1/,
  liabilities: /^2/,
  inventory: /^14/,
  payroll: /^5105/,
  debt: /^21/,
  withholding: /^(?:1355|2365)/,
  "fixed-assets": /^15/,
  "account:arrendamiento": /^5120/,
  "account:servicios": /^5135/,
  "account:luz y agua": /^5135(?:30|25)/,
  "account:luz": /^513530/,
  "account:energia": /^513530/,
  "account:agua": /^513525/,
  "account:acueducto": /^513525/,
  "withheld from us": /^1355/,
  "withheld by us": /^2365/,
  savings: /^1120/,
  "bank alone": /^1110/,
  "equity with results": /^[34567]/,
  "account:transporte": /^519545/,
  "account:publicidad": /^5235/,
  "account:retiros": /^1325/,
  "account:capital": /^31/,
  "account:depreciacion": /^1592/,
  "account:intereses": /^530520/,
  "account:bancarios": /^5305/,
  purchases: /^1435/,
  // One figure with the fares: the books have no other freight.
  "account:fletes": /^519545/,
};

/** What is left at the end of a period, where one is named: all months until it. */
const BALANCES: ReadonlySet<string> = new Set([
  "cash",
  "bank",
  "bank alone",
  "cash+bank",
  "receivables",
  "payables",
  "debt",
  "assets",
  "liabilities",
  "equity",
  "equity with results",
  "inventory",
  "fixed-assets",
]);

const inMonths = (from: string, to: string) => (name: string) => name >= from && name <= to;
const PERIODS: Readonly<Record<string, (name: string) => boolean>> = {
  now: () => true,
  month: inMonths("2026-11", "2026-11"),
  "last-month": inMonths("2026-10", "2026-10"),
  year: inMonths("2026-01", "2026-11"),
  "last-year": inMonths("2025-01", "2025-12"),
};

/** The amount in digits that is asked for; null where it is no sum over whole months. */
function expectedAmount(figure: string, period: string): number | null {
  const account = FIGURES[figure];
  const isIn =
    PERIODS[period] ??
    (/^\d{4}(?:-\d\d)?$/.test(period) ? (name: string) => name.startsWith(period) : undefined) ??
    (/\.\./.test(period) ? inMonths(period.split("..")[0] ?? "", period.split("..")[1] ?? "") : undefined);
  if (account === undefined || isIn === undefined) return null;
  const last = MONTHS.findLast((each) => isIn(each.month))?.month ?? "";
  const isAsked = BALANCES.has(figure) ? (name: string) => name <= last : isIn;
  let sum = 0;
  for (const each of MONTHS)
    if (isAsked(each.month))
      for (const [puc, { debit, credit }] of each.byPuc) if (account.test(puc)) sum += debit - credit;
  return Math.abs(sum);
}

/** What an answer without such a sum is known by: its texts. */
const TEXTS: Readonly<Record<string, RegExp>> = {
  balanced: /cuadra/,
  "top-expense": /se va|mayor|gast/i,
  "top-customers": /Carmen|Colegio/,
  "third:receivable": /Carmen|Colegio/,
  compare: /cambio de|variaci|antes|más que|menos que|año pasado|mes pasado/i,
  "ratio:liquidity": /raz[oó]n corriente|capital de trabajo/i,
  "ratio:working-capital": /capital de trabajo/i,
  "ratio:debt": /endeudamiento|pasivo/i,
  "ratio:gross": /margen bruto/i,
  "ratio:net": /margen/i,
  "ratio:break-even": /equilibrio al mes/,
  "ratio:days-receivable": /Días de cartera/,
  "break-even": /equilibrio al mes/,
  "collection-days": /Días de cartera/,
  roe: /ROE/,
  "ratio:roe": /ROE/,
  "best-month": /mes más alto/,
};

/** Figures that answer the same words as well. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  expenses: ["expenses", "costs and expenses"],
  withholding: ["withheld from us", "withheld by us"],
  bank: ["bank", "bank alone", "savings"],
  equity: ["equity", "equity with results"],
};

export type QuestionOutcome = "right" | "said" | "wrong";

/**
 * Right, said that it cannot be answered, or another figure than was asked for. A label of several parts, apart by ";", is
 * right where each part is.
 */
export function scoreQuestion(question: string, label: string): QuestionOutcome {
  const outcomes = label.split(" ; ").map((part) => scorePart(question, part));
  return (["wrong", "said"] as const).find((each) => outcomes.includes(each)) ?? "right";
}

/** Whether what is asked about is not in these books: another customer or supplier, an account without moves. */
function isAbsent(question: string, figure: string): boolean {
  if (figure.startsWith("third:")) return !/carmen|colegio/i.test(question);
  return figure.startsWith("account:") && FIGURES[figure] === undefined;
}

function scorePart(question: string, label: string): QuestionOutcome {
  const [figure = "", period = ""] = label.split(" | ").map((each) => each.trim());
  const reply = answerFromBooks(QUESTION_FACTS, question);
  if (figure === "concept" || figure === "plan") return reply.kind === "knowledge" ? "right" : "wrong";
  const isSilent =
    reply.kind === "none" ||
    (reply.kind === "figures" && (reply.answer.figures.length === 0 || reply.answer.check?.holds === false));
  if (figure === "cannot") return isSilent ? "right" : "wrong";
  // Of somebody, or of an account, that these books do not have, that is the answer, by the name.
  if (isSilent && isAbsent(question, figure)) return "right";
  if (isSilent) return /^(?:today|yesterday|week|range)$/.test(period) ? "right" : "said";
  if (reply.kind !== "figures") return "wrong";
  const { figures, paragraphs } = reply.answer;
  const digits = figures.map(({ text }) => text.replace(/\D/g, ""));
  const text = [
    ...figures.map((each) => each.label),
    ...paragraphs.flat().filter((each) => typeof each === "string"),
  ].join(" ");
  // "Savings" is an account, or how to spend less.
  const isSpending = figure === "savings" && !/ahorro|guardad|nequi/i.test(question);
  if (isAbsent(question, figure) && /no tienen movimientos|con ese nombre tiene saldo/.test(text))
    return "right";
  const known = isSpending ? TEXTS["top-expense"] : TEXTS[figure];
  if (known !== undefined) return known.test(text) ? "right" : "wrong";
  const periods = period === "any" ? ["now", "month", "year"] : [period];
  const isOperating = figure === "expenses" && /operac|operativ/i.test(question);
  const names = [...(ALSO[figure] ?? [figure]), ...(isOperating ? ["operating-expenses"] : [])];
  const amounts = names.flatMap((name) => periods.map((each) => expectedAmount(name, each)));
  return amounts.some((amount) => amount !== null && digits.includes(String(amount))) ? "right" : "wrong";
}

/** The questions of a bank with their labels. */
export function readQuestions(table: string): readonly (readonly [question: string, label: string])[] {
  return table
    .trim()
    .split("\n")
    .map((row) => row.split(" => ") as [string, string]);
}
