import { Link } from "@tanstack/react-router";
import { lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { type ReconciledBalance, reconciledExtract } from "#domain/reconciliation/reconciliation.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { balanceTerms } from "./balance-terms.ts";
import { reconciliationTexts as texts } from "./texts.ts";
import type { ReconciliationView } from "./use-reconciliation.ts";

interface BalanceTableProps {
  readonly book: BookId;
  readonly month: Month;
  readonly view: ReconciliationView;
  readonly balance: ReconciledBalance;
  /** What the proposed entries put into the book, and how many they are. */
  readonly proposed: Pesos;
  readonly hasProposed: boolean;
}

const words = texts.balance;

/** What lies between the balance of the extract and that of the book, today and with the proposed entries. */
export function BalanceTable({ book, month, view, balance, proposed, hasProposed }: BalanceTableProps) {
  const after = {
    ...balance,
    unrecorded: pesos(balance.unrecorded - proposed),
    book: pesos(balance.book + proposed),
  };
  const agrees = balance.unexplained === 0;
  const cells = (now: Pesos, then: Pesos, rule: "none" | "single" | "double" = "none") => (
    <>
      <td>
        <AmountText value={now} rule={rule} zero={rule === "none" ? "dash" : "figure"} />
      </td>
      {hasProposed ? (
        <td>
          <AmountText value={then} rule={rule} zero={rule === "none" ? "dash" : "figure"} />
        </td>
      ) : null}
    </>
  );
  return (
    <table className="reconciled-balance">
      <caption>{words.title(formatDay(lastDay(month)))}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.today}</th>
          {hasProposed ? <th scope="col">{words.after}</th> : null}
        </tr>
      </thead>
      <tbody>
        <tr className="font-semibold">
          <th scope="row">{words.extract}</th>
          {cells(balance.extract, balance.extract)}
        </tr>
        {balanceTerms(view, balance).map(({ key, label, amount, later, move }) => (
          <tr key={key}>
            <th scope="row" className="wrap-anywhere" style={{ "--level": 1 }}>
              {label}
              {move === undefined ? null : (
                <>
                  {" "}
                  <Link
                    to="/journal/complex"
                    className="link"
                    search={{ book, periodo: monthOf(move.date), asiento: move.number }}
                  >
                    {texts.entry(move)}
                  </Link>
                </>
              )}
            </th>
            {cells(amount, later)}
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row">{words.reconciled}</th>
          {cells(reconciledExtract(balance), reconciledExtract(after), "single")}
        </tr>
        <tr className="font-semibold">
          <th scope="row">{words.book}</th>
          {cells(balance.book, after.book)}
        </tr>
        <tr data-tone={agrees ? "ok" : "error"}>
          <th scope="row">
            {words.difference}
            <span className="reconciled-verdict">{agrees ? `✓ ${words.agrees}` : words.unexplained}</span>
          </th>
          {cells(balance.unexplained, balance.unexplained, agrees ? "double" : "single")}
        </tr>
      </tbody>
    </table>
  );
}
