import { displayName } from "#domain/accounting/chart.ts";
import { type TAccount, tAccount } from "#domain/accounting/ledger/t-account.ts";
import type { Book } from "#domain/company/book.ts";
import type { Month } from "#domain/kernel/calendar-day.ts";
import { TAccountView } from "#ui/accounting/accounts/t-account-view.tsx";
import { BalanceBar } from "#ui/accounting/indicators/balance-bar.tsx";
import type { EditorView } from "../editor/editor-view.ts";
import { entryLines } from "../editor/entry-draft.ts";
import { accountAtRest, typedAccount, withoutEntry } from "../editor/typed-account.ts";
import { useLedgerOf } from "../month/use-journal-month.ts";
import { ShortcutList } from "../shortcut-list.tsx";
import { journalTexts as texts } from "../texts.ts";
import { AccountWords } from "./account-words.tsx";
import type { JournalState } from "./journal-state.ts";
import type { ShownSums } from "./journal-sums.ts";

interface JournalRailProps {
  readonly book: Book;
  readonly month: Month;
  readonly view: EditorView;
  readonly sums: ShownSums;
  readonly state: JournalState;
}

function useTypedAccount({ book, month, view }: JournalRailProps): TAccount | null {
  const { chart, state, keys } = view;
  const account = typedAccount(chart, state.draft, keys.activeLine) ?? accountAtRest(chart, view.recent);
  const ledger = useLedgerOf(book.id, month, account, book.updatedAt);
  if (ledger === null) return null;
  const { original, draft, lastDate } = state;
  const others = original === null ? ledger : withoutEntry(ledger, original.id);
  try {
    return tAccount(others, entryLines(draft), draft.date ?? lastDate);
  } catch {
    // An amount beyond the safe range is refused when the entry is closed; until then there is no balance to show.
    return null;
  }
}

/** Beside the sheet from 1280 px up: the bars, the state, the account being written, the keys. */
export function JournalRail(props: JournalRailProps) {
  const { view, sums, state } = props;
  const account = useTypedAccount(props);
  return (
    <aside
      className="journal-rail no-print"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen it scrolls, and the keyboard must reach that
      tabIndex={0}
      aria-label={state.balanced ? texts.railBalance : texts.railUnbalanced}
    >
      <h2 className="mb-3 font-bold">{state.balanced ? texts.railBalance : texts.railUnbalanced}</h2>
      <BalanceBar
        debit={sums.debit}
        credit={sums.credit}
        status="panel"
        hint={state.hint}
        provisional={state.provisional}
      />
      {account ? (
        <div className="mt-6">
          <TAccountView
            account={account}
            name={displayName(view.chart, account.account)}
            showCode={view.chart.showsCodes}
          />
          <AccountWords chart={view.chart} code={account.account.code} />
        </div>
      ) : null}
      <h2 className="mt-6 mb-3 font-bold">{texts.shortcuts}</h2>
      <ShortcutList />
    </aside>
  );
}
