import { useState } from "react";
import type { CompanyId, StatementId } from "#domain/kernel/ids.ts";
import type { StatementShelf } from "#storage/queries/statements/statements.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { companyName, comparable, foundStatements, type StatementFilter } from "./filter-statements.ts";
import { StatementCard } from "./statement-card.tsx";
import { StatementDialogs } from "./statement-dialogs.tsx";
import { StatementFilters } from "./statement-filters.tsx";
import { savedStatementTexts as texts } from "./texts.ts";
import { useStatementActions } from "./use-statement-actions.ts";
import type { StatementQuestion } from "./use-statement-menu.tsx";

interface StatementListProps {
  readonly shelf: StatementShelf;
  readonly company: CompanyId | null;
  readonly onCompany: (company: CompanyId | null) => void;
  /** Statement in the address, shown in full. */
  readonly statement: StatementId | null;
  readonly onLeave: () => void;
}

function NothingFound({ shelf, filter, onClear }: NothingFoundProps) {
  const ofCompany = filter.company !== null && shelf.items.every((each) => each.companyId !== filter.company);
  return (
    <EmptyState
      level={3}
      title={ofCompany ? texts.noneOf(companyName(shelf, filter.company)) : texts.nothingFound}
      text={ofCompany ? texts.emptyText : texts.nothingFoundText}
      actions={<Button onClick={onClear}>{texts.clearFilters}</Button>}
    />
  );
}

interface NothingFoundProps {
  readonly shelf: StatementShelf;
  readonly filter: StatementFilter;
  readonly onClear: () => void;
}

/** The statements that pass the filters, and the dialog about one of them. */
export function StatementList({ shelf, company, onCompany, statement, onLeave }: StatementListProps) {
  const actions = useStatementActions();
  const [filter, setFilter] = useState<Omit<StatementFilter, "company">>({ words: "", kind: "all" });
  const [asked, setAsked] = useState<StatementQuestion | null>(null);
  const whole = { ...filter, company };
  const change = ({ company: wanted, ...rest }: StatementFilter) => {
    setFilter(rest);
    if (wanted !== company) onCompany(wanted);
  };
  const named = shelf.items.find((each) => each.id === statement);
  const asking: StatementQuestion | null = asked ?? (named ? { kind: "view", item: named } : null);
  const close = () => {
    setAsked(null);
    if (statement !== null) onLeave();
  };
  const shown = foundStatements(shelf, whole);
  return (
    <>
      {statement === null || named ? null : (
        <Banner tone="warn" actions={<Button onClick={onLeave}>{texts.close}</Button>}>
          {texts.unknownStatement}
        </Banner>
      )}
      <StatementFilters
        shelf={shelf}
        filter={whole}
        onFilter={change}
        onCompare={() => {
          const [first] = comparable(shelf);
          if (first) setAsked({ kind: "compare", item: first });
        }}
      />
      {shown.length === 0 ? (
        <div className="mt-5">
          <NothingFound
            shelf={shelf}
            filter={whole}
            onClear={() => change({ words: "", kind: "all", company: null })}
          />
        </div>
      ) : (
        shown.map((item) => (
          <StatementCard
            key={item.id}
            item={item}
            company={companyName(shelf, item.companyId)}
            over={shelf.over.has(item.id)}
            analysis={shelf.analyses.get(item.id) ?? null}
            actions={actions}
            onAsk={setAsked}
          />
        ))
      )}
      <StatementDialogs asking={asking} shelf={shelf} actions={actions} onClose={close} />
    </>
  );
}
