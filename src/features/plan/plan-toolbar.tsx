import FileUp from "lucide-react/icons/file-up";
import Plus from "lucide-react/icons/plus";
import type { Account } from "#domain/accounting/account.ts";
import type { TreeFilter } from "#domain/accounting/chart-tree.ts";
import { formatNumber } from "#domain/kernel/format.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { PlanOfAccounts, PlanScope } from "#storage/queries/books/plan-of-accounts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { FoldingTools } from "#ui/kit/controls/folding-tools.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { ownAccountTexts } from "./dialogs/texts.ts";
import { focusFound } from "./found-cards.tsx";
import { accountImportTexts } from "./import/texts.ts";
import { PlanExport } from "./plan-export.tsx";
import { chartPlanTexts as texts } from "./texts.ts";
import type { PlanActions } from "./use-plan-actions.tsx";
import type { PlanView } from "./use-plan-view.ts";

const FILTERS: readonly TreeFilter[] = ["moved", "own", "all"];
const SCOPES: readonly PlanScope[] = ["book", "company"];

function Filters({ view }: { readonly view: PlanView }) {
  return (
    <Segmented
      label={texts.filter}
      value={view.filter}
      segments={FILTERS.map((value) => ({
        value,
        label: (
          <>
            {texts.filters[value]}{" "}
            <span className="amount font-normal">{formatNumber(view.counts[value])}</span>
          </>
        ),
        name: texts.filters[value],
      }))}
      onChange={view.show}
    />
  );
}

interface ToolbarProps {
  readonly open: OpenBook;
  readonly plan: PlanOfAccounts;
  readonly scope: PlanScope;
  readonly onScope: (scope: PlanScope) => void;
  readonly view: PlanView;
  readonly actions: PlanActions;
  readonly onGo: (account: Account) => void;
}

/** From the field ↓ goes to what was found, and Enter to the first of it. */
const searchOf = ({ view, onGo }: Pick<ToolbarProps, "view" | "onGo">, className: string) => (
  <SearchField
    label={texts.search}
    className={className}
    value={view.search.words}
    onChange={view.search.setWords}
    onKeyDown={(event) => {
      const first = view.search.matches?.[0]?.account;
      if (first === undefined || event.nativeEvent.isComposing) return;
      if (event.key === "Enter") onGo(first);
      else if (event.key === "ArrowDown") focusFound(0);
      else return;
      event.preventDefault();
    }}
  />
);

/** On a phone: what to look for and a new account, then what is shown and files. */
function PhoneToolbar(props: ToolbarProps) {
  const { open, plan, scope, onScope, view, actions } = props;
  const { mayChange, hasCodes, addAny, bringIn } = actions;
  const mayAdd = mayChange && hasCodes;
  const filters = FILTERS.map((value) => ({ value, label: texts.filters[value] }));
  const scopes = SCOPES.map((value) => ({ value, label: texts.scopes[value] }));
  return (
    <FoldingTools
      label={texts.options}
      main={searchOf(props, "min-w-0 flex-1")}
      beside={
        mayAdd ? (
          <IconButton
            variant="primary"
            label={ownAccountTexts.newAccount}
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={addAny}
          />
        ) : null
      }
    >
      <SelectField
        aria-label={texts.filter}
        className="min-w-0 flex-1"
        value={view.filter}
        options={filters}
        onChange={view.show}
      />
      {plan.books.length > 1 ? (
        <SelectField
          aria-label={texts.scope}
          className="min-w-0 flex-1"
          value={scope}
          options={scopes}
          onChange={onScope}
        />
      ) : null}
      {mayAdd ? (
        <IconButton
          label={accountImportTexts.import}
          icon={<FileUp size={18} aria-hidden="true" />}
          onClick={bringIn}
        />
      ) : null}
      <PlanExport open={open} plan={plan} view={view} isCompact />
    </FoldingTools>
  );
}

/** What of the plan is shown, and what is done with all of it. */
export function PlanToolbar(props: ToolbarProps) {
  const { open, plan, scope, onScope, view, actions } = props;
  const mayAdd = actions.mayChange && actions.hasCodes;
  if (useMediaQuery(PHONE)) return <PhoneToolbar {...props} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {searchOf(props, "w-full lg:w-80 2xl:w-96")}
      <Filters view={view} />
      {plan.books.length > 1 ? (
        <Segmented
          label={texts.scope}
          value={scope}
          segments={SCOPES.map((value) => ({ value, label: texts.scopes[value] }))}
          onChange={onScope}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-2 lg:ml-auto">
        {mayAdd ? (
          <Button variant="ghost" icon={<FileUp size={18} aria-hidden="true" />} onClick={actions.bringIn}>
            {accountImportTexts.import}
          </Button>
        ) : null}
        <PlanExport open={open} plan={plan} view={view} />
        {mayAdd ? (
          <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={actions.addAny}>
            {ownAccountTexts.newAccount}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
