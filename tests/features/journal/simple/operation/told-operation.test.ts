import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { blankOperation } from "#features/journal/simple/operation/simple-draft.ts";
import { begunOperation, toldOperation } from "#features/journal/simple/operation/told-operation.ts";

const TODAY = day("2026-11-20");
const charts = {
  puc: await loadChart("puc"),
  mini: await loadChart("mini"),
  journal: await loadChart("journal"),
};

const WORLD = { today: TODAY, parties: ["Obras Chía"], chargesVat: null };

const told = (words: string, part: object = {}, chart: keyof typeof charts = "puc") => {
  const draft = { ...blankOperation("sale", TODAY), description: words, ...part };
  const found = toldOperation(draft, charts[chart], WORLD);
  return found === null || typeof found === "string" ? found : found.draft;
};

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
    ["a transfer", "pagué arriendo 3.200.000 por el banco", { type: "transfer" }],
  ])("never for %s", (_name, words, part) => expect(told(words, part)).toBeNull());

  it.each([
    ["means", "pagué arriendo 3.200.000"],
    ["amounts", "vendí 400.000 en efectivo y pagué 50.000 de taxi"],
    ["shares", "vendí 400.000, la mitad en efectivo y la mitad a crédito"],
  ])("says that it lacks its %s", (lack, words) => expect(told(words)).toBe(lack));
});

const begun = (words: string, chart: keyof typeof charts = "puc") =>
  begunOperation(words, charts[chart], WORLD, TODAY);

describe("a form begun by a few words (UX-27)", () => {
  it.each([
    ["Vendí 120.000 por Nequi", { type: "sale", method: "bank", amount: 120_000, pocket: "1120" }],
    ["vendí 120 mil", { type: "sale", method: "cash", amount: 120_000 }],
    ["gasolina 50 mil", { type: "expense", method: "cash", amount: 50_000 }],
    ["ayer pagué la luz 95.000 por daviplata", { type: "expense", amount: 95_000, date: "2026-11-19" }],
    ["le vendí a Obras Chía 80 mil fiado", { type: "sale", method: "other", thirdParty: "Obras Chía" }],
    [
      "pasé 500 mil del nequi a bancolombia",
      { type: "transfer", amount: 500_000, pocket: "1120", to: "1110" },
    ],
    ["retiré 200 mil del cajero", { type: "transfer", amount: 200_000, pocket: "1110", to: "1105" }],
    ["Obras Chía me abonó 40 mil", { type: "debt-payment", direction: "in", amount: 40_000 }],
    ["le pagué a Obras Chía lo que le debía, 200 mil", { type: "debt-payment", direction: "out" }],
    [
      "le presté 50 mil a jorge en efectivo",
      { type: "other", direction: "out", amount: 50_000, account: "1370" },
    ],
    [
      "compré 3 cajas de gaseosa a 28 mil por daviplata",
      { type: "purchase", method: "bank", amount: 84_000, pocket: "1120" },
    ],
    [
      "me prestaron 2 millones por nequi",
      { type: "other", direction: "in", amount: 2_000_000, pocket: "1120" },
    ],
    ["compré 12 cuadernos a 4.500 fiados", { amount: 54_000, method: "other" }],
    ["saqué 80 mil de la caja para la casa", { type: "other", direction: "out", amount: 80_000 }],
  ])("%s", (words, expected) => {
    expect(begun(words)).toMatchObject({ ...expected, description: words });
  });

  it.each([
    ["pagué la luz", { type: "expense", amount: 0 }],
    ["compré mercancía", { type: "purchase", amount: 0 }],
    ["vendí 400.000 en efectivo y pagué 50.000 de taxi", { type: "sale", amount: 0 }],
    ["vendí 400.000, la mitad en efectivo y la mitad a crédito", { type: "other", amount: 0 }],
    ["hola", { type: "sale", amount: 0 }],
  ])("keeps the words and guesses no amount: %s", (words, expected) => {
    expect(begun(words)).toMatchObject({ ...expected, description: words, date: TODAY });
  });

  it.each(["mini", "journal"] as const)("in the %s chart too", (chart) =>
    expect(begun("vendí 120 mil en efectivo", chart)).toMatchObject({ type: "sale", amount: 120_000 }),
  );
});
