import { displayName } from "#domain/accounting/chart.ts";
import { type TAccount, tAccount } from "#domain/accounting/ledger/t-account.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import { TAccountView } from "#ui/accounting/accounts/t-account-view.tsx";
import { BalanceBar } from "#ui/accounting/indicators/balance-bar.tsx";
import { useMediaQuery } from "#ui/kit/use-media-query.ts";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import { entryLines } from "../editor/entry-draft.ts";
import { accountAtRest, typedAccount, withoutEntry } from "../editor/typed-account.ts";
import type { Journal } from "../journal.ts";
import { useLedgerOf } from "../month/use-journal-month.ts";
import { ShortcutList } from "../shortcut-list.tsx";
import { journalTexts as texts } from "../texts.ts";
import { useOffers } from "../writing/offers.ts";
import { AccountWords } from "./account-words.tsx";
import { useIsEqual, useShownMonth } from "./use-shown-month.ts";

interface RailProps {
  readonly journal: Journal;
}

/** A window of a laptop: over the keys, the T account has room for its balance and these movements. */
const LOW = "(height < 960px)";
const LINES_WHEN_LOW = 3;

/** The account of the line that is written in, with the entry as it is typed. */
function useTypedAccount({ place, writing }: Journal): TAccount | null {
  const { book } = place.open;
  const { editor, keys } = writing;
  const { chart, recent } = useOffers();
  const active = useStore(keys.active);
  const lines = useSelected(editor, ({ draft }) => draft.lines);
  const date = useSelected(editor, ({ draft, lastDate }) => draft.date ?? lastDate);
  const corrected = useSelected(editor, ({ original }) => original?.id ?? null);
  const account = typedAccount(chart, { lines }, active) ?? accountAtRest(chart, recent);
  const ledger = useLedgerOf(book.id, place.month.month, account, book.updatedAt);
  const isLow = useMediaQuery(LOW);
  if (ledger === null) return null;
  const others = corrected === null ? ledger : withoutEntry(ledger, corrected);
  try {
    return tAccount(others, entryLines({ lines }), date, isLow ? LINES_WHEN_LOW : undefined);
  } catch {
    // An amount beyond the safe range is refused on closing; until then no balance is shown.
    return null;
  }
}

function TypedAccount({ journal }: RailProps) {
  const { chart } = useOffers();
  const account = useTypedAccount(journal);
  if (account === null) return null;
  return (
    <div className="mt-6">
      <TAccountView
        account={account}
        name={displayName(chart, account.account)}
        showCode={chart.showsCodes}
      />
      <AccountWords chart={chart} code={account.account.code} />
    </div>
  );
}

/** What the sums of the month shown are called. */
function railTitle({ place }: Journal, balanced: boolean): string {
  return balanced ? texts.railBalance(formatMonthName(place.month.month)) : texts.railUnbalanced;
}

function Balance({ journal }: RailProps) {
  const { debit, credit, balanced, hint, provisional } = useShownMonth(journal);
  return (
    <>
      <h2 className="mb-3 font-bold">{railTitle(journal, balanced)}</h2>
      <BalanceBar debit={debit} credit={credit} status="panel" hint={hint} provisional={provisional} />
    </>
  );
}

/** Beside the sheet from 1280 px up: the bars, the state, the account being written, the keys. */
export function JournalRail({ journal }: RailProps) {
  const balanced = useIsEqual(journal);
  return (
    <aside
      className="journal-rail no-print"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen it scrolls, and the keyboard must reach that
      tabIndex={0}
      aria-label={railTitle(journal, balanced)}
    >
      <Balance journal={journal} />
      <TypedAccount journal={journal} />
      <div className="journal-rail-keys">
        <h2 className="mb-3 font-bold">{texts.shortcuts}</h2>
        <ShortcutList />
      </div>
    </aside>
  );
}
