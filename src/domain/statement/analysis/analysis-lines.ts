import {
  type IndicatorPlace,
  indicatorPlaceOf,
  type PucNets,
  performanceOf,
  positionOf,
  totalAssets,
} from "../../accounting/indicators.ts";
import { presentedNets } from "../../accounting/ledger/abnormal-balance.ts";
import { isNonCurrent, markedPuc } from "../../accounting/non-current.ts";
import { monthNetOf } from "./month-movements.ts";

/** Sums between the lines, by name; their labels are in the UI. */
const SUM_KEYS = [
  "current-assets",
  "other-assets",
  "assets",
  "current-liabilities",
  "other-liabilities",
  "liabilities",
  "equity",
  "financing",
  "gross-profit",
  "operating-profit",
  "net-result",
] as const;

type SumKey = (typeof SUM_KEYS)[number];

/** Lines without an account: the result not yet closed, and the difference that the accounts do not explain. */
const EXTRA_KEYS = ["result", "unplaced"] as const;

export type LineKey = SumKey | (typeof EXTRA_KEYS)[number];

/** One line of a statement under analysis. */
export interface AnalysisLine {
  /** The PUC code of the line, marked for its non-current part, or the name of a sum. */
  readonly key: string;
  readonly kind: "line" | "subtotal" | "total";
  /** In pesos, above zero on its own side: an outstanding liability, an incurred expense. */
  readonly amount: number;
}

/** Accounts reported elsewhere than the rest of their group, and so on a line of their own. */
const APART = ["1705", "2725"] as const;

/** The line of a balance that an account is on. Non-current balances get one of their own, which names their group. */
export function balanceLineOf(puc: string): string {
  const line = APART.find((each) => puc.startsWith(each)) ?? puc.slice(0, 2);
  return isNonCurrent(puc) ? markedPuc(line, new Set([line])) : line;
}

type Sums = Map<string, number>;

function addTo(sums: Sums, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function linesOf(sums: Sums): AnalysisLine[] {
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, amount]) => ({ key, kind: "line", amount }));
}

const subtotal = (key: SumKey, amount: number): AnalysisLine => ({ key, kind: "subtotal", amount });
const total = (key: SumKey, amount: number): AnalysisLine => ({ key, kind: "total", amount });

function groupPosition(nets: PucNets): Readonly<Record<IndicatorPlace, Sums>> {
  const sums: Record<IndicatorPlace, Sums> = {
    currentAssets: new Map(),
    otherAssets: new Map(),
    currentLiabilities: new Map(),
    otherLiabilities: new Map(),
    off: new Map(),
    result: new Map(),
    equity: new Map(),
  };
  for (const [puc, net] of presentedNets(nets)) {
    const place = indicatorPlaceOf(puc);
    addTo(sums[place], balanceLineOf(puc), place === "currentAssets" || place === "otherAssets" ? net : -net);
  }
  return sums;
}

function equityLines(nets: PucNets, own: Sums, equity: number): AnalysisLine[] {
  const result = performanceOf(nets).netResult;
  const explained = [...own.values()].reduce((sum, amount) => sum + amount, result);
  const extra: AnalysisLine[] = [
    { key: "result", kind: "line", amount: result },
    // Unbalanced books or an incomplete typed statement: shown, never hidden in another line.
    { key: "unplaced", kind: "line", amount: equity - explained },
  ];
  return [...linesOf(own), ...extra.filter((line) => line.amount !== 0)];
}

/**
 * The balance by PUC groups with sums: assets, then their financing. Both end in the same amount. `nets`: debits
 * minus credits of everything up to a date. An account against its nature is on the line of the group it is then
 * reported in.
 */
export function balanceLines(nets: PucNets): readonly AnalysisLine[] {
  const sums = groupPosition(nets);
  const position = positionOf(nets);
  const assets = totalAssets(position);
  return [
    ...linesOf(sums.currentAssets),
    subtotal("current-assets", position.currentAssets),
    ...linesOf(sums.otherAssets),
    subtotal("other-assets", position.otherAssets),
    total("assets", assets),
    ...linesOf(sums.currentLiabilities),
    subtotal("current-liabilities", position.currentLiabilities),
    ...linesOf(sums.otherLiabilities),
    subtotal("other-liabilities", position.otherLiabilities),
    subtotal("liabilities", position.currentLiabilities + position.otherLiabilities),
    ...equityLines(nets, sums.equity, position.equity),
    subtotal("equity", position.equity),
    total("financing", position.currentLiabilities + position.otherLiabilities + position.equity),
  ];
}

function resultGroup(nets: PucNets, prefixes: readonly string[], sign: 1 | -1): AnalysisLine[] {
  const sums: Sums = new Map();
  for (const [puc, net] of nets)
    if (prefixes.some((prefix) => puc.startsWith(prefix))) addTo(sums, puc.slice(0, 2), sign * net);
  return linesOf(sums);
}

/** The result by function (NIIF para PYMES, section 5): sales minus costs, minus expenses, and the rest. */
export function resultLines(nets: PucNets): readonly AnalysisLine[] {
  const gross = -monthNetOf(nets, "41") - monthNetOf(nets, "6") - monthNetOf(nets, "7");
  const operating = gross - monthNetOf(nets, "51") - monthNetOf(nets, "52");
  const others = ["40", "42", "43", "44", "45", "46", "47", "48", "49"];
  return [
    ...resultGroup(nets, ["41"], -1),
    ...resultGroup(nets, ["6", "7"], 1),
    subtotal("gross-profit", gross === 0 ? 0 : gross),
    ...resultGroup(nets, ["51", "52"], 1),
    subtotal("operating-profit", operating === 0 ? 0 : operating),
    ...resultGroup(nets, others, -1),
    ...resultGroup(nets, ["50", "53", "54", "55", "56", "57", "58", "59"], 1),
    total("net-result", performanceOf(nets).netResult),
  ];
}
