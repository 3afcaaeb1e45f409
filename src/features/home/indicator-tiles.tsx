import { StandingBadge } from "#ui/accounting/indicators/standing-badge.tsx";
import { IndicatorRuler } from "#ui/charts/indicator-ruler.tsx";
import type { IndicatorView } from "./indicator-view.ts";
import { homeTexts } from "./texts.ts";

function Tile({ view }: { readonly view: IndicatorView }) {
  return (
    <li className="indicator-tile" data-indicator={view.kind}>
      <div className="indicator-name">
        <h2 className="font-semibold text-base">{view.name}</h2>
        <StandingBadge standing={view.standing} />
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

/** Liquidez, Rentabilidad, Endeudamiento: the figure, its rating, and its meaning. */
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
