import { type ReactNode, useState } from "react";
import { PLAN_LIMITS } from "#domain/access/limits.ts";
import { type Plan, UNLIMITED } from "#domain/access/plan.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { LimitBanner } from "#session/gates/limit-banner.tsx";
import { limitPanels } from "#session/gates/policy-text.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { LoadedList } from "#session/storage/loaded-list.tsx";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { type CompanyCard, companyCards } from "#storage/queries/companies/company-figures.ts";
import { EmptyList } from "#ui/kit/feedback/empty-list.tsx";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import { CardsView } from "./cards/cards-view.tsx";
import type { CompanyHandlers } from "./cards/company-card.tsx";
import type { FigureMode } from "./cards/figures-view.tsx";
import { FiscalPanel } from "./cards/fiscal-panel.tsx";
import { CompaniesHead, type CompaniesLook } from "./companies-head.tsx";
import { CompanyDialogs } from "./forms/company-dialogs.tsx";
import { CreateCompanyForm } from "./forms/create-company-form.tsx";
import { useOpenDialog } from "./forms/use-open-dialog.ts";
import { TableView } from "./table/table-view.tsx";
import { companyFormTexts, companyTexts as texts } from "./texts.ts";
import { useCompanyActions } from "./use-company-actions.ts";
import { useRemembered } from "./use-remembered.ts";

export interface CompaniesScreenProps {
  /** Company in the address. */
  readonly company: CompanyId | null;
  readonly onCompany: (company: CompanyId | null) => void;
}

/** Plan whose limits apply; the sample has none. */
function usePlan(): Plan {
  const { state, sample } = useSession();
  return sample ? "premium" : state.kind === "in" ? state.user.plan : "free";
}

/** The list; on the free plan with the creation form, always open, and the fiscal profile beside it. */
function Beside({ list, side }: { readonly list: ReactNode; readonly side: ReactNode }) {
  if (side === null) return <div className="company-list mt-6">{list}</div>;
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="company-list">{list}</div>
      <div className="grid gap-6">{side}</div>
    </div>
  );
}

interface FormsProps {
  readonly cards: readonly CompanyCard[];
  readonly plan: Plan;
}

function useForm({ cards, plan }: FormsProps) {
  const [open, setOpen] = useState(false);
  const permission = usePolicy("create-company", { companies: cards.length });
  const many = usePolicy("delete-company").allowed;
  const most = many ? UNLIMITED : PLAN_LIMITS[plan].companies;
  const form = {
    others: cards.map((card) => card.company),
    refused: permission.allowed ? null : permission.text,
    most,
  };
  const close = () => setOpen(false);
  return {
    many,
    full: !permission.allowed,
    show: () => (many ? setOpen(true) : document.getElementById("nombre-empresa")?.focus()),
    above:
      many && open ? <CreateCompanyForm {...form} place="above" onCreated={close} onCancel={close} /> : null,
    side: many ? null : (
      <>
        <CreateCompanyForm {...form} place="side" />
        <FiscalPanel
          company={cards.find((card) => card.isActive)?.company.id ?? null}
          most={PLAN_LIMITS[plan].fiscalProfiles}
        />
      </>
    ),
  };
}

/** The companies of the account: the figures of each, the creation form, and the table for accounts with many. */
export function CompaniesScreen({ company, onCompany }: CompaniesScreenProps) {
  const storage = useStorage();
  const plan = usePlan();
  // The limits depend on the plan, which is not in this database, so the plan is a dependency.
  const found = useQueryKeepingLast(() => companyCards(storage), [storage, plan]);
  const cards = found.state === "ready" ? found.value : null;
  useRevealNew(cards?.map((card) => card.company.id) ?? null);
  const form = useForm({ cards: cards ?? [], plan });
  const actions = useCompanyActions();
  const { dialog, ask, close } = useOpenDialog(cards, company);
  const [kept, setLook] = useRemembered<CompaniesLook>("vista", ["cards", "table"]);
  const [mode, setMode] = useRemembered<FigureMode>("cifras", ["amounts", "percentages"]);
  const look = form.many ? kept : "cards";
  const over = (kind: Parameters<typeof ask>[0]) => (card: CompanyCard) => {
    ask(kind, card);
    if (company !== null) onCompany(null);
  };
  const on: CompanyHandlers = {
    onActivate: (card) => void actions.activate(card.company),
    onEdit: over("edit"),
    onRemove: over("remove"),
    onProfile: over("profile"),
  };
  const leave = () => {
    close();
    if (company !== null) onCompany(null);
  };
  const { emptyTitle: title, emptyText: text } = texts;
  const none = <EmptyList title={title} text={text} action={companyFormTexts.create} onAction={form.show} />;
  const list = (
    <LoadedList found={found} loading={texts.loading} empty={none}>
      {(all) =>
        look === "table" ? (
          <TableView plan={plan} on={{ ...on, onOpen: (row) => onCompany(row.company.id) }} />
        ) : (
          <CardsView cards={all} mode={mode} columns={form.many ? 2 : 1} on={on} />
        )
      }
    </LoadedList>
  );
  return (
    <>
      <CompaniesHead
        count={found.state === "loading" ? null : (cards?.length ?? 0)}
        many={form.many}
        look={look}
        mode={mode}
        onLook={setLook}
        onMode={setMode}
        onCreate={form.show}
      />
      {form.full && cards !== null ? (
        <LimitBanner text={limitPanels.companies} more={texts.limitMore} onUpgrade={openUpgrade} />
      ) : null}
      {form.above}
      {/* Another element once it is read: what waits has no place to keep (UX-11). */}
      <Beside key={found.state} list={list} side={cards === null ? null : form.side} />
      <CompanyDialogs
        dialog={dialog}
        others={cards?.map((card) => card.company) ?? []}
        mode={mode}
        on={on}
        actions={actions}
        onClose={leave}
      />
    </>
  );
}
