import type { ReactNode } from "react";
import type { AccountFigure, BookStatement } from "#domain/statement/books/book-statement.ts";
import { leftOutOf } from "#domain/statement/source/balance-tie.ts";
import { figureSourceTexts } from "#flows/figure-source/texts.ts";
import { bookStatementTexts } from "../texts.ts";
import { BalanceTieParts } from "./balance-tie-step.tsx";
import { type FigureStep, stepId } from "./figure-steps.ts";

interface LeftOutStepProps {
  readonly statement: BookStatement;
  readonly figure: AccountFigure;
  readonly column: number;
  readonly onStep: (step: FigureStep) => void;
}

/** A figure of no account: the arithmetic of the line that leaves it out, and the way on to that line. */
export function LeftOutStep({ statement, figure, column, onStep }: LeftOutStepProps): ReactNode {
  const left = leftOutOf(statement, figure, column, bookStatementTexts.tie.check);
  if (left === null) return <p className="text-muted">{figureSourceTexts.noAccount}</p>;
  const step = left.line && ({ kind: "line", line: left.line } as const);
  return (
    <>
      <BalanceTieParts tied={left.tied} />
      {step ? (
        <p className="mt-4">
          <button
            type="button"
            className="link min-h-6"
            data-step={stepId(step)}
            onClick={() => onStep(step)}
          >
            {step.line.label}
          </button>
        </p>
      ) : null}
    </>
  );
}
