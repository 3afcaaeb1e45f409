import { beforeAll, describe, expect, it } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { RuleCondition } from "#domain/automation/company-rule.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { line, posted } from "#tests/support/builders.ts";
import {
  invoiceOf,
  linesOf,
  OURS,
  reviewed,
  SELLER,
  worldOf,
} from "#tests/support/invoices/invoice-values.ts";
import { code, companyRule } from "#tests/support/records/company-rules.ts";

let puc: Chart;
beforeAll(async () => {
  puc = await loadChart("puc");
});

const REPAIRS = code("514515");
const rule = (condition: Partial<RuleCondition>, account = REPAIRS) =>
  companyRule("1", condition, { account });

/** What is proposed for the invoice of the mock, or the sale of ours, by one rule. */
function proposed(made: ReturnType<typeof rule>, invoice = invoiceOf()) {
  const entries = [
    posted(1, {
      date: day("2026-10-05"),
      description: "x",
      reference: "F-1",
      lines: [line("1435", 100), line("2205", -100)].map((each) => ({ ...each, thirdParty: SELLER.name })),
    }),
  ];
  const plan = reviewed(worldOf(puc, { entries, rules: [made] }), [invoice])[0]?.plan;
  return plan && [plan.account, plan.why.kind];
}

describe("AR-08 a document goes by the rules of the company", () => {
  it.each([
    ["its words, over what the third party had before", { words: "malla" }, [REPAIRS, "rule"]],
    ["words in another number", { words: "mallas electrosoldadas" }, [REPAIRS, "rule"]],
    ["its third party", { party: SELLER.name }, [REPAIRS, "rule"]],
    [
      "a range that it is in",
      { words: "malla", least: pesos(5_000_000), most: pesos(6_000_000) },
      [REPAIRS, "rule"],
    ],
    ["a range that it is not in", { words: "malla", most: pesos(5_000_000) }, ["1435", "memory"]],
    ["other words", { words: "cemento" }, ["1435", "memory"]],
    ["another third party", { party: "Cementos" }, ["1435", "memory"]],
    ["the other direction", { words: "malla", direction: "in" as const }, ["1435", "memory"]],
    ["amounts alone", { least: pesos(1) }, ["1435", "memory"]],
    [
      "a way of paying, which no document is asked for",
      { words: "malla", means: "cash" as const },
      ["1435", "memory"],
    ],
  ])("%s", (_case, condition, expected) => {
    expect(proposed(rule(condition))).toEqual(expected);
  });

  it("no rule puts a purchase on what is owed or sold, nor a sale on an expense", () => {
    for (const account of ["2205", "4135", "1110"])
      expect(proposed(rule({ words: "malla" }, code(account)))).toEqual(["1435", "memory"]);
    const sale = invoiceOf({ seller: OURS, buyer: SELLER });
    expect(proposed(rule({ words: "malla", direction: "in" }), sale)).toEqual(["4135", "usual"]);
    const services = rule({ words: "malla", direction: "in" }, code("4155"));
    expect(proposed(services, sale)).toEqual(["4155", "rule"]);
  });

  it("no rule says an account that is gone, divided, or not said", () => {
    for (const account of ["99999999", "51"])
      expect(proposed(rule({ words: "malla" }, code(account)))).toEqual(["1435", "memory"]);
    const silent = companyRule("1", { words: "malla" }, { means: "cash" });
    expect(proposed(silent)).toEqual(["1435", "memory"]);
  });

  it("where the rule withholds nothing, the document withholds nothing", () => {
    const made = companyRule("1", { words: "malla" }, { account: code("1435"), withholdsNothing: true });
    const of = (rules: readonly (typeof made)[]) => {
      const [document] = reviewed(worldOf(puc, { rules }), [invoiceOf()]);
      if (document === undefined) throw new Error("no document");
      return linesOf(document).some((each) => each.includes("2365"));
    };
    expect([of([]), of([made])]).toEqual([true, false]);
  });
});
