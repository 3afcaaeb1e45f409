import { expect, it } from "vitest";
import { type AnalysisFigures, NO_FIGURES } from "#domain/statement/analysis/analysis-figures.ts";
import type { RatioId } from "#domain/statement/analysis/ratio.ts";
import { ratiosOf } from "#domain/statement/analysis/ratios.ts";
import { figureText } from "#features/analysis/figure-text.ts";
import { ratioView } from "#features/analysis/ratios/ratio-view.ts";
import { barsSummary, shareBars } from "#features/analysis/share-view.ts";

const NOW: AnalysisFigures = {
  ...NO_FIGURES,
  currentAssets: 92_175_250,
  currentLiabilities: 62_355_410,
  assets: 247_095_650,
  liabilities: 118_605_410,
  equity: 128_490_240,
  netResult: 23_293_150,
  income: 310_000_000,
  interest: 0,
  operatingProfit: 1,
};
const BEFORE: AnalysisFigures = {
  ...NO_FIGURES,
  equity: 105_197_090,
  currentAssets: 80,
  currentLiabilities: 0,
};

function view(id: RatioId, opening: AnalysisFigures | null = null, before: AnalysisFigures | null = null) {
  const ratio = ratiosOf({ now: NOW, opening, days: 365 }).get(id);
  const then = before && ratiosOf({ now: before, opening: null, days: 365 }).get(id);
  if (!ratio) throw new Error(id);
  return ratioView(ratio, then ?? null);
}

it("says a ratio with what it was made of", () => {
  expect(view("current-ratio")).toMatchObject({
    name: "Razón corriente",
    figure: "1,48",
    standing: "warning",
    before: null,
    derivation: "Activo corriente 92.175.250 ÷ Pasivo corriente 62.355.410",
    ruler: { good: "above", summary: "1,48; bueno desde 1,5" },
  });
  expect(view("debt")).toMatchObject({
    figure: "48,0%",
    ruler: { good: "below", summary: "48,0%; bueno hasta 50%" },
  });
  expect(view("roe", BEFORE)).toMatchObject({
    figure: "19,9%",
    derivation: "Utilidad neta 23.293.150 ÷ Patrimonio promedio 116.843.665",
  });
});

it("says why there is no figure", () => {
  expect(view("interest-coverage").figure).toBe("No aplica");
  expect(view("inventory-turnover")).toMatchObject({ figure: "Sin dato", ruler: null });
  expect(view("current-ratio", null, BEFORE)).toMatchObject({
    before: "No aplica",
    ruler: { before: null, summary: "1,48; bueno desde 1,5" },
  });
});

it("writes amounts as in books", () => {
  expect([1_234_567, -1_234_567, 0, -0.4, null].map(figureText)).toEqual([
    "1.234.567",
    "(1.234.567)",
    "—",
    "—",
    "—",
  ]);
});

it("draws shares, and draws none where a part is below zero", () => {
  const side = (equity: number) => ({
    label: "2026",
    note: "",
    gap: "",
    ratioInput: { now: { ...NOW, assets: 100 }, opening: null, days: 365 },
    balance: [
      { key: "current-assets", kind: "subtotal" as const, amount: 40 },
      { key: "other-assets", kind: "subtotal" as const, amount: 60 },
      { key: "assets", kind: "total" as const, amount: 100 },
      { key: "current-liabilities", kind: "subtotal" as const, amount: 100 - equity },
      { key: "equity", kind: "subtotal" as const, amount: equity },
    ],
    result: null,
    source: { nets: { until: null, within: null }, opening: null, books: null },
  });
  const bars = shareBars("financing", [side(30)]);
  expect(bars?.[0]?.parts.map((part) => part.share)).toEqual([0.7, 0, 0.3]);
  expect(barsSummary(bars ?? [])).toBe(
    "2026: Pasivo corriente 70,0%, Pasivo no corriente 0,0%, Patrimonio 30,0%.",
  );
  expect(shareBars("financing", [side(-30)])).toBeNull();
});
