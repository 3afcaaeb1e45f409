import fc from "fast-check";
import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { Tally } from "#domain/accounting/ledger/balances.ts";
import { ledgersOf } from "#domain/accounting/ledger/ledgers.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { TRIAL_LEVELS } from "#domain/accounting/ledger/trial-level.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { sum } from "#domain/kernel/pesos.ts";
import { content, posted } from "../../../support/builders.ts";

const PERIOD = { from: day("2026-11-01"), to: day("2026-11-30") };
/** A group, an account and its sub-account are posted to beside each other. */
const CODES = ["1105", "110505", "1110", "3115", "4135", "513525"] as const;
const code = fc.constantFrom(...CODES);
const contents = fc.array(fc.tuple(code, code, fc.integer({ min: 1, max: 9_999_999 }), fc.boolean()), {
  maxLength: 30,
});

it("puts each posted line in exactly one ledger, which ends as the trial balance does, at every level (I-03)", () => {
  fc.assert(
    fc.property(contents, fc.constantFrom(...TRIAL_LEVELS), (made, level) => {
      const entries = made.map(([debit, credit, amount, before], index) =>
        posted(index + 1, content(before ? "2026-10-05" : "2026-11-05", debit, credit, amount)),
      );
      const [opening, movements] = [new Tally(), new Tally()];
      for (const entry of entries)
        for (const line of entry.lines)
          (entry.date < PERIOD.from ? opening : movements).add(line.account, line);
      const chart = pucChart();
      const balances = { opening: opening.balances(), movements: movements.balances() };
      const ledgers = ledgersOf({ chart, opening: balances.opening, entries, ...PERIOD, level });
      const trial = trialBalance({ chart, ...balances, level, zeros: false });
      const rows = trial.classes.flatMap((group) => group.rows);
      expect(ledgers.map(({ account, debit, credit }) => [account.code, debit, credit])).toEqual(
        rows.map(({ account, movement }) => [account.code, movement.debit, movement.credit]),
      );
      for (const [index, { account, closing }] of ledgers.entries()) {
        const { debit, credit } = rows[index]?.closing ?? { debit: 0, credit: 0 };
        expect(closing).toBe((account.nature === "debit" ? debit - credit : credit - debit) + 0);
      }
      expect(sum(ledgers.map(({ debit }) => debit))).toBe(sum(ledgers.map(({ credit }) => credit)));
    }),
  );
});
