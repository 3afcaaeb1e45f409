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

  it("of several assets, each in its own account and until its own month", () => {
    const machines = entry(1, "2024-06-01", [account, 3 * cost], ["3105", -3 * cost]);
    const own = (of: string, opening: Asset["opening"]): Asset => ({
      ...assetOf({ accumulated: of as AccountCode, opening }),
    });
    const assets = [
      { ...assetOf(), entryId: machines.id, cost: pesos(3 * cost) },
      own(accumulated, { month: month("2025-02"), accumulated: pesos(400_000) }),
      own(accumulated, { month: month("2025-01"), accumulated: pesos(200_000) }),
      own("159215", { month: month("2024-12"), accumulated: pesos(50_000) }),
    ];
    const others = entry(4, "2024-12-31", [expense, 50_000], ["159215", -50_000]);
    const before = [
      machines,
      depreciation(2, "2024-12-31", 500_000),
      depreciation(3, "2025-02-28", 100_000),
      others,
    ];
    expect(registerFindings(assets, before, pucOf)).toEqual([]);
    const bought = entry(5, "2024-07-01", ["1524", 7], ["1110", -7]);
    expect(registerFindings(assets, [...before, bought], pucOf)).toMatchObject([
      { kind: "entry", entry: { number: 5 }, account: "1524", difference: 7 },
    ]);
  });

  it("of another amount is named", () => {
    const asset = known({ month: month("2024-12"), accumulated: pesos(299_999) }, opened);
    expect(registerFindings([asset], [opened], pucOf)).toMatchObject([
      { kind: "entry", entry: { number: 1 }, account: accumulated, difference: -300_000 },
    ]);
  });
});
