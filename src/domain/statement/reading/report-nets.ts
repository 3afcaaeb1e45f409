import type { PucNets } from "../../accounting/indicators.ts";
import type { Report, ReportRow } from "../../report/report.ts";
import { type AnalysisFigures, figuresFromNets } from "../analysis/analysis-figures.ts";
import type { StatementKind } from "../statement-kind.ts";
import type { StatementNets } from "./statement-nets.ts";

/**
 * The lines of the balance as accounts of the PUC that stand in the same place: of a report only lines are left, and a
 * ratio needs to know where each of them stands. By the keys of the layouts.
 */
const BALANCE_LINES: Readonly<Record<string, string>> = {
  cash: "11",
  investments: "12",
  "long-investments": "12~",
  receivables: "13",
  "long-receivables": "13~",
  "tax-assets": "1355",
  inventories: "14",
  prepaid: "1705",
  property: "15",
  intangibles: "16",
  "deferred-tax-assets": "1710",
  "other-assets": "18",
  "unknown-assets": "18",
  debt: "21",
  payables: "23",
  "long-payables": "23~",
  "tax-liabilities": "24",
  employees: "25",
  "long-employees": "25~",
  provisions: "26",
  "long-provisions": "26~",
  "deferred-income": "27",
  "long-deferred-income": "27~",
  "unknown-liabilities": "28",
  bonds: "29",
  "deferred-tax-liabilities": "2725",
  capital: "31",
  surplus: "32",
  reserves: "33",
  // The year's own, closed or not: as the balance prints it.
  result: "36",
  retained: "37",
  "unknown-equity": "38",
};

const INCOME_LINES: Readonly<Record<string, string>> = {
  revenue: "41",
  cost: "61",
  administration: "51",
  selling: "52",
  "other-income": "4295",
  "unknown-income": "4295",
  "other-expenses": "5395",
  "unknown-expenses": "5395",
  "finance-income": "4210",
  "finance-cost": "5305",
  "income-tax": "54",
};

/** Of the first column of amounts: the present period. */
function amountIn({ cells }: ReportRow): number {
  const cell = cells.find((each) => each.kind === "amount");
  return cell?.kind === "amount" ? cell.amount : 0;
}

function netsIn(report: Report, lines: Readonly<Record<string, string>>, isBalance: boolean): PucNets {
  const nets = new Map<string, number>();
  for (const row of report.rows) {
    const account = row.kind === "line" && row.source?.kind === "line" ? lines[row.source.line] : undefined;
    if (account === undefined) continue;
    // Assets are printed above zero in debit; everything else above zero in credit, costs as what is taken off.
    const net = isBalance && account.startsWith("1") ? amountIn(row) : 0 - amountIn(row);
    nets.set(account, (nets.get(account) ?? 0) + net);
  }
  return nets;
}

/** What a balance or a statement of results made from the books says; nothing of the other two. */
export function reportNets(report: Report, statement: StatementKind): StatementNets {
  const none = { until: null, within: null, unread: 0 };
  if (statement !== "balance" && statement !== "income") return none;
  const isBalance = statement === "balance";
  const nets = netsIn(report, isBalance ? BALANCE_LINES : INCOME_LINES, isBalance);
  if (nets.size === 0) return none;
  return isBalance ? { ...none, until: nets } : { ...none, within: nets };
}

/** What its lines add together cannot be taken apart again: customers, suppliers and depreciation are not told. */
export function reportFigures({ until, within }: StatementNets): AnalysisFigures {
  const untold = { receivables: null, suppliers: null, depreciation: null, ebitda: null };
  return { ...figuresFromNets(until, within), ...untold };
}
