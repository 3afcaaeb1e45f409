import { useMemo, useState } from "react";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { type AccountMatch, searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";
import { AccountOption } from "#ui/accounting/accounts/account-option.tsx";
import { accountingTexts } from "#ui/accounting/texts.ts";
import { Combobox } from "#ui/kit/fields/combobox.tsx";
import { statementTexts as texts } from "./texts.ts";

interface NameCellProps {
  readonly row: StatementRow;
  readonly number: number;
  readonly chart: Chart | null;
  readonly onRow: (row: StatementRow, part?: string) => void;
}

const LIMIT = 30;

interface Found {
  readonly chart: Chart;
  readonly match: AccountMatch;
}

/** The beginners' twelve first, in the specification's order; then the PUC. */
function useFound(chart: Chart | null, query: string | null): readonly Found[] {
  return useMemo(() => {
    if (query === null) return [];
    const charts = chart === null ? [miniChart] : [miniChart, chart];
    return charts.flatMap((each) =>
      searchAccounts(each, query, { limit: LIMIT, postingOnly: true }).map((match) => ({
        chart: each,
        match,
      })),
    );
  }, [chart, query]);
}

/** Name of an account: chosen by code or words, or free text if it is in no chart. */
export function NameCell({ row, number, chart, onRow }: NameCellProps) {
  const [query, setQuery] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const found = useFound(chart, focused ? (query ?? "") : null);
  const pick = ({ chart: from, match }: Found) => {
    setQuery(null);
    onRow({ ...row, code: match.account.code, name: displayName(from, match.account) });
  };
  const leave = () => {
    if (query !== null && query.trim() !== row.name) onRow({ ...row, name: query.trim() });
    setQuery(null);
    setFocused(false);
  };
  return (
    <Combobox
      variant="cell"
      wideList
      aria-label={texts.row.account(number)}
      placeholder={texts.choose}
      listLabel={accountingTexts.accounts}
      text={query ?? row.name}
      onText={setQuery}
      onFocus={() => setFocused(true)}
      options={found}
      optionKey={({ match }) => match.account.code}
      onPick={pick}
      // Tab keeps the typed text: a free name does not mean the first account that resembles it.
      pickOnTab={false}
      emptyText={accountingTexts.noAccount}
      renderOption={({ chart: from, match }) => (
        <AccountOption chart={from} match={match} balance={undefined} />
      )}
      onBlur={leave}
    />
  );
}
