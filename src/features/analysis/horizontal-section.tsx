import { useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { formatPercent } from "#domain/kernel/format.ts";
import { type HorizontalLine, horizontalAnalysis } from "#domain/statement/analysis/horizontal-analysis.ts";
import type { LineTable } from "#domain/statement/source/line-shares.ts";
import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import { DivergingBar } from "#ui/charts/diverging-bar.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import type { AnalysedSide, ShownAnalysis } from "./analysis-model.ts";
import { figureText } from "./figure-text.ts";
import { HorizontalExport } from "./horizontal-export.tsx";
import { lineName } from "./line-name.ts";
import type { AskedFigure } from "./source/asked-figure.ts";
import type { AnalysisOpening } from "./source/use-figure-source.tsx";
import { horizontalTexts as texts } from "./texts.ts";

interface HorizontalSectionProps {
  readonly analysis: ShownAnalysis;
  readonly before: AnalysedSide | null;
  readonly puc: Chart;
  readonly opening: AnalysisOpening;
}

function shareText({ share, now, before }: HorizontalLine): string {
  if (share === null) return before === 0 && now !== 0 ? texts.isNew : "—";
  return `${share > 0 ? "+" : ""}${formatPercent(share)}`;
}

interface RowProps extends Pick<TableProps, "table" | "puc" | "opening"> {
  readonly line: HorizontalLine;
  readonly most: number;
}

function Row({ line, most, puc, table, opening }: RowProps) {
  const { key } = line;
  const rule = line.kind === "total" ? "double" : undefined;
  const figure = (amount: number, asked: AskedFigure) => (
    <AskedPress asked={asked} opening={opening} text={figureText(amount)}>
      <span className={rule ? "rule-figure" : undefined} data-rule={rule}>
        {figureText(amount)}
      </span>
    </AskedPress>
  );
  const of = (side: "now" | "before"): AskedFigure => ({
    kind: "line",
    table,
    key,
    of: side,
    analysis: "horizontal",
  });
  return (
    <tr data-kind={line.kind} className="analysis-line">
      <th scope="row">{lineName(line.key, puc)}</th>
      <td>{figure(line.now, of("now"))}</td>
      <td className="text-muted">{figure(line.before, of("before"))}</td>
      <td className="max-sm:hidden">{figure(line.change, { kind: "change", table, key })}</td>
      <td className="font-semibold">
        {line.share === null ? (
          shareText(line)
        ) : (
          <AskedPress asked={{ kind: "change-share", table, key }} opening={opening} text={shareText(line)} />
        )}
      </td>
      <td className="horizontal-bar">
        <DivergingBar size={most === 0 ? 0 : line.change / most} />
      </td>
    </tr>
  );
}

interface TableProps {
  readonly table: LineTable;
  readonly caption: string;
  readonly lines: readonly HorizontalLine[];
  readonly now: AnalysedSide;
  readonly before: AnalysedSide;
  readonly puc: Chart;
  readonly opening: AnalysisOpening;
}

function Table({ table, caption, lines, now, before, puc, opening }: TableProps) {
  const most = Math.max(0, ...lines.map((line) => Math.abs(line.change)));
  return (
    <table className="horizontal-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{now.label}</th>
          <th scope="col">{before.label}</th>
          <th scope="col" className="max-sm:hidden">
            {texts.change}
          </th>
          <th scope="col">{texts.share}</th>
          <td className="horizontal-bar" aria-hidden="true">
            <span className="flex justify-between font-normal text-muted">
              <span>{texts.down}</span>
              <span>{texts.up}</span>
            </span>
          </td>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.key} line={line} most={most} puc={puc} table={table} opening={opening} />
        ))}
      </tbody>
    </table>
  );
}

/** One table for each part that both sides have. */
function tablesOf(now: AnalysedSide, before: AnalysedSide, detail: boolean) {
  const parts = [
    ["balance", texts.balance, now.balance, before.balance],
    ["result", texts.result, now.result, before.result],
  ] as const;
  return parts.flatMap(([table, caption, mine, theirs]) => {
    // A year without results in these months cannot be compared.
    if (mine === null || theirs === null || theirs.every((line) => line.amount === 0)) return [];
    const all = horizontalAnalysis(mine, theirs);
    const lines = detail ? all : all.filter((line) => line.kind !== "line" || table === "result");
    return [{ table, caption, lines }];
  });
}

function nothingText({ subject, now }: ShownAnalysis): string {
  if (subject.kind === "file") return texts.noOther;
  return subject.kind === "company" ? texts.noYear(now.label) : texts.noStatement;
}

/** Change of each line between two periods. An increase or decrease is neither good nor bad: no green and no red. */
export function HorizontalSection({ analysis, before, puc, opening }: HorizontalSectionProps) {
  const [detail, setDetail] = useState(false);
  const { now } = analysis;
  const tables = before === null ? [] : tablesOf(now, before, detail);
  return (
    <section data-section="horizontal">
      <div className="section-head flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2>{before === null ? texts.titleAlone : texts.title(now.label, before.label)}</h2>
        <span className="flex items-center gap-3">
          <Badge tone="premium">{kitTexts.premium}</Badge>
          {before === null || tables.length === 0 ? null : (
            <HorizontalExport analysis={analysis} before={before} tables={tables} puc={puc} />
          )}
        </span>
      </div>
      {before === null ? <p className="py-4 text-muted">{nothingText(analysis)}</p> : null}
      {before !== null && tables.length === 0 ? (
        <p className="py-4 text-muted">{before.gap || texts.noPair}</p>
      ) : null}
      {before === null || tables.length === 0 ? null : (
        <>
          <Checkbox label={texts.detail} checked={detail} onChange={setDetail} />
          <div className="grid gap-6">
            {tables.map((each) => (
              <Table key={each.table} {...each} now={now} before={before} puc={puc} opening={opening} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
