import { pesos } from "../../../kernel/pesos.ts";
import { amount, type ReportColumn, type ReportHead, text } from "../../../report/report.ts";
import { ReportBuilder } from "../../../report/report-builder.ts";
import type { PlacedLine } from "../uploaded-nets.ts";
import { sectionsOf } from "./better-rows.ts";
import type { BetterSheet, TrialLink } from "./better-sheet.ts";
import { betterTexts as texts } from "./better-texts.ts";
import { figureCells } from "./figure-cells.ts";
import type { TrialSheet } from "./trial-sheet.ts";

const SHOWN = [
  ["assets", texts.assets],
  ["liabilities", texts.liabilities],
  ["equity", texts.equity],
  ["sales", texts.sales],
  ["netResult", texts.result],
] as const;

/** The few sums that tell most, by period; null where all of them are zero. */
export function keyFigureSheet(
  placed: readonly PlacedLine[],
  trial: TrialSheet,
  periods: readonly { readonly label: string; readonly balance: readonly number[] }[],
  head: ReportHead,
): BetterSheet | null {
  const table = new ReportBuilder([
    { key: "figure", label: texts.figure, kind: "text" },
    ...periods.map(({ label }, at): ReportColumn => ({ key: `amount-${at}`, label, kind: "amount" })),
  ]);
  const links: TrialLink[] = [];
  const places = periods.map(({ balance }, period) => ({
    placed,
    trial,
    sections: sectionsOf("balance", placed, balance),
    period,
  }));
  for (const [name, label] of SHOWN) {
    const found = places.map((place) => figureCells(name, place));
    if (found.every((each) => each === null || each.value === 0)) continue;
    const { from } = table.line([text(label), ...found.map((each) => amount(pesos(each?.value ?? 0)))], {
      level: 0,
    });
    for (const [at, each] of found.entries())
      if (each !== null) links.push({ row: from, column: at + 1, of: each.terms });
  }
  if (table.next === 0) return null;
  return { report: table.report({ title: texts.keyFigures, ...head }), links };
}
