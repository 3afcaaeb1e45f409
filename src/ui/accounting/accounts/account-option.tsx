import type { Chart } from "#domain/accounting/chart.ts";
import { accountPath, displayName } from "#domain/accounting/chart.ts";
import type { AccountMatch } from "#domain/accounting/search/search-accounts.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { AmountText } from "../../kit/text/amount-text.tsx";
import { Marked } from "../marked.tsx";
import { accountingTexts } from "../texts.ts";

/** The reason why a found account cannot be chosen, or null. `withClosed`: to read, where closed accounts may be. */
export function refusalOf({ account }: AccountMatch, withClosed = false): string | null {
  if (!account.posting) return accountingTexts.groupAccount;
  if (account.closed && !withClosed) return accountingTexts.closedAccount;
  return account.retired ? accountingTexts.retiredAccount : null;
}

interface AccountOptionProps {
  readonly chart: Chart;
  readonly match: AccountMatch;
  /** Why it cannot be chosen; absent: it can. */
  readonly refusal?: string | null;
  readonly balance: Pesos | undefined;
}

/** An account in the list: code, name with the match in bold, and path below; nature and balance at the right. */
export function AccountOption({ chart, match, refusal, balance }: AccountOptionProps) {
  const { account, codeMatch, nameMatches, reading } = match;
  const below = refusal ?? accountPath(chart, account);
  return (
    <span className="flex items-center gap-3">
      {chart.showsCodes ? (
        <span className="w-14 shrink-0 text-[0.8125rem] text-muted">
          <Marked text={account.code} ranges={codeMatch > 0 ? [{ start: 0, end: codeMatch }] : []} />
        </span>
      ) : null}
      <span className="min-w-0 flex-1 leading-4.5">
        <span className="option-line">
          <Marked text={displayName(chart, account)} ranges={nameMatches} />
        </span>
        {reading === null ? null : <span className="block font-semibold">{reading}</span>}
        {below === "" ? null : <span className="option-line text-[0.8125rem] text-muted">{below}</span>}
      </span>
      <span className="w-14 shrink-0 text-[0.8125rem] text-muted">
        {accountingTexts.nature[account.nature]}
      </span>
      <span className="min-w-22 shrink-0 text-end max-sm:empty:hidden">
        {balance === undefined ? null : <AmountText value={balance} />}
      </span>
    </span>
  );
}
