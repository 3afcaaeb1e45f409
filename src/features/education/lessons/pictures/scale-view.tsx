import { add, sum } from "#domain/kernel/pesos.ts";
import type { NamedAmount, ScalePicture } from "#domain/lessons/lesson.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { lessonTexts as texts } from "../texts.ts";

interface PartProps {
  readonly name: string;
  readonly kind: "assets" | "liabilities" | "equity";
  readonly lines: readonly NamedAmount[];
}

/** A part of the equation, as tall as its share of the whole. */
function Part({ name, kind, lines }: PartProps) {
  const total = sum(lines.map(([, amount]) => amount));
  if (lines.length === 0) return null;
  return (
    <div className="lesson-scale-part" data-part={kind} style={{ "--share": total }}>
      <p className="lesson-scale-name">{name}</p>
      <ul>
        {lines.map(([line, amount]) => (
          <li key={line}>
            <span>{line}</span>
            <AmountText value={amount} zero="figure" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The accounting equation: assets at the left, who financed them at the right, and both totals. */
export function ScaleView({ picture: { assets, liabilities, equity } }: { readonly picture: ScalePicture }) {
  const total = (lines: readonly NamedAmount[]) => sum(lines.map(([, amount]) => amount));
  return (
    <div className="lesson-scale">
      <div className="lesson-scale-side">
        <Part name={texts.assets} kind="assets" lines={assets} />
        <AmountText value={total(assets)} zero="figure" rule="double" />
      </div>
      <div className="lesson-scale-side">
        <Part name={texts.liabilities} kind="liabilities" lines={liabilities} />
        <Part name={texts.equity} kind="equity" lines={equity} />
        <AmountText value={add(total(liabilities), total(equity))} zero="figure" rule="double" />
      </div>
    </div>
  );
}
