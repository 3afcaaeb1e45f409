import { shareBetween } from "./chart-scale.ts";
import "./charts.css";

/** The good part of the ruler: above its marks, or below them. */
export type GoodSide = "above" | "below";

export interface IndicatorRulerProps {
  /** null draws the ruler without a mark. */
  readonly value: number | null;
  /** The value at the last close, drawn as a thin mark. */
  readonly before?: number | null;
  readonly low: number;
  readonly high: number;
  /** The two marks, the lower one first, with their labels. */
  readonly marks: readonly [{ readonly at: number; readonly text: string }, { at: number; text: string }];
  readonly good: GoodSide;
  /** "1,62; bueno desde 1,5". */
  readonly summary: string;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A figure on its ruler of bad, watch and good ranges. */
export function IndicatorRuler(props: IndicatorRulerProps) {
  const { value, before = null, low, high, marks, good, summary } = props;
  const at = (each: number) => shareBetween(each, low, high);
  const [first, second] = marks;
  return (
    <div
      className="ruler"
      data-good={good}
      role="img"
      aria-label={summary}
      style={{ "--ruler-first": percent(at(first.at)), "--ruler-second": percent(at(second.at)) }}
    >
      <div className="ruler-bar" />
      {marks.map((mark) => (
        <span key={mark.text} className="ruler-tick" style={{ left: percent(at(mark.at)) }}>
          {mark.text}
        </span>
      ))}
      {before === null ? null : <span className="ruler-before" style={{ left: percent(at(before)) }} />}
      {value === null ? null : <span className="ruler-now" style={{ left: percent(at(value)) }} />}
    </div>
  );
}
