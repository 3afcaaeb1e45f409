import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { readStrangers } from "./bank/strangers/read-strangers.ts";
import { scoreStranger } from "./bank/strangers/score-strangers.ts";
import { TOLD_OTHERWISE, TOLD_WHOLE } from "./bank/told-whole.data.ts";

const world: GuidedWorld = {
  chart: pucChart(),
  today: day("2026-11-28"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

const rowsOf = (table: string) => readStrangers(table).map((row) => [row[0]?.text ?? "", row] as const);

describe("GM-36 what a sentence tells is taken whole", () => {
  it.each(rowsOf(TOLD_WHOLE))("%s", (_text, row) => expect(scoreStranger(row, world)).toBe("right"));

  it.each(rowsOf(TOLD_OTHERWISE))("and not where it tells otherwise: %s", (_text, row) =>
    expect(scoreStranger(row, world)).toBe("right"),
  );

  it("gives each part of a settlement its own account, and each line its rule", () => {
    const told = understand(
      "liquidación de Marta que se fue: cesantías 820.000, intereses 98.400, prima 205.000, le transferí",
      world,
    );
    const [operation] = told.kind === "operations" ? told.operations : [];
    expect(operation?.parts?.map(({ amount }) => amount)).toEqual([820_000, 98_400, 205_000]);
    const proposal = operation && operationToProposal(operation, world);
    if (proposal?.kind !== "entry") throw new Error("an entry");
    expect(proposal.lines.map(({ rule }) => rule)).toEqual(["payroll", "payroll", "payroll", "money-out"]);
    // Another account that a person chose is of the whole.
    const chosen = operation && { ...operation, account: { ...operation.account, by: "answered" } };
    const again = operationToProposal(chosen as NonNullable<typeof operation>, world);
    expect(again.kind === "entry" && again.lines).toHaveLength(2);
  });

  it("says of the tax on consumption whose it is", () => {
    const told = understand("almuerzos vendidos 378.000 en efectivo con impoconsumo del 8% incluido", world);
    const [operation] = told.kind === "operations" ? told.operations : [];
    const proposal = operation && operationToProposal(operation, world);
    if (proposal?.kind !== "entry") throw new Error("an entry");
    expect(proposal.lines.find(({ rule }) => rule === "consumption-tax")).toMatchObject({
      norm: "ET art. 512-1",
      line: { credit: 28_000 },
    });
  });
});
