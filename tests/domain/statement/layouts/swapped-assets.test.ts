import fc from "fast-check";
import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { swapsIn } from "#domain/statement/layouts/swapped-assets.ts";
import { content, line, posted } from "#tests/support/builders.ts";

const pucOf = (code: string) => code;
const entry = (...lines: readonly (readonly [account: string, amount: number])[]) => ({
  ...posted(1, content("2026-05-01", "1540", "1110", 1)),
  lines: lines.map(([account, amount]) => line(account, amount)),
});

it("AC-46 an exchange is told by what was given, and its reversal takes the same back", () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  const books = fc.record({ worn: amount, left: amount, cash: fc.nat(1_000_000), gain: fc.nat(500_000) });
  fc.assert(
    fc.property(books, fc.constantFrom(["1540", "159235"], ["1605", "169805"]), (of, [cost, accumulated]) => {
      const { worn, left, cash, gain } = of;
      const lines = [
        [cost ?? "", left + cash + gain],
        [accumulated ?? "", worn],
        [cost ?? "", -(worn + left)],
        ["1110", -cash],
        ["4245", -gain],
      ] as const;
      const swapped = entry(...lines);
      expect(swapsIn(swapped, pucOf).map((each) => each.amount)).toEqual([left + gain]);
      const back = entry(...lines.map(([account, value]) => [account, -value] as const));
      const reversal = { ...back, reverses: { id: swapped.id, number: 1, date: day("2026-05-01") } };
      expect(swapsIn(reversal as never, pucOf).map((each) => each.amount)).toEqual([-(left + gain)]);
      // The same lines the other way round are no exchange of their own.
      expect(swapsIn(back, pucOf)).toEqual([]);
    }),
  );
});

it("AC-46 what was received beside an exchange, or lost in it, is no part of what was given for the new asset", () => {
  const told = (...lines: readonly (readonly [account: string, amount: number])[]) =>
    swapsIn(entry(...lines), pucOf).map(({ kind, amount }) => [kind.key, amount]);
  const given = [
    ["1540", -120],
    ["159235", 30],
  ] as const;
  expect(told(["1540", 70], ["5310", 20], ...given)).toEqual([["property", 70]]);
  expect(told(["1540", 70], ["1380", 20], ...given)).toEqual([["property", 70]]);
  expect(told(["1540", 90], ["4245", -20], ["2335", -10], ["1110", 30], ...given)).toEqual([
    ["property", 90],
  ]);
});

it("AC-46 nothing is exchanged where nothing leaves, nothing comes or nothing was worn", () => {
  const told = (...lines: readonly (readonly [account: string, amount: number])[]) =>
    swapsIn(entry(...lines), pucOf);
  expect(told(["1540", 100], ["159235", 20], ["4250", -120])).toEqual([]);
  expect(told(["1540", -100], ["159235", 20], ["1110", 80])).toEqual([]);
  expect(told(["1540", 100], ["1540", -100], ["159235", 20], ["159235", -20])).toEqual([]);
  expect(told(["1205", 100], ["1205", -100])).toEqual([]);
});
