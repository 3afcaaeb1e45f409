import { formatPercent } from "#domain/kernel/format.ts";
import "./charts.css";

/** The fills with their own text colour. */
type ShareFill = "current-assets" | "other-assets" | "current-liabilities" | "other-liabilities" | "equity";

export interface SharePart {
  readonly name: string;
  readonly fill: ShareFill;
  /** Share of the whole, from 0 to 1. */
  readonly share: number;
}

export interface ShareBar {
  /** "2026". */
  readonly label: string;
  readonly parts: readonly SharePart[];
}

interface ShareBarsProps {
  /** The main bar first, the one it is compared with below. Both have the same parts. */
  readonly bars: readonly ShareBar[];
  /** The whole chart in a sentence, for screen readers. */
  readonly summary: string;
}

/** Below this share a figure does not fit inside the bar; it is only in the table. */
const LEAST_WITH_TEXT = 0.09;

/** Parts of a whole as bars of equal length, one below the other. */
export function ShareBars({ bars, summary }: ShareBarsProps) {
  const [first] = bars;
  return (
    <div className="share-bars" role="img" aria-label={summary}>
      <ul className="share-names">
        {first?.parts.map((part) => (
          <li key={part.name}>
            <span className="share-key" data-fill={part.fill} />
            {part.name}
          </li>
        ))}
      </ul>
      {bars.map((bar, index) => (
        <div key={bar.label} className="share-row">
          <span className={index === 0 ? "font-semibold" : "text-muted"}>{bar.label}</span>
          <div className="share-bar">
            {bar.parts.map((part) => (
              <span
                key={part.name}
                className="share-part"
                data-fill={part.fill}
                style={{ flexGrow: Math.max(0, part.share), flexBasis: 0 }}
              >
                {part.share >= LEAST_WITH_TEXT ? formatPercent(part.share) : null}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
