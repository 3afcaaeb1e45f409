import type { AccountCode } from "#domain/accounting/account.ts";
import type { ReportSearch } from "#reports/book-report.ts";

/** The address with this account; null: of all accounts. */
export function ofAccountAlone(search: ReportSearch, account: AccountCode | null): ReportSearch {
  const { cuenta: _was, ...rest } = search;
  return account === null ? rest : { ...rest, cuenta: account };
}

/** The address with this third party; null: of all of them. */
export function ofPartyAlone(search: ReportSearch, party: string | null): ReportSearch {
  const { tercero: _was, ...rest } = search;
  return party === null ? rest : { ...rest, tercero: party };
}
