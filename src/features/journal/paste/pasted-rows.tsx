import { useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, findAccount } from "#domain/accounting/chart.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import type { PasteReading, SuggestedMovement } from "./paste-reading.ts";
import { pasteMovementsTexts as texts } from "./texts.ts";

const FIRST = 5;
const MORE = 50;

interface PastedRowsProps {
  readonly chart: Chart;
  readonly reading: PasteReading;
  readonly movements: readonly SuggestedMovement[];
  /** The account of the extract. */
  readonly money: AccountCode | null;
  readonly used: ReadonlyMap<AccountCode, number>;
  readonly onAccount: (row: number, account: AccountCode) => void;
}

interface RowProps extends Pick<PastedRowsProps, "chart" | "money" | "used"> {
  readonly movement: SuggestedMovement;
  readonly onAccount: (account: AccountCode) => void;
}

/** One movement, with its account as a button until it is pressed. */
function PastedRow({ movement, chart, money, used, onAccount }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { date, text, amount, other } = movement;
  const name = other === null || !findAccount(chart, other) ? null : accountLabel(chart, other);
  const side = amount > 0 ? "credit" : "debit";
  const beside = { account: money ?? ("" as AccountCode), side: amount > 0 ? "debit" : "credit" } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-raya border-b py-1 text-caption">
      <span>{formatDay(date)}</span>
      <span className="min-w-0 flex-1 truncate">{text}</span>
      <span className="tabular-nums">{formatPesos(amount)}</span>
      {isOpen ? (
        <AccountPicker
          className="w-full"
          size="sm"
          autoFocus
          aria-label={texts.choose(text)}
          chart={chart}
          value={other}
          used={used}
          place={() => ({ side, others: money === null ? [] : [beside] })}
          onChange={(code) => {
            onAccount(code);
            setOpen(false);
          }}
        />
      ) : (
        <button
          type="button"
          className="link min-h-6 w-full text-start"
          aria-label={name === null ? texts.choose(text) : texts.chosen(name, text)}
          onClick={() => setOpen(true)}
        >
          {name ?? texts.noAccount}
        </button>
      )}
    </li>
  );
}

/** What pasted rows become, each with its account to be changed; many are shown some at a time. */
export function PastedRows({ reading, movements, onAccount, ...rest }: PastedRowsProps) {
  const [most, setMost] = useState(FIRST);
  const { rounded, mixed, order } = reading;
  if (movements.length === 0) return null;
  const suggested = movements.filter(({ other }) => other !== null).length;
  const hidden = movements.length - most;
  return (
    <div>
      <p role="status" className="font-semibold">
        {texts.ready(movements.length, suggested)}
      </p>
      {rounded > 0 ? <p className="text-muted">{texts.rounded(rounded)}</p> : null}
      {mixed > 0 ? <p className="text-warntext">{texts.mixed(mixed)}</p> : null}
      {order === "month-first" ? <p className="text-warntext">{texts.monthFirst}</p> : null}
      <ul aria-label={texts.rows} className="mt-2 grid gap-1">
        {movements.slice(0, most).map((movement) => (
          <PastedRow
            key={movement.row}
            movement={movement}
            onAccount={(account) => onAccount(movement.row, account)}
            {...rest}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button size="sm" variant="ghost" className="mt-1" onClick={() => setMost(most + MORE)}>
          {texts.showMore(Math.min(MORE, hidden))}
        </Button>
      ) : null}
    </div>
  );
}
