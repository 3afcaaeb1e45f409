import type { Account, AccountCode } from "../accounting/account.ts";
import { type Chart, findAccount } from "../accounting/chart.ts";
import { accountOfPuc } from "../accounting/charts/chart-mapping.ts";
import type { Direction } from "../accounting/operations/operation.ts";
import { vatAccount } from "../accounting/operations/tax-parts.ts";
import { owedOn } from "../accounting/search/line-context.ts";
import { DEED_FACTS, type GuidedDeed } from "./deed.ts";
import type { GuidedMeans, GuidedPayment } from "./guided-operation.ts";

/** The account of a chart that a PUC code means; one of the book's own below it if it is the only one. */
export function chartAccount(chart: Chart, puc: string): Account {
  return accountOfPuc(puc, chart);
}

export function pucIn(chart: Chart, code: AccountCode): string {
  return findAccount(chart, code)?.puc ?? "";
}

const MONEY: Readonly<Record<Exclude<GuidedMeans, "credit">, string>> = {
  cash: "1105",
  transfer: "1110",
  card: "1110",
  check: "1110",
};

/** On what a deed is owed: by customers, to suppliers, or what its expense is owed on. */
function owedAccount(chart: Chart, deed: GuidedDeed, about: string): Account {
  if (DEED_FACTS[deed].type === "sale") return chartAccount(chart, "1305");
  if (deed === "income") return chartAccount(chart, about.startsWith("41") ? "1305" : "1345");
  if (deed === "asset-sale") return chartAccount(chart, "1380");
  if (deed === "payroll") return chartAccount(chart, "2505");
  if (deed.startsWith("purchase")) return chartAccount(chart, "2205");
  return chartAccount(chart, owedOn(about) ?? "2335");
}

/** The account that a payment moves. */
export function paymentAccount(
  chart: Chart,
  deed: GuidedDeed,
  about: string,
  { means, pocket }: Pick<GuidedPayment, "means" | "pocket">,
): Account {
  const named = pocket === null ? undefined : findAccount(chart, pocket);
  if (named !== undefined) return named;
  return means === "credit" ? owedAccount(chart, deed, about) : chartAccount(chart, MONEY[means]);
}

/** The account of IVA; a chart that keeps no taxes takes it for a debt like any other. */
export function guidedVatAccount(chart: Chart, direction: Direction): AccountCode {
  return vatAccount(chart, direction) ?? chartAccount(chart, "2408").code;
}

/** Benefits are owed on their own provisions, by the sub-account of the expense. */
const PROVISIONS: Readonly<Record<string, string>> = {
  "5105": "2610",
  "5205": "2610",
  "510530": "261005",
  "510533": "261010",
  "510536": "261020",
  "510539": "261015",
  "5199": "1399",
  "519910": "1399",
  "519995": "1499",
  "5405": "2404",
  "5115": "2615",
};

/** What stands against a deed that moves no money. */
export function counterPuc(deed: GuidedDeed, about: string): string {
  if (deed === "depreciation") return `1592${about.slice(4)}`;
  if (deed === "amortization") return amortized(about);
  if (deed === "provision") return PROVISIONS[about.slice(0, 6)] ?? PROVISIONS[about.slice(0, 4)] ?? "2605";
  if (deed === "payroll-owed") return "2505";
  if (deed === "write-off") return "1305";
  if (deed === "stock-loss" || deed === "cost-of-sale") return "1435";
  // Industria y comercio has an account of its own among the taxes.
  if (/^5[12]1505/.test(about)) return "2412";
  // What the company contributes for its staff.
  if (/^5[12]05(?:6[89]|7[0258])/.test(about)) return "2370";
  return owedOn(about) ?? "2335";
}

/** What is amortised: a road, an intangible, or the prepaid expense of insurance, rent, interest or anything else. */
function amortized(about: string): string {
  if (/^5[12]6505/.test(about)) return "159710";
  if (/^5[12]65/.test(about)) return "1698";
  if (/^5[12]30/.test(about)) return "170520";
  if (/^5[12]20/.test(about)) return "170525";
  return about.startsWith("5305") ? "170505" : "1705";
}
