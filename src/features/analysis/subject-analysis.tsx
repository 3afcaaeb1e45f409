import { type ReactNode, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { ratiosOf } from "#domain/statement/analysis/ratios.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { PremiumPanel } from "#ui/kit/text/premium-panel.tsx";
import type { AnalysedSide, ShownAnalysis } from "./analysis-model.ts";
import { BesideSection } from "./beside-section.tsx";
import { CapitalTable } from "./capital-table.tsx";
import { HorizontalSection } from "./horizontal-section.tsx";
import { KpiSection } from "./ratios/kpi-section.tsx";
import { RatioSection } from "./ratios/ratio-section.tsx";
import { useFigureSource } from "./source/use-figure-source.tsx";
import { structureWords } from "./structure-words.ts";
import { lockedTexts, analysisTexts as texts } from "./texts.ts";
import { TrendSection } from "./trend-section.tsx";
import { useBeside } from "./use-beside.ts";
import { ResultShares, VerticalSection } from "./vertical-section.tsx";

interface SubjectProps {
  readonly analysis: ShownAnalysis;
  readonly puc: Chart;
  /** What its books signal, below the first figures; null for what has no books. */
  readonly watch: ReactNode;
}

/** State of the comparison on the paid plan: the first comparable, until another is chosen. */
function useComparison({ comparables, compare }: ShownAnalysis, allowed: boolean) {
  const [chosen, choose] = useState<string | null>(null);
  const known = comparables.find((each) => each.value === chosen) ?? comparables[0];
  const value = allowed && known ? known.value : "";
  const before: AnalysedSide | null = value === "" ? null : compare(value);
  return { value, before, choose };
}

function Notes({ now, before }: { readonly now: AnalysedSide; readonly before: AnalysedSide | null }) {
  const notes = [now.note, before?.note ?? ""].filter((note) => note !== "");
  return (
    <p className="mt-2 text-caption text-muted">
      {[...(notes.length > 1 ? notes : []), texts.indicatorsNote].join(" ")}
    </p>
  );
}

/** Placeholder of a Premium analysis with its catalogue text (spec §8). */
function Locked() {
  const permission = usePolicy("horizontal-analysis");
  if (permission.allowed) return null;
  return (
    <PremiumPanel
      title={lockedTexts.title}
      text={
        <>
          <span className="block">{policyText(permission.text).text}</span>
          {lockedTexts.text}
        </>
      }
      onUpgrade={openUpgrade}
    />
  );
}

/** Complete analysis of a subject: its present figures for everyone, their changes for the paid plan. */
export function SubjectAnalysis({ analysis, puc, watch }: SubjectProps) {
  const deep = usePolicy("horizontal-analysis").allowed;
  const kpis = usePolicy("automatic-kpis").allowed;
  const interactive = usePolicy("interactive-charts").allowed;
  const { now, comparables, unread } = analysis;
  const { value, before, choose } = useComparison(analysis, deep);
  const ratios = ratiosOf(now.ratioInput);
  const ratiosBefore = before === null ? null : ratiosOf(before.ratioInput);
  const beside = useBeside(analysis, deep);
  const { opening, panel } = useFigureSource({
    beside: beside.columns,
    sides: { now, before },
    ratios: { now: ratios, before: ratiosBefore },
    puc,
  });
  const words = structureWords(now.ratioInput.now, before?.ratioInput.now ?? null);
  return (
    <>
      {unread === 0 ? null : (
        <Banner tone="warn" role="note">
          {texts.unread(unread)}
        </Banner>
      )}
      {deep && comparables.length > 0 ? (
        <SelectField
          className="analysis-compare"
          label={texts.compareWith}
          value={value}
          options={comparables}
          onChange={choose}
        />
      ) : null}
      {before === null || before.gap === "" ? null : (
        <Banner tone="warn" role="note">
          {before.gap}
        </Banner>
      )}
      <div className="analysis-columns">
        <div className="min-w-0">
          <RatioSection
            ratios={ratios}
            before={ratiosBefore}
            now={now}
            compared={before}
            full={kpis}
            opening={opening}
          />
          <Notes now={now} before={before} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          {now.balance === null ? null : (
            <VerticalSection name={analysis.name} now={now} before={before} puc={puc} opening={opening} />
          )}
          {words === null ? null : (
            <Banner tone="info" role="note">
              <strong>{texts.inWords}</strong> {words}
            </Banner>
          )}
          {now.result === null ? null : (
            <ResultShares name={analysis.name} now={now} before={before} puc={puc} opening={opening} />
          )}
          <CapitalTable now={now} before={before} opening={opening} />
        </div>
      </div>
      {watch}
      {deep ? <HorizontalSection analysis={analysis} before={before} puc={puc} opening={opening} /> : null}
      <BesideSection beside={beside} puc={puc} opening={opening} />
      {kpis ? (
        <KpiSection ratios={ratios} before={ratiosBefore} now={now} compared={before} opening={opening} />
      ) : null}
      {interactive ? <TrendSection name={analysis.name} months={analysis.months} /> : null}
      <Locked />
      {panel}
    </>
  );
}
