import { pesos } from "../../../kernel/pesos.ts";
import type { ReportHead } from "../../../report/report.ts";
import { type PlacedLine, placedLines, uploadedNets } from "../uploaded-nets.ts";
import type { LineAnswers, UploadedStatement } from "../uploaded-statement.ts";
import type { BetterBook, BetterCell, BetterSheet, BetterTie, TrialLink, TrialTerm } from "./better-sheet.ts";
import { betterTexts as texts } from "./better-texts.ts";
import { cashSheet } from "./cash-sheet.ts";
import { keyFigureSheet } from "./key-figure-sheet.ts";
import { type RatioWords, ratioSheet } from "./ratio-sheet.ts";
import {
  periodColumn,
  type StatementColumn,
  type StatementSheet,
  statementSheet,
} from "./statement-sheet.ts";
import { type TrialSheet, trialSheet, uploadedPeriodName } from "./trial-sheet.ts";

/** A figure of a sheet by its place. */
function cellAt(sheets: readonly BetterSheet[], sheet: number, row: number, column: number): BetterCell {
  const cell = sheets[sheet]?.report.rows[row]?.cells[column];
  return { sheet, row, column, amount: cell?.kind === "amount" ? cell.amount : 0 };
}

const TOTALS = ["Total activo", "Total pasivo y patrimonio"] as const;
const NET_FLOW = "Flujo neto de efectivo";

interface Made {
  readonly trial: TrialSheet;
  readonly balance: StatementSheet | null;
  readonly cash: StatementSheet | null;
  readonly sheets: readonly BetterSheet[];
  readonly labels: readonly string[];
  readonly closed: ReadonlySet<number>;
}

function tiesOf({ trial, balance, cash, sheets, labels, closed }: Made): BetterTie[] {
  const named = (tie: string, at: number) => (labels.length === 1 ? tie : texts.of(tie, labels[at] ?? ""));
  const sides = labels.flatMap((_label, at): BetterTie[] => {
    // Together they count the result twice, and their sides differ by it.
    if (closed.has(at)) return [];
    const [debit, credit] = [2 + 2 * at, 3 + 2 * at];
    const cells = [cellAt(sheets, 0, trial.total, debit), cellAt(sheets, 0, trial.total, credit)] as const;
    return [{ label: named(texts.sides, at), cells }];
  });
  const [one, other] = TOTALS.map((label) => balance?.sums.get(label));
  const equation =
    balance === null || one === undefined || other === undefined
      ? []
      : labels.map((_label, at): BetterTie => {
          const sheet = sheets.indexOf(balance);
          return {
            label: named(texts.equation, at),
            cells: [cellAt(sheets, sheet, one, at + 1), cellAt(sheets, sheet, other, at + 1)],
          };
        });
  const [flow, change] = [NET_FLOW, texts.cashChange].map((label) => cash?.sums.get(label));
  const flows: BetterTie[] =
    cash === null || flow === undefined || change === undefined
      ? []
      : [
          {
            label: texts.flow,
            cells: [
              cellAt(sheets, sheets.indexOf(cash), flow, 1),
              cellAt(sheets, sheets.indexOf(cash), change, 1),
            ],
          },
        ];
  return [...sides, ...equation, ...flows];
}

/** Whether the cells of a link make the figure that stands there: no formula says another number than the sheet. */
function holdsIn(trial: TrialSheet, { report }: BetterSheet): (link: TrialLink) => boolean {
  const sum = (terms: readonly TrialTerm[]) =>
    terms.reduce((all, { row, column, minus }) => {
      const cell = trial.report.rows[row]?.cells[column];
      return all + (minus ? -1 : 1) * (cell?.kind === "amount" ? cell.amount : 0);
    }, 0);
  return ({ row, column, of, over }) => {
    const cell = report.rows[row]?.cells[column];
    if (cell?.kind === "amount") return over === undefined && sum(of) === cell.amount;
    const value = cell?.kind === "percent" ? cell.share : cell?.kind === "number" ? cell.value : Number.NaN;
    return over !== undefined && Math.abs(sum(of) / sum(over) - value) < 1e-9;
  };
}

