import { Link } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useState } from "react";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { CompanyChoice } from "#flows/payroll-company/company-choice.tsx";
import { NoCompany } from "#flows/payroll-company/no-company.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyList } from "#ui/kit/feedback/empty-list.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import { UnderHead } from "#ui/kit/text/under-head.tsx";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { runsTexts as texts } from "../texts.ts";
import { NewRunDialog } from "./new-run-dialog.tsx";
import { RunList } from "./run-list.tsx";
import { type RunShelf, useRunShelf } from "./use-runs.ts";
import "../runs.css";

interface RunsScreenProps {
  /** The company whose runs are shown; the active one if none is given. */
  readonly company: CompanyId | null;
  readonly onCompany: (company: CompanyId) => void;
  readonly tabs: ReactNode;
}

interface ShelfProps {
  readonly shelf: RunShelf;
  readonly onCreate: () => void;
}

function Shelf({ shelf, onCreate }: ShelfProps) {
  const { company, employees, items } = shelf;
  if (company === null) return <NoCompany />;
  if (items.length > 0) return <RunList items={items} />;
  if (employees > 0)
    return (
      <EmptyList title={texts.emptyTitle} text={texts.emptyText} action={texts.newRun} onAction={onCreate} />
    );
  return (
    <EmptyState
      level={2}
      title={texts.noEmployeesTitle}
      text={texts.noEmployeesText}
      actions={
        <Link
          to="/dashboard/nomina/empleados"
          search={{ empresa: company.id }}
          className={buttonClass({ variant: "primary" })}
        >
          {texts.toEmployees}
        </Link>
      }
    />
  );
}

/** Nómina: a company's runs, and creating a new one. */
export function RunsScreen({ company, onCompany, tabs }: RunsScreenProps) {
  useTitle(texts.title);
  const found = useRunShelf(company);
  const shelf = found.state === "ready" ? found.value : null;
  const [creating, setCreating] = useState(false);
  useRevealNew(shelf?.items.map(({ run }) => run.id) ?? null);
  const canCreate =
    shelf !== null && shelf.company !== null && (shelf.employees > 0 || shelf.items.length > 0);
  return (
    <>
      <ScreenHead
        title={texts.title}
        lead={shelf?.company?.name ?? texts.lead}
        action={
          <div className="flex flex-wrap items-center gap-2">
            {shelf?.company ? (
              <CompanyChoice company={shelf.company} companies={shelf.companies} onCompany={onCompany} />
            ) : null}
            {canCreate ? (
              <Button
                variant="primary"
                icon={<Plus size={18} aria-hidden="true" />}
                onClick={() => setCreating(true)}
              >
                {texts.newRun}
              </Button>
            ) : null}
          </div>
        }
      />
      <UnderHead tabs={tabs} loading={found.state === "loading"} label={texts.loading}>
        {found.state === "failed" ? (
          <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {shelf === null ? null : <Shelf shelf={shelf} onCreate={() => setCreating(true)} />}
      </UnderHead>
      {creating && shelf?.company ? (
        <NewRunDialog
          company={shelf.company.id}
          runs={shelf.items.map(({ run }) => run)}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </>
  );
}
