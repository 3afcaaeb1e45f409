import { beforeEach, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { companyPeriods, openingNetsOf } from "#domain/statement/analysis/company-periods.ts";
import { ratiosOf } from "#domain/statement/analysis/ratios.ts";
import { figureParts } from "#domain/statement/source/figure-entries.ts";
import { ratioSource } from "#flows/figure-source/ratio-source.ts";
import { partsSum, pesosOf, type SourceFigure } from "#flows/figure-source/source-figure.ts";
import { companySide } from "#flows/figure-source/source-side.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { figureMoves } from "#storage/queries/statements/figure-moves.ts";
import { fillSample } from "#storage/sample/sample-data.ts";
import { openTestStorage } from "../../support/test-storage.ts";

let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  return () => storage.close();
});

/** Every figure below one, itself included. */
function allOf(figure: SourceFigure): readonly SourceFigure[] {
  return [figure, ...figure.parts.flatMap((part) => allOf(part.figure))];
}

async function sampleRatios(): Promise<readonly SourceFigure[]> {
  const [company] = await storage.db.companies.toArray();
  const [found, puc] = await Promise.all([companyMonths(storage, company?.id as never), loadChart("puc")]);
  const last = found?.months.at(-1)?.month;
  if (!found || last === undefined) throw new Error("no months");
  const { now, opening } = companyPeriods(found.months, last, found.cutOff ?? undefined);
  const ratios = ratiosOf({ now: now.figures, opening, days: now.days });
  const side = companySide(now, openingNetsOf(found.months, now.year), found.books);
  return [...ratios.values()].map((ratio) => ratioSource(ratio, { side, ratios, puc }));
}

it("UX-09 every ratio of the sample leads to accounts whose entries sum to their figure", async () => {
  await fillSample(storage);
  const figures = (await sampleRatios()).flatMap(allOf);
  for (const figure of figures)
    if (figure.how === "" && figure.parts.length > 0)
      expect(Math.round(partsSum(figure) ?? Number.NaN), figure.label).toBe(Math.round(figure.amount ?? 0));
  const accounts = new Map(figures.filter(({ account }) => account !== null).map((each) => [each.id, each]));
  expect(accounts.size).toBeGreaterThan(40);
  for (const { account, amount, label, id } of accounts.values()) {
    if (account === null || amount === null) continue;
    const found = await figureMoves(storage, {
      ...account,
      amount: pesosOf(amount),
      reach: "span",
    });
    if (found === null) throw new Error(label);
    const parts = figureParts(pesosOf(amount), found.broughtForward, found.moves);
    // A third party on the other side (NIIF para PYMES 2.52) is the rest of its account.
    const isSplit = figures
      .filter((each) => each.account?.account === account.account && each.id !== id)
      .some((each) => each.label !== label);
    if (!isSplit) expect(parts.rest, label).toBe(0);
  }
});
