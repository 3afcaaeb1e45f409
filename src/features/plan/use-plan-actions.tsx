import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import BookOpenText from "lucide-react/icons/book-open-text";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useState } from "react";
import type { Account, AccountCode } from "#domain/accounting/account.ts";
import { freeCodeBelow } from "#domain/accounting/own/free-code.ts";
import { type Book, canWrite } from "#domain/company/book.ts";
import type { PlanOfAccounts } from "#storage/queries/books/plan-of-accounts.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { AddAccountDialog } from "./dialogs/add-account-dialog.tsx";
import { MoveAccountDialog } from "./dialogs/move-account-dialog.tsx";
import { RemoveAccountDialog } from "./dialogs/remove-account-dialog.tsx";
import { RenameAccountDialog } from "./dialogs/rename-account-dialog.tsx";
import { ownAccountTexts } from "./dialogs/texts.ts";
import { ImportDialog } from "./import/import-dialog.tsx";
import { chartPlanTexts as texts } from "./texts.ts";

type Asking =
  | { readonly what: "import" }
  | { readonly what: "add"; readonly account: Account | null }
  | { readonly what: "rename" | "remove" | "move"; readonly account: Account };

export interface PlanActions {
  /** Whether accounts can be added to this plan from this book. */
  readonly mayChange: boolean;
  readonly menuOf: (account: Account) => readonly MenuItem[];
  readonly addAny: () => void;
  readonly bringIn: () => void;
  readonly dialog: ReactNode;
}

interface ActionsInput {
  readonly book: Book;
  readonly plan: PlanOfAccounts;
  readonly toLedger: (code: AccountCode) => void;
  readonly onDone: (account: Account) => void;
}

const ICON = { size: 18, "aria-hidden": true } as const;

/** What can be done with an account of the plan, and the dialog of what was chosen. */
export function usePlanActions({ book, plan, toLedger, onDone }: ActionsInput): PlanActions {
  const [asking, setAsking] = useState<Asking | null>(null);
  const mayChange = book.chart === "puc" && canWrite(book);
  const props = { bookId: book.id, plan, onDone, onClose: () => setAsking(null) };
  const ask = (what: "rename" | "remove" | "move", account: Account) => () => setAsking({ what, account });
  const menuOf = (account: Account): readonly MenuItem[] => {
    const items: MenuItem[] = [
      {
        id: "ledger",
        label: texts.toLedger,
        icon: <BookOpenText {...ICON} />,
        onSelect: () => toLedger(account.code),
      },
    ];
    if (!mayChange) return items;
    if (freeCodeBelow(plan.chart, account) !== null)
      items.push({
        id: "add",
        label: ownAccountTexts.addBelow,
        icon: <Plus {...ICON} />,
        onSelect: () => setAsking({ what: "add", account }),
      });
    if (account.own !== true) return items;
    items.push(
      {
        id: "rename",
        label: ownAccountTexts.rename,
        icon: <Pencil {...ICON} />,
        onSelect: ask("rename", account),
      },
      {
        id: "move",
        label: ownAccountTexts.move,
        icon: <ArrowRightLeft {...ICON} />,
        onSelect: ask("move", account),
      },
      {
        id: "remove",
        label: ownAccountTexts.remove,
        icon: <Trash2 {...ICON} />,
        tone: "danger",
        onSelect: ask("remove", account),
      },
    );
    return items;
  };
  const dialogOf = (): ReactNode => {
    if (asking === null) return null;
    if (asking.what === "import") return <ImportDialog {...props} />;
    if (asking.what === "add") return <AddAccountDialog {...props} parent={asking.account} />;
    const { account } = asking;
    if (asking.what === "rename") return <RenameAccountDialog {...props} account={account} />;
    if (asking.what === "remove") return <RemoveAccountDialog {...props} account={account} />;
    return <MoveAccountDialog {...props} account={account} />;
  };
  return {
    mayChange,
    menuOf,
    addAny: () => setAsking({ what: "add", account: null }),
    bringIn: () => setAsking({ what: "import" }),
    dialog: dialogOf(),
  };
}
