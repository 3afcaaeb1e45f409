import type { RatioGroup, RatioId } from "#domain/statement/analysis/ratio.ts";
import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import { StandingBadge } from "#ui/accounting/indicators/standing-badge.tsx";
import { IndicatorRuler } from "#ui/charts/indicator-ruler.tsx";
import type { AnalysedSide } from "../analysis-model.ts";
import type { AnalysisOpening } from "../source/use-figure-source.tsx";
import { GROUP_NAMES, analysisTexts as texts } from "../texts.ts";
import { type Ratios, type RatioView, ratioView } from "./ratio-view.ts";

/** Two ratios per group: the first for everyone, the second one of the automatic KPIs. */
const SHOWN: readonly (readonly [Exclude<RatioGroup, "activity">, RatioId, RatioId])[] = [
  ["liquidity", "current-ratio", "acid-test"],
  ["profitability", "net-margin", "roe"],
  ["debt", "debt", "leverage"],
];

function Row({ view, opening }: { readonly view: RatioView; readonly opening: AnalysisOpening }) {
  const { id } = view;
  return (
    <li className="ratio-row" data-ratio={view.id}>
      <h4 className="ratio-name">{view.name}</h4>
      <p className="ratio-figure">
        <AskedPress asked={{ kind: "ratio", id, of: "now" }} opening={opening} text={view.figure} />
      </p>
      <div className="ratio-ruler">{view.ruler === null ? null : <IndicatorRuler {...view.ruler} />}</div>
      {view.before === null ? null : (
        <p className="ratio-before">
          <span className="sr-only">{texts.before("")}</span>
          <AskedPress asked={{ kind: "ratio", id, of: "before" }} opening={opening} text={view.before} />
        </p>
      )}
      <div className="ratio-standing">
        <StandingBadge standing={view.standing} />
      </div>
      <p className="ratio-how">{view.derivation}</p>
    </li>
  );
}

interface RatioSectionProps {
  readonly ratios: Ratios;
  readonly before: Ratios | null;
  readonly now: AnalysedSide;
  readonly compared: AnalysedSide | null;
  /** Whether to include the second ratio of each group. */
  readonly full: boolean;
  readonly opening: AnalysisOpening;
}

function Legend({ now, compared }: Pick<RatioSectionProps, "now" | "compared">) {
  if (compared === null) return null;
  return (
    <p className="flex gap-4 font-normal text-muted text-sm">
      <span className="ratio-key" data-kind="now">
        {now.label}
      </span>
      <span className="ratio-key" data-kind="before">
        {compared.label}
      </span>
    </p>
  );
}

/** Liquidity, profitability and debt: each ratio with its ruler and its derivation. */
export function RatioSection({ ratios, before, now, compared, full, opening }: RatioSectionProps) {
  const viewsOf = (ids: readonly RatioId[]) =>
    ids.flatMap((id) => {
      const ratio = ratios.get(id);
      return ratio ? [ratioView(ratio, before?.get(id) ?? null)] : [];
    });
  return (
    <section>
      <div className="section-head flex flex-wrap items-center justify-between gap-x-4">
        <h2>{texts.indicators}</h2>
        <Legend now={now} compared={compared} />
      </div>
      {SHOWN.map(([group, first, second]) => (
        <div key={group}>
          <h3 className="mt-4 font-semibold text-muted">{GROUP_NAMES[group]}</h3>
          <ul>
            {viewsOf(full ? [first, second] : [first]).map((view) => (
              <Row key={view.id} view={view} opening={opening} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
