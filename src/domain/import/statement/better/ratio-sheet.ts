import type { ReportHead } from "../../../report/report.ts";
import { type ReportCell, type ReportColumn, text } from "../../../report/report.ts";
import { ReportBuilder } from "../../../report/report-builder.ts";
import { figuresFromNets } from "../../../statement/analysis/analysis-figures.ts";
import type { Ratio, RatioId } from "../../../statement/analysis/ratio.ts";
import { ratiosOf } from "../../../statement/analysis/ratios.ts";
import type { PlacedLine, UploadedNets } from "../uploaded-nets.ts";
import { sectionsOf } from "./better-rows.ts";
import type { BetterSheet, TrialLink } from "./better-sheet.ts";
import { betterTexts as texts } from "./better-texts.ts";
import { figureCells } from "./figure-cells.ts";
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

function cellOf({ value, unit }: Ratio): ReportCell {
  if (value === null) return { kind: "none" };
  return unit === "percent" ? { kind: "percent", share: value } : { kind: "number", value, decimals: 2 };
}

/** The ratios of each period, with the cells of the trial balance that both of its figures are made of. */
export function ratioSheet(
  placed: readonly PlacedLine[],
  trial: TrialSheet,
  periods: readonly {
    readonly label: string;
    readonly nets: UploadedNets;
    readonly balance: readonly number[];
  }[],
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
    for (const [at, { derivation: how }] of ratios.entries()) {
      const place = made[at];
      if (how.kind !== "quotient" || place === undefined) continue;
      const [top, bottom] = [how.top.of, how.bottom.of].map((of) =>
        figureCells(of, { placed, trial, ...place }),
      );
      if (top && bottom) links.push({ row: from, column: at + 1, of: top.terms, over: bottom.terms });
    }
  }
  return table.next === 0 ? null : { report: table.report({ title: texts.ratios, ...head }), links };
}
