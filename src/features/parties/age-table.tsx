import Check from "lucide-react/icons/check";
import type { Side } from "#domain/accounting/account.ts";
import { displayName } from "#domain/accounting/chart.ts";
import { formatLedger, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { AGES } from "#domain/parties/ages.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { AgePart } from "#storage/queries/parties/owed-entries.ts";
import type { AgedAccount, AgeList } from "#storage/queries/parties/party-balances.ts";
import { FigurePress } from "#ui/accounting/report/figure-press.tsx";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { documentOf } from "./party-list-view.ts";
import { partiesTexts, ageTexts as texts } from "./texts.ts";

export type AgeColumn = AgePart | "total";

/** A pressed figure: of a row, or the sum of a column. */
export interface AgeFigure {
  readonly row: AgedAccount | null;
  readonly column: AgeColumn;
}

/** What a row has in a column. What was paid beyond a debt takes away from what is owed. */
export function ageAmount(row: AgedAccount, column: AgeColumn): number {
  if (column === "total") return row.total;
  return column === "advance" ? 0 - row.advance : row.ages[column];
}

/** One row of a third party's account. */
export const ageRowKey = ({ key, account }: AgedAccount) => `${key} ${account}`;

function isSame(one: AgeFigure | null, other: AgeFigure): boolean {
  const keyOf = ({ row }: AgeFigure) => (row === null ? "" : ageRowKey(row));
  return one !== null && one.column === other.column && keyOf(one) === keyOf(other);
}

interface AgeTableProps {
  readonly open: OpenBook;
  readonly list: AgeList;
  /** Only whom is searched for is shown: nothing is said of all of them. */
  readonly isPart: boolean;
  readonly which: Side;
  /** The figure whose parts are shown. */
  readonly asked: AgeFigure | null;
  readonly onAsk: (figure: AgeFigure | null) => void;
  readonly onOpen: (row: AgedAccount) => void;
}

function Figure({
  figure,
  value,
  ...props
}: Pick<AgeTableProps, "asked" | "onAsk"> & {
  readonly figure: AgeFigure;
  readonly value: number;
}) {
  const { asked, onAsk } = props;
  const isSum = figure.row === null;
  const text = (
    <AmountText value={pesos(value)} {...(isSum && ({ zero: "figure", rule: "double" } as const))} />
  );
  if (value === 0) return text;
  const isOpen = isSame(asked, figure);
  return (
    <FigurePress
      name={formatLedger(pesos(value))}
      isOpen={isOpen}
      onPress={() => onAsk(isOpen ? null : figure)}
    >
      {text}
    </FigurePress>
  );
}

function amountColumn(
  column: AgeColumn,
  head: string,
  { list: { rows }, asked, onAsk }: AgeTableProps,
  line: "single" | "double",
): GridColumn<AgedAccount> {
  const sum = rows.reduce((total, row) => total + ageAmount(row, column), 0);
  return {
    key: column,
    head,
    width: "132px",
    align: "end",
    line,
    render: (row) => (
      <Figure figure={{ row, column }} value={ageAmount(row, column)} asked={asked} onAsk={onAsk} />
    ),
    foot: <Figure figure={{ row: null, column }} value={sum} asked={asked} onAsk={onAsk} />,
  };
}

/** On a phone the total comes first, before the ages that scroll. Advances are a column where there are any. */
function columnsOf(props: AgeTableProps, isNarrow: boolean): readonly GridColumn<AgedAccount>[] {
  const { chart } = props.open;
  const ages = AGES.map((age, at) =>
    amountColumn(age, texts.ages[age], props, at === 0 && !isNarrow ? "double" : "single"),
  );
  const advance = amountColumn("advance", texts.columns.advance, props, "single");
  const parts = props.list.rows.some((row) => row.advance !== 0) ? [...ages, advance] : ages;
  const total = amountColumn("total", texts.columns.total, props, "double");
  return [
    {
      key: "party",
      head: texts.columns.party,
      width: "minmax(180px, 2fr)",
      foot: texts.sums,
      render: (row) => {
        const account = chart.byCode.get(row.account);
        const about = documentOf(row) ?? (row.party === null ? partiesTexts.unrecorded : null);
        return (
          <span className="grid min-w-0">
            <span className="truncate font-semibold">{row.name}</span>
            <span className="truncate text-caption text-muted">
              {[about, account && displayName(chart, account)].filter(Boolean).join(" · ")}
            </span>
          </span>
        );
      },
    },
    ...(isNarrow ? [total, ...parts] : [...parts, total]),
  ];
}

/** What is owed by third party and age; a row opens its card, a figure what it is made of. */
export function AgeTable(props: AgeTableProps) {
  const { list, isPart, which, onOpen } = props;
  const { rows, nobody, balance } = list;
  const isNarrow = useMediaQuery(PHONE);
  return (
    <>
      <DataGrid
        label={texts.list[which]}
        className="max-h-[calc(100dvh-12rem)]"
        columns={columnsOf(props, isNarrow)}
        rows={rows}
        rowKey={ageRowKey}
        onOpenRow={onOpen}
        stickyFirst
        foot
        empty={
          <div className="p-4">
            <p className="font-semibold">{isPart ? texts.notFound : texts.emptyTitle}</p>
            {isPart ? null : <p className="text-muted">{texts.emptyText[which]}</p>}
          </div>
        }
      />
      {isPart || nobody === 0 ? null : <p className="mt-3">{texts.nobody(formatPesos(pesos(nobody)))}</p>}
      {isPart ? null : (
        <p className="mt-3 flex items-center gap-2 text-muted">
          <Check size={18} aria-hidden="true" />
          {texts.balance(formatPesos(pesos(balance)))}
        </p>
      )}
    </>
  );
}
