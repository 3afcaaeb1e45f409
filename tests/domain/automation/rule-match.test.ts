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

  it.each([
    ["from its least amount on", { least: pesos(900_000) }, 1],
    ["up to its largest amount", { most: pesos(900_000) }, 1],
    ["in the way of paying that it asks for", { means: "transfer" }, 1],
    ["with words in plural", { words: "locales arriendos" }, 0],
    ["with words in plural of the same stem", { words: "locals, arriendos" }, 1],
    ["with short words as they are", { words: "del" }, 1],
    ["with words that have an s within", { words: "inmobiliaria" }, 1],
  ] as const)("holds %s", (_, condition, count) => {
    expect(rulesFor([companyRule("0", condition, ACCOUNT)], CASE)).toHaveLength(count);
  });

  it("takes a word of three letters for itself, and blanks for none", () => {
    const gas = companyRule("0", { words: " gas " }, ACCOUNT);
    expect(rulesFor([gas], { ...CASE, text: "pagué gas" })).toEqual([gas]);
    expect(rulesFor([gas], { ...CASE, text: "pagué ga" })).toEqual([]);
    const ties = companyRule("0", { words: "tres" }, ACCOUNT);
    expect(rulesFor([ties], { ...CASE, text: "tre" })).toEqual([ties]);
    expect(rulesFor([companyRule("0", { words: "casas" }, ACCOUNT)], { ...CASE, text: "caas" })).toEqual([]);
    const tables = companyRule("0", { words: "mesas" }, ACCOUNT);
    expect(rulesFor([tables], { ...CASE, text: "una mesa" })).toEqual([tables]);
  });

  it("counts each thing that it asks for", () => {
    const width = (condition: Parameters<typeof companyRule>[1]) =>
      narrowness(companyRule("0", condition, ACCOUNT).condition);
    expect(width({})).toBe(0);
    expect(width({ words: "arriendo local" })).toBe(2);
    expect(width({ party: "Ana", means: "cash", least: pesos(1), most: pesos(2) })).toBe(4);
  });

  it("goes by its id where nothing else tells two apart", () => {
    const [a, b] = [
      companyRule("a", { words: "arriendo" }, ACCOUNT),
      companyRule("b", { words: "local" }, ACCOUNT),
    ];
    expect(ids(rulesFor([a, b], CASE))).toEqual(["a", "b"]);
    expect(ids(rulesFor([b, a], CASE))).toEqual(["a", "b"]);
  });

  it("finds a third party in the words where none is read", () => {
    const rule = companyRule("0", { party: "Inmobiliaria Sur" }, ACCOUNT);
    expect(rulesFor([rule], { ...CASE, party: null })).toEqual([rule]);
    expect(rulesFor([rule], { ...CASE, party: null, text: "pagué el arriendo" })).toEqual([]);
  });

  it("knows no amount where none is said", () => {
    const rule = companyRule("0", { words: "arriendo", most: pesos(1_000_000) }, ACCOUNT);
    expect(rulesFor([rule], { ...CASE, amount: null })).toEqual([]);
    const any = companyRule("0", { words: "arriendo", least: pesos(0) }, ACCOUNT);
    expect(rulesFor([any], { ...CASE, amount: null })).toEqual([]);
    const bare = companyRule("0", { words: "arriendo" }, ACCOUNT);
    expect(rulesFor([bare], { ...CASE, amount: null })).toEqual([bare]);
  });

  it("holds only while it is switched on", () => {
    const off = companyRule("0", { words: "arriendo" }, ACCOUNT, { state: "off" });
    expect(rulesFor([off], CASE)).toEqual([]);
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
    ["one way of paying of it", { words: "arriendo", means: "cash" }, { account: code("512095") }, true],
    ["one third party of it", { words: "arriendo", party: "Ana" }, { account: code("512095") }, true],
    ["no words, for a third party", { party: "Ana" }, { account: code("512095") }, true],
    ["some of its words and others", { words: "arriendo bodega" }, { account: code("512095") }, true],
    ["other words and more", { words: "bodega grande" }, { account: code("512095") }, false],
  ] as const)("%s", (_, condition, outcome, isTold) => {
    const other = companyRule("other", condition, outcome);
    expect(opposedRules(base, [base, other]).length > 0).toBe(isTold);
    expect(opposedRules(base, [base, { ...other, state: "off" }])).toEqual([]);
  });

  const opposed = (
    one: Parameters<typeof companyRule>[1],
    two: Parameters<typeof companyRule>[1],
    says: Parameters<typeof companyRule>[2] = ACCOUNT,
    otherSays: Parameters<typeof companyRule>[2] = { account: code("512095") },
  ) => {
    const [a, b] = [companyRule("a", one, says), companyRule("b", two, otherSays)];
    const [there, back] = [opposedRules(a, [a, b]).length, opposedRules(b, [a, b]).length];
    expect(there).toBe(back);
    return there > 0;
  };

  it("is of what both may be asked for", () => {
    const rent = { words: "arriendo" };
    expect(opposed({ ...rent, party: "Ana" }, { ...rent, party: "ANA" })).toBe(true);
    expect(opposed({ ...rent, party: "Ana" }, { ...rent, party: "Luz" })).toBe(false);
    expect(opposed({ ...rent, means: "cash" }, { ...rent, means: "cash" })).toBe(true);
    expect(opposed({ ...rent, means: "cash" }, { ...rent, means: "card" })).toBe(false);
    expect(opposed({ ...rent, means: "cash" }, rent)).toBe(true);
    expect(opposed({ ...rent, party: "Ana" }, rent)).toBe(true);
    expect(opposed({ ...rent, most: pesos(10) }, { ...rent, least: pesos(10) })).toBe(true);
    expect(opposed({ ...rent, most: pesos(10) }, { ...rent, least: pesos(11) })).toBe(false);
    expect(opposed({ ...rent, least: pesos(5), most: pesos(10) }, rent)).toBe(true);
    expect(opposed({ words: "arriendo local centro" }, { words: "local bodega" })).toBe(false);
  });

  it("is of each thing that they say", () => {
    const rent = { words: "arriendo" };
    expect(opposed(rent, rent, { means: "cash" }, { means: "card" })).toBe(true);
    expect(opposed(rent, rent, { party: "Ana" }, { party: "Luz" })).toBe(true);
    expect(opposed(rent, rent, { vat: 19 }, { vat: "none" })).toBe(true);
    const pocket = (place: string) => ({ means: "transfer", pocket: code(place) }) as const;
    expect(opposed(rent, rent, pocket("1110"), pocket("1120"))).toBe(true);
    expect(opposed(rent, rent, pocket("1110"), { means: "transfer" })).toBe(false);
  });

  it("is told of no rule that is switched off, and of a rule not against itself", () => {
    const off = companyRule("off", { words: "arriendo" }, { account: code("512095") }, { state: "off" });
    expect(opposedRules(off, [off, base])).toEqual([]);
    expect(opposedRules(base, [{ ...base, outcome: { ...base.outcome, account: code("512095") } }])).toEqual(
      [],
    );
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
  expect(ruleName(companyRule("a", { words: "  ", party: "Ana" }, ACCOUNT).condition)).toBe("Ana");
  const range = { least: pesos(1_000), most: pesos(2_000) };
  expect(ruleName(companyRule("a", range, ACCOUNT).condition)).toBe("$\u00a01.000 – $\u00a02.000");
  expect(ruleName(companyRule("a", { most: pesos(2_000) }, ACCOUNT).condition)).toBe("$\u00a02.000");
});
