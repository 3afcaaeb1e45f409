import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useState } from "react";
import { periodName } from "#domain/payroll/period.ts";
import type { PayrollRunId } from "#domain/payroll/saved-payroll.ts";
import { KeepBeforeLeaving } from "#flows/leave/keep-before-leaving.tsx";
import { currentStorage } from "#session/storage-of-session.ts";
import { TroublePanel } from "#session/trouble-panel.tsx";
import { DerivationDialog, type Explained } from "#ui/accounting/derivation-dialog.tsx";
import { buttonClass } from "#ui/kit/button-class.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { useScreenShortcuts } from "#ui/kit/screen-shortcuts.ts";
import { SkeletonRows } from "#ui/kit/skeleton-rows.tsx";
import { Tabs } from "#ui/kit/tabs.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { CompareSection } from "./compare-section.tsx";
import { OwedSection } from "./owed-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { RunActions } from "./run-actions.tsx";
import { RunNotices } from "./run-notices.tsx";
import { runTexts as texts } from "./run-texts.ts";
import { RunTotals } from "./run-totals.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { RUN_SHORTCUTS } from "./shortcuts.ts";
import { StaleDialog } from "./stale-dialog.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { SummarySection } from "./summary-section.tsx";
import { type OpenRun, type RunView, useOpenRun, useRunView } from "./use-run.ts";
import "./payroll-runs.css";

const SECTIONS = ["personas", "resumen", "pagos", "comparacion", "ajustes"] as const;
type Section = (typeof SECTIONS)[number];

/** Which part the address names; kept there so that it can be come back to. */
function sectionOf(named: string): Section {
  return SECTIONS.find((each) => each === named) ?? "personas";
}

function SectionTabs({ run, section }: { readonly run: PayrollRunId; readonly section: Section }) {
  return (
    <Tabs label={texts.sections.label}>
      {SECTIONS.map((each) => (
        <Link
          key={each}
          to="/dashboard/nomina/$run"
          params={{ run }}
          hash={each}
          hashScrollIntoView={false}
          resetScroll={false}
          replace
          activeOptions={{ includeHash: true }}
          aria-current={each === section ? "page" : undefined}
        >
          {texts.sections[each]}
        </Link>
      ))}
    </Tabs>
  );
}

interface SectionProps {
  readonly view: RunView;
  readonly section: Section;
  readonly onPerson: (id: string) => void;
}

function SectionBody({ view, section, onPerson }: SectionProps) {
  switch (section) {
    case "personas":
      return <PeopleSection view={view} onPerson={onPerson} />;
    case "resumen":
      return <SummarySection view={view} />;
    case "pagos":
      return <OwedSection view={view} />;
    case "comparacion":
      return <CompareSection view={view} />;
    case "ajustes":
      return <SettingsSection view={view} />;
  }
}

function RunHead({ view, actions }: { readonly view: RunView; readonly actions: ReactNode }) {
  const { run, open } = view;
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <Link
          to="/dashboard/nomina"
          search={{ empresa: run.companyId }}
          className="link inline-flex items-center gap-1.5 text-caption"
        >
          <ArrowLeft size={15} aria-hidden="true" />
          {texts.back}
        </Link>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="title-screen">{periodName(run.period)}</h1>
          <StatusBadge status={run.status} />
        </div>
        <p className="mt-1 text-muted">{open.company?.name}</p>
      </div>
      {actions}
    </header>
  );
}

function Run({ open, section }: { readonly open: OpenRun; readonly section: Section }) {
  const { writer, other, ...view } = useRunView(open);
  const [person, setPerson] = useState<string | null>(null);
  const [explained, setExplained] = useState<Explained | null>(null);
  useTitle(periodName(open.run.period));
  useScreenShortcuts(RUN_SHORTCUTS);
  return (
    <>
      <KeepBeforeLeaving words={texts.leave} />
      <RunHead view={view} actions={<RunActions view={view} />} />
      <RunNotices view={view} onPerson={setPerson} />
      <RunTotals view={view} />
      <div className="mt-5">
        <SectionTabs run={open.run.id} section={section} />
      </div>
      <div className="mt-4">
        <SectionBody view={view} section={section} onPerson={setPerson} />
      </div>
      {person === null ? null : (
        <PersonDialog
          view={view}
          person={person}
          onPerson={setPerson}
          onExplain={setExplained}
          onClose={() => setPerson(null)}
        />
      )}
      {explained === null ? null : (
        <DerivationDialog explained={explained} onClose={() => setExplained(null)} />
      )}
      {other === null ? null : <StaleDialog editor={writer} other={other} />}
    </>
  );
}

function Gone() {
  return (
    <EmptyState
      level={2}
      title={texts.goneTitle}
      text={texts.goneText}
      actions={
        <Link to="/dashboard/nomina" className={buttonClass({ variant: "primary" })}>
          {texts.toRuns}
        </Link>
      }
    />
  );
}

interface RunScreenProps {
  /** Null where the address names none. */
  readonly id: PayrollRunId | null;
  /** The part of it that the address names. */
  readonly section: string;
}

/** One run of a company: its people and figures, what it leaves owing, and what becomes of it. */
export function RunScreen({ id, section }: RunScreenProps) {
  const found = useOpenRun(id);
  if (found.state === "loading") return <SkeletonRows label={texts.loading} />;
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  return found.value === null ? <Gone /> : <Run open={found.value} section={sectionOf(section)} />;
}
