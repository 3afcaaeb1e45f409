import { useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { FEWEST_BESIDE, linesBeside } from "#domain/statement/analysis/periods-beside.ts";
import type { LineTable } from "#domain/statement/source/line-shares.ts";
import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { useScrollFocus } from "#ui/kit/tables/use-scroll-focus.ts";
import { Badge } from "#ui/kit/text/badge.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import type { AnalysedSide } from "./analysis-model.ts";
import { figureText } from "./figure-text.ts";
import { lineName } from "./line-name.ts";
import type { AnalysisOpening } from "./source/use-figure-source.tsx";
import { horizontalTexts, besideTexts as texts } from "./texts.ts";
import type { Beside } from "./use-beside.ts";

interface TableProps {
  readonly table: LineTable;
  readonly columns: readonly AnalysedSide[];
  readonly detail: boolean;
  readonly puc: Chart;
  readonly opening: AnalysisOpening;
}

const CAPTIONS: Readonly<Record<LineTable, string>> = {
  balance: horizontalTexts.balance,
  result: horizontalTexts.result,
};

function Table({ table, columns, detail, puc, opening }: TableProps) {
  const scroller = useScrollFocus<HTMLDivElement>();
  const all = linesBeside(columns.map((side) => side[table]));
  const lines = detail ? all : all.filter(({ kind }) => kind !== "line" || table === "result");
  if (lines.length === 0) return null;
  return (
    <div ref={scroller} className="relative min-w-0 overflow-x-auto">
      <table className="horizontal-table beside-table">
        <caption>{CAPTIONS[table]}</caption>
        <thead>
          <tr>
            <th scope="col">{horizontalTexts.line}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, kind, amounts }) => (
            <tr key={key} data-kind={kind} className="analysis-line">
              <th scope="row">{lineName(key, puc)}</th>
              {columns.map(({ label }, at) => {
                const amount = amounts[at];
                return (
                  <td key={label}>
                    {amount === null || amount === undefined ? (
                      "—"
                    ) : (
                      <AskedPress
                        asked={{ kind: "beside", at, table, key }}
                        opening={opening}
                        text={figureText(amount)}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BesideSectionProps extends Pick<TableProps, "puc" | "opening"> {
  readonly beside: Beside;
}

/** From two to twelve periods beside each other: months, quarters or years of books, or what a file has. */
export function BesideSection({ beside, puc, opening }: BesideSectionProps) {
  const [detail, setDetail] = useState(false);
  const { columns, unit, units, count, counts, chooseUnit, chooseCount } = beside;
  if (columns.length < FEWEST_BESIDE) return null;
  return (
    <section data-section="beside">
      <div className="section-head flex flex-wrap items-center justify-between gap-x-4">
        <h2>{texts.title}</h2>
        <Badge tone="premium">{kitTexts.premium}</Badge>
      </div>
      <div className="my-4 flex flex-wrap items-end gap-4">
        {unit === null || units.length < 2 ? null : (
          <Segmented
            size="sm"
            label={texts.unit}
            value={unit}
            segments={units.map((value) => ({ value, label: texts.units[value] }))}
            onChange={chooseUnit}
          />
        )}
        {counts.length < 2 ? null : (
          <SelectField
            label={texts.count}
            value={String(count)}
            options={counts.map((value) => ({ value: String(value), label: String(value) }))}
            onChange={(value) => chooseCount(Number(value))}
          />
        )}
        <Checkbox label={horizontalTexts.detail} checked={detail} onChange={setDetail} />
      </div>
      <p className="text-caption text-muted">{texts.note}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {(["balance", "result"] as const).map((table) => (
          <Table key={table} table={table} columns={columns} detail={detail} puc={puc} opening={opening} />
        ))}
      </div>
    </section>
  );
}
