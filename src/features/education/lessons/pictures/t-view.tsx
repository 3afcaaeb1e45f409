import type { Side } from "#domain/accounting/account.ts";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import { abs, type Pesos, subtract, sum } from "#domain/kernel/pesos.ts";
import type { NamedAmount, TPicture } from "#domain/lessons/lesson.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { lessonTexts as texts } from "../texts.ts";

interface HalfProps {
  readonly side: Side;
  readonly lines: readonly NamedAmount[];
  /** The balance, on its side of the account. */
  readonly balance: Pesos | null;
}

function Half({ side, lines, balance }: HalfProps) {
  return (
    <div className="t-half flex flex-col" data-side={side}>
      <span className="sr-only">{texts[side]}</span>
      <ul className="grow">
        {lines.map(([name, amount]) => (
          <li key={name} className="t-line">
            <span className="text-muted">{name}</span>
            <AmountText value={amount} zero="figure" />
          </li>
        ))}
      </ul>
      {balance === null ? null : (
        <p className="t-balance">
          <span className="font-semibold">{texts.balance}</span>
          <span className="flex-1">
            <AmountText value={balance} zero="figure" rule="double" />
          </span>
        </p>
      )}
    </div>
  );
}

interface TViewProps {
  readonly picture: TPicture;
  readonly chart: Chart;
}

/** A T account with its balance under its side. */
export function TView({ picture: { account, debits, credits }, chart }: TViewProps) {
  const found = findAccount(chart, account);
  const name = found === undefined ? account : displayName(chart, found);
  const total = (lines: readonly NamedAmount[]) => sum(lines.map(([, amount]) => amount));
  const balance = subtract(total(debits), total(credits));
  return (
    <section className="lesson-t" aria-label={`${account} ${name}`}>
      <p className="t-title">
        <span className="font-normal text-muted">{account} </span>
        {name}
      </p>
      <div className="t-body">
        <Half side="debit" lines={debits} balance={balance > 0 ? balance : null} />
        <Half side="credit" lines={credits} balance={balance < 0 ? abs(balance) : null} />
      </div>
    </section>
  );
}
