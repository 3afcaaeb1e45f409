import type { Account } from "#domain/accounting/account.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { PlanOfAccounts } from "#storage/queries/books/plan-of-accounts.ts";

export interface PlanDialogProps {
  readonly bookId: BookId;
  readonly plan: PlanOfAccounts;
  readonly onClose: () => void;
  /** Called with the account that was added or moved, so that it is brought into sight. */
  readonly onDone: (account: Account) => void;
}

export interface AccountDialogProps extends PlanDialogProps {
  /** As it was when the dialog was opened: another tab may change it meanwhile. */
  readonly account: Account;
}
