import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Account, AccountCode } from "#domain/accounting/account.ts";
import { balanceIn } from "#domain/accounting/chart-tree.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { shareAccounts } from "#storage/commands/accounts/own-accounts.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { entryCounts } from "#storage/queries/books/account-use.ts";
import {
  type PlanOfAccounts,
  type PlanScope,
  planOfAccounts,
} from "#storage/queries/books/plan-of-accounts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { runOnPlan } from "./dialogs/plan-command.ts";
import { ownAccountTexts } from "./dialogs/texts.ts";
import { FoundCards } from "./found-cards.tsx";
import { AccountPanel } from "./panel/account-panel.tsx";
import { PlanToolbar } from "./plan-toolbar.tsx";
import { chartPlanTexts as texts } from "./texts.ts";
import { PlanTree } from "./tree/plan-tree.tsx";
import { usePlanActions } from "./use-plan-actions.tsx";
import { type PlanView, usePlanView } from "./use-plan-view.ts";

interface PlanScreenProps {
  readonly open: OpenBook;
}

interface ReadyProps extends PlanScreenProps {
  readonly plan: PlanOfAccounts;
  readonly scope: PlanScope;
  readonly onScope: (scope: PlanScope) => void;
}

function Nothing({ view }: { readonly view: PlanView }) {
  return (
    <EmptyState
      title={texts.nothing[view.filter]}
      level={2}
      actions={
        view.filter === "all" ? undefined : (
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
  const { open, plan, scope } = props;
  const navigate = useNavigate();
  const storage = useStorage();
  const counts = useQuery(
    () => entryCounts(storage, plan, scope),
    [storage, open.book.id, open.book.companyId, scope, plan.chart.accounts.length],
  );
  const view = usePlanView(plan.chart, plan.balances);
  const toLedger = (code: AccountCode) =>
    void navigate({ ...reportPlace(ledger), search: { book: open.book.id, cuenta: code } });
  const [about, setAbout] = useState<AccountCode | null>(null);
  const shown = about === null ? undefined : plan.chart.byCode.get(about);
  const actions = usePlanActions({
    book: open.book,
    plan,
    shown,
    toLedger,
    onAbout: setAbout,
    onDone: view.seek,
  });
  const goFound = (account: Account) => {
    view.goFound(account);
    setAbout(account.code);
  };
  return (
    <>
      <PlanToolbar {...props} view={view} actions={actions} onGo={goFound} />
      {actions.mayChange && plan.unshared > 0 ? <Unshared {...props} /> : null}
      <FoundCards chart={plan.chart} view={view} onGo={goFound} />
      <p className={view.search.matches === null ? "mt-3 text-caption max-md:hidden" : "sr-only"}>
        {view.search.matches === null ? texts.keys : null}
        <span role="status">
          {view.search.matches === null ? null : texts.found(view.search.matches.length)}
        </span>
      </p>
      <div className="mt-2">
        <PlanTree
          book={open.book.id}
          rows={view.rows}
          showsCodes={plan.chart.showsCodes}
          totals={view.tree.totals}
          counts={counts.state === "ready" ? counts.value : null}
          until={formatDay(plan.until)}
          active={view.active}
          sought={view.sought}
          onFound={view.onFound}
          onActive={view.setActive}
          onToggle={view.toggle}
          onOpen={toLedger}
          onAbout={setAbout}
          onTyped={view.goTyped}
          menuOf={({ account }) => actions.menuOf(account)}
          empty={<Nothing view={view} />}
          isBeside={shown !== undefined}
        />
      </div>
      {shown === undefined ? null : (
        <AccountPanel
          book={open.book.id}
          plan={plan}
          account={shown}
          balance={balanceIn(view.tree, shown.code)}
          menu={actions.menuOf(shown).filter(({ id }) => id !== "about" && id !== "ledger")}
          onClose={() => setAbout(null)}
        />
      )}
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
