import type { Side } from "#domain/accounting/account.ts";
import type { ClosingAccount, GatheredResult } from "#domain/accounting/closing/closing-account.ts";
import type { ClosingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { abs } from "#domain/kernel/pesos.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { closingTexts as texts } from "./texts.ts";

interface HalfProps {
  readonly side: Side;
  readonly parts: readonly GatheredResult[];
  readonly sum: Pesos;
  /** The result, on its side of the account. */
  readonly result: Pesos | null;
}

function nameOf({ code, name, count }: GatheredResult): string {
  if (count > 1) return texts.others(count);
  return code === null ? name : `${code} ${name}`;
}

function Half({ side, parts, sum, result }: HalfProps) {
  return (
    <div className="t-half flex flex-col" data-side={side}>
      <span className="sr-only">{side === "debit" ? texts.costsSide : texts.incomeSide}</span>
      <ul className="flex-1">
        {parts.map((part) => (
          <li key={nameOf(part)} className="t-line">
            <span className="min-w-0 text-muted">{nameOf(part)}</span>
            <AmountText value={part.amount} zero="figure" />
          </li>
        ))}
      </ul>
      <p className="t-balance">
        <span className="font-semibold">{texts.sum}</span>
        <span className="flex-1">
          <AmountText value={sum} zero="figure" rule="single" />
        </span>
      </p>
      <p className="t-balance">
        {result === null ? null : (
          <>
            <span className="font-semibold">{result < 0 ? texts.loss : texts.profit}</span>
            <span className="flex-1">
              <AmountText value={abs(result)} zero="figure" rule="double" />
            </span>
          </>
        )}
      </p>
    </div>
  );
}

interface ClosingTProps {
  readonly account: ClosingAccount;
  readonly period: ClosingPeriod;
  /** Whether the book's chart has 5905. */
  readonly named: boolean;
}

/** Account 5905 as a T: the amounts closed into it from each account of results, and its balance. */
export function ClosingT({ account, period, named }: ClosingTProps) {
  const { debit, credit, debits, credits, result } = account;
  return (
    <section className="closing-t mt-4" aria-label={named ? texts.gathered : texts.resultOf(period)}>
      <h3 className="t-title">
        {named ? <span className="font-normal text-muted">5905 </span> : null}
        {named ? texts.gathered : texts.resultOf(period)}
      </h3>
      <div className="t-body">
        <Half side="debit" parts={debit} sum={debits} result={result < 0 ? result : null} />
        <Half side="credit" parts={credit} sum={credits} result={result < 0 ? null : result} />
      </div>
    </section>
  );
}
