import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Period } from "#domain/report/report-period.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { purposeChoices } from "#domain/statement/flow-choices.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { type PurposeEntry, paymentsOn } from "#storage/queries/statements/payments-on.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { PurposeField } from "./purpose-field.tsx";
import { cashPurposeTexts as texts } from "./texts.ts";

interface AccountPurposesProps {
  readonly bookId: BookId;
  readonly account: AccountCode;
  readonly period: Period;
  readonly chart: Chart;
  readonly onClose: () => void;
}

function amountOn({ lines }: Entry, account: AccountCode): string {
  const net = lines.reduce(
    (sum, line) => (line.account === account ? sum + line.debit - line.credit : sum),
    0,
  );
  return formatPesos(pesos(Math.abs(net)));
}

type RowProps = Omit<AccountPurposesProps, "onClose" | "bookId" | "period"> & PurposeEntry;

function PaymentRow({ entry, closed, account, chart }: RowProps) {
  const choice = purposeChoices(entry, pucReader(chart)).find((each) => each.account === account);
  if (!choice) return null;
  const label = `${formatDay(entry.date)} · ${entry.description} · ${amountOn(entry, account)}`;
  return (
    <li className="border-raya border-t py-3 first:border-t-0">
      <PurposeField entry={entry} closed={closed} choice={choice} chart={chart} label={label} />
    </li>
  );
}

function Payments({ bookId, account, period, chart }: Omit<AccountPurposesProps, "onClose">) {
  const storage = useStorage();
  const found = useQueryKeepingLast(
    () => paymentsOn(storage, bookId, account, period),
    [storage, bookId, account, period.from, period.to],
  );
  if (found.state === "loading") return <SkeletonRows rows={3} label={texts.loading} />;
  if (found.state === "failed")
    return (
      <p role="alert" className="text-error">
        {texts.failed}
      </p>
    );
  if (found.value.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <ol>
      {found.value.map(({ entry, closed }) => (
        <PaymentRow key={entry.id} entry={entry} closed={closed} account={account} chart={chart} />
      ))}
    </ol>
  );
}

/** Says what each payment and receipt of one account was for, from the cash flow statement. */
export function AccountPurposesDialog(props: AccountPurposesProps) {
  const { account, chart, onClose } = props;
  return (
    <Dialog
      open
      title={texts.title}
      subtitle={texts.ofAccount(accountLabel(chart, account))}
      size="md"
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className="mb-3 text-muted">{texts.help}</p>
      <Payments {...props} />
    </Dialog>
  );
}
