import { lazy, Suspense, useState } from "react";
import type { CompanyId } from "#domain/kernel/ids.ts";
import type { RatioId } from "#domain/statement/analysis/ratio.ts";
import type { IndicatorKind } from "#ui/accounting/indicators/indicator-figure.ts";
import { StandingBadge } from "#ui/accounting/indicators/standing-badge.tsx";
import { FigurePress } from "#ui/accounting/report/figure-press.tsx";
import { IndicatorRuler } from "#ui/charts/indicator-ruler.tsx";
import type { IndicatorView } from "./indicator-view.ts";
import { homeTexts } from "./texts.ts";

const CompanyRatio = lazy(async () => ({
  default: (await import("#flows/figure-source/company-ratio.tsx")).CompanyRatio,
}));

/** The same figures as the ratios of the analysis. */
const RATIO_OF: Readonly<Record<IndicatorKind, RatioId>> = {
  liquidity: "current-ratio",
  profitability: "net-margin",
  debt: "debt",
};

interface TileProps {
  readonly view: IndicatorView;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function Tile({ view, isOpen, onPress }: TileProps) {
  return (
    <li className="indicator-tile" data-indicator={view.kind}>
      <div className="indicator-name">
        <h2 className="font-semibold text-base">{view.name}</h2>
        <StandingBadge standing={view.standing} />
      </div>
      <p className="figure-large indicator-figure">
        <FigurePress name={view.figure} isOpen={isOpen} onPress={onPress}>
          {view.figure}
        </FigurePress>
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
  readonly company: CompanyId;
}

/** Liquidez, Rentabilidad, Endeudamiento: the figure, which opens where it comes from, its rating, and its meaning. */
export function IndicatorTiles({ views, company }: IndicatorTilesProps) {
  const [open, setOpen] = useState<IndicatorKind | null>(null);
  return (
    <section aria-label={homeTexts.indicators}>
      <ul className="indicator-tiles">
        {views.map((view) => (
          <Tile
            key={view.kind}
            view={view}
            isOpen={open === view.kind}
            onPress={() => setOpen(open === view.kind ? null : view.kind)}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {open === null ? null : (
          <CompanyRatio company={company} ratio={RATIO_OF[open]} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </section>
  );
}
