import type { Owner } from "../../company/owner.ts";
import type { AccountCode, Side } from "../account.ts";

/** Another line of the entry. */
export interface OtherLine {
  readonly account: AccountCode;
  readonly side: Side;
}

/** Where an account is being looked for. */
export interface LineContext {
  /** The side of the line, as written or as the entry lacks it; null while nothing says. */
  readonly side: Side | null;
  /** The side is only what the entry lacks so far: nobody wrote or chose it. */
  readonly presumed?: boolean;
  readonly others: readonly OtherLine[];
  /** Whose the company is, where it says so. */
  readonly owner?: Owner | null;
}

/** What the accounts on the other side of an entry are, by what moves with them. */
interface Across {
  readonly money: boolean;
  readonly income: boolean;
  readonly spent: boolean;
}

const isMoney = (puc: string) => puc.startsWith("11") || puc.startsWith("1305");
const isSpent = (puc: string) => /^([567]|14|15|16)/.test(puc);
const isIncome = (puc: string) => puc.startsWith("4");
const isOwed = (puc: string) => /^2[1238]/.test(puc);

function acrossOf(side: Side, others: readonly { puc: string; side: Side }[]): Across {
  const pucs = others.filter((line) => line.side !== side).map(({ puc }) => puc);
  const paid = side === "debit" ? (puc: string) => isMoney(puc) || isOwed(puc) : isMoney;
  return { money: pucs.some(paid), income: pucs.some(isIncome), spent: pucs.some(isSpent) };
}

/** Beside a credit: what was bought or paid, rather than what was earned. */
function fitOfDebit(puc: string, { money, income, spent }: Across): number {
  if (income) {
    if (isMoney(puc)) return 70;
    if (puc.startsWith("1355")) return 60;
    return isSpent(puc) || puc.startsWith("2") ? -120 : 0;
  }
  if (money && !spent) {
    if (isSpent(puc)) return 60;
    if (puc.startsWith("1355")) return -60;
    if (puc.startsWith("4") && !puc.startsWith("4175")) return -150;
    return puc.startsWith("2") ? 40 : 0;
  }
  return 0;
}

/** Beside a debit: where the money came from, or to whom it is owed. */
function fitOfCredit(puc: string, { money, spent }: Across): number {
  if (spent) {
    if (isIncome(puc)) return -150;
    if (isOwed(puc)) return 60;
    return puc.startsWith("11") ? 50 : 0;
  }
  if (money) {
    if (isIncome(puc)) return 60;
    return /^[567]/.test(puc) ? -150 : 0;
  }
  return 0;
}

/** What the side alone makes unlikely. */
function fitOfSide(puc: string, side: Side | null): number {
  if (side === "debit") return isIncome(puc) && !/^4[12]75/.test(puc) ? -150 : 0;
  if (side === "credit") return /^[567]/.test(puc) ? -150 : 0;
  // Words of cost mean what is spent before what is earned.
  return isIncome(puc) ? -15 : 0;
}

/** How well an account fits the line, beside how well it is named. */
export function fitOfLine(
  puc: string,
  side: Side | null,
  others: readonly { readonly puc: string; readonly side: Side }[],
): number {
  const alone = fitOfSide(puc, side);
  if (side === null || others.length === 0) return alone;
  const across = acrossOf(side, others);
  return alone + (side === "debit" ? fitOfDebit(puc, across) : fitOfCredit(puc, across));
}

/** What an expense is owed on until it is paid, by account of the expense; the longest prefix wins. */
const OWED_ON: Readonly<Record<string, string>> = {
  "14": "2205",
  "62": "2205",
  "15": "233595",
  "51": "233595",
  "52": "233595",
  "53": "233595",
  "5105": "2505",
  "5205": "2505",
  "510551": "233595",
  "510560": "2505",
  "510563": "233595",
  "510584": "233595",
  "520551": "233595",
  "520563": "233595",
  "520584": "233595",
  "510530": "2510",
  "510533": "2515",
  "510536": "2520",
  "510539": "2525",
  "520530": "2510",
  "520533": "2515",
  "520536": "2520",
  "520539": "2525",
  "5110": "233525",
  "5210": "233525",
  "511505": "2412",
  "511515": "2416",
  "511540": "2436",
  "5115": "2495",
  "5120": "233540",
  "5220": "233540",
  "5130": "233555",
  "5230": "233555",
  "513525": "233550",
  "513530": "233550",
  "513535": "233550",
  "513555": "233550",
  "513550": "233545",
  "523550": "233545",
  "5140": "233510",
  "5145": "233535",
  "5150": "233535",
  "5155": "233560",
  "519510": "233515",
  "519520": "233565",
  "519505": "233520",
  "529505": "233520",
  "5305": "233505",
};

/** The account that what is spent on this one is owed on. */
export function owedOn(puc: string): string | null {
  for (let length = puc.length; length >= 2; length -= 1) {
    const found = OWED_ON[puc.slice(0, length)];
    if (found !== undefined) return found;
  }
  return null;
}

/** What costs are owed on: expenses, pay. Not what is withheld, nor suppliers. */
export const isOwedCost = (puc: string) => /^(2335|2505|2412|2416|2495)/.test(puc);

/**
 * Whether a cost is one more of an entry that only spends so far: "luz" below the rent is a second debit of what one
 * payment will close. A cost that the entry has already is what is left owing.
 */
export function isFurtherCost(
  cost: string,
  others: readonly { readonly puc: string; readonly side: Side }[],
): boolean {
  const same = [cost, twinOf(cost) ?? cost];
  const isNew = (puc: string) => !same.some((own) => puc.startsWith(own) || own.startsWith(puc));
  return (
    /^[567]/.test(cost) && others.every(({ puc, side }) => side === "debit" && isSpent(puc) && isNew(puc))
  );
}

/** The same expense of sales for one of administration, and the other way round. */
export function twinOf(puc: string): string | null {
  if (puc.startsWith("51")) return `52${puc.slice(2)}`;
  return puc.startsWith("52") ? `51${puc.slice(2)}` : null;
}
