import fc from "fast-check";
import { expect, test } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import {
  addMovement,
  balancesOfLines,
  type Movement,
  NO_MOVEMENT,
  sumOfBalances,
  Tally,
} from "#domain/accounting/ledger/balances.ts";
import { MAX_PESOS, type Pesos, pesos } from "#domain/kernel/pesos.ts";

const code = fc.constantFrom("1105", "1110", "4135", "2408").map((text) => text as AccountCode);
const amount = fc.nat(1_000_000_000).map(pesos);
const line: fc.Arbitrary<EntryLine> = fc.record({ account: code, debit: amount, credit: amount });

/** One new movement a line: slow, and easy to believe. */
function foldOneByOne(lines: readonly EntryLine[]): Map<AccountCode, Movement> {
  const balances = new Map<AccountCode, Movement>();
  for (const each of lines)
    balances.set(each.account, addMovement(balances.get(each.account) ?? NO_MOVEMENT, each));
  return balances;
}

test("I-02: the fold of lines is the sum of their movements, in the order of their accounts", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      expect([...balancesOfLines(lines)]).toStrictEqual([...foldOneByOne(lines)]);
    }),
  );
});

test("balances added up are the balances of all their lines", () => {
  fc.assert(
    fc.property(fc.array(fc.array(line, { maxLength: 20 }), { maxLength: 5 }), (parts) => {
      expect(sumOfBalances(...parts.map(balancesOfLines))).toStrictEqual(foldOneByOne(parts.flat()));
    }),
  );
});

test("what was handed out does not change with what is added later, nor do the lines", () => {
  const cash = "1105" as AccountCode;
  const first: EntryLine = Object.freeze({ account: cash, debit: pesos(5), credit: pesos(0) });
  const tally = new Tally();
  tally.addLines([first]);
  const before = tally.balances();
  tally.add(cash, { debit: pesos(7), credit: pesos(2) });
  before.set("4135" as AccountCode, NO_MOVEMENT);
  expect(before.get(cash)).toEqual({ debit: 5, credit: 0 });
  expect([...tally.balances()]).toEqual([[cash, { debit: 12, credit: 2 }]]);
});

test("a sum that leaves the safe range is refused, even when a later line would bring it back", () => {
  const of = (debit: number): EntryLine => ({
    account: "1105" as AccountCode,
    debit: debit as Pesos,
    credit: pesos(0),
  });
  expect(() => balancesOfLines([of(MAX_PESOS), of(1), of(-5)])).toThrow(/safe range/);
  expect(balancesOfLines([of(MAX_PESOS - 1), of(1)]).get("1105" as AccountCode)?.debit).toBe(MAX_PESOS);
});
