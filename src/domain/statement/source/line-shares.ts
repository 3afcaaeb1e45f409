import { indicatorPlaceOf } from "../../accounting/indicators.ts";
import type { FigureName } from "../analysis/analysis-figures.ts";
import { balanceLineOf, type LineKey } from "../analysis/analysis-lines.ts";
import {
  type FigureSource,
  figureSource,
  type Held,
  heldIn,
  type PeriodNets,
  summed,
} from "./figure-shares.ts";

/** The two tables of lines that an analysis compares. */
export type LineTable = "balance" | "result";

/** The figure that a sum between the lines is; null for what no account explains. */
const FIGURE_OF: Readonly<Record<Exclude<LineKey, "financing" | "result" | "unplaced">, FigureName>> = {
  "current-assets": "currentAssets",
  "other-assets": "otherAssets",
  assets: "assets",
  "current-liabilities": "currentLiabilities",
  "other-liabilities": "otherLiabilities",
  liabilities: "liabilities",
  equity: "equity",
  "gross-profit": "grossProfit",
  "operating-profit": "operatingProfit",
  "net-result": "netResult",
};

function isAsset(reported: string): boolean {
  const place = indicatorPlaceOf(reported);
  return place === "currentAssets" || place === "otherAssets";
}

/** Whether an account is on a line of the balance, and the sign that it is printed with there. */
function balanceSign({ reported }: Held, key: string): 1 | -1 | null {
  if (key === "result") return indicatorPlaceOf(reported) === "result" ? -1 : null;
  if (balanceLineOf(reported) !== key) return null;
  return isAsset(reported) ? 1 : -1;
}

/** The same of the result, where income is printed as it grows and so are costs. */
function resultSign({ reported }: Held, key: string): 1 | -1 | null {
  if (!reported.startsWith(key)) return null;
  return key.startsWith("4") ? -1 : 1;
}

/**
 * What a line of an analysis is made of, in the table that it stands in: the accounts of its group, or other figures.
 * null while it is unknown, and for a difference that no account explains.
 */
export function lineSource(table: LineTable, key: string, nets: PeriodNets): FigureSource | null {
  if (key === "unplaced") return null;
  if (key === "financing") return { kind: "figures", plus: ["liabilities", "equity"], less: [] };
  if (Object.hasOwn(FIGURE_OF, key)) return figureSource(FIGURE_OF[key as keyof typeof FIGURE_OF], nets);
  const standing = table === "balance";
  const held = heldIn(nets, standing ? "until" : "within");
  if (held === null) return null;
  const signOf = standing ? balanceSign : resultSign;
  const own = held.filter((each) => signOf(each, key) !== null);
  const [first] = own;
  return { kind: "accounts", standing, shares: summed(own, (first && signOf(first, key)) || 1) };
}
