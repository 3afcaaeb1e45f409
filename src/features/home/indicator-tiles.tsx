import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import { type CompanyOpening, INDICATOR_RATIOS } from "#flows/figure-source/company-opening.tsx";
import { StandingBadge } from "#ui/accounting/indicators/standing-badge.tsx";
import { IndicatorRuler } from "#ui/charts/indicator-ruler.tsx";
import type { IndicatorView } from "./indicator-view.ts";
import { homeTexts } from "./texts.ts";

interface TileProps {
  readonly view: IndicatorView;
  readonly opening: CompanyOpening;
}

function Tile({ view, opening }: TileProps) {
  return (
    <li className="indicator-tile" data-indicator={view.kind}>
      <div className="indicator-name">
        <h2 className="font-semibold text-base">{view.name}</h2>
        <StandingBadge standing={view.standing} />
      </div>
      <p className="figure-large indicator-figure">
        <AskedPress
          asked={{ kind: "ratio", id: INDICATOR_RATIOS[view.kind] }}
          opening={opening}
          text={view.figure}
        />
      </p>
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

interface IndicatorTilesProps {
  readonly views: readonly IndicatorView[];
  readonly opening: CompanyOpening;
}

/** Liquidez, Rentabilidad, Endeudamiento: the figure, which opens where it comes from, its rating, and its meaning. */
export function IndicatorTiles({ views, opening }: IndicatorTilesProps) {
  return (
    <section aria-label={homeTexts.indicators}>
      <ul className="indicator-tiles">
        {views.map((view) => (
          <Tile key={view.kind} view={view} opening={opening} />
        ))}
      </ul>
    </section>
  );
}
