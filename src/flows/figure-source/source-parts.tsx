import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { partsSum, pesosOf, type SourceFigure } from "./source-figure.ts";
import { figureSourceTexts as texts } from "./texts.ts";

interface SourcePartsProps {
  readonly figure: SourceFigure;
  readonly onPart: (part: SourceFigure) => void;
}

function Amount({ figure, sign }: SourceFigure["parts"][number]) {
  if (figure.amount === null) return <span className="amount">{figure.text}</span>;
  return <AmountText value={pesosOf(sign * figure.amount)} zero="figure" />;
}

function Part({ part, onPart }: { part: SourceFigure["parts"][number]; onPart: SourcePartsProps["onPart"] }) {
  const { figure, sign } = part;
  const label = sign < 0 ? texts.less(figure.label) : figure.label;
  if (figure.parts.length === 0 && figure.account === null)
    return (
      <li className="figure-part">
        <span>{label}</span>
        <Amount {...part} />
      </li>
    );
  return (
    <li>
      <button type="button" className="figure-part" data-step={figure.id} onClick={() => onPart(figure)}>
        <span>{label}</span>
        <Amount {...part} />
        <ChevronRight size={16} className="text-muted" aria-hidden="true" />
      </button>
    </li>
  );
}

/** What a figure is made of, with the sum of its parts where they sum to it. */
export function SourceParts({ figure, onPart }: SourcePartsProps): ReactNode {
  const { parts, amount, how } = figure;
  if (parts.length === 0) return <p className="text-muted">{texts.noParts}</p>;
  const title = parts.every((part) => part.figure.account !== null) ? texts.accounts : texts.parts;
  const total = how === "" ? partsSum(figure) : null;
  const holds = total !== null && amount !== null && Math.round(total) === Math.round(amount);
  return (
    <section aria-label={title}>
      <h3 className="section-head">{title}</h3>
      <ul>
        {parts.map((part) => (
          <Part key={part.figure.id} part={part} onPart={onPart} />
        ))}
      </ul>
      {total === null ? null : (
        <p className="figure-part font-semibold">
          <span>{texts.sum}</span>
          <AmountText value={pesosOf(total)} zero="figure" rule={holds ? "double" : "single"} />
        </p>
      )}
      {holds ? (
        <p className="flex items-center gap-1.5 text-caption text-success">
          <Check size={15} aria-hidden="true" />
          {texts.sumHolds}
        </p>
      ) : null}
    </section>
  );
}
