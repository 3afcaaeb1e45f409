import { lazy, Suspense } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { BookLine } from "#domain/statement/books/book-statement.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { isSettling } from "#domain/statement/layouts/flow-kinds.data.ts";
import { cashPurposeTexts as texts } from "#flows/cash-purpose/texts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import type { BookStatementView } from "./use-book-statement.ts";

const AccountPurposesDialog = lazy(async () => ({
  default: (await import("#flows/cash-purpose/account-purposes-dialog.tsx")).AccountPurposesDialog,
}));

interface CashPurposesProps {
  readonly view: BookStatementView;
  readonly line: BookLine;
  /** Asks what each payment of an account was for. */
  readonly onAccount: (account: AccountCode) => void;
}

/** The receivables and payables of a line of the cash flow: a person may say what each payment was for. */
export function CashPurposes({ view, line, onAccount }: CashPurposesProps) {
  const pucOf = pucReader(view.chart);
  const [book] = view.books;
  const accounts = line.accounts.flatMap(({ account, label }) =>
    account !== null && isSettling(pucOf(account)) ? [{ account, label }] : [],
  );
  if (accounts.length === 0) return null;
  const why = view.books.length > 1 ? texts.oneBook : book.status === "active" ? null : texts.readOnlyBook;
  if (why !== null)
    return (
      <section className="mt-5">
        <h3 className="section-head w-full">{texts.section}</h3>
        <p className="mt-2 text-caption text-muted">{why}</p>
      </section>
    );
  return (
    <section className="mt-5">
      <h3 className="section-head w-full">{texts.section}</h3>
      <ul>
        {accounts.map(({ account, label }) => (
          <li key={account} className="flex min-h-11 items-center justify-between gap-3">
            <span className="min-w-0">{label}</span>
            <Button size="sm" aria-label={texts.open(label)} onClick={() => onAccount(account)}>
              {texts.change}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CashPurposeChoiceProps {
  readonly view: BookStatementView;
  readonly account: AccountCode;
  readonly onClose: () => void;
}

/** The choice itself. It stands apart from the panel: what is chosen may take the line out of the statement. */
export function CashPurposeChoice({ view, account, onClose }: CashPurposeChoiceProps) {
  return (
    <Suspense fallback={null}>
      <AccountPurposesDialog
        bookId={view.books[0].id}
        account={account}
        period={view.periods[0]}
        chart={view.chart}
        onClose={onClose}
      />
    </Suspense>
  );
}
