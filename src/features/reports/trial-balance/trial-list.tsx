import Check from "lucide-react/icons/check";
import Scale from "lucide-react/icons/scale";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type AccountCode, CLASS_NAMES } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import { ABNORMAL_BALANCE, type Movement } from "#domain/accounting/ledger/balances.ts";
import type { TrialBalance, TrialRow } from "#domain/accounting/ledger/trial-balance.ts";
import { formatLedger, formatPesos } from "#domain/kernel/format.ts";
import { abs, subtract } from "#domain/kernel/pesos.ts";
import type { ReportSpan } from "#domain/report/report.ts";
import { FigurePress } from "#ui/accounting/report/figure-press.tsx";
import type { FigureOrigin, ReportFigures } from "#ui/accounting/report/report-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { reportTexts as texts } from "../texts.ts";

interface TrialListProps {
  readonly chart: Chart;
  readonly trial: TrialBalance;
  /** The rows that its sums add up. */
  readonly sums: readonly ReportSpan[] | undefined;
  readonly onOpen: (code: AccountCode) => void;
  readonly figures: ReportFigures | undefined;
}

type Pair = keyof typeof texts.pairs;
const PAIRS: readonly Pair[] = ["opening", "movement", "closing"];

interface PairLineProps {
  readonly pair: Pair;
  readonly movement: Movement;
  readonly rule?: "single" | "double";
  /** Where its figures come from. */
  readonly origin: FigureOrigin | undefined;
  readonly figures?: ReportFigures | undefined;
}

function PairFigure({
  pair,
  movement,
  side,
  origin,
  figures,
  rule,
}: PairLineProps & { side: keyof Movement }) {
  const value = movement[side];
  const strong = rule === undefined && pair === "closing" ? "font-semibold" : "";
  const text = <AmountText value={value} className={strong} {...(rule && { rule })} />;
  if (figures === undefined || origin === undefined || value === 0) return text;
  const column = PAIRS.indexOf(pair) * 2 + (side === "debit" ? 0 : 1);
  return (
    <FigurePress
      name={formatLedger(value)}
      isOpen={figures.isOpen(origin, column)}
      onPress={() => figures.onPress(origin, column)}
    >
      {text}
    </FigurePress>
  );
}

function PairLine(props: PairLineProps) {
  const { pair } = props;
  return (
    <span className="grid grid-cols-[6.5rem_1fr_1fr] items-baseline gap-2 text-caption">
      <span className="text-muted">{texts.pairs[pair]}</span>
      <span className="text-end">
        <PairFigure {...props} side="debit" />
      </span>
      <span className="text-end">
        <PairFigure {...props} side="credit" />
      </span>
    </span>
  );
}

function AccountItem({
  chart,
  row,
  onOpen,
  figures,
}: Omit<TrialListProps, "trial" | "sums"> & { readonly row: TrialRow }) {
  return (
    <li className="border-raya border-b px-4 py-2.5">
      <button
        type="button"
        className="row-item focus-tight mb-1 flex min-h-6 w-full items-baseline gap-2 text-start"
        onClick={() => onOpen(row.account.code)}
      >
        {chart.showsCodes ? <span className="text-caption text-muted">{row.account.code}</span> : null}
        <span className="min-w-0 flex-1">{displayName(chart, row.account)}</span>
      </button>
      {PAIRS.map((pair) => (
        <PairLine
          key={pair}
          pair={pair}
          movement={row[pair]}
          origin={{ kind: "account", account: row.account.code }}
          figures={figures}
        />
      ))}
      {row.isAbnormal ? (
        <span className="mt-1 flex items-center gap-1 text-badge text-warntext">
          <TriangleAlert size={14} aria-hidden="true" />
          {ABNORMAL_BALANCE}
        </span>
      ) : null}
    </li>
  );
}

function Totals({ trial, sums, figures }: Pick<TrialListProps, "trial" | "sums" | "figures">) {
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
          <PairLine
            key={pair}
            pair={pair}
            movement={trial[pair]}
            rule={rule}
            origin={sums && { kind: "sum", sums }}
            figures={figures}
          />
        ))}
      </div>
    </div>
  );
}

/** The trial balance on a phone: each account is a block of its three pairs, so that nothing scrolls sideways. */
export function TrialList({ chart, trial, sums, onOpen, figures }: TrialListProps) {
  return (
    <div className="no-print -mx-4 mt-2 border-base-content border-t">
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
              <AccountItem key={row.account.code} chart={chart} row={row} onOpen={onOpen} figures={figures} />
            ))}
          </ul>
        </section>
      ))}
      <Totals trial={trial} sums={sums} figures={figures} />
    </div>
  );
}
