import { useCompanyFigure } from "#flows/figure-source/company-opening.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import type { CompanyYear } from "#storage/queries/companies/company-year.ts";
import { lastStatement } from "#storage/queries/statements/statements.ts";
import { usageCounts } from "#storage/queries/usage.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { AdvancedAnalysis } from "./advanced-analysis.tsx";
import { Areas } from "./areas.tsx";
import { CompanyCharts } from "./company-charts.tsx";
import { FirstWeekLedger, useFirstWeek } from "./first-week.tsx";
import { HomeHead } from "./home-head.tsx";
import { IndicatorTiles } from "./indicator-tiles.tsx";
import { indicatorViews } from "./indicator-view.ts";
import { HomeWithoutCompany } from "./no-company.tsx";
import { HomeWithoutFigures } from "./no-figures.tsx";
import { RecentWork, useRecentBooks } from "./recent-work.tsx";
import { useResumable } from "./resume.tsx";
import { homeTexts as texts } from "./texts.ts";
import { useSelectedYear } from "./use-selected-year.ts";
import { useWaitingBooks, WaitingEntries } from "./waiting-entries.tsx";
import "./home.css";

function Company({ found: { card, months, before } }: { readonly found: CompanyYear }) {
  const { figures } = card;
  const { opening, panel } = useCompanyFigure(card.company.id);
  return (
    <>
      {figures === null ? (
        <HomeWithoutFigures card={card} />
      ) : (
        <>
          <IndicatorTiles
            views={indicatorViews(figures.indicators, before, figures.year)}
            opening={opening}
          />
          <CompanyCharts company={card.company.name} figures={figures} months={months} opening={opening} />
          {panel}
        </>
      )}
      <AdvancedAnalysis company={card.company.name} />
    </>
  );
}

function Waiting() {
  return (
    <p className="py-10 text-muted" role="status">
      {texts.loading}
    </p>
  );
}

function Below({ found }: { readonly found: CompanyYear | null }) {
  const storage = useStorage();
  const usage = useQuery(() => usageCounts(storage), [storage]);
  const saved = useQuery(() => lastStatement(storage), [storage]);
  const books = useRecentBooks();
  const resumable = useResumable();
  const week = useFirstWeek();
  const waiting = useWaitingBooks();
  // All at once: what came later would push down what is being read.
  if ([usage, saved, books, resumable, week, waiting].some(({ state }) => state === "loading"))
    return <Waiting />;
  const statements = usage.state === "ready" ? usage.value.statements : 0;
  const last = saved.state === "ready" ? (saved.value?.name ?? null) : null;
  return (
    <>
      {waiting.state === "ready" ? <WaitingEntries books={waiting.value} /> : null}
      {found === null ? <HomeWithoutCompany /> : <Company found={found} />}
      {week.state === "ready" && week.value !== null ? <FirstWeekLedger week={week.value} /> : null}
      {books.state === "ready" ? (
        <RecentWork
          books={books.value}
          resumable={resumable.state === "ready" ? resumable.value : null}
          offersSample={found !== null}
        />
      ) : null}
      <Areas statements={statements} last={last} />
    </>
  );
}

/** First screen after signing in: the company's figures, and links to continue. */
export function HomeScreen() {
  useTitle(texts.title);
  const selected = useSelectedYear();
  return (
    <div className="grid gap-8">
      {/* Rendered in every state: the heading keeps the focus set by signing in while the books open. */}
      <HomeHead selected={selected.state === "ready" ? selected.value : undefined} />
      <StorageGate isHeaded waiting={<Waiting />}>
        {selected.state === "failed" ? (
          <TroublePanel trouble={selected.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {selected.state === "loading" ? <Waiting /> : null}
        {selected.state === "ready" ? <Below found={selected.value} /> : null}
      </StorageGate>
    </div>
  );
}
