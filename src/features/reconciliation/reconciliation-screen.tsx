import FileUp from "lucide-react/icons/file-up";
import { type ReactNode, useState } from "react";
import type { Account, AccountCode } from "#domain/accounting/account.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { canWrite } from "#domain/company/book.ts";
import { addMonths, monthOf, monthsBetween } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import { useGivenFiles } from "#flows/doors/given-files.ts";
import { tellNotTaken } from "#flows/doors/tell-not-taken.ts";
import { NoBook } from "#flows/new-book/no-book.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { type OpenBook, useOpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { ExtractDialog } from "./extract-dialog.tsx";
import { ReconciliationDesk } from "./reconciliation-desk.tsx";
import { ReconciliationExport } from "./reconciliation-export.tsx";
import { reconciliationTexts as texts } from "./texts.ts";
import { useBankAccounts, useReconciliation } from "./use-reconciliation.ts";
import "./reconciliation.css";

interface ReconciliationSearch {
  readonly book?: BookId;
  readonly cuenta?: AccountCode;
  readonly periodo?: Month;
}

interface ReconciliationScreenProps {
  readonly search: ReconciliationSearch;
  readonly onSearch: (search: ReconciliationSearch) => void;
  /** Tabs of Libro Contable. */
  readonly tabs: ReactNode;
}

/** Months back that are offered. */
const MONTHS_BACK = 24;

interface ChosenProps {
  readonly open: OpenBook;
  readonly account: Account;
  readonly month: Month;
  /** The fields that choose account and month. */
  readonly fields: ReactNode;
}

function Chosen({ open, account, month, fields }: ChosenProps) {
  const [brings, setBrings] = useState<{ readonly given: File | null } | null>(null);
  const read = useReconciliation(open, account.code, month);
  const view = read.state === "ready" ? read.value : null;
  const extract = view?.found.extract ?? null;
  const mayBring = canWrite(open.book) && extract?.closed !== true;
  useGivenFiles("extract", view !== null, (given) =>
    mayBring ? setBrings({ given }) : tellNotTaken(canWrite(open.book) ? "closed-month" : "read-only"),
  );
  const bring = mayBring ? (
    <Button
      variant="outline"
      icon={<FileUp size={16} aria-hidden="true" />}
      disabled={view === null}
      onClick={() => setBrings({ given: null })}
    >
      {texts.bring}
    </Button>
  ) : null;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-end gap-3">
        {fields}
        {extract === null ? null : bring}
        {view === null || extract === null ? null : (
          <div className="ml-auto">
            <ReconciliationExport open={open} account={account} month={month} found={view.found} />
          </div>
        )}
      </div>
      {read.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
      {read.state === "failed" ? (
        <TroublePanel trouble={read.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {view !== null && extract === null ? (
        <div className="mt-5">
          <EmptyState
            level={2}
            title={texts.empty}
            text={texts.emptyText(view.found.pending.length)}
            actions={bring}
          />
        </div>
      ) : null}
      {view !== null && extract !== null ? (
        <ReconciliationDesk key={extract.id} open={open} view={view} extract={extract} />
      ) : null}
      {brings !== null && view !== null ? (
        <ExtractDialog
          bookId={open.book.id}
          account={account.code}
          month={month}
          last={view.last}
          given={brings.given}
          onClose={() => setBrings(null)}
        />
      ) : null}
    </>
  );
}

interface FieldsProps extends ReconciliationScreenProps {
  readonly open: OpenBook;
  readonly accounts: readonly Account[];
  readonly extracts: readonly BankExtract[];
}

/** The account and the month of the address, or else those that were reconciled last. */
function Fields({ open, accounts, extracts, search, onSearch }: FieldsProps) {
  const storage = useStorage();
  const now = monthOf(useToday(storage.clock));
  const latest = extracts.at(-1);
  const wanted = search.cuenta ?? latest?.account;
  const account = accounts.find(({ code }) => code === wanted) ?? accounts[0];
  if (account === undefined) return <EmptyState level={2} title={texts.noAccount} />;
  const own = extracts.filter((each) => each.account === account.code);
  const month = search.periodo ?? own.at(-1)?.month ?? now;
  const closed = new Set(own.filter((each) => each.closed).map((each) => each.month));
  const months = new Set([
    ...monthsBetween(addMonths(now, -MONTHS_BACK), now),
    ...own.map((each) => each.month),
    month,
  ]);
  const options = [...months].sort().reverse();
  return (
    <Chosen
      open={open}
      account={account}
      month={month}
      fields={
        <>
          <SelectField<string>
            label={texts.account}
            value={account.code}
            options={accounts.map(({ code }) => ({ value: code, label: accountLabel(open.chart, code) }))}
            onChange={(code) => onSearch({ ...search, cuenta: code as AccountCode })}
          />
          <SelectField<Month>
            label={texts.month}
            value={month}
            options={options.map((value) => ({ value, label: texts.monthOption(value, closed.has(value)) }))}
            onChange={(periodo) => onSearch({ ...search, cuenta: account.code, periodo })}
          />
        </>
      }
    />
  );
}

function OpenReconciliation(props: ReconciliationScreenProps & { readonly open: OpenBook }) {
  const { open, tabs } = props;
  const found = useBankAccounts(open);
  const owner = open.company === null ? open.book.name : `${open.company.name}, ${open.book.name}`;
  return (
    <>
      <h1 className="title-screen">{texts.title}</h1>
      <p className="mt-1 text-muted">{owner}</p>
      <div className="mt-3">{tabs}</div>
      {found.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
      {found.state === "failed" ? (
        <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {found.state === "ready" ? <Fields {...props} {...found.value} /> : null}
    </>
  );
}

/** Conciliación bancaria: the extract of an account beside the book's own lines, month by month. */
export function ReconciliationScreen(props: ReconciliationScreenProps) {
  useTitle(texts.title);
  const open = useOpenBook(props.search.book);
  if (open.state === "ready" && open.value !== null)
    return <OpenReconciliation {...props} open={open.value} />;
  return (
    <>
      <h1 className="title-screen">{texts.title}</h1>
      <div className="mt-3">{props.tabs}</div>
      <div className="mt-5">
        {open.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
        {open.state === "failed" ? (
          <TroublePanel trouble={open.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {open.state === "ready" ? (
          <NoBook asked={props.search.book !== undefined} text={texts.noBookText} />
        ) : null}
      </div>
    </>
  );
}
