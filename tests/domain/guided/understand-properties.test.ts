import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { entryToOperation } from "#domain/accounting/operations/entry-to-operation.ts";
import { operationToLines } from "#domain/accounting/operations/operation-to-entry.ts";
import { newProfile } from "#domain/fiscal/fiscal-profile.ts";
import { DEED_FACTS, deedsOfType, GUIDED_DEEDS, GUIDED_TYPES, typeOfDeed } from "#domain/guided/deed.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { lineReason } from "#domain/guided/line-reason.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { RULE_TEXTS } from "#domain/guided/proposal-rules.data.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { runs } from "#tests/support/random/runs.ts";
import { BANK } from "./bank/bank.ts";
import { readBank } from "./bank/score-bank.ts";

const charts = [pucChart(), miniChart, journalChart];
const [puc = pucChart()] = charts;
const sentences = Object.values(BANK).flatMap(readBank);
const WORDS =
  "pagué compré vendí devolví presté consigné abono nómina préstamo cuota arriendo luz mercancía computador depreciación socio cliente proveedor 200 mil 3.200.000 dos millones 15 % por el banco en efectivo nequi a crédito a 30 días más IVA incluido la mitad y el resto ayer el 5 de Octubre don Carlos Textiles FE-4501 no ¿ < - $ 😀".split(
    " ",
  );

function worldOf(chart: GuidedWorld["chart"], profile: GuidedWorld["profile"] = null): GuidedWorld {
  const today = day("2026-11-23");
  return {
    chart,
    today,
    parties: ["Textiles"],
    profile,
    memory: [],
    used: new Map(),
    counterpart: () => null,
  };
}

/** Each proposed entry of a text in a chart. */
function proposed(text: string, world: GuidedWorld) {
  const understood = understand(text, world);
  if (understood.kind !== "operations") return [];
  return understood.operations.flatMap((operation) => {
    const proposal = operationToProposal(operation, world);
    return proposal.kind === "entry" ? [proposal] : [];
  });
}

function checked(text: string, world: GuidedWorld): number {
  const entries = proposed(text, world);
  for (const { lines } of entries) {
    const plain = lines.map(({ line }) => line);
    expect(
      plain.reduce((sum, { debit, credit }) => sum + debit - credit, 0),
      text,
    ).toBe(0);
    expect(plain.length).toBeGreaterThan(1);
    for (const each of lines) {
      const { line } = each;
      expect(line.debit === 0 || line.credit === 0, text).toBe(true);
      expect(line.debit + line.credit, text).toBeGreaterThan(0);
      expect(world.chart.byCode.get(line.account)?.posting, `${text}: ${line.account}`).toBe(true);
      const reason = lineReason(world.chart, each);
      expect(reason.rule).not.toBe("");
      expect(reason.side).toMatch(/(aumenta|disminuye) en el (debe|haber)\.$/);
    }
    // What the simple view can hold comes back line by line.
    const operation = entryToOperation({ lines: plain }, world.chart.kind);
    if (operation !== null) {
      const again = operationToLines(operation, world.chart.kind);
      expect(again.map(({ account, debit, credit }) => ({ account, debit, credit }))).toEqual(
        plain.map(({ account, debit, credit }) => ({ account, debit, credit })),
      );
    }
  }
  return entries.length;
}

describe("what is proposed", () => {
  it.each(["puc", "mini", "journal"] as const)("balances, line by line with its reason, in %s", (kind) => {
    const chart = charts.find((each) => each.kind === kind) ?? puc;
    const some = kind === "puc" ? sentences : sentences.filter((_, at) => at % 3 === 0);
    const count = some.reduce((sum, { text }) => sum + checked(text, worldOf(chart)), 0);
    expect(count).toBeGreaterThan(0.7 * some.length);
  });

  it("balances whatever is typed, with a profile and without", () => {
    const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 16 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(text, fc.constantFrom(...charts), fc.boolean(), (words, chart, isProfiled) => {
        checked(words, worldOf(chart, isProfiled ? newProfile() : null));
      }),
      runs(200, 2_000),
    );
  });

  it("never throws on any text, and answers the same twice", () => {
    const world = worldOf(puc);
    const any = fc.oneof(
      fc.string({ unit: "binary", maxLength: 700 }),
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(any, (text) => {
        expect(understand(text, world)).toEqual(understand(text, world));
      }),
      runs(100, 1_000),
    );
  });

  it("places what was said within the text", () => {
    const world = worldOf(puc);
    const text = "Ayer le compré mercancía a Textiles por 2 millones más IVA, factura FE-4501, a crédito";
    const understood = understand(text, world);
    const [operation] = understood.kind === "operations" ? understood.operations : [];
    const words = (spans: readonly { from: number; to: number }[] = []) =>
      spans.map(({ from, to }) => text.slice(from, to)).join("|");
    expect(words(operation?.amount?.spans)).toBe("2 millones");
    expect(words(operation?.date?.spans)).toBe("Ayer");
    expect(words(operation?.party?.spans)).toBe("Textiles");
    expect(words(operation?.document?.spans)).toBe("FE-4501");
    expect(words(operation?.vat?.spans)).toBe("más IVA");
    expect(words(operation?.payments[0]?.spans)).toBe("a crédito");
  });
});

describe("time", () => {
  it("is at most 20 ms a sentence of the processor, and bounded for long texts", () => {
    const world = worldOf(puc);
    for (const { text } of sentences.slice(0, 50)) understand(text, world);
    const time = processorTime();
    const some = sentences.slice(0, 150);
    for (const { text } of some) understand(text, world);
    expect(time() / some.length).toBeLessThanOrEqual(20);
    expect(understand("pagué luz 5 mil ".repeat(400), world)).toEqual({ kind: "refused", why: "too-long" });
  });
});

describe("deeds", () => {
  it("each has a type of the six, and a text", () => {
    for (const deed of GUIDED_DEEDS) {
      expect(GUIDED_TYPES).toContain(typeOfDeed(deed));
      expect(deedsOfType(typeOfDeed(deed))).toContain(deed);
      expect(RULE_TEXTS[deed].length).toBeGreaterThan(20);
      const { about, fits } = DEED_FACTS[deed];
      if (about !== null) expect(about, deed).toMatch(fits);
    }
  });
});
