import type { AnalysisFigures } from "#domain/statement/analysis/analysis-figures.ts";
import { workingCapital } from "#domain/statement/analysis/ratios.ts";
import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import { TERM_NAMES } from "#ui/accounting/indicators/ratio-text.ts";
import type { AnalysedSide } from "./analysis-model.ts";
import { figureText } from "./figure-text.ts";
import type { AnalysedOf, AskedFigure } from "./source/asked-figure.ts";
import type { AnalysisOpening } from "./source/use-figure-source.tsx";
import { capitalTexts as texts } from "./texts.ts";

interface CapitalTableProps {
  readonly now: AnalysedSide;
  readonly before: AnalysedSide | null;
  readonly opening: AnalysisOpening;
}

function isKnown(side: AnalysedSide): boolean {
  return workingCapital(side.ratioInput.now) !== null;
}

function takenOff({ currentLiabilities }: AnalysisFigures): number | null {
  return currentLiabilities === null ? null : 0 - currentLiabilities;
}

interface RowProps {
  readonly name: string;
  /** The present period first. */
  readonly sides: readonly AnalysedSide[];
  readonly amount: (figures: AnalysisFigures) => number | null;
  readonly asked: (of: AnalysedOf) => AskedFigure;
  readonly opening: AnalysisOpening;
  readonly total?: true;
}

function Row({ name, sides, amount, asked, opening, total }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {sides.map((side, index) => {
        const text = figureText(amount(side.ratioInput.now));
        return (
          <td key={side.label}>
            <AskedPress asked={asked(index === 0 ? "now" : "before")} opening={opening} text={text}>
              {total ? (
                <span className="rule-figure" data-rule="double">
                  {text}
                </span>
              ) : (
                text
              )}
            </AskedPress>
          </td>
        );
      })}
    </tr>
  );
}

/** Working capital, written as a subtraction: current assets less current liabilities. */
export function CapitalTable({ now, before, opening }: CapitalTableProps) {
  if (!isKnown(now)) return null;
  const sides = before !== null && isKnown(before) ? [now, before] : [now];
  return (
    <section>
      <h2 className="section-head">{texts.title}</h2>
      <table className="capital-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{texts.line}</span>
            </th>
            {sides.map((side) => (
              <th key={side.label} scope="col">
                {side.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            name={TERM_NAMES.currentAssets}
            sides={sides}
            amount={(each) => each.currentAssets}
            asked={(of) => ({ kind: "figure", name: "currentAssets", of })}
            opening={opening}
          />
          <Row
            name={TERM_NAMES.currentLiabilities}
            sides={sides}
            amount={takenOff}
            asked={(of) => ({ kind: "figure", name: "currentLiabilities", of })}
            opening={opening}
          />
          <Row
            name={texts.left}
            sides={sides}
            amount={workingCapital}
            asked={(of) => ({ kind: "capital", of })}
            opening={opening}
            total
          />
        </tbody>
      </table>
    </section>
  );
}
