import {
  type PucNets,
  performanceOf,
  positionOf,
  totalAssets,
  totalLiabilities,
} from "../../accounting/indicators.ts";
import { presentedNets } from "../../accounting/ledger/abnormal-balance.ts";
import { monthNetOf } from "./month-movements.ts";

/** The amounts that ratios are computed from. */
const FIGURE_NAMES = [
  "cash",
  "receivables",
  "inventories",
  "prepaid",
  "currentAssets",
  "quickAssets",
  "otherAssets",
  "assets",
  "suppliers",
  "currentLiabilities",
  "otherLiabilities",
  "liabilities",
  "equity",
  "income",
  "sales",
  "creditSales",
  "costOfSales",
  "grossProfit",
  "operatingExpenses",
  "operatingProfit",
  "depreciation",
  "ebitda",
  "interest",
  "expenses",
  "netResult",
] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];

/** In pesos; null when the analysed statement does not provide it. */
export type AnalysisFigures = Readonly<Record<FigureName, number | null>>;

export const NO_FIGURES = Object.fromEntries(FIGURE_NAMES.map((name) => [name, null])) as AnalysisFigures;

/** Balance figures at the end of a period. Groups and accounts of Decreto 2650 de 1993. */
function positionFigures(until: PucNets): Partial<AnalysisFigures> {
  const nets = presentedNets(until);
  const position = positionOf(nets);
  const inventories = monthNetOf(nets, "14");
  const prepaid = monthNetOf(nets, "1705");
  return {
    cash: monthNetOf(nets, "11"),
    // Customers minus the allowance for uncollectible amounts.
    receivables: monthNetOf(nets, "1305") + monthNetOf(nets, "1399"),
    inventories,
    prepaid,
    currentAssets: position.currentAssets,
    quickAssets: position.currentAssets - inventories - prepaid,
    otherAssets: position.otherAssets,
    assets: totalAssets(position),
    suppliers: -monthNetOf(nets, "22"),
    currentLiabilities: position.currentLiabilities,
    otherLiabilities: position.otherLiabilities,
    liabilities: totalLiabilities(position),
    equity: position.equity,
  };
}

/** EBITDA is not a NIIF line: operating profit plus depreciation and amortization (5160, 5165, 5260, 5265). */
const DEPRECIATION = ["5160", "5165", "5260", "5265"] as const;

/** Results of a period by function (NIIF para PYMES, section 5). */
function resultFigures(nets: PucNets): Partial<AnalysisFigures> {
  const { income, netResult } = performanceOf(nets);
  const sales = -monthNetOf(nets, "41");
  const costOfSales = monthNetOf(nets, "6") + monthNetOf(nets, "7");
  const operatingExpenses = monthNetOf(nets, "51") + monthNetOf(nets, "52");
  const depreciation = DEPRECIATION.reduce((sum, account) => sum + monthNetOf(nets, account), 0);
  const grossProfit = sales - costOfSales;
  const operatingProfit = grossProfit - operatingExpenses;
  return {
    income,
    sales,
    costOfSales,
    grossProfit,
    operatingExpenses,
    operatingProfit,
    depreciation,
    ebitda: operatingProfit + depreciation,
    interest: monthNetOf(nets, "5305"),
    // Costs and expenses of every kind.
    expenses: income - netResult,
    netResult,
  };
}

/**
 * The figures of a period. `until`: everything up to its end; `within`: its own movements. null when one of them is
 * unknown, such as the result for a typed balance sheet alone.
 */
export function figuresFromNets(until: PucNets | null, within: PucNets | null): AnalysisFigures {
  const known = { ...(until ? positionFigures(until) : {}), ...(within ? resultFigures(within) : {}) };
  // Replaces −0, which would print with a sign.
  const plain = Object.entries(known).map(([name, value]) => [name, value === 0 ? 0 : value]);
  return { ...NO_FIGURES, ...Object.fromEntries(plain) };
}
