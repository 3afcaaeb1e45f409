import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { CompanyRule } from "#domain/automation/company-rule.ts";
import { answer } from "#domain/guided/answer.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { readSentence } from "#domain/understanding/sentence-entry.ts";
import { code, companyRule } from "#tests/support/records/company-rules.ts";

const puc = pucChart();

function worldOf(rules: readonly CompanyRule[]): GuidedWorld {
  const today = day("2026-11-23");
  return {
    chart: puc,
    today,
    parties: [],
    profile: null,
    memory: [],
    used: new Map(),
    counterpart: () => null,
    rules,
  };
}

function only(text: string, world: GuidedWorld) {
  const understood = understand(text, world);
  const [operation] = understood.kind === "operations" ? understood.operations : [];
  if (operation === undefined) throw new Error(`not understood: ${text}`);
  return operation;
}

/** "519530 20000 | 110505 -20000", or the kinds of its open questions. */
function told(text: string, rules: readonly CompanyRule[]): string {
  const world = worldOf(rules);
  const proposal = operationToProposal(only(text, world), world);
  if (proposal.kind === "missing") return proposal.questions.map(({ kind }) => kind).join(" ");
  return proposal.lines
    .map(
      ({ line }) =>
        `${line.account} ${line.debit - line.credit}${line.thirdParty ? ` ${line.thirdParty}` : ""}`,
    )
    .join(" | ");
}

const COFFEE = companyRule("coffee", { words: "tintos" }, { account: code("519520") });
const NEQUI = companyRule("nequi", { words: "tintos" }, { means: "transfer", pocket: code("1120") });

