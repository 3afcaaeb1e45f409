import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { learnedRule } from "#domain/automation/learned-rule.ts";
import { answer, type GuidedAnswer } from "#domain/guided/answer.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { code, companyRule } from "#tests/support/records/company-rules.ts";

const puc = pucChart();
const world: GuidedWorld = {
  chart: puc,
  today: day("2026-11-23"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

/** The rule that these answers, and then this change of the proposed lines, tell. */
function learned(
  text: string,
  answers: readonly GuidedAnswer[],
  change = (lines: readonly EntryLine[]) => lines,
) {
  const understood = understand(text, world);
  const [first] = understood.kind === "operations" ? understood.operations : [];
  if (first === undefined) throw new Error(`not understood: ${text}`);
  const operation = answers.reduce((made, each) => answer(made, each, world), first);
  const proposal = operationToProposal(operation, world);
  if (proposal.kind === "missing") throw new Error(`missing: ${proposal.questions[0]?.kind}`);
  const proposed = proposal.lines.map(({ line }) => line);
  return learnedRule({ operation, proposed, lines: change(proposed) }, puc);
}

const swap = (was: string, is: string) => (lines: readonly EntryLine[]) =>
  lines.map((line) => (line.account === was ? { ...line, account: code(is) } : line));

const COFFEE = "pagué tintos de la junta por 20 mil en efectivo";

describe("a correction tells a rule (AR-04)", () => {
  it("of the account that was answered", () => {
    expect(learned(COFFEE, [{ kind: "account", value: code("519520") }])).toMatchObject({
      condition: { direction: "out", words: "tintos junta", party: null },
      outcome: { account: "519520", means: null, party: null, vat: null },
      state: "active",
    });
  });

  it("of the account that was changed in the lines, or of the pocket", () => {
    const own = learned(COFFEE, [{ kind: "account", value: code("519520") }], swap("519520", "519530"));
    expect(own?.outcome).toMatchObject({ account: "519530", means: null });
    const pocket = learned(COFFEE, [], swap("1105", "1120"));
    expect(pocket?.outcome).toMatchObject({ account: null, means: "cash", pocket: "1120" });
  });

  it("of the way of paying, the third party and IVA that were answered", () => {
    const rule = learned("pagué tintos de la junta por 20 mil", [
      { kind: "means", value: "card" },
      { kind: "party", value: "Café Sur" },
      { kind: "vat", value: { kind: "within", rate: 19 } },
    ]);
    expect(rule?.outcome).toMatchObject({ means: "card", party: "Café Sur", vat: 19 });
  });

  it("of no IVA where that was answered", () => {
    expect(learned(COFFEE, [{ kind: "vat", value: { kind: "none" } }])?.outcome.vat).toBe("none");
  });

  it("by three words at most", () => {
    const rule = learned("pagué tintos, galletas, servilletas y pocillos por 20 mil en efectivo", [
      { kind: "account", value: code("519520") },
    ]);
    expect(rule?.condition.words).toBe("tintos galletas servilletas");
  });

  it("of no pocket where it was paid in two ways, nor where a line was added", () => {
    const halves = "pagué tintos de la junta por 20 mil, la mitad en efectivo y la mitad por transferencia";
    expect(learned(halves, [], swap("1105", "1120"))).toBeNull();
    const more = (lines: readonly EntryLine[]) => [...swap("1105", "1120")(lines), ...lines.slice(0, 1)];
    expect(learned(COFFEE, [], more)).toBeNull();
  });

  it("of nothing that moves no money", () => {
    const worn = "registré la depreciación del computador por 100 mil";
    expect(learned(worn, [{ kind: "party", value: "Ana" }])).toBeNull();
  });

  it("never of IVA on top", () => {
    const onTop: GuidedAnswer = { kind: "vat", value: { kind: "on-top", rate: 19 } };
    expect(learned(COFFEE, [onTop])).toBeNull();
    expect(learned(COFFEE, [onTop, { kind: "account", value: code("519520") }])?.outcome.vat).toBeNull();
  });

  it("by the third party that the sentence names", () => {
    const rule = learned("pagué a Papelería Bolívar 20 mil en efectivo", [
      { kind: "deed", value: "expense" },
      { kind: "account", value: code("519530") },
    ]);
    expect(rule?.condition).toMatchObject({ party: "Papelería Bolívar" });
    expect(rule?.condition.words).not.toContain("bolivar");
  });

  it("of nothing where nothing was corrected, or nothing is known again", () => {
    expect(learned(COFFEE, [])).toBeNull();
    const bare = learned("pagué 20 mil en efectivo", [
      { kind: "deed", value: "expense" },
      { kind: "account", value: code("519530") },
    ]);
    expect(bare).toBeNull();
  });

  it("is what the next sentence is understood by", () => {
    const rule = learned(COFFEE, [{ kind: "account", value: code("519520") }]);
    if (rule === null) throw new Error("nothing learned");
    const next = understand("gasté 35 mil en tintos para la junta, en efectivo", {
      ...world,
      rules: [companyRule("own", rule.condition, rule.outcome)],
    });
    expect(next.kind === "operations" && next.operations[0]?.account?.value).toBe("519520");
  });
});
