import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { assetReport } from "#reports/assets/asset-reports.ts";
import { assetOf, MACHINE } from "#tests/support/records/assets.ts";

const head = { subtitle: "", period: "" };

function rowsOf(assets: readonly Asset[]) {
  const { title, rows } = assetReport(assets, pucChart(), head);
  const shown = rows.map(({ kind, cells }) => {
    const figures = cells.slice(-3).flatMap((cell) => (cell.kind === "amount" ? [cell.amount] : []));
    return [kind, ...figures];
  });
  return { title, shown };
}

describe("AF-10 the register as a file", () => {
  const computer = { name: "Portátil", account: "1528" as AccountCode, cost: pesos(6_000_000), months: 60 };
  const assets = [
    assetOf(MACHINE),
    assetOf({ ...MACHINE, name: "Otra" }),
    assetOf({ ...MACHINE, ...computer }),
  ];

  it("has each account with its assets and their sum, and the sum of the sums", () => {
    expect(rowsOf(assets)).toEqual({
      title: "Activos fijos",
      shown: [
        ["heading"],
        ["line", 12_000_000, 0, 12_000_000],
        ["line", 12_000_000, 0, 12_000_000],
        ["subtotal", 24_000_000, 0, 24_000_000],
        ["heading"],
        ["line", 6_000_000, 0, 6_000_000],
        ["subtotal", 6_000_000, 0, 6_000_000],
        ["total", 30_000_000, 0, 30_000_000],
      ],
    });
    const { rows } = assetReport(assets, pucChart(), head);
    // A total that is a formula adds the sums up, not the rows again.
    expect(rows.at(-1)?.sums).toHaveLength(2);
  });
});
