import { useNavigate } from "@tanstack/react-router";
import FileUp from "lucide-react/icons/file-up";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { TreeFilter } from "#domain/accounting/chart-tree.ts";
import type { Book } from "#domain/company/book.ts";
import { formatDay, formatNumber } from "#domain/kernel/format.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { shareAccounts } from "#storage/commands/accounts/own-accounts.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import {
  type PlanOfAccounts,
  type PlanScope,
  planOfAccounts,
} from "#storage/queries/books/plan-of-accounts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { runOnPlan } from "./dialogs/plan-command.ts";
import { ownAccountTexts } from "./dialogs/texts.ts";
import { accountImportTexts } from "./import/texts.ts";
import { PlanExport } from "./plan-export.tsx";
import { chartPlanTexts as texts } from "./texts.ts";
import { PlanTree } from "./tree/plan-tree.tsx";
import { type PlanActions, usePlanActions } from "./use-plan-actions.tsx";
import { type PlanView, usePlanView } from "./use-plan-view.ts";

interface PlanScreenProps {
  readonly open: OpenBook;
}

interface ReadyProps extends PlanScreenProps {
  readonly plan: PlanOfAccounts;
  readonly scope: PlanScope;
  readonly onScope: (scope: PlanScope) => void;
}

const FILTERS: readonly TreeFilter[] = ["moved", "own", "all"];
const SCOPES: readonly PlanScope[] = ["book", "company"];

function Filters({ view, chart }: { readonly view: PlanView; readonly chart: Book["chart"] }) {
  const shown = chart === "puc" ? FILTERS : FILTERS.filter((each) => each !== "own");
  return (
    <Segmented
      label={texts.filter}
      value={view.filter}
      segments={shown.map((value) => ({
        value,
        label: (
          <>
            {texts.filters[value]}{" "}
            <span className="amount font-normal max-sm:hidden">{formatNumber(view.counts[value])}</span>
          </>
        ),
        name: texts.filters[value],
      }))}
      onChange={view.show}
    />
  );
}

interface ToolbarProps extends ReadyProps {
  readonly view: PlanView;
  readonly actions: PlanActions;
}

function Toolbar({ open, plan, scope, onScope, view, actions }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <SearchField
        label={texts.search}
        className="w-full lg:w-96"
        value={view.words}
        onChange={view.setWords}
      />
      <Filters view={view} chart={open.book.chart} />
      {plan.books.length > 1 ? (
        <Segmented
          label={texts.scope}
          value={scope}
          segments={SCOPES.map((value) => ({ value, label: texts.scopes[value] }))}
          onChange={onScope}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-2 lg:ml-auto">
        {actions.mayChange ? (
          <Button variant="ghost" icon={<FileUp size={18} aria-hidden="true" />} onClick={actions.bringIn}>
            {accountImportTexts.import}
          </Button>
        ) : null}
        <PlanExport open={open} plan={plan} view={view} />
        {actions.mayChange ? (
          <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={actions.addAny}>
            {ownAccountTexts.newAccount}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Nothing({ view }: { readonly view: PlanView }) {
  const isSearch = view.found !== null;
  return (
    <EmptyState
      title={isSearch ? texts.nothing.found : texts.nothing[view.filter]}
      level={2}
      actions={
        isSearch || view.filter === "all" ? undefined : (
          <Button variant="outline" onClick={() => view.show("all")}>
            {texts.seeAll}
          </Button>
        )
      }
    />
  );
}

function Unshared({ open, plan }: ReadyProps) {
  const storage = useStorage();
  const share = async () => {
    const shared = await runOnPlan({
      storage,
      bookId: open.book.id,
      run: (head) => shareAccounts(storage, head),
      done: ownAccountTexts.shared,
    });
    if (!shared.ok) toast.error({ title: refusalText(shared.error) });
  };
  return (
    <div className="mt-3">
      <Banner
        tone="info"
        actions={
          <Button variant="outline" size="sm" onClick={() => void share()}>
            {ownAccountTexts.shareIt}
          </Button>
        }
      >
        {ownAccountTexts.share(plan.unshared)}
      </Banner>
    </div>
  );
}

function Ready(props: ReadyProps) {
  const { open, plan } = props;
  const navigate = useNavigate();
  const view = usePlanView(plan.chart, plan.balances);
  const toLedger = (code: AccountCode) =>
    void navigate({ ...reportPlace(ledger), search: { book: open.book.id, cuenta: code } });
  const actions = usePlanActions({ book: open.book, plan, toLedger, onDone: view.seek });
  return (
    <>
      <Toolbar {...props} view={view} actions={actions} />
      {actions.mayChange && plan.unshared > 0 ? <Unshared {...props} /> : null}
      <p className={view.found === null ? "mt-3 text-caption max-md:hidden" : "mt-3 text-caption"}>
        {view.found === null ? texts.keys : null}
        <span role="status">{view.found === null ? null : texts.found(view.found.size)}</span>
      </p>
      <div className="mt-2">
        <PlanTree
          book={open.book.id}
          rows={view.rows}
          showsCodes={plan.chart.showsCodes}
          totals={view.tree.totals}
          until={formatDay(plan.until)}
          active={view.active}
          sought={view.sought}
          onFound={view.onFound}
          onActive={view.setActive}
          onToggle={view.toggle}
          onOpen={toLedger}
          onTyped={view.goTyped}
          menuOf={({ account }) => actions.menuOf(account)}
          empty={<Nothing view={view} />}
        />
      </div>
      {actions.dialog}
    </>
  );
}

/** Plan de cuentas of a book's company: its accounts as a tree with their balances. */
export function PlanScreen({ open }: PlanScreenProps) {
  const storage = useStorage();
  const { book } = open;
  const [scope, setScope] = useState<PlanScope>("book");
  const plan = useQuery(
    () => planOfAccounts(storage, book, scope),
    [storage, book.id, book.companyId, scope],
  );
  if (plan.state === "loading") return <SkeletonRows label={texts.reading} />;
  if (plan.state === "failed")
    return <TroublePanel trouble={plan.trouble} onRetry={() => currentStorage.reopen()} />;
  return <Ready open={open} plan={plan.value} scope={scope} onScope={setScope} />;
}
