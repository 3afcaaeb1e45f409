import type { PucNets } from "../../accounting/indicators.ts";
import type { Report, ReportRow } from "../../report/report.ts";
import { type AnalysisFigures, figuresFromNets } from "../analysis/analysis-figures.ts";
import type { StatementKind } from "../statement-kind.ts";
import type { StatementNets } from "./statement-nets.ts";

/**
 * A PUC account for each balance line, by layout key. A report only has lines, and ratios need to know where each one
 * belongs. Lines that may be below zero, because of their deductions, are read as one of those: what was printed is
 * not judged again.
 */
const BALANCE_LINES: Readonly<Record<string, string>> = {
  cash: "11",
  investments: "12",
  "long-investments": "12~",
  receivables: "1399",
  "long-receivables": "1399~",
  "tax-assets": "1355",
  "tax-credits": "1355",
  "supplier-advances": "1330",
  "payable-credits": "1380",
  "employee-credits": "1365",
  "liability-credits": "1380",
  inventories: "14",
  prepaid: "1705",
  property: "15",
  intangibles: "16",
  "deferred-tax-assets": "1710",
  "deferred-tax-credits": "1710",
  "other-assets": "18",
  "unknown-assets": "18",
  debt: "21",
  "bank-overdrafts": "21",
  "cash-owed": "23",
  "advances-owed": "23",
  "receivables-owed": "23",
  "tax-advances-owed": "24",
  "workers-owed": "25",
  "customer-advances": "28",
  payables: "23",
  "long-payables": "23~",
  "tax-liabilities": "24",
  employees: "25",
  "long-employees": "262010",
  provisions: "26",
  "long-provisions": "26~",
  "deferred-income": "27",
  "long-deferred-income": "27~",
  "unknown-liabilities": "28",
  bonds: "292010",
  "deferred-tax-liabilities": "2725",
  capital: "31",
  surplus: "32",
  reserves: "33",
  // The year's result, closed or not, as printed in the balance.
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

/** From the first amount column, the current period. */
function amountIn({ cells }: ReportRow): number {
  const cell = cells.find((each) => each.kind === "amount");
  return cell?.kind === "amount" ? cell.amount : 0;
}

function netsIn(report: Report, lines: Readonly<Record<string, string>>, isBalance: boolean): PucNets {
  const nets = new Map<string, number>();
  for (const row of report.rows) {
    const account = row.kind === "line" && row.source?.kind === "line" ? lines[row.source.line] : undefined;
    if (account === undefined) continue;
    // Assets are printed with debits positive; everything else with credits positive, costs as deductions.
    const net = isBalance && account.startsWith("1") ? amountIn(row) : 0 - amountIn(row);
    nets.set(account, (nets.get(account) ?? 0) + net);
  }
  return nets;
}

/** The nets of a balance or income statement made from the books; empty for the other two. */
export function reportNets(report: Report, statement: StatementKind): StatementNets {
  const none = { until: null, within: null, unread: 0 };
  if (statement !== "balance" && statement !== "income") return none;
  const isBalance = statement === "balance";
  const nets = netsIn(report, isBalance ? BALANCE_LINES : INCOME_LINES, isBalance);
  if (nets.size === 0) return none;
  return isBalance ? { ...none, until: nets } : { ...none, within: nets };
}

/** Lines that combine several accounts cannot be split: customers, suppliers and depreciation stay unknown. */
export function reportFigures({ until, within }: StatementNets): AnalysisFigures {
  const notComputed = { receivables: null, suppliers: null, depreciation: null, ebitda: null };
  return { ...figuresFromNets(until, within), ...notComputed };
}
