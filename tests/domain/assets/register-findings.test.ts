import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { registerFindings } from "#domain/assets/asset-register.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { line, posted } from "#tests/support/builders.ts";
import { assetOf, MACHINE } from "#tests/support/records/assets.ts";

const pucOf = (code: AccountCode) => code as string;

function entry(number: number, date: string, ...lines: (readonly [string, number])[]): Entry {
  const all = lines.map(([account, amount]) => line(account, amount));
  return posted(number, { date: day(date), description: "Prueba", reference: "", lines: all });
}

/** An asset of 12.000.000, registered when the books had some of its depreciation. */
const known = (opening: Asset["opening"], { id: entryId }: Entry): Asset => ({
  ...assetOf({ opening }),
  entryId,
});

const { account, accumulated, expense, cost } = MACHINE;
const depreciation = (number: number, date: string, amount: number) =>
  entry(number, date, [expense, amount], [accumulated, -amount]);

describe("AF-06 what the books had depreciated when an asset was registered is no difference", () => {
  const opened = entry(1, "2025-01-01", [account, cost], [accumulated, -300_000], ["3105", 300_000 - cost]);

  it.each<readonly [string, readonly Entry[], Asset["opening"]]>([
    ["in the opening entry", [opened], { month: month("2024-12"), accumulated: pesos(300_000) }],
    [
      "in the entries of its months",
      [opened, depreciation(2, "2025-01-31", 100_000), depreciation(3, "2025-02-28", 100_000)],
      { month: month("2025-02"), accumulated: pesos(500_000) },
    ],
  ])("%s", (_where, entries, opening) => {
    expect(registerFindings([known(opening, opened)], entries, pucOf)).toEqual([]);
    // What came after is named by itself.
    const later = depreciation(9, "2025-03-31", 70_000);
    expect(registerFindings([known(opening, opened)], [...entries, later], pucOf)).toMatchObject([
      { kind: "entry", entry: { number: 9 }, account: accumulated, difference: -70_000 },
    ]);
  });

  it("of another amount is named", () => {
    const asset = known({ month: month("2024-12"), accumulated: pesos(299_999) }, opened);
    expect(registerFindings([asset], [opened], pucOf)).toMatchObject([
      { kind: "entry", entry: { number: 1 }, account: accumulated, difference: -300_000 },
    ]);
  });
});
