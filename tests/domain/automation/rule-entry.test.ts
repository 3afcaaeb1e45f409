import fc from "fast-check";
import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { CompanyRule } from "#domain/automation/company-rule.ts";
import { ruleEntry } from "#domain/automation/rule-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { code, companyRule } from "#tests/support/records/company-rules.ts";

const puc = pucChart();
const place = (rules: readonly CompanyRule[]) => ({
  chart: puc,
  account: code("1110"),
  chargesVat: null,
  rules,
});
const line = (text: string, amount: number) => ({
  date: day("2026-11-05"),
  text,
  reference: "77",
  amount: pesos(amount),
});

function told(text: string, amount: number, rules: readonly CompanyRule[]): string | null {
  const made = ruleEntry(line(text, amount), place(rules));
  return made && made.content.lines.map((each) => `${each.account} ${each.debit - each.credit}`).join(" | ");
}

const CLARO = companyRule(
  "claro",
  { words: "claro movil" },
  { account: code("513535"), vat: 19, party: "Claro" },
);
const SALES = companyRule("sales", { words: "datafono", direction: "in" }, { account: code("1305") });

it.each([
  [
    "with its IVA in it",
    "PAGO PSE CLARO MOVIL 8841",
    -89_250,
    [CLARO],
    "513535 75000 | 2408 14250 | 1110 -89250",
  ],
  ["what comes in", "ABONO DATAFONO", 300_000, [SALES], "1110 300000 | 1305 -300000"],
  ["not the other way", "REV PAGO CLARO MOVIL", 89_250, [CLARO], null],
  ["not other words", "PAGO PSE TIGO", -89_250, [CLARO], null],
  [
    "a third party by its name",
    "PAGO A CAFE SUR SAS",
    -20_000,
    [companyRule("who", { party: "Café Sur" }, { account: code("519520") })],
    "519520 20000 | 1110 -20000",
  ],
  [
    "not without an account",
    "PAGO CLARO MOVIL",
    -1,
    [companyRule("who", { words: "claro" }, { party: "Claro" })],
    null,
  ],
  [
    "not in cash",
    "PAGO CLARO MOVIL",
    -1,
    [companyRule("cash", { words: "claro", means: "cash" }, { account: code("513535") })],
    null,
  ],
  [
    "by a wider rule where the narrower one says no account",
    "PAGO CLARO MOVIL",
    -100,
    [
      companyRule("who", { words: "claro movil" }, { party: "Claro" }),
      companyRule("wide", { words: "claro" }, { account: code("513535") }),
    ],
    "513535 100 | 1110 -100",
  ],
  [
    "by a wider rule where the account of the narrower one is gone",
    "PAGO CLARO MOVIL",
    -100,
    [
      companyRule("gone", { words: "claro movil" }, { account: code("51353599") }),
      companyRule("wide", { words: "claro" }, { account: code("513535") }),
    ],
    "513535 100 | 1110 -100",
  ],
  [
    "by a wider rule where the narrower one says an account that is no expense",
    "PAGO CLARO MOVIL",
    -100,
    [
      companyRule("worn", { words: "claro movil" }, { account: code("516010") }),
      companyRule("wide", { words: "claro" }, { account: code("513535") }),
    ],
    "513535 100 | 1110 -100",
  ],
  ["nothing of no amount", "PAGO CLARO MOVIL", 0, [CLARO], null],
] as const)("makes the entry of a line of an extract: %s (AR-05)", (_, text, amount, rules, expected) => {
  expect(told(text, amount, rules)).toBe(expected);
});

it("passes over a rule for the account of the extract itself (AR-05)", () => {
  const card = companyRule("card", { words: "abono tarjeta" }, { account: code("2105") });
  const gift = companyRule("gift", { words: "abono" }, { account: code("2805") });
  const of = (rules: readonly CompanyRule[], account: string) =>
    ruleEntry(line("ABONO TARJETA", -500), { ...place(rules), account: code(account) })?.content.lines.map(
      (each) => `${each.account} ${each.debit - each.credit}`,
    );
  expect(of([card], "1110")).toEqual(["2105 500", "1110 -500"]);
  expect(of([card], "2105")).toBeUndefined();
  expect(of([card, gift], "2105")).toEqual(["2805 500", "2105 -500"]);
});

it("writes the whole line on the account of the extract, whatever the rule (AR-05)", () => {
  const account = fc
    .constantFrom("513535", "1435", "4135", "1305", "2205", "152405", "1365", "3105")
    .map(code);
  const rule = fc.record({
    account,
    vat: fc.option(fc.constantFrom("none" as const, 19 as const)),
    means: fc.option(fc.constantFrom("cash" as const, "transfer" as const, "credit" as const)),
    direction: fc.constantFrom("in" as const, "out" as const),
  });
  const amount = fc.integer({ min: -90_000_000, max: 90_000_000 });
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 3 }), amount, (all, value) => {
      const rules = all.map(({ direction, ...outcome }, at) =>
        companyRule(String(at), { words: "pago", direction }, outcome),
      );
      const made = ruleEntry(line("PAGO", value), place(rules));
      if (made === null) return;
      const { lines } = made.content;
      expect(lines.reduce((sum, each) => sum + each.debit - each.credit, 0)).toBe(0);
      const own = lines.filter((each) => each.account === "1110");
      expect(own.map((each) => each.debit - each.credit)).toEqual([value]);
    }),
  );
});
