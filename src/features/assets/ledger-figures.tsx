import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { isCostPuc, type RegisterRow } from "#domain/assets/asset-register.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { sum } from "#domain/kernel/pesos.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { trialBalanceEntry } from "#reports/trial-balance/trial-balance.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { assetTexts } from "./texts.ts";

const { ledgerRow: texts } = assetTexts;

/** More accounts than this are looked at in the trial balance. */
const MOST_NAMED = 4;

interface LedgerFiguresProps {
  readonly book: BookId;
  readonly chart: Chart;
  readonly register: readonly RegisterRow[];
  readonly today: Day;
}

function Accounts({ book, codes }: { readonly book: BookId; readonly codes: readonly AccountCode[] }) {
  if (codes.length > MOST_NAMED)
    return (
      <Link {...reportPlace(trialBalanceEntry)} search={{ book }} className="text-link">
        {texts.accounts(codes.length)}
      </Link>
    );
  return codes.map((code, place) => (
    <Fragment key={code}>
      {place === 0 ? null : place === codes.length - 1 ? texts.and : ", "}
      <Link {...reportPlace(ledger)} search={{ book, cuenta: code }} className="text-link">
        {code}
      </Link>
    </Fragment>
  ));
}

/** What the ledger has of the accounts of the register, each opening its movements (AF-10). */
export function LedgerFigures({ book, chart, register, today }: LedgerFiguresProps) {
  const rows = register.filter(({ ledger: amount }) => amount !== 0);
  if (chart.kind === "mini" || rows.length === 0) return null;
  const cost = rows.filter(({ account }) => isCostPuc(pucOfAccount(chart, account)));
  const lost = rows.filter((row) => !cost.includes(row));
  const sums = [cost, lost, rows].map((each) => sum(each.map(({ ledger: amount }) => amount)));
  return (
    <p className="asset-ledger">
      <span className="min-w-0 flex-1 basis-full md:basis-64">
        {texts.title(formatDay(today))} <Accounts book={book} codes={cost.map(({ account }) => account)} />
        {lost.length === 0 ? null : (
          <>
            {texts.less}
            <Accounts book={book} codes={lost.map(({ account }) => account)} />
          </>
        )}
      </span>
      {sums.map((amount, place) => (
        <span key={texts.columns[place]} className="asset-ledger-sum">
          <span className="text-caption text-muted">{texts.columns[place]}</span>
          <AmountText value={amount} zero="figure" />
        </span>
      ))}
    </p>
  );
}
