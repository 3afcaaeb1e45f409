import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { offeredLines } from "#domain/accounting/entries/offered-lines.ts";
import { line } from "#tests/support/builders.ts";

const puc = await loadChart("puc");
const own = makeOwnAccount(puc, "11100501", "Banco viejo");
const retired = puc.accounts.find((account) => account.retired && account.posting)?.code ?? "";
const group = puc.accounts.find(({ posting }) => !posting)?.code ?? "";

describe("the lines that a new entry begins with", () => {
  it.each([
    ["closed to new entries", withOwnAccounts(puc, [{ ...own, closed: true }]), "11100501"],
    ["not used any more", puc, retired],
    ["a group", puc, group],
    ["gone from the chart", puc, "11100599"],
  ])("leave the cell empty of an account that is %s", (_why, chart, code) => {
    expect(code).not.toBe("");
    const lines = [line("5120", 900), line(code, -500), line("1110", -400), line(code, 0)];
    const offered = offeredLines(lines, chart);
    expect(offered.left).toEqual([code]);
    expect(offered.lines.map(({ account }) => account)).toEqual(["5120", "", "1110", ""]);
    expect(offered.lines.map(({ debit, credit }) => [debit, credit])).toEqual(
      lines.map(({ debit, credit }) => [debit, credit]),
    );
  });

  it("keep accounts that are offered, and cells that were empty", () => {
    const chart = withOwnAccounts(puc, [own]);
    const lines = [line("11100501", 5), line("" as AccountCode, -5)];
    expect(offeredLines(lines, chart)).toEqual({ lines, left: [] });
  });
});
