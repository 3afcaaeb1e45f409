import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { accountsOfAsset } from "#domain/assets/asset-accounts.ts";
import { checkAsset } from "#domain/assets/check-asset.ts";
import { dueMonths } from "#domain/assets/depreciation-dues.ts";
import { leastTaxMonths } from "#domain/assets/tax-life.ts";
import { valueNow } from "#domain/assets/walk-asset.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { sampleAssets } from "#domain/sample/sample-assets.ts";
import { sampleCompany } from "#domain/sample/sample-company.ts";

const UNTIL = "2026-11-23";
const assetsOn = (date: string) => sampleAssets(sampleCompany(day(date)).entries);
const asStored = ({ fields, depreciated }: ReturnType<typeof assetsOn>[number]) =>
  ({ ...fields, events: depreciated.map(({ event }) => event) }) as unknown as Asset;

describe("AF-06 the register of the sample", () => {
  it("is what 15 and 1592 have, on any day", () => {
    for (const date of [
      "2025-01-02",
      "2025-07-31",
      "2026-01-28",
      UNTIL,
      "2026-12-31",
      "2027-02-15",
      "2033-02-01",
    ]) {
      const { entries } = sampleCompany(day(date));
      const net = (account: string) =>
        entries
          .flatMap(({ lines }) => lines)
          .filter((line) => line.account === account)
          .reduce((sum, { debit, credit }) => sum + debit - credit, 0);
      const assets = sampleAssets(entries).map(asStored);
      expect(assets.length, date).toBe(date < "2026-01-29" ? 2 : 3);
      for (const asset of assets) {
        const { cost, accumulated } = valueNow(asset);
        expect([cost, -accumulated], `${asset.name} ${date}`).toEqual([
          net(asset.account),
          net(asset.accumulated),
        ]);
      }
    }
  });

  it("holds assets that a person could register, with the lives of ET art. 137 or longer", () => {
    for (const { fields } of assetsOn(UNTIL)) {
      expect(checkAsset(fields), fields.name).toEqual([]);
      expect(accountsOfAsset(pucChart(), fields.account, false)).toMatchObject({
        accumulated: fields.accumulated,
        impaired: fields.impaired,
        expense: fields.expense,
      });
      expect(fields.taxMonths).toBeGreaterThanOrEqual(
        leastTaxMonths(fields.account, fields.bought)?.months ?? 0,
      );
    }
  });

  it.each([
    [UNTIL, ["2026-07", "2026-11"]],
    ["2026-12-31", []],
    ["2027-02-15", ["2027-01", "2027-02"]],
  ])("on %s the forgotten month and the present one wait: %j", (date, waiting) => {
    const due = dueMonths(assetsOn(date).map(asStored), month(date.slice(0, 7)));
    expect(due.map((each) => each.month)).toEqual(waiting);
    expect(due.every(({ shares }) => shares.length === 3)).toBe(true);
  });

  it("sums to the cost by the end of each life", () => {
    for (const asset of assetsOn("2036-07-01").map(asStored)) expect(valueNow(asset).net, asset.name).toBe(0);
  });
});
