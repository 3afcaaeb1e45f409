import { abbreviate } from "../accounting/indicators/step-scale.ts";
import "./charts.css";

interface StepBar {
  readonly label: string;
  readonly amount: number;
  /** A total: drawn from zero to the level the previous bars reached. */
  readonly total?: true;
}

interface StepBarsProps {
  readonly bars: readonly StepBar[];
  /** The whole chart in a sentence, for screen readers. */
  readonly summary: string;
}

interface Placed {
  readonly bar: StepBar;
  readonly from: number;
  readonly to: number;
}

/** Each bar starts where the previous one ended; a total starts at zero. */
export function placeSteps(bars: readonly StepBar[]): readonly Placed[] {
  let at = 0;
  return bars.map((bar) => {
    const from = bar.total ? 0 : at;
    at = from + bar.amount;
    return { bar, from, to: at };
  });
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** From one amount to another in steps: up is solid, down is hatched, the result is green. */
export function StepBars({ bars, summary }: StepBarsProps) {
  const placed = placeSteps(bars);
  const ends = placed.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const span = high - low || 1;
  return (
    <div className="step-bars" role="img" aria-label={summary}>
      {placed.map(({ bar, from, to }) => {
        const top = Math.max(from, to);
        return (
          <div key={bar.label} className="step-bar-column">
            <div className="step-bar-plot">
              <span className="step-bar-zero" style={{ bottom: percent((0 - low) / span) }} />
              <span className="step-bar-amount" style={{ bottom: percent((top - low) / span) }}>
                {abbreviate(bar.amount)}
              </span>
              <span
                className="step-bar"
                data-kind={bar.total ? "total" : to < from ? "down" : "up"}
                style={{
                  bottom: percent((Math.min(from, to) - low) / span),
                  height: percent(Math.abs(to - from) / span),
                }}
              />
            </div>
            <span className="step-bar-label" data-strong={bar.total}>
              {bar.label}
            </span>
          </div>
        );
      })}
    </div>
  );
}
