import type { ReactNode } from "react";
import type { AnalysisFigures } from "#domain/statement/analysis/analysis-figures.ts";
import { workingCapital } from "#domain/statement/analysis/ratios.ts";
import { TERM_NAMES } from "#ui/accounting/indicators/ratio-text.ts";
import type { AnalysedSide } from "./analysis-model.ts";
import { figureText } from "./figure-text.ts";
import { capitalTexts as texts } from "./texts.ts";

interface CapitalTableProps {
  readonly now: AnalysedSide;
  readonly before: AnalysedSide | null;
}

function isKnown(side: AnalysedSide): boolean {
  return workingCapital(side.ratioInput.now) !== null;
}

function takenOff({ currentLiabilities }: AnalysisFigures): number | null {
  return currentLiabilities === null ? null : 0 - currentLiabilities;
}

interface RowProps {
  readonly name: string;
  readonly sides: readonly AnalysedSide[];
  readonly cell: (figures: AnalysisFigures) => ReactNode;
}

function Row({ name, sides, cell }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {sides.map((side) => (
        <td key={side.label}>{cell(side.ratioInput.now)}</td>
      ))}
    </tr>
  );
}

/** Working capital, written as a subtraction: current assets less current liabilities. */
export function CapitalTable({ now, before }: CapitalTableProps) {
  if (!isKnown(now)) return null;
  const sides = before !== null && isKnown(before) ? [now, before] : [now];
  const total = (figures: AnalysisFigures) => (
    <span className="rule-figure" data-rule="double">
      {figureText(workingCapital(figures))}
    </span>
  );
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
            cell={(each) => figureText(each.currentAssets)}
          />
          <Row
            name={TERM_NAMES.currentLiabilities}
            sides={sides}
            cell={(each) => figureText(takenOff(each))}
          />
          <Row name={texts.left} sides={sides} cell={total} />
        </tbody>
      </table>
    </section>
  );
}
