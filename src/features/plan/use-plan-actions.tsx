import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import BookOpenText from "lucide-react/icons/book-open-text";
import Info from "lucide-react/icons/info";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useState } from "react";
import type { Account, AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { freeCodeBelow } from "#domain/accounting/own/free-code.ts";
import { type Book, canWrite } from "#domain/company/book.ts";
import { useGivenFiles } from "#flows/doors/given-files.ts";
import { tellNotTaken } from "#flows/doors/tell-not-taken.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { setAccountClosed } from "#storage/commands/accounts/own-accounts.ts";
import type { PlanOfAccounts } from "#storage/queries/books/plan-of-accounts.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { AddAccountDialog } from "./dialogs/add-account-dialog.tsx";
import { MoveAccountDialog } from "./dialogs/move-account-dialog.tsx";
import { ownLabel } from "./dialogs/own-label.ts";
import { runOnPlan } from "./dialogs/plan-command.ts";
import { RemoveAccountDialog } from "./dialogs/remove-account-dialog.tsx";
import { RenameAccountDialog } from "./dialogs/rename-account-dialog.tsx";
import { ownAccountTexts } from "./dialogs/texts.ts";
import { ImportDialog } from "./import/import-dialog.tsx";
import { chartPlanTexts as texts } from "./texts.ts";

type Asking =
  | { readonly what: "import"; readonly given: File | null }
  | { readonly what: "add"; readonly account: Account | null }
  | { readonly what: "rename" | "remove" | "move"; readonly account: Account };

export interface PlanActions {
  /** Whether accounts can be added to this plan from this book. */
  readonly mayChange: boolean;
  /** Whether accounts have codes that a person gives: to bring in, to move, to add anywhere. Pockets have none. */
  readonly hasCodes: boolean;
  readonly menuOf: (account: Account) => readonly MenuItem[];
  readonly addAny: () => void;
  readonly bringIn: () => void;
  readonly dialog: ReactNode;
}

interface ActionsInput {
  readonly book: Book;
  readonly plan: PlanOfAccounts;
  /** The account that is looked at: a new one is proposed below it. */
  readonly shown: Account | undefined;
  readonly toLedger: (code: AccountCode) => void;
  /** Shows what an account is. */
  readonly onAbout: (code: AccountCode) => void;
  readonly onDone: (account: Account) => void;
}

const ICON = { size: 18, "aria-hidden": true } as const;

/** Closes an account to new entries, or opens it again. */
function useSetClosed(bookId: Book["id"], chart: Chart) {
  const storage = useStorage();
  return async (account: Account) => {
    const closed = account.closed !== true;
    const name = ownLabel(chart, account);
    const result = await runOnPlan({
      storage,
      bookId,
      run: (head) => setAccountClosed(storage, { ...head, code: account.code, closed }),
      done: () => (closed ? ownAccountTexts.closed(name) : ownAccountTexts.reopened(name)),
    });
    if (!result.ok) toast.error({ title: refusalText(result.error) });
  };
}

interface OwnActions {
  readonly hasCodes: boolean;
  readonly ask: (what: "rename" | "remove" | "move", account: Account) => () => void;
  readonly setClosed: (account: Account) => Promise<void>;
}

/** What can be done with an account that a person added. */
function ownItems(account: Account, { hasCodes, ask, setClosed }: OwnActions): readonly MenuItem[] {
  const move: MenuItem = {
    id: "move",
    label: ownAccountTexts.move,
    icon: <ArrowRightLeft {...ICON} />,
    onSelect: ask("move", account),
  };
  return [
    {
      id: "rename",
      label: ownAccountTexts.rename,
      icon: <Pencil {...ICON} />,
      onSelect: ask("rename", account),
    },
    ...(hasCodes ? [move] : []),
    {
      id: "closed",
      label: account.closed ? ownAccountTexts.reopen : ownAccountTexts.close,
      icon: account.closed ? <LockOpen {...ICON} /> : <Lock {...ICON} />,
      onSelect: () => void setClosed(account),
    },
    {
      id: "remove",
      label: ownAccountTexts.remove,
      icon: <Trash2 {...ICON} />,
      tone: "danger",
      onSelect: ask("remove", account),
    },
  ];
}

/** What can be done with an account of the plan, and the dialog of what was chosen. */
export function usePlanActions(input: ActionsInput): PlanActions {
  const { book, plan, shown, toLedger, onAbout, onDone } = input;
  const [asking, setAsking] = useState<Asking | null>(null);
  const mayChange = canWrite(book);
  const hasCodes = plan.chart.kind === "puc";
  const props = { bookId: book.id, plan, onDone, onClose: () => setAsking(null) };
  useGivenFiles("chart", true, (given) => {
    if (!mayChange) tellNotTaken("read-only");
    else if (hasCodes) setAsking({ what: "import", given });
    else tellNotTaken("no-codes");
  });
  const ask = (what: "rename" | "remove" | "move", account: Account) => () => setAsking({ what, account });
  const setClosed = useSetClosed(book.id, plan.chart);
  const takesOneBelow = (account: Account) => !account.closed && freeCodeBelow(plan.chart, account) !== null;
  const menuOf = (account: Account): readonly MenuItem[] => {
    const items: MenuItem[] = [
      {
        id: "about",
        label: texts.about,
        icon: <Info {...ICON} />,
        onSelect: () => onAbout(account.code),
      },
      {
        id: "ledger",
        label: texts.toLedger,
        icon: <BookOpenText {...ICON} />,
        onSelect: () => toLedger(account.code),
      },
    ];
    if (!mayChange) return items;
    if (takesOneBelow(account))
      items.push({
        id: "add",
        label: hasCodes ? ownAccountTexts.addBelow : ownAccountTexts.addPocket,
        icon: <Plus {...ICON} />,
        onSelect: () => setAsking({ what: "add", account }),
      });
    return account.own === true ? [...items, ...ownItems(account, { hasCodes, ask, setClosed })] : items;
  };
  const dialogOf = (): ReactNode => {
    if (asking === null) return null;
    if (asking.what === "import") return <ImportDialog {...props} given={asking.given} />;
    if (asking.what === "add") return <AddAccountDialog {...props} parent={asking.account} />;
    const { account } = asking;
    if (asking.what === "rename") return <RenameAccountDialog {...props} account={account} />;
    if (asking.what === "remove") return <RemoveAccountDialog {...props} account={account} />;
    return <MoveAccountDialog {...props} account={account} />;
  };
  return {
    mayChange,
    hasCodes,
    menuOf,
    addAny: () => setAsking({ what: "add", account: shown && takesOneBelow(shown) ? shown : null }),
    bringIn: () => setAsking({ what: "import", given: null }),
    dialog: dialogOf(),
  };
}
