import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { type KeyboardEvent, type ReactNode, type Ref, useMemo, useState } from "react";
import type { Account, AccountCode } from "#domain/accounting/account.ts";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import type { LineContext } from "#domain/accounting/search/line-context.ts";
import { type AccountMatch, searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { classNames } from "../../kit/class-names.ts";
import { Kbd } from "../../kit/controls/kbd.tsx";
import { Combobox } from "../../kit/fields/combobox.tsx";
import { Field, type FieldProps } from "../../kit/fields/field.tsx";
import { useLatest } from "../../kit/use-latest.ts";
import { accountingTexts } from "../texts.ts";
import { AccountOption, refusalOf } from "./account-option.tsx";

export interface AccountPickerProps extends FieldProps {
  readonly chart: Chart;
  readonly value: AccountCode | null;
  /** With the words that found it; empty where none were typed. */
  readonly onChange: (code: AccountCode, words: string) => void;
  /** Called when the field is emptied; without it, an emptied field returns to its account. */
  readonly onClear?: () => void;
  readonly placeholder?: string;
  /** To read what was recorded: accounts that are closed to new entries too. */
  readonly withClosed?: boolean;
  /** Below the list: the way to the plan of accounts. */
  readonly toPlan?: ReactNode;
  readonly recent?: readonly AccountCode[];
  /** How often the book used each account. */
  readonly used?: ReadonlyMap<AccountCode, number>;
  /** The line that the account is for, asked when something is typed. */
  readonly place?: () => LineContext;
  readonly balanceOf?: (code: AccountCode) => Pesos | undefined;
  readonly variant?: "field" | "cell";
  readonly size?: "sm" | "md" | "lg";
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly "aria-label"?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  /** Keys not handled by the list: Enter on a closed list, Ctrl+Enter, Esc. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const LIMIT = 40;
const NO_RECENT: readonly AccountCode[] = [];

function labelOf(chart: Chart, account: Account): string {
  const name = displayName(chart, account);
  return chart.showsCodes ? `${account.code} ${name}` : name;
}

function Resting({ chart, account, showNature }: { chart: Chart; account: Account; showNature: boolean }) {
  return (
    <>
      {chart.showsCodes ? <span className="text-[0.8125rem] text-muted">{account.code}</span> : null}
      <span
        className={classNames(
          "min-w-0 flex-1 font-semibold",
          // In its own form field, a long name takes a second line before it is cut.
          showNature ? "line-clamp-2 whitespace-normal leading-4.5" : "truncate",
        )}
      >
        {displayName(chart, account)}
      </span>
      {showNature ? (
        <span className="text-[0.8125rem] text-muted">{accountingTexts.nature[account.nature]}</span>
      ) : null}
    </>
  );
}

const footer = (
  <>
    <span className="key-hint inline-flex items-center gap-1.5">
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd>
      {accountingTexts.choose}
      <span className="w-1" />
      <Kbd>Enter</Kbd>
      {accountingTexts.accept}
    </span>
    <span className="ml-auto">{accountingTexts.searchHint}</span>
  </>
);

const withPlan = (content: ReactNode, toPlan: ReactNode) =>
  toPlan === undefined ? (
    content
  ) : (
    <>
      {content} {toPlan}
    </>
  );

const trail = <ChevronsUpDown className="control-affix" size={16} aria-hidden="true" />;

const codeOf = (match: AccountMatch) => match.account.code;

/**
 * The query of the field and the accounts found. The query is null while nothing is being typed; what was left without a
 * choice stays, marked, where there is no account to go back to.
 */
function useAccountQuery(props: AccountPickerProps) {
  const { chart, value, recent = NO_RECENT, used, withClosed = false, onChange, onClear } = props;
  const isRefused = (match: AccountMatch) => refusalOf(match, withClosed) !== null;
  const place = useLatest(props.place);
  const [typed, setQuery] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const query = left && value !== null ? null : typed;
  const account = value === null ? undefined : findAccount(chart, value);
  const matches = useMemo(() => {
    const line = query === null ? undefined : place()?.();
    return searchAccounts(chart, query ?? "", {
      recent,
      limit: LIMIT,
      withClosed,
      ...(used && { used }),
      ...(line && { line }),
    });
  }, [chart, query, recent, used, place, withClosed]);
  const type = (text: string | null) => {
    setQuery(text);
    setLeft(false);
  };
  const pick = (match: AccountMatch) => {
    type(null);
    if (match.account.code !== value) onChange(match.account.code, query?.trim() ?? "");
  };
  const leave = () => {
    const words = query?.trim();
    if (words === undefined) return;
    // A complete code selects its account, even if the list was never used.
    const exact = matches.find((match) => match.account.code === words && !isRefused(match));
    if (exact) return pick(exact);
    if (words !== "" && value === null) return setLeft(true);
    type(null);
    if (words === "" && value !== null) onClear?.();
  };
  const lacking = matches.length === 0 ? accountingTexts.noAccount : accountingTexts.chooseAccount;
  const undecided = query !== null && matches[0]?.reading ? accountingTexts.twoMeanings : null;
  const unfound = left && query !== null ? lacking : undefined;
  return { account, query, type, matches, undecided, unfound, isRefused, pick, leave };
}

const frameOf = ({ label, help, error, notice, id, className }: FieldProps): FieldProps => ({
  label,
  help,
  error,
  notice,
  id,
  className,
});

/** Chooses an account by its code or by any word of its name, ignoring accents. */
export function AccountPicker(props: AccountPickerProps) {
  const { chart, balanceOf, variant = "field", size = "md" } = props;
  const { account, query, type, matches, undecided, unfound, isRefused, pick, leave } =
    useAccountQuery(props);
  return (
    <Field {...frameOf(props)} error={props.error ?? unfound} variant={variant}>
      {(control) => (
        <Combobox
          ref={props.ref}
          control={control}
          aria-label={props["aria-label"]}
          listLabel={accountingTexts.accounts}
          wideList
          variant={variant}
          size={size}
          disabled={props.disabled}
          autoFocus={props.autoFocus}
          placeholder={variant === "field" ? (props.placeholder ?? accountingTexts.chooseAccount) : undefined}
          text={query ?? (account ? labelOf(chart, account) : "")}
          onText={type}
          options={matches}
          undecided={undecided}
          optionKey={codeOf}
          isDisabled={isRefused}
          onPick={pick}
          renderOption={(match) => (
            <AccountOption
              chart={chart}
              match={match}
              refusal={refusalOf(match, props.withClosed)}
              balance={balanceOf?.(match.account.code)}
            />
          )}
          footer={withPlan(footer, props.toPlan)}
          emptyText={withPlan(accountingTexts.noAccount, props.toPlan)}
          resting={
            account && query === null ? (
              // A small field is one line high: the name takes all of it.
              <Resting
                chart={chart}
                account={account}
                showNature={variant === "field" && props.size !== "sm"}
              />
            ) : undefined
          }
          trail={variant === "field" ? trail : undefined}
          onFocus={props.onFocus}
          onBlur={() => {
            leave();
            props.onBlur?.();
          }}
          onKeyDown={props.onKeyDown}
        />
      )}
    </Field>
  );
}
