import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { type Pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import type { AccountFigure, BookLine, BookStatement } from "#domain/statement/books/book-statement.ts";
import { accountsBehind, madeLine } from "#domain/statement/source/figure-span.ts";
import { figureSourceTexts as texts } from "#flows/figure-source/texts.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { type FigureStep, stepId } from "./figure-steps.ts";

export interface PartsProps {
  readonly statement: BookStatement;
  readonly line: BookLine;
  readonly column: number;
  readonly onStep: (step: FigureStep) => void;
}

interface PartProps {
  readonly label: string;
  readonly amount: Pesos;
  /** Null: it leads no further. */
  readonly step: FigureStep | null;
  readonly onStep: (step: FigureStep) => void;
}

function Part({ label, amount, step, onStep }: PartProps) {
  if (step === null)
    return (
      <li className="figure-part">
        <span>{label}</span>
        <AmountText value={amount} />
      </li>
    );
  return (
    <li>
      <button type="button" className="figure-part" data-step={stepId(step)} onClick={() => onStep(step)}>
        <span>{label}</span>
        <AmountText value={amount} />
        <ChevronRight size={16} className="text-muted" aria-hidden="true" />
      </button>
    </li>
  );
}

/** An account leads to its entries, an amount without one to the accounts that make it. */
function stepInto(line: BookLine, figure: AccountFigure): FigureStep | null {
  if (figure.account !== null) return { kind: "account", line, figure };
  const made = madeLine(line, figure);
  return made === null ? null : { kind: "line", line: made };
}

function partsOf({ statement, line, column }: PartsProps): Omit<PartProps, "onStep">[] {
  const at = (amounts: readonly Pesos[]) => amounts[column] ?? ZERO;
  const accounts = accountsBehind(line).map((figure) => ({
    label: figure.label,
    amount: at(figure.amounts),
    step: stepInto(line, figure),
  }));
  const lines = line.of.flatMap((key) => {
    const part = statement.lines.find((each) => each.key === key);
    return part === undefined
      ? []
      : [{ label: part.label, amount: at(part.amounts), step: { kind: "line", line: part } as const }];
  });
  return [...accounts, ...lines].filter(({ amount }) => amount !== 0);
}

/** The accounts of a line, or the lines that a sum adds, with their sum. */
export function PartsStep(props: PartsProps): ReactNode {
  const { line, column, onStep } = props;
  const parts = partsOf(props);
  const figure = line.amounts[column] ?? ZERO;
  if (parts.length === 0) return <p className="text-muted">{figure === 0 ? texts.zero : texts.none}</p>;
  const total = sum(parts.map(({ amount }) => amount));
  const holds = total === figure;
  return (
    <section aria-label={line.of.length > 0 ? texts.lines : texts.accounts}>
      <h3 className="section-head">{line.of.length > 0 ? texts.lines : texts.accounts}</h3>
      <ul>
        {parts.map((part) => (
          <Part key={part.label} {...part} onStep={onStep} />
        ))}
      </ul>
      <p className="figure-part font-semibold">
        <span>{texts.sum}</span>
        <AmountText value={total} zero="figure" rule={holds ? "double" : "single"} />
      </p>
    </section>
  );
}
