import type { Side } from "../../accounting/account.ts";
import type { GuidedDeed } from "../deed.ts";

/** The deed that an account tells on a side, by its PUC prefix; the longest one holds. */
const DEEDS: Readonly<Record<Side, Readonly<Record<string, GuidedDeed>>>> = {
  debit: {
    "11": "transfer",
    "12": "asset-purchase",
    "14": "purchase",
    "15": "asset-purchase",
    "16": "asset-purchase",
    "17": "prepaid-expense",
    "18": "asset-purchase",
    "1325": "loan-granted",
    "1330": "advance-given",
    "1335": "deposit-given",
    "1365": "loan-granted",
    "1370": "loan-granted",
    "21": "loan-repaid",
    "22": "payment",
    "23": "payment",
    "2355": "loan-repaid",
    "2360": "dividends",
    "2365": "taxes-paid",
    "2367": "taxes-paid",
    "2368": "taxes-paid",
    "2370": "social-security",
    "2380": "social-security",
    "24": "taxes-paid",
    "25": "payroll",
    "28": "payment",
    "2810": "deposit-returned",
    "3": "withdrawal",
    "4175": "sale-return",
    "5": "expense",
    "510503": "payroll",
    "510506": "payroll",
    "510512": "payroll",
    "510515": "payroll",
    "510518": "payroll",
    "510527": "payroll",
    "520506": "payroll",
    "520512": "payroll",
    "520515": "payroll",
    "520518": "payroll",
    "5160": "depreciation",
    "5165": "amortization",
    "61": "cost-of-sale",
    "62": "purchase",
    "7": "expense",
  },
  credit: {
    "13": "collection",
    "1592": "depreciation",
    "21": "loan-received",
    "2355": "loan-received",
    "27": "advance-received",
    "28": "advance-received",
    "2810": "deposit-received",
    "2815": "entrusted",
    "31": "contribution",
    "41": "sale",
    "42": "income",
    "25": "payroll-owed",
  },
};

/** What an account tells was done on its side; null where it tells nothing. */
export function deedOfAccount(side: Side, puc: string, isOwed = false): GuidedDeed | null {
  for (let length = puc.length; length > 0; length -= 1) {
    const deed = DEEDS[side][puc.slice(0, length)];
    if (deed === undefined) continue;
    return deed === "payroll" && isOwed ? "payroll-owed" : deed;
  }
  return null;
}
