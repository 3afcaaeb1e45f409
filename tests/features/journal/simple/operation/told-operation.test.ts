import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { blankOperation } from "#features/journal/simple/operation/simple-draft.ts";
import { toldOperation } from "#features/journal/simple/operation/told-operation.ts";

const TODAY = day("2026-11-20");
const charts = {
  puc: await loadChart("puc"),
  mini: await loadChart("mini"),
  journal: await loadChart("journal"),
};

const told = (words: string, part: object = {}, chart: keyof typeof charts = "puc") =>
  toldOperation({ ...blankOperation("sale", TODAY), description: words, ...part }, charts[chart], {
    today: TODAY,
    parties: ["Obras Chía"],
    chargesVat: null,
  })?.draft ?? null;

describe("an operation told by its description (UX-03)", () => {
  it.each([
    ["pagué arriendo 3.200.000 por el banco", { type: "expense", method: "bank", amount: 3_200_000 }],
    ["vendí 150 mil en efectivo", { type: "sale", method: "cash", amount: 150_000 }],
    ["pagué la luz 86.300 en efectivo ayer", { type: "expense", method: "cash", date: "2026-11-19" }],
    ["vendí 400.000 a crédito a Obras Chía", { type: "sale", method: "other", thirdParty: "Obras Chía" }],
  ])("%s", (words, expected) => {
    expect(told(words)).toMatchObject({ ...expected, description: words });
  });

  it.each(["mini", "journal"] as const)("in the %s chart too", (chart) => {
    expect(told("pagué arriendo 3.200.000 por el banco", {}, chart)).toMatchObject({
      type: "expense",
      method: "bank",
      amount: 3_200_000,
    });
  });

  it.each([
    ["an amount that is typed", "pagué arriendo 3.200.000 por el banco", { amount: pesos(5) }],
    ["words that tell nothing", "arriendo del local", {}],
    ["what is not clear", "pagué arriendo 3.200.000", {}],
    ["a transfer", "pagué arriendo 3.200.000 por el banco", { type: "transfer" }],
    ["what no operation of the form says", "vendí 400.000, la mitad en efectivo y la mitad a crédito", {}],
  ])("never for %s", (_name, words, part) => expect(told(words, part)).toBeNull());
});
