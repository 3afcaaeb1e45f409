import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, type RefObject, useState } from "react";
import type { PayrollRunId } from "#domain/kernel/ids.ts";
import { periodName } from "#domain/payroll/run/period.ts";
import { KeepBeforeLeaving } from "#flows/leave/keep-before-leaving.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { DerivationDialog } from "#ui/accounting/derivation/derivation-dialog.tsx";
import type { Explained } from "#ui/accounting/derivation/explained.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { useScreenShortcuts } from "#ui/kit/controls/screen-shortcuts.ts";
import { Tabs } from "#ui/kit/controls/tabs.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { StatusBadge } from "../list/status-badge.tsx";
import { PeopleSection } from "../people/people-section.tsx";
import { PersonDialog } from "../people/person-dialog.tsx";
import { runTexts as texts } from "../run-texts.ts";
import { CompareSection } from "../sections/compare-section.tsx";
import { OwedSection } from "../sections/owed-section.tsx";
import { SettingsSection } from "../sections/settings-section.tsx";
import { SummarySection } from "../sections/summary-section.tsx";
import { RUN_SHORTCUTS, SLIP_SHORTCUTS } from "../shortcuts.ts";
import { SlipScreen } from "../slip/slip-screen.tsx";
import { RunActionMenu } from "./run-actions.tsx";
import { RunNotices } from "./run-notices.tsx";
import { RunTotals } from "./run-totals.tsx";
import { StaleRunDialog } from "./stale-dialog.tsx";
import { useNextHeading } from "./use-next-heading.ts";
import { type OpenRun, type RunView, useOpenRun, useRunView } from "./use-run.ts";
import "../runs.css";

const SECTIONS = ["personas", "resumen", "pagos", "comparacion", "ajustes"] as const;
type Section = (typeof SECTIONS)[number];

/** The section named in the URL, so that it can be returned to. */
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

interface HeadProps extends Pick<RunBodyProps, "view" | "heading"> {
  readonly actions: ReactNode;
}

function RunHead({ view, heading, actions }: HeadProps) {
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
          <h1 ref={heading} tabIndex={-1} className="title-screen">
            {periodName(run.period)}
          </h1>
          <StatusBadge status={run.status} />
        </div>
        <p className="mt-1 text-muted">{open.company?.name}</p>
      </div>
      {actions}
    </header>
  );
}

interface RunBodyProps {
  readonly view: RunView;
  readonly section: Section;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onPerson: (id: string) => void;
  readonly onSlip: (id: string) => void;
}

function RunBody({ view, section, heading, onPerson, onSlip }: RunBodyProps) {
  useTitle(periodName(view.run.period));
  return (
    <>
      <RunHead view={view} heading={heading} actions={<RunActionMenu view={view} onSlip={onSlip} />} />
      <RunNotices view={view} onPerson={onPerson} />
      <RunTotals view={view} />
      <div className="mt-5">
        <SectionTabs run={view.run.id} section={section} />
      </div>
      <div className="mt-4">
        <SectionBody view={view} section={section} onPerson={onPerson} />
      </div>
    </>
  );
}

type RunProps = Pick<RunScreenProps, "slip" | "onSlip"> & {
  readonly open: OpenRun;
  readonly section: Section;
};

function Run({ open, section, slip, onSlip }: RunProps) {
  const { writer, other, ...view } = useRunView(open);
  const [person, setPerson] = useState<string | null>(null);
  const [explained, setExplained] = useState<Explained | null>(null);
  const heading = useNextHeading(slip !== null);
  useScreenShortcuts(slip === null ? RUN_SHORTCUTS : SLIP_SHORTCUTS);
  // Moving between slips replaces the history entry.
  const showSlip = (id: string) => onSlip(id, slip !== null);
  const stepPerson = (id: string) => {
    setPerson(id);
    if (slip !== null) showSlip(id);
  };
  return (
    <>
      <KeepBeforeLeaving words={texts.leave} />
      {slip === null ? (
        <RunBody view={view} section={section} heading={heading} onPerson={setPerson} onSlip={showSlip} />
      ) : (
        <SlipScreen view={view} heading={heading} person={slip} onPerson={showSlip} onCorrect={setPerson} />
      )}
      {person === null ? null : (
        <PersonDialog
          view={view}
          person={person}
          onPerson={stepPerson}
          onExplain={setExplained}
          onSlip={(id) => {
            setPerson(null);
            showSlip(id);
          }}
          onClose={() => setPerson(null)}
        />
      )}
      {explained === null ? null : (
        <DerivationDialog explained={explained} onClose={() => setExplained(null)} />
      )}
      {other === null ? null : <StaleRunDialog editor={writer} other={other} />}
    </>
  );
}

function Gone() {
  useTitle(texts.goneTitle);
  return (
    <EmptyState
      level={1}
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
  /** Null when the URL names no run. */
  readonly id: PayrollRunId | null;
  /** The section named in the URL. */
  readonly section: string;
  /** Employee id of the slip shown instead of the run; null for the run. */
  readonly slip: string | null;
  readonly onSlip: (id: string, replace: boolean) => void;
}

/** One payroll run: its people and figures, its obligations, and its actions. */
export function RunScreen({ id, section, ...slips }: RunScreenProps) {
  const found = useOpenRun(id);
  if (found.state === "loading") return <SkeletonRows label={texts.loading} />;
  if (found.state === "failed")
    return <TroublePanel alone trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  if (found.value === null) return <Gone />;
  return <Run open={found.value} section={sectionOf(section)} {...slips} />;
}
