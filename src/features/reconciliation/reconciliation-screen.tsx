import FileUp from "lucide-react/icons/file-up";
import { type ReactNode, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { canWrite } from "#domain/company/book.ts";
import { addMonths, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useGivenFiles } from "#flows/doors/given-files.ts";
import { tellNotTaken } from "#flows/doors/tell-not-taken.ts";
import { NoBook } from "#flows/new-book/no-book.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { type OpenBook, useOpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { Loadable } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { type ChosenMonth, chosenMonth } from "./chosen-month.ts";
import { ExtractDialog } from "./extract-dialog.tsx";
import { ReconciliationDesk } from "./reconciliation-desk.tsx";
import { ReconciliationExport } from "./reconciliation-export.tsx";
import { ReconciliationTools } from "./reconciliation-tools.tsx";
import { reconciliationTexts as texts } from "./texts.ts";
import {
  type BankAccounts,
  type ReconciliationView,
  useBankAccounts,
  useReconciliation,
} from "./use-reconciliation.ts";
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

interface MonthProps {
  readonly open: OpenBook;
  readonly view: ReconciliationView;
}

/** The extract of the chosen month beside the book; without one, the way to bring it. */
function MonthDesk({ open, view, bring }: MonthProps & { readonly bring: ReactNode }) {
  const { extract, pending } = view.found;
  if (extract !== null)
    return <ReconciliationDesk key={extract.id} open={open} view={view} extract={extract} />;
  return (
    <div className="mt-5">
      <EmptyState level={2} title={texts.empty} text={texts.emptyText(pending.length)} actions={bring} />
    </div>
  );
}

type FieldsProps = Pick<ReconciliationScreenProps, "search" | "onSearch"> & {
  readonly open: OpenBook;
  readonly chosen: ChosenMonth;
};

function Fields({ open, chosen, search, onSearch, accounts }: FieldsProps & Pick<BankAccounts, "accounts">) {
  const { account, month, months, closed } = chosen;
  return (
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
        options={months.map((value) => ({ value, label: texts.monthOption(value, closed.has(value)) }))}
        onChange={(periodo) => onSearch({ ...search, cuenta: account.code, periodo })}
      />
    </>
  );
}

interface ChosenProps {
  readonly open: OpenBook;
  readonly chosen: ChosenMonth;
  readonly read: Loadable<ReconciliationView | null>;
  /** The fields that choose account and month. */
  readonly fields: ReactNode;
}

function Chosen({ open, chosen, read, fields }: ChosenProps) {
  const [brings, setBrings] = useState<{ readonly given: File | null } | null>(null);
  const view = read.state === "ready" ? read.value : null;
  const extract = view?.found.extract ?? null;
  const mayBring = canWrite(open.book) && extract?.closed !== true;
  useGivenFiles("extract", view !== null, (given) =>
    mayBring ? setBrings({ given }) : tellNotTaken(canWrite(open.book) ? "closed-month" : "read-only"),
  );
  const bring = mayBring ? (
    <Button
      variant={extract === null ? "outline" : "ghost"}
      icon={<FileUp size={16} aria-hidden="true" />}
      disabled={view === null}
      onClick={() => setBrings({ given: null })}
    >
      {texts.bring}
    </Button>
  ) : null;
  return (
    <>
      <div className="reconciliation-tools mt-5 flex flex-wrap items-end gap-3">
        {fields}
        {extract === null ? null : bring}
        {view !== null && extract !== null && mayBring ? (
          <ReconciliationTools view={view} extract={extract} />
        ) : null}
      </div>
      {read.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
      {read.state === "failed" ? (
        <TroublePanel trouble={read.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {view === null ? null : <MonthDesk open={open} view={view} bring={bring} />}
      {brings !== null && view !== null ? (
        <ExtractDialog
          bookId={open.book.id}
          account={chosen.account.code}
          month={chosen.month}
          last={view.last}
          given={brings.given}
          onClose={() => setBrings(null)}
        />
      ) : null}
    </>
  );
}

interface HeadProps {
  readonly lead?: string;
  readonly tabs: ReactNode;
  readonly children?: ReactNode;
}

/** What is read later finds its room: the button beside the title, the month on the second line of a phone. */
function Head({ lead, tabs, children }: HeadProps) {
  return (
    <>
      <header className="flex min-h-(--control) flex-wrap items-center justify-between gap-x-3">
        <h1 className="title-screen">{texts.title}</h1>
        {children}
      </header>
      <p className="mt-1 min-h-[2lh] text-muted sm:min-h-[1lh]">{lead}</p>
      <div className="mt-3">{tabs}</div>
    </>
  );
}

function OpenReconciliation(props: ReconciliationScreenProps & { readonly open: OpenBook }) {
  const { open, tabs, search } = props;
  const now = monthOf(useToday(useStorage().clock));
  const banks = useBankAccounts(open);
  const chosen = banks.state === "ready" ? chosenMonth(banks.value, search, now) : null;
  const month = chosen?.month ?? now;
  const read = useReconciliation(open, chosen?.account.code ?? null, month);
  const found = read.state === "ready" ? (read.value?.found ?? null) : null;
  const owner = open.company === null ? open.book.name : `${open.company.name}, ${open.book.name}`;
  const before = addMonths(month, -1);
  const lead = chosen && texts.lead(owner, month, chosen.closed.has(before) ? before : null);
  return (
    <>
      <Head lead={lead ?? owner} tabs={tabs}>
        {chosen !== null && found !== null && found.extract !== null ? (
          <ReconciliationExport open={open} account={chosen.account} month={month} found={found} />
        ) : null}
      </Head>
      {banks.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
      {banks.state === "failed" ? (
        <TroublePanel trouble={banks.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {banks.state === "ready" && chosen === null ? <EmptyState level={2} title={texts.noAccount} /> : null}
      {banks.state === "ready" && chosen !== null ? (
        <Chosen
          open={open}
          chosen={chosen}
          read={read}
          fields={<Fields {...props} chosen={chosen} accounts={banks.value.accounts} />}
        />
      ) : null}
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
      <Head tabs={props.tabs} />
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
