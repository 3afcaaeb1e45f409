import { StorageGate } from "#session/storage-gate.tsx";
import { useStorage } from "#session/use-storage.ts";
import { selectedCompanyYear } from "#storage/queries/company-year.ts";
import { usageCounts } from "#storage/queries/usage.ts";
import { useQuery } from "#storage/use-query.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { AdvancedAnalysis } from "./advanced-analysis.tsx";
import { Areas } from "./areas.tsx";
import { CompanyCharts } from "./company-charts.tsx";
import { CompanyHead } from "./company-head.tsx";
import { IndicatorTiles } from "./indicator-tiles.tsx";
import { indicatorViews } from "./indicator-view.ts";
import { NoCompany } from "./no-company.tsx";
import { NoFigures } from "./no-figures.tsx";
import { RecentWork } from "./recent-work.tsx";
import { homeTexts as texts } from "./texts.ts";
import "./home.css";

type Found = NonNullable<Awaited<ReturnType<typeof selectedCompanyYear>>>;

function Company({ found }: { readonly found: Found }) {
  const { card, months, before } = found;
  const { figures } = card;
  return (
    <>
      <CompanyHead card={card} />
      {figures === null ? (
        <NoFigures company={card.company.id} />
      ) : (
        <>
          <IndicatorTiles views={indicatorViews(figures.indicators, before, figures.year)} />
          <CompanyCharts figures={figures} months={months} />
        </>
      )}
      <AdvancedAnalysis company={card.company.name} />
    </>
  );
}

function Home() {
  const storage = useStorage();
  const selected = useQuery(() => selectedCompanyYear(storage), [storage]);
  const usage = useQuery(() => usageCounts(storage), [storage]);
  if (selected.state === "failed" || usage.state === "failed")
    return <p className="py-10 text-error">{texts.failed}</p>;
  if (selected.state === "loading" || usage.state === "loading")
    return (
      <p className="py-10 text-muted" role="status">
        {texts.loading}
      </p>
    );
  return (
    <div className="grid gap-8">
      {selected.value === null ? <NoCompany /> : <Company found={selected.value} />}
      <RecentWork />
      <Areas statements={usage.value.statements} />
    </div>
  );
}

/** The first screen after signing in: how the company stands, and where to go on. */
export function HomeScreen() {
  useTitle(texts.title);
  return (
    <StorageGate>
      <Home />
    </StorageGate>
  );
}
