// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: an example, read and not moved to
import type { ChartKind } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { operationToEntry } from "#domain/accounting/operations/operation-to-entry.ts";
import type { Day } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { journalTexts as texts } from "../texts.ts";
import { SampleNotice, type SampleNoticeProps } from "./sample-notice.tsx";
import { AccountName } from "./sheet-entry.tsx";

/** The sample sale in the accounts of the book's chart (spec-decision 4). */
export function sampleSale(date: Day, chart: ChartKind): EntryContent {
  const words = { date, description: texts.sampleDescription, reference: texts.sampleReference };
  return operationToEntry({ type: "sale", method: "cash", amount: pesos(680_000) }, words, chart);
}

interface SampleRowsProps {
  readonly sale: EntryContent;
  readonly chart: Chart;
  readonly height: number;
}

/** The sample sale as it would stand on the sheet. Shown only: it is stored nowhere and counts nowhere. */
export function SampleRows({ sale, chart, height }: SampleRowsProps) {
  return sale.lines.map((line, index) => (
    <div
      key={line.account}
      role="row"
      className="grid-row journal-row journal-sample"
      style={{ top: index * height, height }}
      data-end={index === sale.lines.length - 1}
    >
      <div role="gridcell" />
      {index === 0 ? (
        <>
          <div role="gridcell" className="grid-cell px-0!">
            {formatDay(sale.date)}
          </div>
          <div role="gridcell" className="grid-cell px-0!">
            {sale.reference}
          </div>
          <div role="gridcell" className="grid-cell px-0!">
            <span className="grid-clip">{texts.sampleMark(sale.description)}</span>
          </div>
        </>
      ) : (
        <div role="gridcell" className="col-span-3" />
      )}
      <div role="gridcell" className="grid-cell">
        <AccountName chart={chart} line={line} />
      </div>
      <div role="gridcell" className="grid-cell" data-align="end" data-line="double">
        <AmountText value={line.debit} zero="blank" />
      </div>
      <div role="gridcell" className="grid-cell" data-align="end" data-line="single">
        <AmountText value={line.credit} zero="blank" />
      </div>
      <div role="gridcell" className="grid-cell" data-line="single" />
    </div>
  ));
}

interface SampleNoticeRowProps extends SampleNoticeProps {
  readonly top: number;
}

/** The notice as a row of the sheet, under the example. */
export function SampleNoticeRow({ top, ...notice }: SampleNoticeRowProps) {
  return (
    <div role="row" className="absolute inset-x-0" style={{ top }}>
      <div role="gridcell">
        <SampleNotice {...notice} />
      </div>
    </div>
  );
}
