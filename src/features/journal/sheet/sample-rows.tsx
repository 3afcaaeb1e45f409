// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: an example, read and not moved to
import type { Chart } from "#domain/accounting/chart.ts";
import { RowCells, WholeRowCell } from "../columns/row-cells.tsx";
import { SampleRowsNotice } from "./sample-notice.tsx";
import type { Sample } from "./use-sample.ts";

/** Height of the notice. */
const NOTICE = 54;

/** How tall the example is, its notice included. */
export function sampleHeight(sample: Sample | null, line: number): number {
  return sample === null ? 0 : sample.sale.lines.length * line + NOTICE;
}

interface SampleRowsProps {
  readonly sample: Sample;
  readonly chart: Chart;
  readonly top: number;
  readonly height: number;
}

/** The sample sale as it would stand on the sheet, and that it is one. It is stored nowhere and counts nowhere. */
export function SampleRows({ sample, chart, top, height }: SampleRowsProps) {
  const { sale, onBlank, onUse } = sample;
  return (
    <div className="absolute inset-x-0" style={{ top }} role="presentation">
      {sale.lines.map((line, index) => (
        <div
          key={line.account}
          role="row"
          className="grid-row journal-row journal-sample"
          style={{ top: index * height, height }}
          data-end={index === sale.lines.length - 1}
        >
          {index === 0 ? (
            <RowCells kind="sample" row={{ sale, line, chart }} />
          ) : (
            <RowCells kind="entryLine" row={{ line, chart, note: null }} />
          )}
        </div>
      ))}
      <div role="row" className="absolute inset-x-0" style={{ top: sale.lines.length * height }}>
        <WholeRowCell>
          <SampleRowsNotice onBlank={onBlank} onUse={onUse} />
        </WholeRowCell>
      </div>
    </div>
  );
}
