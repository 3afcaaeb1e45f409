import type { ReportHead } from "../../../report/report.ts";
import { type ReportCell, type ReportColumn, text } from "../../../report/report.ts";
import { ReportBuilder } from "../../../report/report-builder.ts";
import { type FigureName, figuresFromNets } from "../../../statement/analysis/analysis-figures.ts";
import type { Ratio, RatioId } from "../../../statement/analysis/ratio.ts";
import { ratiosOf } from "../../../statement/analysis/ratios.ts";
import type { SectionKey } from "../../../statement/typed/typed-layout.data.ts";
import { type PlacedLine, type UploadedNets } from "../uploaded-nets.ts";
import { type Sections, sectionsOf } from "./better-rows.ts";
import type { BetterSheet, TrialLink, TrialTerm } from "./better-sheet.ts";
import { betterTexts as texts } from "./better-texts.ts";
import type { TrialSheet } from "./trial-sheet.ts";

/** What a person calls a ratio and how it is made. */
export type RatioWords = (ratio: Ratio) => { readonly name: string; readonly derivation: string };

const DAYS = 365;
const SHOWN: readonly RatioId[] = [
  "current-ratio",
  "acid-test",
  "debt",
  "leverage",
  "short-term-debt",
  "gross-margin",
  "operating-margin",
  "net-margin",
  "roa",
  "roe",
  "asset-turnover",
];

type Side = "debit" | "credit";

/** Where the cells of a figure stand: sections of the balance, or beginnings of codes. */
const FIGURES: Partial<Readonly<Record<FigureName, readonly (readonly [SectionKey | RegExp, Side])[]>>> = {
  currentAssets: [["current-assets", "debit"]],
  assets: [
    ["current-assets", "debit"],
    ["other-assets", "debit"],
  ],
  currentLiabilities: [["current-liabilities", "credit"]],
  liabilities: [
    ["current-liabilities", "credit"],
    ["other-liabilities", "credit"],
  ],
  equity: [
    ["equity", "credit"],
    ["year-result", "credit"],
  ],
  sales: [[/^41/, "credit"]],
  grossProfit: [[/^(?:41|6|7)/, "credit"]],
  operatingProfit: [[/^(?:41|6|7|51|52)/, "credit"]],
  netResult: [[/^[4-7]/, "credit"]],
};

interface Found {
  readonly terms: readonly TrialTerm[];
  readonly value: number;
}

function cellsOf(
  name: string,
  { placed, trial, sections, period }: { placed: readonly PlacedLine[]; trial: TrialSheet; sections: Sections; period: number },
): Found | null {
  const parts = FIGURES[name as FigureName];
  if (parts === undefined) return null;
  let value = 0;
  const terms: TrialTerm[] = [];
  for (const [where, side] of parts) {
    const lines =
      where instanceof RegExp
        ? placed.flatMap(({ puc }, at) => (where.test(puc) ? [at] : []))
        : [...(sections.get(where)?.keys() ?? [])];
    for (const at of lines) {
      value += (side === "debit" ? 1 : -1) * (placed[at]?.nets[period] ?? 0);
      terms.push(...trial.termsOf(at, period, side));
    }
  }
  return { terms, value };
}

function cellOf({ value, unit }: Ratio): ReportCell {
  if (value === null) return { kind: "none" };
  return unit === "percent" ? { kind: "percent", share: value } : { kind: "number", value, decimals: 2 };
}

/** The ratios of each period, with a live formula wherever cells of the trial balance make exactly that ratio. */
export function ratioSheet(
  placed: readonly PlacedLine[],
  trial: TrialSheet,
  periods: readonly { readonly label: string; readonly nets: UploadedNets; readonly balance: readonly number[] }[],
  head: ReportHead,
  words: RatioWords,
): BetterSheet | null {
  const columns: ReportColumn[] = [
    { key: "ratio", label: texts.ratio, kind: "text" },
    ...periods.map(({ label }, at): ReportColumn => ({ key: `value-${at}`, label, kind: "number" })),
    { key: "derivation", label: "", kind: "text" },
  ];
  const table = new ReportBuilder(columns);
  const links: TrialLink[] = [];
  const made = periods.map(({ nets, balance }, period) => ({
    ratios: ratiosOf({ now: figuresFromNets(nets.until, nets.within), opening: null, days: DAYS }),
    sections: sectionsOf("balance", placed, balance),
    period,
  }));
  for (const id of SHOWN) {
    const ratios = made.flatMap(({ ratios: each }) => each.get(id) ?? []);
    const [first] = ratios;
    if (first === undefined || ratios.every(({ value }) => value === null)) continue;
    const { name, derivation } = words(first);
    const { from } = table.line([text(name), ...ratios.map(cellOf), text(derivation)], { level: 0 });
    for (const [at, { derivation: how, value }] of ratios.entries()) {
      const place = made[at];
      if (how.kind !== "quotient" || value === null || place === undefined) continue;
      const [top, bottom] = [how.top.of, how.bottom.of].map((of) => cellsOf(of, { placed, trial, ...place }));
      if (!top || !bottom || bottom.value === 0 || Math.abs(top.value / bottom.value - value) > 1e-9) continue;
      links.push({ row: from, column: at + 1, of: top.terms, over: bottom.terms });
    }
  }
  return table.next === 0 ? null : { report: table.report({ title: texts.ratios, ...head }), links };
}
