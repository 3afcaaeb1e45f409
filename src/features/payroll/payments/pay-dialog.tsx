import { type ReactNode, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import type { OpenLiability } from "#domain/payroll/payment/liability-payment.ts";
import { paymentEntry, paymentProblem } from "#domain/payroll/payment/pay-liabilities.ts";
import { usePostableBooks } from "#flows/post-entry/use-postable-books.ts";
import { askIfFar } from "#session/far-date/ask-if-far.ts";
import { paymentProblemText, runRefusalText } from "#session/notices/run-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUsedAccounts } from "#session/storage/use-used-accounts.ts";
import { remember } from "#session/undo/undo-stack.ts";
import {
  type DebtorId,
  type PayLiabilities,
  payLiabilities,
} from "#storage/commands/payroll/pay-liabilities.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useFollowing } from "#ui/kit/use-following.ts";
import { useLatest } from "#ui/kit/use-latest.ts";
import {
  moneyAccounts,
  type PaymentDraft,
  partsOf,
  startPayment,
  usualBank,
  withChosen,
} from "./payment-draft.ts";

import { paymentTexts as texts } from "./payment-texts.ts";
import { useFutureDay } from "./use-future-day.tsx";
import "./payments.css";

/** What a run, a settlement or a benefit left owed, and the book that its entry is in. */
export interface Debt {
  readonly debtor: DebtorId;
  readonly version: number;
  readonly companyId: CompanyId;
  readonly bookId: BookId;
  readonly open: readonly OpenLiability[];
  /** "la nómina de noviembre de 2026", for the entry and the undo list. */
  readonly name: string;
  readonly reference: string;
}

interface PayDialogProps {
  readonly debt: Debt;
  readonly title?: string;
  /** Accounts chosen at first; absent: all that is left. */
  readonly only?: readonly string[];
  /** Another way to end the dialog, with its day. */
  readonly otherwise?: { readonly label: string; readonly busy: boolean; readonly onDay: (day: Day) => void };
  readonly onClose: () => void;
}

/** The day, the account and the amounts being typed, and the entry that they make. */
function usePayment({ debt, only }: PayDialogProps) {
  const storage = useStorage();
  const { open, companyId, bookId, name, reference } = debt;
  const books = usePostableBooks(companyId);
  const found = books.state === "ready" ? books.value.find(({ book }) => book.id === bookId) : undefined;
  const chart = found?.chart ?? null;
  const used = useUsedAccounts(found?.book ?? null);
  const now = useToday(storage.clock);
  const [day, setDay] = useFollowing<Day | null>(now);
  const [bank, setBank] = useState<AccountCode | null>(null);
  const [start] = useState(() => startPayment(open, only));
  const [draft, setDraft] = useState<PaymentDraft>(start);
  const from = bank ?? (chart && usualBank(chart, used)) ?? "";
  const parts = partsOf(draft, open);
  const problem = paymentProblem({ from, parts }, open);
  const description = `Pago de ${name}`;
  const order = day === null ? null : { day, from, parts, description, reference };
  const entry = order === null || problem !== null ? null : paymentEntry(order, open);
  const isGone = books.state === "ready" && found === undefined;
  return {
    now,
    day,
    setDay,
    from,
    setBank,
    draft,
    setDraft,
    chart,
    used,
    order,
    entry,
    problem,
    isGone,
    isChanged: draft !== start,
  };
}

type Payment = ReturnType<typeof usePayment>;

const isStale = ({ kind }: { readonly kind: string }) => kind === "stale-run" || kind === "stale-payment";

/** Posts the payment. The dialog creates the ids, so submitting twice posts once. */
function usePaying({ debt, onClose }: PayDialogProps, { order }: Payment) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useRefusal();
  const [ids] = useState(() => ({ id: storage.newId("command"), entryId: storage.newId("entry") }));
  // What was owed when the dialog opened: paid in another tab meanwhile, it is not paid again before that is said.
  const [version, setVersion] = useState(debt.version);
  const latest = useLatest(debt.version);
  const pay = async () => {
    if (busy || order === null) return;
    const { bookId, debtor, name } = debt;
    setBusy(true);
    if (!(await askIfFar(storage, bookId, order.day))) return setBusy(false);
    const command: PayLiabilities = { ...ids, bookId, debtor, version, order };
    const result = await tracked(() => payLiabilities(storage, command));
    setBusy(false);
    if (!result.ok) {
      setRefused(isStale(result.error) ? texts.stale : runRefusalText(result.error));
      return setVersion(latest());
    }
    remember(bookId, ids.id, texts.name(name));
    toast.success({ title: texts.done });
    onClose();
  };
  return { busy, refused, pay };
}

