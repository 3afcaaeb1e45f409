import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { answer } from "#domain/guided/answer.ts";
import { GUIDED_TYPES } from "#domain/guided/deed.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationOfType } from "#domain/guided/operation-of-type.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const world: GuidedWorld = {
  chart: pucChart(),
  today: day("2026-11-26"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

it.each(GUIDED_TYPES)("a chosen %s asks for what it needs, the amount among it (GM-01)", (type) => {
  const operation = operationOfType(type, world);
  expect(operation.deed?.by).toBe("answered");
  expect(operation.missing.map(({ kind }) => kind)).toContain("amount");
  expect(operationToProposal(operation, world).kind).toBe("missing");
});

it("becomes an entry once amount and payment are given, and another deed keeps only what it may have", () => {
  const told = answer(operationOfType("sale", world), { kind: "amount", value: pesos(1_000_000) }, world);
  const owed = answer(told, { kind: "means", value: "credit" }, world);
  const costed = answer(owed, { kind: "cost", value: pesos(600_000) }, world);
  const taxed = answer(costed, { kind: "vat", value: { kind: "on-top", rate: 19 } }, world);
  const proposal = operationToProposal(taxed, world);
  expect(proposal.kind === "entry" && proposal.lines.map(({ line }) => line.account.slice(0, 4))).toEqual([
    "1305",
    "4135",
    "2408",
    "6135",
    "1435",
  ]);
  const loan = answer(taxed, { kind: "deed", value: "loan-received" }, world);
  expect(loan).toMatchObject({ vat: null, cost: null, payments: [] });
  const paid = answer(loan, { kind: "means", value: "transfer" }, world);
  const entry = operationToProposal(paid, world);
  expect(entry.kind === "entry" && entry.lines.map(({ line }) => line.debit - line.credit)).toEqual([
    1_000_000, -1_000_000,
  ]);
});

it("writes interest on the payment of a loan alone", () => {
  const loan = answer(operationOfType("loan", world), { kind: "amount", value: pesos(10_000_000) }, world);
  const told = answer(loan, { kind: "interest", value: pesos(200_000) }, world);
  const paid = answer(told, { kind: "means", value: "transfer" }, world);
  const entry = operationToProposal(paid, world);
  expect(entry.kind === "entry" && entry.lines).toHaveLength(2);
});
