import type { Side } from "#domain/accounting/account.ts";
import type { TAccount, TLine } from "#domain/accounting/ledger/t-account.ts";
import { formatShortDay } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { AmountText } from "../../kit/text/amount-text.tsx";
import { accountingTexts } from "../texts.ts";

interface TAccountViewProps {
  readonly account: TAccount;
  /** Display name in the chart: a name that is ambiguous alone includes its parent's. */
  readonly name: string;
  readonly showCode: boolean;
}

interface LineProps {
  readonly label: string;
  readonly amount: Pesos;
  readonly pending?: boolean;
}

function Line({ label, amount, pending = false }: LineProps) {
  return (
    <li className="t-line">
      <span className="text-muted">{label}</span>
      <span className={pending ? "t-pending" : undefined}>
        <AmountText value={amount} zero="figure" />
        {pending ? <span className="sr-only"> ({accountingTexts.pending})</span> : null}
      </span>
    </li>
  );
}

interface HalfProps {
  readonly side: Side;
  readonly account: TAccount;
}

function Half({ side, account }: HalfProps) {
  const { opening, balance } = account;
  const lines: readonly TLine[] = account.lines.filter((line) => line.side === side);
  return (
    <div className="t-half" data-side={side}>
      <span className="sr-only">{accountingTexts[side]}</span>
      <ul>
        {opening?.side === side ? (
          <Line label={accountingTexts.broughtForward} amount={opening.amount} />
        ) : null}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a T account have no identity and keep their order
          <Line key={index} label={formatShortDay(line.date)} amount={line.amount} pending={line.pending} />
        ))}
      </ul>
      {balance.side === side ? (
        <p className="t-balance">
          <span className="font-semibold">{accountingTexts.balance}</span>
          <span className="flex-1">
            <AmountText value={balance.amount} zero="figure" rule="double" />
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** Cuenta T: debits at the left, credits at the right, and the balance under its side. */
export function TAccountView({ account, name, showCode }: TAccountViewProps) {
  return (
    <section aria-label={name}>
      <h3 className="t-title">
        {showCode ? <span className="font-normal text-muted">{account.account.code} </span> : null}
        {name}
      </h3>
      <div className="t-body">
        <Half side="debit" account={account} />
        <Half side="credit" account={account} />
      </div>
    </section>
  );
}
