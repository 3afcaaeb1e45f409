import GitMerge from "lucide-react/icons/git-merge";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useMemo } from "react";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Party } from "#domain/parties/party.ts";
import type { PartyBalance } from "#storage/queries/parties/party-balances.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { amountWidth } from "#ui/kit/tables/amount-width.ts";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { narrowNames } from "#ui/kit/tables/narrow-names.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { DayText } from "#ui/kit/text/day-text.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { documentOf } from "./party-list-view.ts";
import { KIND_NAMES, partiesTexts as texts } from "./texts.ts";

export interface PartyHandlers {
  /** Shows its movements. */
  readonly onOpen: (row: PartyBalance) => void;
  /** Opens the record, or a new one for a name that has none. */
  readonly onEdit: (row: PartyBalance) => void;
  readonly onMerge: (party: Party) => void;
  readonly onRemove: (party: Party) => void;
}

interface PartyListProps {
  readonly rows: readonly PartyBalance[];
  /** False in a book that takes no changes. */
  readonly mayChange: boolean;
  /** A card stands beside the list: its own facts, as the city, are left to it. */
  readonly isBeside: boolean;
  /** The sums are those of the book's accounts, and not of a part of the list. */
  readonly isFinal: boolean;
  readonly on: PartyHandlers;
}

type Column = GridColumn<PartyBalance>;

const { columns } = texts;

/** A row of a phone holds a name of two lines and the document below it. */
const NARROW_ROW = 64;
/** Words of 18 letters stand whole in it, with both amounts beside it on the narrowest common phone. */
const NARROW_NAME = "160px";
const NARROW_AMOUNT = 94;

interface NameProps {
  readonly row: PartyBalance;
  readonly className: string;
}

function Name({ row, className }: NameProps) {
  return (
    <span className="grid min-w-0">
      <span className={classNames("font-semibold", className)} title={row.name}>
        {row.name}
      </span>
      <span className="truncate text-caption text-muted">
        {row.party === null ? texts.unrecorded : documentOf(row)}
      </span>
    </span>
  );
}

function Actions({ row, on }: { readonly row: PartyBalance; readonly on: PartyHandlers }) {
  const { party } = row;
  if (party === null)
    return (
      <Button size="sm" variant="outline" onClick={() => on.onEdit(row)}>
        {texts.give}
      </Button>
    );
  return (
    <MoreMenu
      label={texts.menu(row.name)}
      size="sm"
      items={[
        {
          id: "edit",
          label: texts.edit,
          icon: <Pencil size={18} aria-hidden="true" />,
          onSelect: () => on.onEdit(row),
        },
        {
          id: "merge",
          label: texts.merge,
          icon: <GitMerge size={18} aria-hidden="true" />,
          onSelect: () => on.onMerge(party),
        },
        {
          id: "remove",
          label: texts.remove,
          tone: "danger",
          icon: <Trash2 size={18} aria-hidden="true" />,
          onSelect: () => on.onRemove(party),
        },
      ]}
    />
  );
}

type AmountKey = "owesUs" | "weOwe";

const sumOf = (rows: readonly PartyBalance[], key: AmountKey) =>
  pesos(rows.reduce((sum, row) => sum + row[key], 0));

function amountColumn(
  { rows, isFinal }: Pick<PartyListProps, "rows" | "isFinal">,
  key: AmountKey,
  line: "single" | "double",
  width: string,
): Column {
  return {
    key,
    head: columns[key],
    width,
    align: "end",
    line,
    render: (row) => <AmountText value={pesos(row[key])} />,
    foot: <AmountText value={sumOf(rows, key)} zero="figure" rule={isFinal ? "double" : "single"} />,
  };
}

/** How the names stand on a phone; null where there is room for each in one line. */
type Narrow = ReturnType<typeof narrowNames> | null;

function columnsOf(props: PartyListProps, narrow: Narrow): readonly Column[] {
  const isNarrow = narrow !== null;
  const { rows, mayChange, isBeside, on } = props;
  const name: Column = {
    key: "name",
    head: columns.name,
    width: isNarrow ? `minmax(${NARROW_NAME}, 1fr)` : "minmax(220px, 2fr)",
    render: (row) => <Name row={row} className={narrow?.className ?? "truncate"} />,
    foot: texts.count(rows.length),
  };
  const width = (key: AmountKey) =>
    isNarrow ? amountWidth([sumOf(rows, key)], NARROW_AMOUNT) : isBeside ? "116px" : "140px";
  const amounts = [
    amountColumn(props, "owesUs", "double", width("owesUs")),
    amountColumn(props, "weOwe", "single", width("weOwe")),
  ];
  const actions: Column = {
    key: "actions",
    head: columns.actions,
    headContent: <span className="sr-only">{columns.actions}</span>,
    width: "124px",
    align: "center",
    render: (row) => <Actions row={row} on={on} />,
  };
  const atEnd = mayChange ? [actions] : [];
  if (isNarrow) return [name, ...amounts, ...atEnd];
  const kind: Column = {
    key: "kind",
    head: columns.kind,
    width: "minmax(92px, 0.5fr)",
    render: ({ kind: of }) => KIND_NAMES[of],
  };
  const city: Column = {
    key: "city",
    head: columns.city,
    width: "minmax(100px, 1fr)",
    render: ({ party }) => <span className="truncate">{party?.city}</span>,
  };
  const last: Column = {
    key: "last",
    head: columns.last,
    width: "112px",
    line: "single",
    render: ({ last: day }) => (day === null ? null : <DayText day={day} />),
  };
  return isBeside ? [name, ...amounts, last, ...atEnd] : [name, kind, city, ...amounts, last, ...atEnd];
}

/** Third parties, one row each; a row opens its card. */
export function PartyList(props: PartyListProps) {
  const { rows } = props;
  const isNarrow = useMediaQuery(PHONE);
  const narrow = useMemo(
    () => (isNarrow ? narrowNames(rows.map(({ name }) => name)) : null),
    [rows, isNarrow],
  );
  return (
    <DataGrid
      label={texts.list}
      className="max-h-[calc(100dvh-9rem)]"
      columns={columnsOf(props, narrow)}
      rows={rows}
      rowKey={({ key }) => key}
      onOpenRow={props.on.onOpen}
      rowHeight={narrow === null ? undefined : NARROW_ROW + narrow.more}
      stickyFirst={isNarrow}
      foot
      empty={
        <div className="p-4">
          <p className="font-semibold">{texts.noneTitle}</p>
          <p className="text-muted">{texts.noneText}</p>
        </div>
      }
    />
  );
}
