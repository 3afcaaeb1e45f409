import Check from "lucide-react/icons/check";
import Scale from "lucide-react/icons/scale";
import { useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { abs, subtract } from "#domain/kernel/pesos.ts";
import type { Period } from "#domain/report/report-period.ts";
import { ledger as ledgerReport } from "#reports/ledger/ledger.ts";
import type { MadeLedger, ShownLedger } from "#reports/ledger/make-ledger.ts";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { Density } from "#ui/kit/tables/use-density.ts";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { reportTexts as texts } from "../texts.ts";
import { mediumColumns, narrowColumns, wideColumns } from "./ledger-cells.tsx";
import { type LedgerRow, rowKey } from "./ledger-rows.ts";

interface LedgerTableProps {
  readonly chart: Chart;
  readonly view: MadeLedger;
  readonly shown: ShownLedger;
  readonly rows: readonly LedgerRow[];
  readonly density: Density;
  /** Index of a row to scroll to and mark. */
  readonly revealed: number | null;
  readonly onOpen: (row: LedgerRow) => void;
}

/** Whether ledger and trial balance reach the same closing balance. */
function TrialCheck({ shown }: { readonly shown: ShownLedger }) {
  const difference = subtract(shown.ledger.closing, shown.trialClosing);
  if (difference === 0) {
    return (
      <span className="ml-4 hidden items-baseline gap-1.5 font-semibold text-success md:inline-flex">
        <Check size={16} aria-hidden="true" className="self-center" />
        {texts.equalsTrial}
      </span>
    );
  }
  return (
    <span className="ml-4 inline-flex items-baseline gap-1.5 font-semibold text-error">
      <Scale size={16} aria-hidden="true" className="self-center" />
      {texts.differsFromTrial(formatPesos(abs(difference)))}
    </span>
  );
}

type Room = "narrow" | "medium" | "wide";

const COLUMNS = { narrow: narrowColumns, medium: mediumColumns, wide: wideColumns } as const;

function columnsFor(room: Room, props: LedgerTableProps) {
  const { chart, view, shown } = props;
  const period: Period = view.period;
  const { ledger } = shown;
  const final = ledger.closing === shown.trialClosing;
  const label = (
    <>
      {texts.balanceAt(formatDay(view.cutoff))}
      <TrialCheck shown={shown} />
    </>
  );
  const foot = { label, debit: ledger.debit, credit: ledger.credit, balance: ledger.closing, final };
  return COLUMNS[room]({ chart, period, foot });
}

/** The movements of an account with the running balance; Enter or a press opens the entry. */
export function LedgerTable(props: LedgerTableProps) {
  const { rows, density, revealed, onOpen } = props;
  const phone = useMediaQuery(PHONE);
  const tablet = useMediaQuery("(width < 1180px)");
  const [pressed, setPressed] = useState<string | null>(null);
  const marked = revealed === null ? undefined : rows[revealed];
  const selected = pressed ?? (marked ? rowKey(marked) : null);
  return (
    <>
      <DataGrid
        label={ledgerReport.title}
        className="no-print max-h-[calc(100dvh-7rem)]"
        columns={columnsFor(phone ? "narrow" : tablet ? "medium" : "wide", props)}
        rows={rows}
        rowKey={rowKey}
        rowKind={(row) => (row.kind === "opening" ? "opening" : row.kind === "sums" ? "subtotal" : "line")}
        endsEntry={(row) => row.kind !== "line" || row.lastOfMonth}
        selectedKey={selected}
        density={phone ? "comfortable" : density}
        revealRow={revealed}
        onOpenRow={(row) => {
          if (row.kind !== "line") return;
          setPressed(rowKey(row));
          onOpen(row);
        }}
      />
      {phone ? (
        <p className="no-print mt-2 text-caption">
          {props.shown.ledger.closing === props.shown.trialClosing ? (
            <span className="inline-flex items-center gap-1.5 font-semibold text-success">
              <Check size={15} aria-hidden="true" />
              {texts.equalsTrial}
            </span>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
