import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode, Side } from "#domain/accounting/account.ts";
import { checkDrill, type DrillLine, sideOfLine } from "#domain/glossary/drill.ts";
import { GLOSSARY } from "#domain/glossary/glossary.ts";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";

const examples = GLOSSARY.flatMap(({ example }) => (example === null ? [] : [example]));
const line = (account: string | null, side: Side, amount: number): DrillLine => ({
  account: account as AccountCode | null,
  side,
  amount: pesos(amount),
});
const solved = (lines: (typeof examples)[number]["lines"]) =>
  lines.map((each) => line(each.account, sideOfLine(each), Math.max(each.debit, each.credit)));
const SALE = [
  { account: "1305" as AccountCode, debit: pesos(1190), credit: pesos(0) },
  { account: "4135" as AccountCode, debit: pesos(0), credit: pesos(1000) },
  { account: "2408" as AccountCode, debit: pesos(0), credit: pesos(190) },
];
const verdicts = (...given: readonly DrillLine[]) =>
  checkDrill(given, SALE).lines.map(({ verdict }) => verdict);

describe("GM-24 the drill of an example", () => {
  it("is solved by its own lines in any order, and by none that differs in one", () => {
    void fc.assert(
      fc.property(fc.constantFrom(...examples), fc.nat(), ({ lines }, seed) => {
        const own = solved(lines);
        const turned = own.map((_, at) => own[(at + seed) % own.length] ?? line(null, "debit", 0));
        expect(checkDrill(turned, lines)).toMatchObject({ isSolved: true, difference: 0 });
        const at = seed % own.length;
        const wrong = own.map((each, index) =>
          index === at
            ? { ...each, side: each.side === "debit" ? ("credit" as const) : ("debit" as const) }
            : each,
        );
        expect(checkDrill(wrong, lines).isSolved).toBe(false);
        expect(checkDrill(own.slice(1), lines).isSolved).toBe(false);
      }),
    );
  });

  it("tells the side, the amount, the account and what is missing apart", () => {
    expect(
      verdicts(line("130505", "debit", 1190), line("4135", "debit", 1000), line("2408", "credit", 1)),
    ).toEqual(["right", "other-side", "other-amount"]);
    expect(verdicts(line("1105", "debit", 1190), line(null, "credit", 5), line("4135", "credit", 0))).toEqual(
      ["other-account", "unfinished", "unfinished"],
    );
    expect(verdicts(line("1305", "debit", 1190), line("1305", "debit", 1190))).toEqual(["right", "twice"]);
  });

  it("says by how much it does not balance, for any amounts", () => {
    expect(checkDrill([line("1305", "debit", 1190), line("4135", "credit", 1000)], SALE).difference).toBe(
      190,
    );
    const most = line("1305", "debit", MAX_PESOS);
    expect(checkDrill([most, { ...most, account: "4135" as AccountCode }], SALE).isSolved).toBe(false);
  });
});
