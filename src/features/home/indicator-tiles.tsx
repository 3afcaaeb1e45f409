import type { RatioId } from "#domain/statement/analysis/ratio.ts";
import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import type { IndicatorKind } from "#ui/accounting/indicators/indicator-figure.ts";
import { StandingBadge } from "#ui/accounting/indicators/standing-badge.tsx";
import { IndicatorRuler } from "#ui/charts/indicator-ruler.tsx";
import type { CompanyOpening } from "./company-figure-source.tsx";
import type { IndicatorView } from "./indicator-view.ts";
import { homeTexts } from "./texts.ts";

/** The same figures as the ratios of the analysis. */
const RATIO_OF: Readonly<Record<IndicatorKind, RatioId>> = {
  liquidity: "current-ratio",
  profitability: "net-margin",
  debt: "debt",
};

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
        <AskedPress asked={{ kind: "ratio", id: RATIO_OF[view.kind] }} opening={opening} text={view.figure} />
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
