import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkRule, ruleHindrance } from "#domain/automation/check-rule.ts";
import { isRuleOf } from "#domain/automation/company-rule.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { code, companyRule, ruleFields } from "#tests/support/records/company-rules.ts";

const puc = pucChart();
const COFFEE = { words: "tintos" };
const ACCOUNT = { account: code("519520") };

describe("what a rule must have (AR-06)", () => {
  it.each([
    ["nothing is wrong", COFFEE, ACCOUNT, []],
    ["it asks for nothing", {}, ACCOUNT, ["condition"]],
    ["words without letters", { words: " ., " }, ACCOUNT, ["condition"]],
    ["too many words", { words: "a b c d e f g h i" }, ACCOUNT, ["words"]],
    ["as many words as a rule may have", { words: "a b c d e f g h" }, ACCOUNT, []],
    ["words as long as they may be", { words: "x".repeat(120) }, ACCOUNT, []],
    ["longer words", { words: "x".repeat(121) }, ACCOUNT, ["words"]],
    ["it asks for a least amount alone", { least: pesos(2) }, ACCOUNT, []],
    ["it asks for a largest amount alone", { most: pesos(2) }, ACCOUNT, []],
    ["it asks for a third party alone", { party: "Ana" }, ACCOUNT, []],
    ["it asks for one amount", { least: pesos(2), most: pesos(2) }, ACCOUNT, []],
    ["it says a third party alone", COFFEE, { party: "Ana" }, []],
    ["it says IVA alone", COFFEE, { vat: 19 }, []],
    ["it asks for a way of paying and says it", { ...COFFEE, means: "cash" }, { means: "cash" }, []],
    ["it asks for a way of paying and says an account", { ...COFFEE, means: "cash" }, ACCOUNT, []],
    [
      "a pocket that is the account of what it was for",
      COFFEE,
      { account: code("2105"), means: "transfer", pocket: code("2105") },
      ["pocket"],
    ],
    [
      "what is owed, for what comes in",
      { ...COFFEE, direction: "in" },
      { account: code("2205") },
      ["account"],
    ],
    ["a range upside down", { least: pesos(2), most: pesos(1) }, ACCOUNT, ["range"]],
    ["it says nothing", COFFEE, {}, ["outcome"]],
    ["an account that is none", COFFEE, { account: code("x") }, ["account"]],
    ["an account that takes no entries", COFFEE, { account: code("5") }, ["account"]],
    ["income for what goes out", COFFEE, { account: code("4135") }, ["account"]],
    ["an expense for what comes in", { ...COFFEE, direction: "in" }, ACCOUNT, ["account"]],
    ["depreciation, which moves no money", COFFEE, { account: code("5160") }, ["account"]],
    ["money for money", COFFEE, { account: code("1110") }, ["account"]],
    ["a pocket that is no money", COFFEE, { means: "cash", pocket: code("5195") }, ["pocket"]],
    ["a pocket on credit", COFFEE, { means: "credit", pocket: code("1110") }, ["pocket"]],
    ["a pocket without a way", COFFEE, { ...ACCOUNT, pocket: code("1110") }, ["pocket"]],
    ["two ways of paying", { ...COFFEE, means: "cash" }, { means: "card" }, ["means"]],
    ["a credit card", COFFEE, { means: "card", pocket: code("2105") }, []],
    ["no withholding alone", COFFEE, { withholdsNothing: true }, []],
  ] as const)("%s", (_, condition, outcome, problems) => {
    expect(checkRule(ruleFields(condition, outcome), puc)).toEqual(problems);
  });

  it("tells what a stored rule is not applied for", () => {
    expect(ruleHindrance(ruleFields(COFFEE, ACCOUNT), puc)).toBeNull();
    expect(ruleHindrance(ruleFields(COFFEE, { account: code("51952099") }), puc)).toBe("account");
    const pocket = { ...ACCOUNT, means: "transfer", pocket: code("11209999") } as const;
    expect(ruleHindrance(ruleFields(COFFEE, pocket), puc)).toBe("pocket");
  });
});

it("serves the books of its company, or its own, over its chart (AR-06)", () => {
  const [one, other] = ["book_1", "book_2"] as unknown as readonly BookId[];
  const [mine, yours] = ["comp_1", "comp_2"] as unknown as readonly CompanyId[];
  if (!one || !other || !mine || !yours) throw new Error("no ids");
  const alone = companyRule("a", COFFEE, ACCOUNT);
  const shared = companyRule("a", COFFEE, ACCOUNT, { companyId: mine });
  const book = (id: BookId, companyId: CompanyId | null, chart: "puc" | "mini" = "puc") => ({
    id,
    companyId,
    chart,
  });
  expect(isRuleOf(alone, book(one, null))).toBe(true);
  expect(isRuleOf(alone, book(one, mine))).toBe(true);
  expect(isRuleOf(alone, book(other, null))).toBe(false);
  expect(isRuleOf(alone, book(one, null, "mini"))).toBe(false);
  expect(isRuleOf(shared, book(other, mine))).toBe(true);
  expect(isRuleOf(shared, book(one, yours))).toBe(false);
  expect(isRuleOf(shared, book(one, null))).toBe(false);
});