/** Periods whose balances hold their result already, beside the accounts that it came from. */
function closedPeriods(placed: readonly PlacedLine[], count: number): ReadonlySet<number> {
  const isClosed = (at: number) => {
    const { until, within } = uploadedNets(placed, at);
    return until !== null && within !== null && ![...until.keys()].some((puc) => /^[4-7]/.test(puc));
  };
  return new Set([...Array(count).keys()].filter(isClosed));
}

/** Figures that belong to the balance: without the accounts of result where their result stands in equity. */
function balanceNets(placed: readonly PlacedLine[], period: number): readonly number[] {
  const { until } = uploadedNets(placed, period);
  const hasResult = until !== null && [...until.keys()].some((puc) => /^[4-7]/.test(puc));
  return placed.map(({ puc, nets }) => (/^[4-7]/.test(puc) && !hasResult ? 0 : (nets[period] ?? 0)));
}

/** Equity now beside the period before, and what changed between them. */
function equityColumns(columns: readonly StatementColumn[]): readonly StatementColumn[] {
  const [now, before] = columns;
  if (now === undefined || before === undefined) return columns;
  const change: StatementColumn = {
    label: texts.change,
    nets: now.nets.map((net, at) => net - (before.nets[at] ?? 0)),
    terms: (line, adds) => [
      ...now.terms(line, adds),
      ...before.terms(line, adds === "debit" ? "credit" : "debit"),
    ],
  };
  return [before, change, now];
}

/**
 * The sheets of a better workbook: a clean trial balance, the statements that its data allow, and their ratios. Every
 * figure is made of cells of the trial balance, so that a correction there goes through all of them. `placed` comes in
 * the order of the codes.
 */
export function betterBook(
  statement: UploadedStatement,
  answers: LineAnswers,
  head: ReportHead,
  words: RatioWords,
): BetterBook {
  const { periods } = statement;
  const placed = [...placedLines(statement, answers)].sort((a, b) =>
    a.puc < b.puc ? -1 : a.puc > b.puc ? 1 : 0,
  );
  const labels = periods.map((period, at) => uploadedPeriodName(period, at, periods.length));
  const trial = trialSheet(placed, periods, head);
  const all = labels.map((label, at) => periodColumn(label, placed, trial, at));
  const ofBalance = all.map((column, at) => ({ ...column, nets: balanceNets(placed, at) }));
  const has = (classes: RegExp) => placed.some(({ puc }) => classes.test(puc));
  const balance = has(/^[12]/) ? statementSheet("balance", placed, ofBalance, head) : null;
  const income = statementSheet("income", placed, all, head);
  const equity = has(/^3/) ? statementSheet("equity", placed, equityColumns(ofBalance), head) : null;
  const hasTwo = periods.length > 1 && has(/^11/) && balance !== null;
  const inBalance = placed.map((each, line) => ({
    ...each,
    nets: each.nets.map((_net, at) => pesos(ofBalance[at]?.nets[line] ?? 0)),
  }));
  const cash = hasTwo ? cashSheet(inBalance, trial, head) : null;
  const told = labels.map((label, at) => ({
    label,
    nets: uploadedNets(placed, at),
    balance: ofBalance[at]?.nets ?? [],
  }));
  const ratios = ratioSheet(placed, trial, told, head, words);
  const figures = keyFigureSheet(placed, trial, told, head);
  const sheets: readonly BetterSheet[] = [trial, balance, income, equity, cash, ratios, figures].filter(
    (each) => each !== null,
  );
  const ties = tiesOf({ trial, balance, cash, sheets, labels, closed: closedPeriods(placed, labels.length) });
  return {
    sheets: sheets.map((sheet) => ({ ...sheet, links: sheet.links.filter(holdsIn(trial, sheet)) })),
    ties,
  };
}
