import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import type { CompanyId, StatementId } from "#domain/kernel/ids.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { LimitBanner } from "#session/gates/limit-banner.tsx";
import { limitPanels } from "#session/gates/policy-text.ts";
import { useLimit } from "#session/gates/use-limit.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUser } from "#session/who/use-session.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { type StatementShelf, statementShelf } from "#storage/queries/statements/statements.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { EmptyList } from "#ui/kit/feedback/empty-list.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { ExportAll } from "./export-all.tsx";
import { StatementList } from "./statement-list.tsx";
import { savedStatementTexts as texts } from "./texts.ts";
import { UploadPanel } from "./upload-panel.tsx";
import { UsageBoxes } from "./usage-boxes.tsx";
import { useNewStatement } from "./use-new-statement.tsx";
import "./statements.css";

interface StatementsScreenProps {
  /** The statements of the books, above the kept ones, which come with them. */
  readonly live: (below: ReactNode) => ReactNode;
  /** Company whose statements are shown. */
  readonly company: CompanyId | null;
  readonly onCompany: (company: CompanyId | null) => void;
  /** Statement shown in full. */
  readonly statement: StatementId | null;
  readonly onLeave: () => void;
}

/** Current statements, checked against the current plan. */
function useShelf() {
  const storage = useStorage();
  const plan = useUser()?.plan;
  return useQueryKeepingLast(() => statementShelf(storage), [storage, plan]);
}

interface ShelfProps extends Omit<StatementsScreenProps, "live"> {
  readonly shelf: StatementShelf;
  readonly onCreate: () => void;
}

function Shelf({ shelf, onCreate, ...rest }: ShelfProps) {
  const { company: wanted } = rest;
  const isKnown = shelf.companies.some((each) => each.id === wanted);
  const company = isKnown ? wanted : null;
  return (
    <>
      {wanted === null || isKnown ? null : (
        <div className="mb-5">
          <Banner tone="warn">{texts.unknownCompany}</Banner>
        </div>
      )}
      <div className="mb-6 flex flex-wrap gap-x-12 gap-y-6">
        <UsageBoxes />
        <UploadPanel shelf={shelf} company={company} />
      </div>
      {shelf.items.length === 0 && rest.statement === null ? (
        <EmptyList
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={texts.newStatement}
          onAction={onCreate}
        />
      ) : (
        <StatementList {...rest} shelf={shelf} company={company} />
      )}
    </>
  );
}

/** Mis estados financieros: statements saved from workspaces, books and files. */
export function StatementsScreen(props: StatementsScreenProps) {
  useTitle(texts.title);
  const found = useShelf();
  const shelf = found.state === "ready" ? found.value : null;
  const count = shelf?.items.length ?? 0;
  useRevealNew(shelf?.items.map(({ id }) => id) ?? null);
  const { room } = useLimit("dashboardStatements", count);
  const { start, dialog } = useNewStatement(count);
  return (
    <>
      <ScreenHead
        title={texts.title}
        lead={texts.lead}
        action={
          found.state === "loading" ? null : (
            <div className="flex flex-wrap items-center gap-2">
              <ExportAll shelf={shelf} />
              <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={start}>
                {texts.newStatement}
              </Button>
            </div>
          )
        }
      />
      {room || shelf === null ? null : (
        <LimitBanner text={limitPanels.dashboardStatements} onUpgrade={openUpgrade} />
      )}
      {found.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
      {/* Read at the same time, and shown from above to below: what came late would push down what is being read. */}
      <div className="contents" hidden={found.state === "loading"}>
        {props.live(
          <div className="mt-8">
            {found.state === "failed" ? (
              <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
            ) : null}
            {shelf === null ? null : <Shelf {...props} shelf={shelf} onCreate={start} />}
          </div>,
        )}
      </div>
      {dialog}
    </>
  );
}