describe("what a rule says of an operation (AR-01)", () => {
  it.each([
    [
      "its account over that of the words",
      "pagué tintos por 20 mil en efectivo",
      [COFFEE],
      "519520 20000 | 1105 -20000",
    ],
    ["singular and accents", "Pagué un TINTO por 20 mil en efectivo", [COFFEE], "519520 20000 | 1105 -20000"],
    [
      "the way of paying where none is said",
      "pagué tintos por 20 mil",
      [
        companyRule(
          "both",
          { words: "tintos" },
          { account: code("519520"), means: "transfer", pocket: code("1120") },
        ),
      ],
      "519520 20000 | 1120 -20000",
    ],
    [
      "never against a way that is said",
      "pagué tintos por 20 mil en efectivo",
      [
        companyRule(
          "both",
          { words: "tintos" },
          { account: code("519520"), means: "transfer", pocket: code("1120") },
        ),
      ],
      "519520 20000 | 1105 -20000",
    ],
    [
      "the pocket of the way that is said",
      "pagué arriendo del local por 900 mil por transferencia",
      [companyRule("rent", { words: "arriendo" }, { means: "transfer", pocket: code("1120") })],
      "512010 900000 | 1120 -900000",
    ],
    [
      "another deed where its account tells one",
      "compré bolsas por 45 mil en efectivo",
      [companyRule("bags", { words: "bolsas" }, { account: code("519530") })],
      "519530 45000 | 1105 -45000",
    ],
    [
      "nothing of what comes in",
      "vendí tintos por 20 mil en efectivo",
      [companyRule("out", { words: "tintos" }, { account: code("519520") })],
      told("vendí tintos por 20 mil en efectivo", []),
    ],
    [
      "no expense for a debt that is paid",
      "le aboné a Claro 80 mil de la factura que le debía, por transferencia",
      [companyRule("claro", { words: "claro" }, { account: code("513535") })],
      told("le aboné a Claro 80 mil de la factura que le debía, por transferencia", []),
    ],
    [
      "its IVA inside the amount",
      "pagué tintos por 11.900 en efectivo",
      [companyRule("vat", { words: "tintos" }, { account: code("519520"), vat: 19 })],
      "519520 10000 | 2408 1900 | 1105 -11900",
    ],
    [
      "no IVA where the text speaks of it",
      "pagué tintos por 11.900 sin iva en efectivo",
      [companyRule("vat", { words: "tintos" }, { account: code("519520"), vat: 19 })],
      "519520 11900 | 1105 -11900",
    ],
    [
      "the third party where none is said",
      "pagué tintos por 20 mil en efectivo",
      [companyRule("who", { words: "tintos" }, { account: code("519520"), party: "Café Sur" })],
      "519520 20000 Café Sur | 1105 -20000",
    ],
    [
      "from an amount on",
      "pagué tintos por 20 mil en efectivo",
      [{ ...COFFEE, condition: { ...COFFEE.condition, least: pesos(20_001) } }],
      told("pagué tintos por 20 mil en efectivo", []),
    ],
    [
      "in one way of paying",
      "pagué tintos por 20 mil en efectivo",
      [{ ...COFFEE, condition: { ...COFFEE.condition, means: "card" } }],
      told("pagué tintos por 20 mil en efectivo", []),
    ],
    [
      "amounts alone say nothing against words",
      "pagué arriendo del local por 900 mil en efectivo",
      [companyRule("small", { most: pesos(900_000) }, { account: code("519595") })],
      told("pagué arriendo del local por 900 mil en efectivo", []),
    ],
  ] as const)("%s", (_, text, rules, expected) => {
    expect(told(text, rules)).toBe(expected);
  });

  it("is passed over where its account is gone, takes no entries, or is no account of money", () => {
    const text = "pagué tintos por 20 mil en efectivo";
    for (const account of ["99", "51959999", "5", "1105"])
      expect(told(text, [companyRule("x", { words: "tintos" }, { account: code(account) })])).toBe(
        told(text, []),
      );
  });

  it("names the rule, and holds once a part that it asks for is answered", () => {
    const rule = companyRule("big", { words: "tintos", least: pesos(15_000) }, { account: code("519520") });
    const world = worldOf([rule]);
    const open = only("pagué tintos en efectivo", world);
    expect(open.rule).toBeUndefined();
    const whole = answer(open, { kind: "amount", value: pesos(20_000) }, world);
    expect(whole.rule).toMatchObject({ id: rule.id, name: "tintos" });
    expect(whole.account).toMatchObject({ value: "519520", by: "rule" });
    const own = answer(whole, { kind: "account", value: code("519530") }, world);
    expect(answer(own, { kind: "amount", value: pesos(30_000) }, world).account?.value).toBe("519530");
  });

  it("keeps what a person answered when it comes later", () => {
    const rule = companyRule("big", { words: "tintos", least: pesos(15_000) }, { account: code("519520") });
    const world = worldOf([rule]);
    const own = answer(
      only("pagué tintos en efectivo", world),
      { kind: "account", value: code("519530") },
      world,
    );
    expect(answer(own, { kind: "amount", value: pesos(20_000) }, world).account?.value).toBe("519530");
  });

  it("serves the sentence of the Detalle too", () => {
    const reading = readSentence(puc, "pagué tintos por 20 mil", {
      rules: [COFFEE, { ...NEQUI, updatedAt: 0 }],
    });
    expect(reading).toMatchObject({ kind: "unclear", lack: "means" });
    const paid = readSentence(puc, "pagué tintos por 20 mil en efectivo", { rules: [COFFEE] });
    expect(paid.kind === "entry" && paid.entry.rule?.id).toBe(COFFEE.id);
    expect(paid.kind === "entry" && paid.entry.lines[0]?.account).toBe("519520");
  });

  const SENTENCES = [
    "pagué tintos por 20 mil en efectivo",
    "compré mercancía a Textiles Medellín por 2 millones más IVA, la mitad de contado y el resto a crédito",
    "vendí 3 camisas por 238 mil con IVA incluido, me pagaron con tarjeta",
    "pagué arriendo del local por 900 mil",
    "me pagaron 500 mil que me debía Ana",
    "pagué honorarios al contador por 400 mil con retención del 11 % por transferencia",
    "gasté 80 mil en bolsas",
    "pagué la cuota del crédito 950 mil, 700 de capital y 250 de intereses, por débito",
  ];
  const WORDS = [
    "tintos",
    "mercancía",
    "camisas",
    "arriendo local",
    "ana",
    "honorarios",
    "bolsas",
    "cuota",
    "",
  ];
  const ACCOUNTS = [
    "519520",
    "1435",
    "4135",
    "5120",
    "1305",
    "511025",
    "152405",
    "2205",
    "5305",
    "3115",
    "1110",
  ];
  const anyRule = fc
    .record({
      words: fc.constantFrom(...WORDS),
      direction: fc.constantFrom("in" as const, "out" as const),
      account: fc.option(fc.constantFrom(...ACCOUNTS).map(code)),
      means: fc.option(fc.constantFrom("cash" as const, "transfer" as const, "credit" as const)),
      vat: fc.option(fc.constantFrom("none" as const, 19 as const, 5 as const)),
      party: fc.option(fc.constantFrom("Ana", "Café Sur")),
      updatedAt: fc.nat(3),
    })
    .map(({ words, direction, updatedAt, ...outcome }) =>
      companyRule(JSON.stringify([words, outcome]), { words, direction }, outcome, { updatedAt }),
    );

  it("leaves every entry balanced, its whole as the sentence has it, and does nothing switched off", () => {
    const sums = (text: string, rules: readonly CompanyRule[]) => {
      const world = worldOf(rules);
      const operation = only(text, world);
      const proposal = operationToProposal(operation, world);
      if (proposal.kind === "missing") return null;
      const [debit, credit] = (["debit", "credit"] as const).map((side) =>
        proposal.lines.reduce((all, { line }) => all + line[side], 0),
      );
      expect(debit).toBe(credit);
      expect(proposal.lines.every(({ line }) => line.debit + line.credit > 0)).toBe(true);
      return { amount: operation.amount?.value, debit };
    };
    fc.assert(
      fc.property(fc.constantFrom(...SENTENCES), fc.array(anyRule, { maxLength: 4 }), (text, rules) => {
        const [without, by] = [sums(text, []), sums(text, rules)];
        if (without !== null && by !== null) expect(by).toEqual(without);
        const off = rules.map((rule): CompanyRule => ({ ...rule, state: "off" }));
        expect(understand(text, worldOf(off))).toEqual(understand(text, worldOf([])));
      }),
    );
  });
});
