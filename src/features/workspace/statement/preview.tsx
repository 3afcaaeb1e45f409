import Check from "lucide-react/icons/check";
import { formatPesos } from "#domain/kernel/format.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { amountOf } from "#domain/statement/typed/edit-rows.ts";
import { plainShare } from "#domain/statement/typed/plain-share.ts";
import { belongingOf, rowSideOf } from "#domain/statement/typed/row-side.ts";
import { typedPeriod } from "#domain/statement/typed/typed-period.ts";
import { typedReport } from "#domain/statement/typed/typed-report.ts";
import type { StatementRow, TypedStatement } from "#domain/statement/typed/typed-statement.ts";
import { typedTotals } from "#domain/statement/typed/typed-totals.ts";
import type { WorkspaceContent } from "#domain/statement/typed/workspace-draft.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { PREVIEW_TITLES, SIDE_NAMES, statementTexts as texts } from "./texts.ts";

/** Minimum share for a piece to have room for its label. */
const LEAST_WITH_WORDS = 0.09;

interface ColumnProps {
  readonly title: string;
  readonly rows: readonly StatementRow[];
  readonly sum: Pesos;
  /** Total of the larger side. */
  readonly whole: Pesos;
  readonly balanced: boolean;
}

function Column({ title, rows, sum, whole, balanced }: ColumnProps) {
  const lacks = whole - sum;
  return (
    <div className="min-w-0">
      <p className="mb-1 font-semibold text-caption">{title}</p>
      <div className="statement-column">
        {rows.map((row) => {
          const share = amountOf(row) / whole;
          return (
            <div
              key={row.id}
              className="statement-piece"
              data-fill={belongingOf(row)}
              style={{ flexGrow: share, flexBasis: 0 }}
            >
              {share < LEAST_WITH_WORDS ? null : (
                <>
                  <span className="font-semibold">{row.name || row.code}</span>
                  <span>{formatPesos(amountOf(row))}</span>
                </>
              )}
            </div>
          );
        })}
        {lacks > 0 ? (
          <div
            className="statement-piece"
            data-fill="missing"
            style={{ flexGrow: lacks / whole, flexBasis: 0 }}
          >
            {lacks / whole < LEAST_WITH_WORDS ? null : (
              <span>{`${texts.missing} ${formatPesos(pesos(lacks))}`}</span>
            )}
          </div>
        ) : null}
      </div>
      <p className="mt-1.5 text-end">
        <span className="rule-figure font-semibold" data-rule={lacks === 0 && balanced ? "double" : "single"}>
          <AmountText value={sum} />
        </span>
      </p>
    </div>
  );
}

/** What the table says in one sentence, once it balances. */
function PlainWords({ table }: { readonly table: TypedStatement }) {
  const share = plainShare(table);
  if (share === null) return null;
  return (
    <div className="statement-words no-print">
      <p className="flex items-center gap-2 font-semibold text-success">
        <Check size={18} strokeWidth={2.25} aria-hidden="true" />
        {texts.balanced}
      </p>
      <p>{texts.plainShare[share.of](formatPesos(share.others), formatPesos(share.own))}</p>
    </div>
  );
}

/** Both sides of the table as columns of equal height; the smaller one is filled up with what it lacks. */
function SidesPicture({ table }: { readonly table: TypedStatement }) {
  const totals = typedTotals(table.rows);
  if (totals.empty) return null;
  const names = SIDE_NAMES[table.statement];
  const whole = pesos(Math.max(totals.debit, totals.credit));
  const filled = table.rows.filter((row) => amountOf(row) > 0);
  const summary = `${names.debit}: ${formatPesos(totals.debit)}. ${names.credit}: ${formatPesos(totals.credit)}.`;
  return (
    <div className="statement-sides" role="img" aria-label={summary}>
      <Column
        title={names.debit}
        rows={filled.filter((row) => rowSideOf(row) === "debit")}
        sum={totals.debit}
        whole={whole}
        balanced={totals.balanced}
      />
      <p className="self-center font-semibold text-lg" aria-hidden="true">
        {totals.balanced ? "=" : "≠"}
      </p>
      <Column
        title={names.credit}
        rows={filled.filter((row) => rowSideOf(row) === "credit")}
        sum={totals.credit}
        whole={whole}
        balanced={totals.balanced}
      />
    </div>
  );
}

interface PreviewProps {
  readonly content: WorkspaceContent;
  readonly company: string;
}

/** The statement made from the table, as it will be printed, updated with every key. */
export function StatementPreview({ content, company }: PreviewProps) {
  const { table, date } = content;
  const report = typedReport(table, { subtitle: company, period: typedPeriod(table, date) });
  return (
    <aside data-beside="" className="statement-preview" aria-label={PREVIEW_TITLES[table.statement]}>
      <div>
        <h2 className="title-block no-print">{PREVIEW_TITLES[table.statement]}</h2>
        {typedTotals(table.rows).empty ? (
          <p className="mt-3 text-muted">{texts.noValues}</p>
        ) : (
          <>
            {table.view === "simple" ? (
              <>
                <SidesPicture table={table} />
                <PlainWords table={table} />
              </>
            ) : null}
            <div className="statement-paper">
              <ReportView report={report} heading />
            </div>
          </>
        )}
      </div>
    </aside>
  );
}
