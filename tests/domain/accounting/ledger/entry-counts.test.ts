import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { countEntries } from "#domain/accounting/ledger/entry-counts.ts";

it("counts an entry once for each account that it names and once for all above, void ones and drafts for none", async () => {
  const chart = await loadChart("puc");
  const entry = (status: "posted" | "void" | "draft", ...codes: string[]) => ({
    status,
    lines: codes.map((account) => ({ account: account as AccountCode })),
  });
  const counts = new Map<AccountCode, number>();
  const parentOf = (code: AccountCode) => chart.byCode.get(code)?.parent ?? null;
  countEntries(
    counts,
    [entry("posted", "513525", "513530", "1110"), entry("posted", "513530", "1105"), entry("void", "5120")],
    parentOf,
  );
  countEntries(counts, [entry("draft", "5120", "1110"), entry("posted", "1110", "1110", "no")], parentOf);
  const of = (code: string) => counts.get(code as AccountCode);
  expect([of("513525"), of("513530"), of("5135"), of("51"), of("5")]).toEqual([1, 2, 2, 2, 2]);
  expect([of("1110"), of("1105"), of("11"), of("1"), of("no")]).toEqual([2, 1, 3, 3, 1]);
  expect(of("5120")).toBeUndefined();
  const codes = ["1", "11", "1105", "1110", "5", "51", "5135", "513525", "513530", "no"];
  expect([...counts.keys()].toSorted()).toEqual(codes);
});
