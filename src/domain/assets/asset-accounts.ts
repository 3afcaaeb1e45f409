import type { AccountCode } from "../accounting/account.ts";
import type { Chart } from "../accounting/chart.ts";
import { accountInUse, type UsedMonths } from "../accounting/charts/account-in-use.ts";
import { accountOfPuc, toPuc } from "../accounting/charts/chart-mapping.ts";
import { depreciationEnd } from "../accounting/charts/depreciated-kinds.ts";
import type { DepreciationMethod } from "./asset.ts";

/**
 * What is not depreciated but amortised (1597) or used up (1598), in the decree's accounts (Decreto 2650 de 1993). Only
 * roads have an expense of their own in 5165: what else stands there wears off intangibles in the cash flow.
 */
const AMORTISED = new Map([
  ["1564", { accumulated: "159705", expense: "60" }],
  ["1568", { accumulated: "159710", expense: "6505" }],
  ["1572", { accumulated: "159805", expense: "60" }],
  ["1576", { accumulated: "159815", expense: "60" }],
  ["1580", { accumulated: "159820", expense: "60" }],
  ["1584", { accumulated: "159715", expense: "60" }],
]);

/** 1599 and 4245 number an asset as 15 does; from 1576 on they are one kind ahead: 1576 is in 159980 and 424580. */
const AHEAD = new Map([
  ["1576", "80"],
  ["1580", "84"],
  ["1584", "88"],
  ["1588", "92"],
]);

/** What takes an asset's loss by use, and the end of the accounts that bear it: of its kind, or of all kinds together. */
function lossByUse(kind: string): { readonly accumulated: string; readonly expense: string } {
  const end = depreciationEnd(kind);
  return AMORTISED.get(kind) ?? { accumulated: `1592${end}`, expense: `60${end}` };
}

/** Land, and what is being built, mounted or on its way, loses nothing by use. */
export function usualMethod(puc: string): DepreciationMethod {
  return /^15(?:04|06|08|12|88)/.test(puc) ? "none" : "straight";
}

const NOTHING_USED: UsedMonths = new Map();

/** The accounts that go with an asset's own, over any of the three charts; the money is where the book keeps it. */
export function accountsOfAsset(
  chart: Chart,
  account: AccountCode,
  isSales: boolean,
  used: UsedMonths = NOTHING_USED,
) {
  const kind = toPuc(chart, account).slice(0, 4);
  const { accumulated, expense } = lossByUse(kind);
  const code = (wanted: string) => accountOfPuc(wanted, chart).code;
  const group = AHEAD.get(kind) ?? kind.slice(2);
  const isPuc = chart.kind === "puc";
  return {
    // A short chart has no account for what is lost: it leaves the asset's own.
    accumulated: isPuc ? code(accumulated) : account,
    impaired: isPuc ? code(`1599${group}`) : account,
    expense: code(`${isSales ? "52" : "51"}${expense}`),
    impairment: code(isSales ? "5299" : "5199"),
    recovery: code("4250"),
    gain: code(`4245${group}`),
    loss: code("531015"),
    scrap: code("531030"),
    money: accountInUse("1110", chart, used).code,
  };
}

/** The account that an asset is offered in: of furniture where there are kinds of assets. */
export function usualAssetAccount(chart: Chart): AccountCode {
  return accountOfPuc("1524", chart).code;
}
