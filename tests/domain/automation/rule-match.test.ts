import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  narrowness,
  opposedRules,
  type RuleCase,
  ruleName,
  rulesFor,
} from "#domain/automation/rule-match.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { code, companyRule } from "#tests/support/records/company-rules.ts";

const CASE: RuleCase = {
  direction: "out",
  text: "Pagué el arriendo del local a Inmobiliaria Sur",
  party: "Inmobiliaria Sur",
  means: "transfer",
  amount: pesos(900_000),
};

const ids = (rules: readonly { readonly id: string }[]) => rules.map(({ id }) => id.replace("regla_", ""));
const ACCOUNT = { account: code("512010") };

describe("the narrower rule comes first, of equal ones the newer (AR-02)", () => {
  it.each([
    ["two words before one", [{ words: "arriendo" }, { words: "arriendo local" }], ["1", "0"]],
    [
      "a third party besides",
      [{ words: "arriendo" }, { words: "arriendo", party: "inmobiliaria SUR" }],
      ["1", "0"],
    ],
    [
      "a range besides",
      [{ words: "arriendo" }, { words: "arriendo", least: pesos(1), most: pesos(900_000) }],
      ["1", "0"],
    ],
    ["of equal ones the one changed last", [{ words: "arriendo" }, { words: "local" }], ["1", "0"]],
    ["not what asks for more than is said", [{ words: "arriendo" }, { words: "arriendo bodega" }], ["0"]],
    ["not another third party", [{ words: "arriendo", party: "Ana" }], []],
    ["not another way of paying", [{ words: "arriendo", means: "cash" }], []],
    ["not the other direction", [{ words: "arriendo", direction: "in" }], []],
    ["not below its range", [{ words: "arriendo", least: pesos(900_001) }], []],
    ["not above its range", [{ words: "arriendo", most: pesos(899_999) }], []],
  ] as const)("%s", (_, conditions, expected) => {
    const rules = conditions.map((each, at) => companyRule(String(at), each, ACCOUNT, { updatedAt: at }));
    expect(ids(rulesFor(rules, CASE))).toEqual(expected);
  });

  it("finds a third party in the words where none is read", () => {
    const rule = companyRule("0", { party: "Inmobiliaria Sur" }, ACCOUNT);
    expect(rulesFor([rule], { ...CASE, party: null })).toEqual([rule]);
    expect(rulesFor([rule], { ...CASE, party: null, text: "pagué el arriendo" })).toEqual([]);
  });

  it("knows no amount where none is said", () => {
    const rule = companyRule("0", { words: "arriendo", most: pesos(1_000_000) }, ACCOUNT);
    expect(rulesFor([rule], { ...CASE, amount: null })).toEqual([]);
  });

  it("orders any rules the same way, whatever their order was", () => {
    const any = fc
      .tuple(fc.subarray(["arriendo", "local", "pague"]), fc.boolean(), fc.nat(2), fc.nat())
      .map(([words, isNamed, updatedAt, id]) =>
        companyRule(
          String(id),
          { words: words.join(" "), party: isNamed ? "Inmobiliaria Sur" : null },
          ACCOUNT,
          { updatedAt },
        ),
      );
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 6 }), (rules) => {
        const first = rulesFor(rules, CASE);
        expect(ids(rulesFor(rules.toReversed(), CASE))).toEqual(ids(first));
        expect(first).toHaveLength(rules.length);
        const widths = first.map(({ condition }) => narrowness(condition));
        expect(widths).toEqual(widths.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe("rules that say different things are told (AR-03)", () => {
  const base = companyRule("base", { words: "arriendo" }, ACCOUNT);
  it.each([
    ["the same words, another account", { words: "arriendos" }, { account: code("512095") }, true],
    ["more words, another account", { words: "arriendo local" }, { account: code("512095") }, true],
    ["the same account", { words: "arriendo" }, ACCOUNT, false],
    ["something else of it", { words: "arriendo" }, { party: "Ana" }, false],
    ["other words", { words: "bodega" }, { account: code("512095") }, false],
    ["the other direction", { words: "arriendo", direction: "in" }, { account: code("4220") }, false],
  ] as const)("%s", (_, condition, outcome, isTold) => {
    const other = companyRule("other", condition, outcome);
    expect(opposedRules(base, [base, other]).length > 0).toBe(isTold);
    expect(opposedRules(base, [base, { ...other, state: "off" }])).toEqual([]);
  });

  it("ranges that do not meet are no conflict", () => {
    const low = companyRule("low", { words: "arriendo", most: pesos(10) }, ACCOUNT);
    const high = companyRule("high", { words: "arriendo", least: pesos(11) }, { account: code("512095") });
    expect(opposedRules(low, [low, high])).toEqual([]);
  });
});

it("a rule is called by what it asks for", () => {
  expect(ruleName(companyRule("a", { words: "tintos", party: "Ana" }, ACCOUNT).condition)).toBe(
    "tintos, Ana",
  );
  expect(ruleName(companyRule("a", { least: pesos(1_000) }, ACCOUNT).condition)).toContain("1.000");
});
