import type { AccountCode } from "../accounting/account.ts";
import type { Chart } from "../accounting/chart.ts";
import { accountInUse, type UsedMonths } from "../accounting/charts/account-in-use.ts";
import { accountOfPuc, toPuc } from "../accounting/charts/chart-mapping.ts";
import type { DepreciationMethod } from "./asset.ts";

const KINDS = "1516 1520 1524 1528 1532 1536 1540 1544 1548 1552 1556 1560 1562".split(" ");

/** Where the decree gives each kind of asset its depreciation: 1516 in 159205, 1520 in 159210 and so on to 1562 in 159265. */
const SUFFIXES = new Map(KINDS.map((group, at) => [group, String(5 * (at + 1)).padStart(2, "0")]));

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
  const puc = toPuc(chart, account);
  const suffix = SUFFIXES.get(puc.slice(0, 4)) ?? "";
  const code = (wanted: string) => accountOfPuc(wanted, chart).code;
  const group = puc.slice(2, 4);
  const isPuc = chart.kind === "puc";
  return {
    // A short chart has no account for what is lost: it leaves the asset's own.
    accumulated: isPuc ? code(`1592${suffix}`) : account,
    impaired: isPuc ? code(`1599${group}`) : account,
    expense: code(`${isSales ? "5260" : "5160"}${suffix}`),
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
