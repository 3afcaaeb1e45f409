import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { netOf, Tally } from "#domain/accounting/ledger/balances.ts";
import { isMoneyAccount } from "#domain/accounting/operations/money-accounts.ts";
import { moneyEffect } from "#domain/accounting/operations/money-effect.ts";
import { pocketSheet, pocketsWithout } from "#domain/accounting/operations/pocket-sheet.ts";
import { arbitraryContent, content, line, posted } from "../../../support/builders.ts";

const NOTHING_BEFORE = new Map();
const code = (account: string) => account as AccountCode;

describe("what there was, came in, went out and is left", () => {
  it("adds up as the simple journal's page: 4.910.000 in, 1.736.300 out, 3.173.700 stay", () => {
    const entries = [
      posted(1, content("2026-11-15", "1110", "4135", 2_380_000)),
      posted(2, content("2026-11-17", "1110", "1305", 1_850_000)),
      posted(3, content("2026-11-18", "1435", "1110", 1_250_000)),
      posted(4, content("2026-11-20", "5135", "1110", 486_300)),
      posted(5, content("2026-11-20", "1105", "4135", 680_000)),
    ];
    const { total, pockets } = pocketSheet(NOTHING_BEFORE, entries, "puc");
    expect(total).toEqual({ had: 0, entered: 4_910_000, left: 1_736_300, moved: 0, stays: 3_173_700 });
    expect(pockets.get(code("1105"))).toMatchObject({ entered: 680_000, left: 0, stays: 680_000 });
    expect(pockets.get(code("1110"))?.stays).toBe(2_493_700);
  });

  it("goes on from what the months before left", () => {
    const before = new Tally();
    before.addLines([line("1105", 500), line("110505", 40), line("3105", -540)]);
    const { total, pockets } = pocketSheet(before.balances(), [], "puc");
    expect(total).toEqual({ had: 540, entered: 0, left: 0, moved: 0, stays: 540 });
    expect([...pockets.keys()]).toEqual(["1105", "110505"]);
  });

  it("counts a transfer in neither, its commission as out, and void entries not at all", () => {
    const deposit = posted(1, content("2026-11-20", "1110", "1105", 500));
    const lines = [line("1120", 80), line("530515", 20), line("1105", -60), line("1110", -40)];
    const withFee = posted(2, { ...deposit, lines });
    const voided = { ...posted(3, content("2026-11-20", "1105", "4135", 900)), status: "void" as const };
    const { total, pockets } = pocketSheet(NOTHING_BEFORE, [deposit, withFee, voided], "puc");
    expect(total).toEqual({ had: 0, entered: 0, left: 20, moved: 0, stays: -20 });
    expect(pockets.get(code("1120"))).toMatchObject({ moved: 80, entered: 0 });
    expect(pockets.get(code("1105"))).toMatchObject({ moved: -560, left: 0 });
    expect(pockets.get(code("1110"))).toMatchObject({ moved: 480, left: 20, stays: 460 });
  });

  it("equals the ledger's balance of every money account, wherever the month is cut (I-10)", () => {
    const cases = fc.record({ contents: fc.array(arbitraryContent, { maxLength: 30 }), cut: fc.nat(30) });
    fc.assert(
      fc.property(cases, ({ contents, cut }) => {
        const entries = contents.map((each, index) => posted(index + 1, each));
        const before = new Tally();
        for (const entry of entries.slice(0, cut)) before.addLines(entry.lines);
        const ledger = new Tally();
        for (const entry of entries) ledger.addLines(entry.lines);
        const balances = ledger.balances();
        const { pockets, total } = pocketSheet(before.balances(), entries.slice(cut), "puc");
        const money = [...balances].filter(([account]) => isMoneyAccount(account, "puc"));
        expect(total.stays).toBe(money.reduce((all, [, movement]) => all + netOf(movement), 0));
        for (const [account, movement] of money)
          expect(pockets.get(account)?.stays ?? 0, account).toBe(netOf(movement));
        for (const each of [...pockets.values(), total]) {
          expect(each.stays).toBe(each.had + each.entered - each.left + each.moved);
          expect(Math.min(each.entered, each.left)).toBeGreaterThanOrEqual(0);
        }
        expect(total.moved).toBe(0);
        const effects = entries.slice(cut).map((entry) => moneyEffect(entry.lines, "puc"));
        expect(total.entered).toBe(effects.filter((each) => each > 0).reduce((a, b) => a + b, 0));
      }),
    );
  });

  it("without an entry is what its pockets held before it", () => {
    const sale = posted(1, content("2026-11-20", "1105", "4135", 900));
    const expense = posted(2, content("2026-11-20", "5135", "1105", 700));
    const sheet = pocketSheet(NOTHING_BEFORE, [sale, expense], "puc");
    expect(pocketsWithout(sheet, expense, "puc").pockets.get(code("1105"))?.stays).toBe(900);
  });
});
