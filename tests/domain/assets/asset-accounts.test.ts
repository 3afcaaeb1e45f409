import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { findAccount } from "#domain/accounting/chart.ts";
import { depreciatedKind, depreciationEnd } from "#domain/accounting/charts/depreciated-kinds.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { accountsOfAsset } from "#domain/assets/asset-accounts.ts";

const code = (text: string) => text as AccountCode;
const puc = pucChart();
const nameOf = (account: string) => findAccount(puc, account)?.name;
const of = (kind: string) => accountsOfAsset(puc, code(kind), false);

const DEPRECIATED = [
  ["1516", "05"],
  ["1520", "10"],
  ["1524", "15"],
  ["1528", "20"],
  ["1532", "25"],
  ["1536", "30"],
  ["1540", "35"],
  ["1544", "40"],
  ["1548", "45"],
  ["1552", "50"],
  ["1556", "55"],
  ["1560", "60"],
  ["1562", "65"],
] as const;

describe("AF-06 the decree's accounts of each kind of asset (Decreto 2650 de 1993)", () => {
  it.each(DEPRECIATED)("%s is depreciated in 1592%s, which bears its name", (kind, end) => {
    expect(depreciationEnd(kind)).toBe(end);
    expect(of(kind).accumulated).toBe(`1592${end}`);
    expect(nameOf(`1592${end}`)).toBe(nameOf(kind));
    expect(depreciatedKind(`1592${end}`)).toBe(kind);
    expect(depreciatedKind(`1592${end}01`)).toBe(kind);
    expect(accountsOfAsset(puc, code(kind), true).expense).toBe(`5260${end}`);
  });

  it("names no kind for the whole account, nor for an end that the decree does not give", () => {
    expect(["1592", "159299", "159217"].map(depreciatedKind)).toEqual([null, null, null]);
    expect(["1504", "1564", "1588"].map(depreciationEnd)).toEqual(["", "", ""]);
  });

  it.each([
    ["1564", "159705", "5160"],
    ["1568", "159710", "516505"],
    ["1572", "159805", "5160"],
    ["1576", "159815", "5160"],
    ["1580", "159820", "5160"],
    ["1584", "159715", "5160"],
  ])("%s is amortised or used up in %s, not depreciated", (kind, accumulated, expense) => {
    expect(of(kind)).toMatchObject({ accumulated, expense });
    expect(nameOf(accumulated)).toBe(nameOf(kind));
  });

  it.each([
    ["1516", "159916", "424516"],
    ["1562", "159962", "424562"],
    ["1572", "159972", "424572"],
    ["1576", "159980", "424580"],
    ["1580", "159984", "424584"],
    ["1584", "159988", "424588"],
  ])("%s is impaired in %s and sold in %s, which bear its name", (kind, impaired, gain) => {
    expect(of(kind)).toMatchObject({ impaired, gain });
    for (const each of [impaired, gain])
      expect(nameOf(each)?.toLowerCase()).toBe(nameOf(kind)?.toLowerCase());
  });

  it("has no gain of its own for what is on its way, and no account but the asset's in a short chart", () => {
    expect(of("1588")).toMatchObject({ impaired: "159992", gain: "4245" });
    const { accumulated, impaired } = accountsOfAsset(miniChart, code("1004"), false);
    expect([accumulated, impaired]).toEqual(["1004", "1004"]);
  });
});
