import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { ruleDirection, usedRule, withRules } from "#domain/automation/apply-rule.ts";
import type { CompanyRule, RuleCondition, RuleOutcome } from "#domain/automation/company-rule.ts";
import { newProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { GuidedDeed } from "#domain/guided/deed.ts";
import type {
  AppliedRule,
  GuidedOperation,
  GuidedPayment,
  KnownBy,
} from "#domain/guided/guided-operation.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { code, companyRule } from "#tests/support/records/company-rules.ts";

const puc = pucChart();

const worldOf = (rules: readonly CompanyRule[], profile: GuidedWorld["profile"] = null): GuidedWorld => ({
  chart: puc,
  today: day("2026-11-23"),
  parties: [],
  profile,
  memory: [],
  used: new Map(),
  counterpart: () => null,
  rules,
});

function understood(text: string): GuidedOperation {
  const found = understand(text, worldOf([]));
  const [operation] = found.kind === "operations" ? found.operations : [];
  if (operation === undefined) throw new Error(`not understood: ${text}`);
  return operation;
}

const known = <Value>(value: Value, by: KnownBy = "said") => ({ value, by, spans: [] });
const paid = (means: GuidedPayment["means"], more: Partial<GuidedPayment> = {}): GuidedPayment => ({
  means,
  pocket: null,
  share: { kind: "rest" },
  due: null,
  by: "said",
  spans: [],
  ...more,
});

const COFFEE: GuidedOperation = {
  ...understood("pagué tintos por 20 mil en efectivo"),
  deed: known<GuidedDeed>("expense"),
  account: known(code("519530"), "book"),
  vat: null,
  party: null,
  payments: [],
  saidBy: "verb",
  doubt: [],
};

const WORDS: Partial<RuleCondition> = { words: "tintos" };
const rule = (
  outcome: Partial<RuleOutcome>,
  condition: Partial<RuleCondition> = WORDS,
  more: Partial<CompanyRule> = {},
) => companyRule("1", condition, outcome, more);
const ruled = (
  operation: Partial<GuidedOperation>,
  outcome: Partial<RuleOutcome>,
  condition: Partial<RuleCondition> = WORDS,
  profile: GuidedWorld["profile"] = null,
) => withRules({ ...COFFEE, ...operation }, worldOf([rule(outcome, condition)], profile));

describe("whether money comes in or goes out", () => {
  it.each<readonly [GuidedDeed, string | null]>([
    ["sale", "in"],
    ["purchase-return", "in"],
    ["loan-received", "in"],
    ["expense", "out"],
    ["payment", "out"],
    ["depreciation", null],
    ["reclassification", null],
    ["transfer", null],
  ])("of %s: %s", (deed, direction) =>
    expect(ruleDirection({ ...COFFEE, deed: known(deed) })).toBe(direction),
  );

  it.each([
    ["vendi tintos", "in"],
    ["cobre tintos", "in"],
    ["compre tintos", "out"],
    ["pague tintos", "out"],
    ["tintos", null],
    ["me  instalaron la nevera", "out"],
  ])("of the words “%s”, where it is not known what was done: %s", (words, direction) =>
    expect(ruleDirection({ ...COFFEE, deed: null, words })).toBe(direction),
  );
});

describe("the account that a rule says (AR-01)", () => {
  const OTHER = { account: code("519520") };

  it("stands over that of words and of earlier entries, and not over an answered one", () => {
    for (const by of ["said", "usual", "book"] as const)
      expect(ruled({ account: known(code("519530"), by) }, OTHER).account).toEqual(known("519520", "rule"));
    expect(ruled({ account: null }, OTHER).account?.value).toBe("519520");
    const answered = ruled({ account: known(code("519530"), "answered") }, OTHER);
    expect(answered.account?.value).toBe("519530");
    expect(answered.rule).toBeUndefined();
  });

  it("says nothing against words where it asks for amounts alone", () => {
    const amounts = { most: pesos(50_000) };
    expect(ruled({ account: known(code("519530"), "said") }, OTHER, amounts).account?.value).toBe("519530");
    expect(ruled({ account: known(code("519530"), "book") }, OTHER, amounts).account?.value).toBe("519520");
    expect(ruled({ account: null }, OTHER, amounts).account?.value).toBe("519520");
    const named = ruled({ party: known("Café Sur") }, OTHER, { party: "Café Sur" });
    expect(named.account?.value).toBe("519520");
    const saidToo = { account: known(code("519530"), "said" as const), party: known("Café Sur") };
    expect(ruled(saidToo, OTHER, { party: "Café Sur" }).account?.value).toBe("519520");
  });

  it("leaves no doubt of the account, and the others as they were", () => {
    expect(ruled({ doubt: ["account", "vat", "party"] }, OTHER).doubt).toEqual(["vat", "party"]);
    expect(ruled({ doubt: ["account", "vat"], deed: known<GuidedDeed>("purchase") }, OTHER).doubt).toEqual([
      "vat",
    ]);
  });

  it("tells what was done where the words say it of no such account", () => {
    const bought = ruled({ deed: known<GuidedDeed>("purchase"), account: null }, OTHER);
    expect(bought.deed).toEqual(known("expense", "rule"));
    expect(bought.account).toEqual(known("519520", "rule"));
    expect(bought.amount).toEqual(COFFEE.amount);
    const unknown = ruled({ deed: null, account: null, words: "pague tintos" }, OTHER);
    expect(unknown.deed?.value).toBe("expense");
    expect(ruled({ deed: known<GuidedDeed>("expense") }, OTHER).deed).toEqual(known("expense"));
  });

  it("is of no use where somebody said or answered that something else was done", () => {
    const debt: Partial<GuidedOperation> = {
      deed: known<GuidedDeed>("payment"),
      account: null,
      saidBy: "deed",
    };
    expect(ruled(debt, OTHER)).toEqual({ ...COFFEE, ...debt });
    expect(ruled(debt, { ...OTHER, party: "Café Sur" })).toEqual({ ...COFFEE, ...debt });
    const answered: Partial<GuidedOperation> = {
      deed: known<GuidedDeed>("payment", "answered"),
      account: null,
    };
    expect(ruled(answered, OTHER)).toEqual({ ...COFFEE, ...answered });
    expect(ruled({ ...debt, saidBy: "verb" }, OTHER).deed?.value).toBe("expense");
  });
});

describe("how it was paid, by a rule (AR-01)", () => {
  const NEQUI: Partial<RuleOutcome> = { means: "transfer", pocket: code("1120") };

  it("is said where nothing is said of it", () => {
    expect(ruled({}, NEQUI).payments).toEqual([paid("transfer", { pocket: code("1120"), by: "rule" })]);
    expect(ruled({}, { means: "credit" }).payments).toEqual([paid("credit", { by: "rule" })]);
  });

  it.each<readonly [told: string, operation: Partial<GuidedOperation>, outcome: Partial<RuleOutcome>]>([
    ["what was done is not known", { deed: null, words: "pague tintos" }, NEQUI],
    ["how much was paid in each way is asked", { doubt: ["shares"] }, NEQUI],
    ["a debt would be paid on credit", { deed: known<GuidedDeed>("payment") }, { means: "credit" }],
    ["another way was said", { payments: [paid("cash")] }, NEQUI],
    ["two ways were said", { payments: [paid("transfer"), paid("cash")] }, NEQUI],
    ["its place was said", { payments: [paid("transfer", { pocket: code("1110") })] }, NEQUI],
    ["it is as usual", { payments: [paid("transfer", { by: "usual" })] }, NEQUI],
    ["it says no place", { payments: [paid("transfer")] }, { means: "transfer" }],
  ])("is not said where %s", (_told, operation, outcome) => {
    const made = ruled(operation, outcome);
    expect(made.payments).toEqual(operation.payments ?? []);
    expect(made.rule).toBeUndefined();
  });

  it("is said of a debt that is paid now, and narrowed to its place where the way was said", () => {
    expect(ruled({ deed: known<GuidedDeed>("payment") }, NEQUI).payments).toHaveLength(1);
    expect(ruled({ payments: [paid("transfer")] }, NEQUI).payments).toEqual([
      paid("transfer", { pocket: code("1120") }),
    ]);
  });
});

describe("the IVA and the third party that a rule says (AR-01)", () => {
  const IVA: Partial<RuleOutcome> = { vat: 19 };
  const SELLS = { ...newProfile(), flags: { ...newProfile().flags, vatResponsible: true } };
  const FREE = { ...newProfile(), flags: { ...newProfile().flags, vatResponsible: false } };
  const SALE: Partial<GuidedOperation> = {
    deed: known<GuidedDeed>("sale"),
    text: "vendí tintos",
    words: "vendi tintos",
  };
  const IN: Partial<RuleCondition> = { words: "tintos", direction: "in" };

  it("is in the amount, or none, where nothing is said of it", () => {
    expect(ruled({}, IVA).vat).toEqual(known({ kind: "within", rate: 19 }, "rule"));
    expect(ruled({}, { vat: "none" }).vat).toEqual(known({ kind: "none" }, "rule"));
    expect(ruled({ doubt: ["vat", "party"] }, IVA).doubt).toEqual(["party"]);
    expect(ruled({}, IVA, WORDS, FREE).vat).not.toBeNull();
  });

  it("is of no sale of a company that charges none", () => {
    expect(ruled(SALE, IVA, IN, FREE).vat).toBeNull();
    expect(ruled(SALE, IVA, IN, SELLS).vat).not.toBeNull();
    expect(ruled(SALE, IVA, IN, null).vat).not.toBeNull();
    expect(ruled(SALE, { vat: "none" }, IN, FREE).vat).not.toBeNull();
  });

  it.each<readonly [told: string, operation: Partial<GuidedOperation>]>([
    ["it is known", { vat: known({ kind: "none" as const }) }],
    ["the text speaks of it", { text: "pagué tintos con IVA" }],
    ["what was done has none", { deed: known<GuidedDeed>("payment") }],
    ["what was done is not known", { deed: null, words: "pague tintos" }],
  ])("is not said where %s", (_told, operation) => {
    expect(ruled(operation, IVA).vat).toEqual(operation.vat ?? null);
  });

  it("names the third party where none was named, or only an earlier entry did", () => {
    const CAFE: Partial<RuleOutcome> = { party: "Café Sur" };
    const of = (operation: Partial<GuidedOperation>) => ruled(operation, CAFE).party;
    expect(of({})).toEqual(known("Café Sur", "rule"));
    expect(of({ party: known("Ana", "book") })).toEqual(known("Café Sur", "rule"));
    expect(of({ party: known("Ana") })).toEqual(known("Ana"));
    expect(of({ party: known("Ana", "answered") })).toEqual(known("Ana", "answered"));
    expect(of({ doubt: ["party"] })).toBeNull();
    expect(ruled({}, IVA).party).toBeNull();
  });
});

describe("which rule an operation goes by (AR-02)", () => {
  it("asks for what the text says, not for what was remembered or is usual", () => {
    const outcome: Partial<RuleOutcome> = { withholdsNothing: true };
    const isRuled = (operation: Partial<GuidedOperation>, condition: Partial<RuleCondition>) =>
      ruled(operation, outcome, { ...WORDS, ...condition }).rule !== undefined;
    const cash = { means: "cash" } as const;
    expect(isRuled({ payments: [paid("cash")] }, cash)).toBe(true);
    expect(isRuled({ payments: [paid("cash", { by: "answered" })] }, cash)).toBe(true);
    expect(isRuled({ payments: [paid("cash", { by: "usual" })] }, cash)).toBe(false);
    expect(isRuled({ payments: [paid("cash"), paid("card")] }, cash)).toBe(false);
    expect(isRuled({ payments: [paid("card"), paid("cash", { by: "book" })] }, { means: "card" })).toBe(true);
    expect(isRuled({ payments: [] }, cash)).toBe(false);
    const ana = { party: "Ana" };
    expect(isRuled({ party: known("Ana") }, ana)).toBe(true);
    expect(isRuled({ party: known("Ana", "answered") }, ana)).toBe(true);
    expect(isRuled({ party: known("Ana", "book") }, ana)).toBe(false);
    expect(isRuled({ party: known("Luz", "book"), text: "pagué tintos a Ana" }, ana)).toBe(true);
    expect(isRuled({ amount: null }, { most: pesos(5) })).toBe(false);
  });

  it("is the first that can be applied and says something, with the names of those that it goes before", () => {
    const rules = [
      companyRule("gone", { words: "tintos" }, { account: code("51959999") }, { updatedAt: 9 }),
      companyRule("same", { words: "tintos" }, { account: null, means: "transfer" }, { updatedAt: 8 }),
      companyRule("first", { words: "tintos" }, { account: code("519520"), pocket: null }, { updatedAt: 7 }),
      companyRule("second", { words: "tinto" }, { account: code("519530") }, { updatedAt: 6 }),
    ];
    const payments = [paid("cash")];
    const made = withRules({ ...COFFEE, payments }, worldOf(rules));
    expect(made.rule).toEqual({
      id: "regla_first",
      name: "tintos",
      over: ["tinto"],
      withholdsNothing: false,
      setsPocket: false,
    });
    expect(made.account?.value).toBe("519520");
    const nequi = ruled({}, { means: "transfer", pocket: code("1120"), withholdsNothing: true }).rule;
    expect(nequi).toMatchObject({ setsPocket: true, withholdsNothing: true });
  });

  it("is none where no money moves, without rules, and where the rule says what is known already", () => {
    expect(ruled({ deed: known<GuidedDeed>("transfer") }, { withholdsNothing: true }).rule).toBeUndefined();
    const { rules: _, ...bare } = worldOf([]);
    expect(withRules(COFFEE, bare)).toEqual(COFFEE);
    expect(ruled({}, { withholdsNothing: true }).rule).toBeDefined();
  });
});

describe("whether a rule still has a part in an operation", () => {
  const applied: AppliedRule = {
    id: "regla_1" as never,
    name: "tintos",
    over: [],
    withholdsNothing: false,
    setsPocket: false,
  };
  const bare: GuidedOperation = { ...COFFEE, account: known(code("519530"), "answered"), rule: applied };
  it.each<readonly [told: string, operation: GuidedOperation, has: boolean]>([
    ["that no rule ruled", COFFEE, false],
    ["of which all was answered since", bare, false],
    ["whose account it says", { ...bare, account: known(code("519530"), "rule") }, true],
    ["whose IVA it says", { ...bare, vat: known({ kind: "none" as const }, "rule") }, true],
    ["whose third party it says", { ...bare, party: known("Ana", "rule") }, true],
    ["whose payment it says", { ...bare, payments: [paid("cash"), paid("card", { by: "rule" })] }, true],
    ["from which it withholds nothing", { ...bare, rule: { ...applied, withholdsNothing: true } }, true],
    [
      "whose place it says",
      {
        ...bare,
        rule: { ...applied, setsPocket: true },
        payments: [paid("card", { by: "usual" }), paid("transfer", { pocket: code("1120") })],
      },
      true,
    ],
    ["whose place was said", { ...bare, payments: [paid("transfer", { pocket: code("1120") })] }, false],
    ["of no place", { ...bare, rule: { ...applied, setsPocket: true }, payments: [paid("transfer")] }, false],
    [
      "whose place was answered",
      {
        ...bare,
        rule: { ...applied, setsPocket: true },
        payments: [paid("transfer", { pocket: code("1120"), by: "answered" })],
      },
      false,
    ],
  ])("%s", (_told, operation, has) => {
    expect(usedRule(operation)).toEqual(has ? operation.rule : null);
  });
});
