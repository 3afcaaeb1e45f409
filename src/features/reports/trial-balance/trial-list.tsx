import Check from "lucide-react/icons/check";
import Scale from "lucide-react/icons/scale";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type AccountCode, CLASS_NAMES } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import { ABNORMAL_BALANCE, type Movement } from "#domain/accounting/ledger/balances.ts";
import type { TrialBalance, TrialRow } from "#domain/accounting/ledger/trial-balance.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { abs, subtract } from "#domain/kernel/pesos.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { reportTexts as texts } from "../texts.ts";

interface TrialListProps {
  readonly chart: Chart;
  readonly trial: TrialBalance;
  readonly onOpen: (code: AccountCode) => void;
}

type Pair = keyof typeof texts.pairs;
const PAIRS: readonly Pair[] = ["opening", "movement", "closing"];

interface PairLineProps {
  readonly pair: Pair;
  readonly movement: Movement;
  readonly rule?: "single" | "double";
}

function PairLine({ pair, movement, rule = undefined }: PairLineProps) {
  const look = rule === undefined ? {} : { rule };
  const strong = rule === undefined && pair === "closing" ? "font-semibold" : "";
  return (
    <span className="grid grid-cols-[6.5rem_1fr_1fr] items-baseline gap-2 text-caption">
      <span className="text-muted">{texts.pairs[pair]}</span>
      <span className="text-end">
        <AmountText value={movement.debit} className={strong} {...look} />
      </span>
      <span className="text-end">
        <AmountText value={movement.credit} className={strong} {...look} />
      </span>
    </span>
  );
}

function AccountItem({ chart, row, onOpen }: Omit<TrialListProps, "trial"> & { readonly row: TrialRow }) {
  return (
    <li className="border-raya border-b">
      <button
        type="button"
        className="row-item focus-tight block w-full px-4 py-2.5 text-start"
        onClick={() => onOpen(row.account.code)}
      >
        <span className="mb-1 flex items-baseline gap-2">
          {chart.showsCodes ? <span className="text-caption text-muted">{row.account.code}</span> : null}
          <span className="min-w-0 flex-1">{displayName(chart, row.account)}</span>
        </span>
        {PAIRS.map((pair) => (
          <PairLine key={pair} pair={pair} movement={row[pair]} />
        ))}
        {row.isAbnormal ? (
          <span className="mt-1 flex items-center gap-1 text-badge text-warntext">
            <TriangleAlert size={14} aria-hidden="true" />
            {ABNORMAL_BALANCE}
          </span>
        ) : null}
      </button>
    </li>
  );
}

function Totals({ trial }: { readonly trial: TrialBalance }) {
  const rule = trial.balanced ? "double" : "single";
  const difference = PAIRS.map((pair) => abs(subtract(trial[pair].debit, trial[pair].credit))).find(Boolean);
  return (
    <div className="border-base-content border-t bg-base-200 px-4 py-3">
      <p
        role="status"
        className={`mb-2 flex items-center gap-1.5 font-semibold ${trial.balanced ? "text-success" : "text-error"}`}
      >
        {trial.balanced ? <Check size={16} aria-hidden="true" /> : <Scale size={16} aria-hidden="true" />}
        {difference === undefined ? texts.equalSums : texts.differences(formatPesos(difference))}
      </p>
      <div className="grid gap-2">
        {PAIRS.map((pair) => (
          <PairLine key={pair} pair={pair} movement={trial[pair]} rule={rule} />
        ))}
      </div>
    </div>
  );
}

/** The trial balance on a phone: each account is a block of its three pairs, so that nothing scrolls sideways. */
export function TrialList({ chart, trial, onOpen }: TrialListProps) {
  return (
    <div className="no-print -mx-4 mt-4 border-base-content border-t">
      <div className="grid grid-cols-[6.5rem_1fr_1fr] gap-2 border-base-content border-b px-4 py-2 text-caption font-semibold text-muted">
        <span>{texts.account}</span>
        <span className="text-end">{texts.columns.debit}</span>
        <span className="text-end">{texts.columns.credit}</span>
      </div>
      {trial.classes.map((group) => (
        <section key={group.pucClass} aria-label={CLASS_NAMES[group.pucClass]}>
          <h2 className="border-raya border-b bg-base-200 px-4 py-2 text-caption font-semibold">
            {CLASS_NAMES[group.pucClass]}
          </h2>
          <ul>
            {group.rows.map((row) => (
              <AccountItem key={row.account.code} chart={chart} row={row} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
      <Totals trial={trial} />
    </div>
  );
}
