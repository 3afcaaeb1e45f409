import { Link } from "@tanstack/react-router";
import type { Side } from "#domain/accounting/account.ts";
import { displayName } from "#domain/accounting/chart.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { partyLedger } from "#reports/party-ledger/party-ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { type OwedEntry, owedEntries } from "#storage/queries/parties/owed-entries.ts";
import type { AgedAccount, AgeList } from "#storage/queries/parties/party-balances.ts";
import { pressedFigure } from "#ui/accounting/report/figure-press.tsx";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { type AgeColumn, type AgeFigure, ageAmount, ageRowKey, payingSearch } from "./age-rows.ts";
import { MOVE_LINK, PART_BUTTON } from "./move-class.ts";
import { partsTexts as texts } from "./texts.ts";

interface AgePanelProps {
  readonly open: OpenBook;
  readonly list: AgeList;
  readonly which: Side;
  readonly at: Day;
  readonly figure: AgeFigure;
  readonly onAsk: (figure: AgeFigure) => void;
  readonly onClose: () => void;
}

function Owed({ owed: { entry, days, amount, left } }: { readonly owed: OwedEntry }) {
  const search = { book: entry.bookId, periodo: monthOf(entry.date), asiento: entry.number };
  return (
    <li>
      <Link to="/journal/complex" search={search} className={MOVE_LINK}>
        <span>{formatDay(entry.date).slice(0, 5)}</span>
        <span className="min-w-0">
          <span className="block truncate">{entry.description}</span>
          <span className="block text-caption text-muted">
            {[texts.entry(entry.number), entry.reference, texts.days(days)].filter(Boolean).join(" · ")}
          </span>
        </span>
        <span className="grid justify-items-end">
          <AmountText value={pesos(left)} />
          {left === amount ? null : (
            <span className="text-caption text-muted">{texts.of(formatPesos(pesos(amount)))}</span>
          )}
        </span>
      </Link>
    </li>
  );
}

type EntriesProps = Pick<AgePanelProps, "open" | "which" | "at"> & {
  readonly row: AgedAccount;
  readonly column: AgeColumn;
};

/** The entries that a figure of one row is made of. */
function Entries({ open, which, at, row, column }: EntriesProps) {
  const storage = useStorage();
  const { id, companyId } = open.book;
  const { key, account } = row;
  const found = useQueryKeepingLast(
    () => owedEntries(storage, { id, companyId }, { key, account, side: which }, at),
    [storage, id, companyId, key, account, which, at],
  );
  if (found.state !== "ready") return <SkeletonRows label={texts.loading} />;
  const shown = found.value.filter(({ part }) => column === "total" || part === column);
  if (shown.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <ul>
      {shown.map((owed) => (
        <Owed key={owed.entry.id} owed={owed} />
      ))}
    </ul>
  );
}

type RowsProps = Pick<AgePanelProps, "open" | "list" | "onAsk"> & { readonly column: AgeColumn };

/** The rows that the sum of a column is made of, each leading to its own entries. */
function Rows({ open, list, column, onAsk }: RowsProps) {
  const { chart } = open;
  return (
    <ul>
      {list.rows
        .filter((row) => ageAmount(row, column) !== 0)
        .map((row) => {
          const account = chart.byCode.get(row.account);
          return (
            <li key={ageRowKey(row)}>
              <button type="button" className={PART_BUTTON} onClick={() => onAsk({ row, column })}>
                <span className="min-w-0 text-start">
                  <span className="block truncate">{row.name}</span>
                  <span className="block truncate text-caption text-muted">
                    {account === undefined ? row.account : displayName(chart, account)}
                  </span>
                </span>
                <AmountText value={pesos(ageAmount(row, column))} />
              </button>
            </li>
          );
        })}
    </ul>
  );
}

/** What a figure of Cartera is made of: third parties, then entries, each leading to the journal. */
export function AgePanel({ open, list, which, at, figure, onAsk, onClose }: AgePanelProps) {
  const { row, column } = figure;
  const { chart, book } = open;
  const rows = row === null ? list.rows : [row];
  const amount = rows.reduce((sum, each) => sum + ageAmount(each, column), 0);
  const account = row === null ? undefined : chart.byCode.get(row.account);
  const paying = row === null ? null : payingSearch(row, which, book);
  return (
    <SidePanel
      label={texts.label}
      about={row === null ? column : `${column} ${ageRowKey(row)}`}
      title={row === null ? texts.all[which] : row.name}
      docked
      returnTo={pressedFigure}
      figure={<p className="amount font-semibold text-xl">{formatPesos(pesos(amount))}</p>}
      lead={
        <p className="text-caption text-muted">
          {[texts.columns[column], account && displayName(chart, account)].filter(Boolean).join(" · ")}
        </p>
      }
      footer={
        row === null ? undefined : (
          <div className="grid w-full gap-2">
            {paying === null ? null : (
              <Link
                to="/journal/simple"
                search={paying}
                className={buttonClass({ variant: "primary", className: "w-full" })}
              >
                {texts.pay[which]}
              </Link>
            )}
            <Link
              {...reportPlace(partyLedger)}
              search={{ book: book.id, tercero: row.key, cuenta: row.account, desde: book.start, hasta: at }}
              className={buttonClass({ variant: "outline", className: "w-full" })}
            >
              {texts.toLedger}
            </Link>
          </div>
        )
      }
      onClose={onClose}
    >
      {row === null ? (
        <Rows open={open} list={list} column={column} onAsk={onAsk} />
      ) : (
        <Entries open={open} which={which} at={at} row={row} column={column} />
      )}
    </SidePanel>
  );
}
