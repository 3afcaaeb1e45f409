import { pesos } from "../../../kernel/pesos.ts";
import { amount, type ReportColumn, type ReportHead, text } from "../../../report/report.ts";
import { ReportBuilder } from "../../../report/report-builder.ts";
import type { PlacedLine } from "../uploaded-nets.ts";
import { sectionsOf } from "./better-rows.ts";
import type { BetterChart, BetterSheet, TrialLink } from "./better-sheet.ts";
import { betterTexts as texts } from "./better-texts.ts";
import { figureCells } from "./figure-cells.ts";
import type { TrialSheet } from "./trial-sheet.ts";

/** What is shown, and the chart that draws it. */
const SHOWN = [
  ["assets", texts.assets, texts.balanceChart],
  ["liabilities", texts.liabilities, texts.balanceChart],
  ["equity", texts.equity, texts.balanceChart],
  ["sales", texts.sales, texts.incomeChart],
  ["netResult", texts.result, texts.incomeChart],
] as const;

/** The few sums that tell most, by period, and drawn; null where all of them are zero. */
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
  const drawn = new Map<string, number[]>();
  for (const [name, label, chart] of SHOWN) {
    const found = places.map((place) => figureCells(name, place));
    if (found.every((each) => each === null || each.value === 0)) continue;
    const { from } = table.line([text(label), ...found.map((each) => amount(pesos(each?.value ?? 0)))], {
      level: 0,
    });
    drawn.set(chart, [...(drawn.get(chart) ?? []), from]);
    for (const [at, each] of found.entries())
      if (each !== null) links.push({ row: from, column: at + 1, of: each.terms });
  }
  if (table.next === 0) return null;
  const charts = [...drawn].map(([title, rows]): BetterChart => {
    return { title, rows: { from: Math.min(...rows), to: Math.max(...rows) } };
  });
  return { report: table.report({ title: texts.keyFigures, ...head }), links, charts };
}
