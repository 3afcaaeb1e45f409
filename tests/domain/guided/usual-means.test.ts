import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { answer } from "#domain/guided/answer.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { readSentence } from "#domain/understanding/sentence-entry.ts";
import { operationChips } from "#flows/guided/panel/operation-words.ts";

const chart = pucChart();
const worldOf = (memory: readonly Entry[]): GuidedWorld => ({
  chart,
  today: day("2026-11-26"),
  parties: [],
  profile: null,
  memory,
  used: new Map(),
  counterpart: () => null,
});

const line = (code: string, amount: number) => ({
  account: code as AccountCode,
  debit: pesos(Math.max(amount, 0)),
  credit: pesos(Math.max(-amount, 0)),
});

/** The internet, paid out of an account of the chart. */
const paidFrom = (code: string): Entry => ({
  id: `entr_${code}` as Entry["id"],
  bookId: "book_1" as Entry["bookId"],
  number: 1,
  date: day("2026-10-12"),
  description: "Internet de octubre",
  reference: "",
  lines: [line("513535", 90_000), line(code, -90_000)],
  status: "posted",
  origin: "journal",
  version: 1,
  createdAt: 1 as Entry["createdAt"],
  updatedAt: 1 as Entry["updatedAt"],
});

function only(text: string, world: GuidedWorld) {
  const understood = understand(text, world);
  const [operation] = understood.kind === "operations" ? understood.operations : [];
  if (operation === undefined) throw new Error(`not understood: ${text}`);
  return operation;
}

const TOLD = "pagué el internet 95.000";
const chip = (operation: ReturnType<typeof only>) =>
  operationChips(operation, chart).find(({ part }) => part === "means");

describe("money in hand where no way of paying is told (GM-31)", () => {
  it("is a guess that the chip says, and another way takes its place", () => {
    const world = worldOf([]);
    const operation = only(TOLD, world);
    expect(operationToProposal(operation, world).kind).toBe("entry");
    expect(chip(operation)).toEqual({ part: "means", text: "Efectivo (no lo dijiste)", isGuess: true });
    const corrected = answer(operation, { kind: "means", value: "transfer" }, world);
    expect(chip(corrected)).toEqual({ part: "means", text: "Transferencia", isGuess: false });
  });

  it("does not look like a guess where it is told", () => {
    expect(chip(only(`${TOLD} en efectivo`, worldOf([])))).toMatchObject({
      text: "Efectivo",
      isGuess: false,
    });
  });

  it("is asked where the book paid the same in another way, and not where it paid in cash", () => {
    const kinds = (code: string) => only(TOLD, worldOf([paidFrom(code)])).missing.map(({ kind }) => kind);
    expect(kinds("111005")).toEqual(["means"]);
    expect(kinds("110505")).toEqual([]);
  });

  it("is asked in a cell, which shows no guesses", () => {
    expect(readSentence(chart, TOLD)).toMatchObject({ kind: "unclear", lack: "means" });
    expect(readSentence(chart, `${TOLD} en efectivo`).kind).toBe("entry");
  });
});
