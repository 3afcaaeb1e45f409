import type { RatioGroup, RatioId } from "#domain/statement/analysis/ratio.ts";
import { duPontOf } from "#domain/statement/analysis/ratios.ts";
import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import { StandingBadge } from "#ui/accounting/indicators/standing-badge.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import type { AnalysedSide } from "../analysis-model.ts";
import { figureText } from "../figure-text.ts";
import type { AnalysedOf } from "../source/asked-figure.ts";
import type { AnalysisOpening } from "../source/use-figure-source.tsx";
import { GROUP_NAMES, kpiTexts as texts } from "../texts.ts";
import { duPontText } from "./dupont-text.ts";
import { type Ratios, type RatioView, ratioView } from "./ratio-view.ts";

/** Ratios not already shown above. */
const SHOWN: readonly (readonly [RatioGroup, readonly RatioId[]])[] = [
  ["profitability", ["gross-margin", "operating-margin", "ebitda-margin", "roa"]],
  ["debt", ["short-term-debt", "interest-coverage"]],
  [
    "activity",
    [
      "receivables-turnover",
      "receivables-days",
      "inventory-turnover",
      "inventory-days",
      "suppliers-turnover",
      "suppliers-days",
      "cash-cycle",
      "asset-turnover",
    ],
  ],
];

interface KpiSectionProps {
  readonly ratios: Ratios;
  readonly before: Ratios | null;
  readonly now: AnalysedSide;
  readonly compared: AnalysedSide | null;
  readonly opening: AnalysisOpening;
}

interface KpiRowProps {
  readonly view: RatioView;
  readonly withBefore: boolean;
  readonly opening: AnalysisOpening;
}

function Row({ view, withBefore, opening }: KpiRowProps) {
  const press = (of: AnalysedOf, figure: string) => (
    <AskedPress asked={{ kind: "ratio", id: view.id, of }} opening={opening} text={figure} />
  );
  return (
    <tr data-ratio={view.id}>
      <th scope="row">
        {view.name}
        <span className="kpi-how">{view.derivation}</span>
      </th>
      <td className="font-semibold">{press("now", view.figure)}</td>
      {withBefore ? (
        <td className="text-muted">{view.before === null ? "—" : press("before", view.before)}</td>
      ) : null}
      <td>
        <StandingBadge standing={view.standing} />
      </td>
    </tr>
  );
}

function Ebitda({ now, compared, opening }: Pick<KpiSectionProps, "now" | "compared" | "opening">) {
  const { ebitda, operatingProfit, depreciation } = now.ratioInput.now;
  if (ebitda === null) return null;
  const press = (of: AnalysedOf, amount: number | null) => (
    <AskedPress asked={{ kind: "figure", name: "ebitda", of }} opening={opening} text={figureText(amount)} />
  );
  return (
    <tr>
      <th scope="row">
        {texts.ebitda}
        <span className="kpi-how">
          {texts.ebitdaHow(figureText(operatingProfit), figureText(depreciation))}
        </span>
      </th>
      <td className="font-semibold">{press("now", ebitda)}</td>
      {compared === null ? null : (
        <td className="text-muted">{press("before", compared.ratioInput.now.ebitda)}</td>
      )}
      <td />
    </tr>
  );
}

/** Assumptions behind the figures where the books lack data. */
function Notes({ now }: { readonly now: AnalysedSide }) {
  const { now: figures, opening } = now.ratioInput;
  const duPont = duPontOf(now.ratioInput);
  return (
    <div className="mt-3 grid gap-1 text-caption text-muted">
      {duPont === null ? null : <p>{duPontText(duPont)}</p>}
      {figures.creditSales === null && figures.sales !== null ? <p>{texts.sales}</p> : null}
      {opening === null ? <p>{texts.opening}</p> : null}
    </div>
  );
}

/** All further ratios available for the period. */
export function KpiSection({ ratios, before, now, compared, opening }: KpiSectionProps) {
  const withBefore = compared !== null;
  const views = (ids: readonly RatioId[]) =>
    ids.flatMap((id) => {
      const ratio = ratios.get(id);
      return ratio ? [ratioView(ratio, before?.get(id) ?? null)] : [];
    });
  return (
    <section data-section="kpis">
      <div className="section-head flex flex-wrap items-center justify-between gap-x-4">
        <h2>{texts.title}</h2>
        <Badge tone="premium">{kitTexts.premium}</Badge>
      </div>
      <table className="kpi-table">
        <thead>
          <tr>
            <th scope="col">{texts.indicator}</th>
            <th scope="col">{withBefore ? now.label : texts.value}</th>
            {compared === null ? null : <th scope="col">{compared.label}</th>}
            <th scope="col">{texts.status}</th>
          </tr>
        </thead>
        {SHOWN.map(([group, ids]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={withBefore ? 4 : 3} className="kpi-group">
                {GROUP_NAMES[group]}
              </th>
            </tr>
            {group === "profitability" ? <Ebitda now={now} compared={compared} opening={opening} /> : null}
            {views(ids).map((view) => (
              <Row key={view.id} view={view} withBefore={withBefore} opening={opening} />
            ))}
          </tbody>
        ))}
      </table>
      <Notes now={now} />
    </section>
  );
}
