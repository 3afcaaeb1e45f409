import type { Chart } from "#domain/accounting/chart.ts";
import { formatPercent } from "#domain/kernel/format.ts";
import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import type { ChartPicture } from "#ui/charts/picture/chart-picture.ts";
import { ShareBars } from "#ui/charts/share-bars.tsx";
import type { AnalysedSide } from "./analysis-model.ts";
import { figureText } from "./figure-text.ts";
import { lineName } from "./line-name.ts";
import { type BarKind, barsSummary, shareBars, verticalLines } from "./share-view.ts";
import type { AnalysedOf } from "./source/asked-figure.ts";
import type { AnalysisOpening } from "./source/use-figure-source.tsx";
import { verticalTexts as texts } from "./texts.ts";

interface VerticalProps {
  /** Whose figures they are. */
  readonly name: string;
  readonly now: AnalysedSide;
  readonly before: AnalysedSide | null;
  readonly puc: Chart;
  readonly opening: AnalysisOpening;
}

const share = (value: number | null | undefined) =>
  value === null || value === undefined ? "—" : formatPercent(value);

function Table({ kind, now, before, puc, opening }: VerticalProps & { readonly kind: "assets" | "result" }) {
  const table = kind === "assets" ? "balance" : kind;
  const shareCell = (key: string, of: AnalysedOf, value: number | null | undefined) => (
    <AskedPress asked={{ kind: "line-share", table, key, of }} opening={opening} text={share(value)} />
  );
  const amountCell = (key: string, amount: number) => (
    <AskedPress
      asked={{ kind: "line", table, key, of: "now", analysis: "vertical" }}
      opening={opening}
      text={figureText(amount)}
    />
  );
  const lines = verticalLines(kind, now);
  const then =
    before === null ? null : new Map(verticalLines(kind, before).map((line) => [line.key, line.share]));
  return (
    <table className="chart-table">
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{texts.amount}</th>
          <th scope="col">{before === null ? texts.share : texts.shareOf(now.label)}</th>
          {before === null ? null : <th scope="col">{texts.shareOf(before.label)}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} data-kind={line.kind} className="analysis-line">
            <th scope="row">{lineName(line.key, puc)}</th>
            <td>{amountCell(line.key, line.amount)}</td>
            <td>{shareCell(line.key, "now", line.share)}</td>
            {then === null ? null : (
              <td className="text-muted">{shareCell(line.key, "before", then.get(line.key))}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BarsProps {
  readonly kind: BarKind;
  readonly sides: readonly AnalysedSide[];
  readonly nothing: string;
}

function Bars({ kind, sides, nothing }: BarsProps) {
  const bars = shareBars(kind, sides);
  if (bars === null) return <p className="text-muted">{texts.negative}</p>;
  if (bars.length === 0) return <p className="text-muted">{nothing}</p>;
  return <ShareBars bars={bars} summary={barsSummary(bars)} />;
}

const sidesOf = ({ now, before }: Pick<VerticalProps, "now" | "before">) =>
  before === null ? [now] : [now, before];

/** The bars of some kinds as a picture, each under what it is of; null where none can be drawn. */
function drawingOf(
  title: string,
  kinds: readonly BarKind[],
  props: VerticalProps,
): (() => ChartPicture) | null {
  const drawn = kinds.flatMap((kind) => shareBars(kind, sidesOf(props)) ?? []);
  if (drawn.length === 0) return null;
  return () => ({
    kind: "shares",
    title,
    company: props.name,
    when: props.now.label,
    stamp: props.now.label,
    summary: barsSummary(drawn),
    rows: drawn.map(({ label, parts }) => ({ label, parts })),
    format: formatPercent,
  });
}

/** Assets and their financing, as shares of total assets. */
export function VerticalSection(props: VerticalProps) {
  const sides = sidesOf(props);
  return (
    <ChartFrame
      title={texts.title}
      aside={texts.ofAssets}
      picture={
        <div className="grid gap-4">
          <Bars kind="assets" sides={sides} nothing={texts.nothing} />
          <Bars kind="financing" sides={sides} nothing={texts.nothing} />
        </div>
      }
      table={<Table kind="assets" {...props} />}
      drawing={drawingOf(texts.title, ["assets", "financing"], props)}
    />
  );
}

/** Distribution of each peso sold. */
export function ResultShares(props: VerticalProps) {
  return (
    <ChartFrame
      title={texts.resultTitle}
      aside={texts.ofSales}
      picture={<Bars kind="result" sides={sidesOf(props)} nothing={texts.noSales} />}
      table={<Table kind="result" {...props} />}
      drawing={drawingOf(texts.resultTitle, ["result"], props)}
    />
  );
}
