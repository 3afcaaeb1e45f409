import { IndicatorRuler } from "#ui/charts/indicator-ruler.tsx";
import { Badge, type BadgeTone } from "#ui/kit/badge.tsx";
import type { IndicatorView } from "./indicator-view.ts";
import { homeTexts, STANDING_WORDS } from "./texts.ts";

const TONES = { good: "ok", warning: "warn", bad: "error" } as const satisfies Record<string, BadgeTone>;

function Tile({ view }: { readonly view: IndicatorView }) {
  return (
    <li className="indicator-tile" data-indicator={view.kind}>
      <div className="indicator-name">
        <h2 className="font-semibold text-base">{view.name}</h2>
        {view.standing === null ? null : (
          <Badge tone={TONES[view.standing]}>{STANDING_WORDS[view.standing]}</Badge>
        )}
      </div>
      <p className="figure-large indicator-figure">{view.figure}</p>
      <div className="indicator-ruler">
        <IndicatorRuler
          value={view.value}
          before={view.before}
          low={view.low}
          high={view.high}
          marks={view.marks}
          good={view.good}
          summary={view.summary}
        />
      </div>
      <p className="indicator-sentence text-muted">{view.sentence}</p>
    </li>
  );
}

/** Liquidez, Rentabilidad, Endeudamiento: the figure, where it stands, and what it means. */
export function IndicatorTiles({ views }: { readonly views: readonly IndicatorView[] }) {
  return (
    <section aria-label={homeTexts.indicators}>
      <ul className="indicator-tiles">
        {views.map((view) => (
          <Tile key={view.kind} view={view} />
        ))}
      </ul>
    </section>
  );
}
