import { expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { lacksProfile, type TaxFacts } from "#features/journal/taxes/tax-answers.ts";
import { line } from "#tests/support/builders.ts";

const facts: TaxFacts = { profile: null, parties: [], rules: [] };
const RENT = [line("5120", 3_200_000), line("1110", -3_200_000)];

it("says that a told withholding is not computed without a profile, until it has its line", async () => {
  const chart = await loadChart("puc");
  const lacks = (description: string, lines = RENT, known: TaxFacts | null = facts) =>
    lacksProfile(known, chart, lines, description);
  expect(lacks("pagué arriendo 3.200.000 con retención por el banco")).toBe(true);
  expect(lacks("Arriendo menos rete fuente")).toBe(true);
  expect(lacks("pagué arriendo por el banco")).toBe(false);
  expect(lacks("pago retención en la fuente de octubre"), "what is paid to the DIAN").toBe(false);
  expect(
    lacks("arriendo con retención", [
      line("5120", 3_200_000),
      line("236530", -112_000),
      line("1110", -3_088_000),
    ]),
  ).toBe(false);
  expect(lacks("arriendo con retención", []), "no operation yet").toBe(false);
  expect(lacks("arriendo con retención", RENT, null), "not read yet").toBe(false);
});
