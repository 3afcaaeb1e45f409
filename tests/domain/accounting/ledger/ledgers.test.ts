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

it("takes the first and the last day of its period, and nothing that is not posted", () => {
  const at = (number: number, date: string, amount: number) =>
    posted(number, content(date, "1105", "4135", amount));
  const draft = { ...at(0, "2026-11-05", 64), status: "draft" as const };
  const annulled = { ...at(9, "2026-11-05", 128), status: "void" as const };
  const entries = [
    at(1, "2026-10-31", 1),
    at(2, "2026-11-01", 2),
    draft,
    annulled,
    at(3, "2026-11-30", 4),
    at(4, "2026-12-01", 8),
  ];
  const found = ledgersOf({
    chart: pucChart(),
    opening: new Tally().balances(),
    entries,
    ...PERIOD,
    level: 4,
  });
  expect(found.map(({ account, debit, credit }) => [account.code, debit, credit])).toEqual([
    ["1105", 6, 0],
    ["4135", 0, 6],
  ]);
});

it("shows no account that only moved before or after its period, or in what is not posted", () => {
  const at = (number: number, date: string, ...sides: [string, string]) =>
    posted(number, content(date, ...sides, 5));
  const annulled = { ...at(2, "2026-11-05", "5120", "1110"), status: "void" as const };
  const entries = [at(1, "2026-11-04", "1105", "4135"), annulled, at(3, "2026-12-01", "5135", "2335")];
  const found = ledgersOf({ chart: pucChart(), opening: new Map(), entries, ...PERIOD, level: 4 });
  expect(found.map(({ account }) => account.code)).toEqual(["1105", "4135"]);
});

it("shows an account of no chart under its code, after the others", () => {
  const entries = [posted(1, content("2026-11-05", "9Z", "1105", 5))];
  const found = ledgersOf({
    chart: pucChart(),
    opening: new Tally().balances(),
    entries,
    ...PERIOD,
    level: 4,
  });
  expect(found.map(({ account }) => account.code)).toEqual(["1105", "9Z"]);
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