function LiabilityRow({
  liability,
  payment,
}: {
  readonly liability: OpenLiability;
  readonly payment: Payment;
}) {
  const { account, label, left } = liability;
  const { draft, setDraft } = payment;
  const amount = draft.get(account);
  return (
    <li className="pay-line">
      <Checkbox
        label={
          <>
            {label} <span className="block text-caption text-muted">{texts.left(formatPesos(left))}</span>
          </>
        }
        checked={amount !== undefined}
        onChange={(isChosen) => setDraft(withChosen(draft, liability, isChosen))}
      />
      {amount === undefined ? null : (
        <MoneyField
          label={texts.amountOf(label)}
          value={amount}
          prefix
          blankZero
          onChange={(value) => setDraft(new Map(draft).set(account, value ?? ZERO))}
        />
      )}
    </li>
  );
}

interface FormProps {
  readonly debt: Debt;
  readonly payment: Payment;
  readonly chart: Chart;
}

function PaymentForm({ debt, payment, chart }: FormProps) {
  const { now, day, setDay, from, setBank, entry, problem } = payment;
  const money = moneyAccounts(chart, payment.used);
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <DateField label={texts.day} value={day} today={now} onChange={setDay} />
        <SelectField<string>
          label={texts.from}
          value={from}
          options={money.map((account) => ({
            value: account.code,
            label: `${account.code} ${displayName(chart, account)}`,
          }))}
          onChange={(code) => setBank(money.find((each) => each.code === code)?.code ?? null)}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">{texts.what}</legend>
        <ul>
          {debt.open
            .filter(({ left }) => left > 0)
            .map((liability) => (
              <LiabilityRow key={liability.account} liability={liability} payment={payment} />
            ))}
        </ul>
      </fieldset>
      {problem === null ? null : <p className="text-caption text-muted">{paymentProblemText(problem)}</p>}
      {entry === null ? null : (
        <section className="relative min-w-0 overflow-x-auto">
          <h3 className="section-head">{texts.entry}</h3>
          <EntryTable entry={entry} chart={chart} />
          <p className="mt-2 text-caption text-muted">{texts.remark}</p>
        </section>
      )}
    </div>
  );
}

/** Proposes the entry that pays what payroll owes, whole or in part, and posts it. */
export function PayDialog(props: PayDialogProps): ReactNode {
  const { debt, title = texts.title, otherwise, onClose } = props;
  const payment = usePayment(props);
  const { busy, refused, pay } = usePaying(props, payment);
  const future = useFutureDay();
  const { chart, day, entry, isGone } = payment;
  return (
    <>
      <Dialog
        open
        size="md"
        title={title}
        dirty={payment.isChanged}
        onClose={onClose}
        footer={(close) => (
          <>
            <Button variant="ghost" onClick={close}>
              {texts.cancel}
            </Button>
            {otherwise === undefined ? null : (
              <Button
                variant="outline"
                loading={otherwise.busy}
                disabled={day === null}
                onClick={() => day !== null && future.check(day, () => otherwise.onDay(day))}
              >
                {otherwise.label}
              </Button>
            )}
            <Button
              variant="primary"
              loading={busy}
              disabled={entry === null || day === null}
              onClick={() => day !== null && future.check(day, () => void pay())}
            >
              {texts.confirm}
            </Button>
          </>
        )}
      >
        {refused === null ? null : <Banner tone="error">{refused}</Banner>}
        {isGone ? <Banner tone="warn">{texts.noBook}</Banner> : null}
        {chart === null ? null : <PaymentForm debt={debt} payment={payment} chart={chart} />}
      </Dialog>
      {future.dialog}
    </>
  );
}
