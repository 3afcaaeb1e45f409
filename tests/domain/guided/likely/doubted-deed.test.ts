import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { answer } from "#domain/guided/answer.ts";
import type { GuidedOperation } from "#domain/guided/guided-operation.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const world: GuidedWorld = {
  chart: pucChart(),
  today: day("2026-11-26"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

function told(text: string): GuidedOperation {
  const understood = understand(text, world);
  const [operation] = understood.kind === "operations" ? understood.operations : [];
  if (operation === undefined) throw new Error(`no operation: ${text}`);
  return operation;
}

const DOUBTED = "pagué 90 mil de mulas para subir la remesa en efectivo";

it("asks between likely deeds where the words make the found one unlikely (GM-26)", () => {
  const operation = told(DOUBTED);
  expect(operation.missing).toEqual([{ kind: "deed", options: ["purchase", "expense"] }]);
  expect(operationToProposal(operation, world).kind).toBe("missing");
});

it("keeps what was understood where the doubted deed is the right one, and drops it where another is (GM-26)", () => {
  const operation = told(DOUBTED);
  const same = answer(operation, { kind: "deed", value: "purchase" }, world);
  expect(same.account).toEqual(operation.account);
  expect(same.missing).toEqual([]);
  const other = answer(operation, { kind: "deed", value: "expense" }, world);
  expect(other.account).toBeNull();
  expect(other.missing.map(({ kind }) => kind)).toEqual(["account"]);
});

it.each([
  "vendí 10 camisas a 45 mil cada una en efectivo",
  "pagué la luz 90.000 por nequi",
  "pagué la prima de junio a los empleados 2.500.000 por transferencia",
])("does not doubt what is usual (GM-26): %s", (text) => {
  expect(told(text).doubt).toEqual([]);
});
