import { describe, expect, it } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { answer } from "#domain/guided/answer.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { lineReason } from "#domain/guided/line-reason.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const puc = pucChart();

function worldOf(chart: Chart): GuidedWorld {
  const today = day("2026-11-23");
  return { chart, today, parties: [], profile: null, memory: [], used: new Map(), counterpart: () => null };
}

function only(text: string, world: GuidedWorld) {
  const understood = understand(text, world);
  const [operation] = understood.kind === "operations" ? understood.operations : [];
  if (operation === undefined) throw new Error(`not understood: ${text}`);
  return operation;
}

describe("a sentence becomes a proposed entry (spec-decision 12)", () => {
  const world = worldOf(puc);

  it("with its lines, and why each is there", () => {
    const proposal = operationToProposal(only("pagué arriendo 900 mil por el banco", world), world);
    if (proposal.kind !== "entry") throw new Error("no entry");
    expect(proposal.lines.map(({ line }) => `${line.account} ${line.debit - line.credit}`)).toEqual([
      "5120 900000",
      "1110 -900000",
    ]);
    const [first] = proposal.lines;
    if (first) expect(lineReason(puc, first).side).toBe("Arrendamientos es un gasto: aumenta en el debe.");
  });

  it("asks for what is missing, and goes on with the answer", () => {
    const operation = only("vendí mercancía", world);
    expect(operation.missing.map(({ kind }) => kind)).toEqual(["amount", "means"]);
    const paid = answer(
      answer(operation, { kind: "amount", value: pesos(200_000) }, world),
      { kind: "means", value: "cash" },
      world,
    );
    expect(operationToProposal(paid, world).kind).toBe("entry");
  });
});
