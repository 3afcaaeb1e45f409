// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
import { Link } from "@tanstack/react-router";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useRef } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { TreeRow } from "#domain/accounting/chart-tree.ts";
import type { Movement } from "#domain/accounting/ledger/balances.ts";
import { formatNumber } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { classNames } from "#ui/kit/class-names.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { GridHead } from "#ui/kit/tables/grid-edges.tsx";
import { useVirtualRows } from "#ui/kit/tables/virtual-rows.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { PHONE, TOUCH, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { chartPlanTexts as texts } from "../texts.ts";
import { PLAN_COLUMNS, type PlanColumn, widthOf } from "./plan-columns.tsx";
import { PlanFoot } from "./plan-foot.tsx";
import { useTreeKeys } from "./use-tree-keys.ts";

export interface PlanTreeProps {
  readonly book: BookId;
  readonly rows: readonly TreeRow[];
  readonly showsCodes: boolean;
  readonly totals: Movement;
  /** Entries by account; null until they are counted. */
  readonly counts: ReadonlyMap<AccountCode, number> | null;
  readonly until: string;
  readonly active: AccountCode | null;
  readonly sought: AccountCode | null;
  readonly onFound: () => void;
  readonly onActive: (code: AccountCode) => void;
  readonly onToggle: (code: AccountCode, open: boolean) => void;
  readonly onOpen: (code: AccountCode) => void;
  /** Called on a press on the row, beside its links. */
  readonly onAbout: (code: AccountCode) => void;
  readonly onTyped: (typed: string) => AccountCode | null;
  readonly menuOf: (row: TreeRow) => readonly MenuItem[];
  readonly empty: ReactNode;
  /** The panel of an account takes of the width. */
  readonly isBeside: boolean;
}

interface RowProps {
  readonly tree: PlanTreeProps;
  readonly row: TreeRow;
  readonly columns: readonly PlanColumn[];
  /** Its controls can be reached by Tab. */
  readonly isActive: boolean;
}

function label({ showsCodes }: PlanTreeProps, { account }: TreeRow): string {
  return showsCodes ? `${account.code} ${account.name}` : account.name;
}

function LedgerLink({
  tree,
  row,
  isActive,
  children,
  className,
}: Omit<RowProps, "columns"> & {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <Link
      {...reportPlace(ledger)}
      search={{ book: tree.book, cuenta: row.account.code }}
      className={classNames("no-underline hover:underline", className)}
      tabIndex={isActive ? 0 : -1}
    >
      {children}
    </Link>
  );
}

function NameCell({ tree, row, isActive }: Omit<RowProps, "columns">) {
  const { account, level, isOpen, isFound } = row;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <span
      className="flex min-w-0 items-center gap-2"
      style={{ paddingInlineStart: `calc(${level - 1} * var(--indent))` }}
    >
      {isOpen === null ? (
        <span className="w-5 shrink-0" />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className="grid size-5 shrink-0 place-items-center"
          aria-label={(isOpen ? texts.close : texts.open)(label(tree, row))}
          onClick={() => tree.onToggle(account.code, !isOpen)}
        >
          <Chevron size={16} aria-hidden="true" />
        </button>
      )}
      {/* On a phone code and name are one text of two lines, which leaves the words of the name whole. */}
      <span className="wrap-break-word min-w-0 max-md:line-clamp-2 max-md:leading-tight md:contents">
        {tree.showsCodes ? <span className="amount text-muted">{account.code}</span> : null}{" "}
        <LedgerLink
          tree={tree}
          row={row}
          isActive={isActive}
          className={classNames(
            "min-w-0 md:line-clamp-2 md:leading-tight",
            (level < 3 || isFound) && "font-semibold",
          )}
        >
          {account.name}
        </LedgerLink>
      </span>
      {account.closed ? (
        <Badge tone="neutral">{texts.closed}</Badge>
      ) : account.own === true ? (
        <Badge tone="info">{texts.own}</Badge>
      ) : null}
    </span>
  );
}

function Amount({
  tree,
  row,
  isActive,
  side,
}: Omit<RowProps, "columns"> & { readonly side: keyof Movement }) {
  const value = row.balance[side];
  if (value === 0) return null;
  return (
    <LedgerLink tree={tree} row={row} isActive={isActive}>
      <AmountText value={value} />
    </LedgerLink>
  );
}

function Cell({ column, ...props }: Omit<RowProps, "columns"> & { readonly column: PlanColumn }): ReactNode {
  const { tree, row, isActive } = props;
  const { account, balance } = row;
  switch (column) {
    case "account":
      return <NameCell {...props} />;
    case "entries": {
      const count = tree.counts?.get(account.code);
      return count === undefined ? null : <span className="amount text-muted">{formatNumber(count)}</span>;
    }
    case "debit":
    case "credit":
      return <Amount {...props} side={column} />;
    case "balance": {
      const side = balance.credit > 0 ? "credit" : "debit";
      if (balance[side] === 0) return null;
      return (
        <span className="inline-flex items-baseline gap-1">
          <Amount {...props} side={side} />
          <abbr title={texts.natures[side]} className="text-caption no-underline">
            {texts.natureShort[side]}
          </abbr>
        </span>
      );
    }
    case "menu":
      return (
        <MoreMenu
          label={texts.menu(label(tree, row))}
          items={tree.menuOf(row)}
          size="sm"
          iconSize={16}
          tabIndex={isActive ? 0 : -1}
        />
      );
  }
}

function Row({
  top,
  height,
  index,
  ...props
}: RowProps & { readonly top: number; readonly height: number; readonly index: number }) {
  const { tree, row, columns, isActive } = props;
  const { account, level, place, siblings, isOpen } = row;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys of its rows, and the menu says the same
    <div
      role="row"
      className="grid-row"
      style={{ top, height }}
      data-row={index}
      data-kind={level === 1 ? "heading" : "line"}
      data-end={level === 1}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={isOpen ?? undefined}
      aria-rowindex={index + 2}
      aria-label={label(tree, row)}
      onFocus={() => tree.onActive(account.code)}
      onClick={(event) => {
        const isControl = event.target instanceof Element && event.target.closest("a, button");
        if (!isControl) tree.onAbout(account.code);
      }}
      onDoubleClick={() => isOpen !== null && tree.onToggle(account.code, !isOpen)}
    >
      {columns.map((column, at) => (
        // biome-ignore lint/a11y: the row takes the focus, by the pattern of a treegrid
        <div
          key={column}
          role="gridcell"
          className="grid-cell"
          data-align={PLAN_COLUMNS[column].align}
          data-line={PLAN_COLUMNS[column].line}
          aria-colindex={at + 1}
        >
          <Cell tree={tree} row={row} isActive={isActive} column={column} />
        </div>
      ))}
    </div>
  );
}

const WIDE_COLUMNS: readonly PlanColumn[] = ["account", "entries", "debit", "credit", "menu"];
const PHONE_COLUMNS: readonly PlanColumn[] = ["account", "balance", "menu"];

const placeOf = (rows: readonly TreeRow[], code: AccountCode | null) =>
  Math.max(
    0,
    rows.findIndex(({ account }) => account.code === code),
  );

/** The tree of a chart with its balances, as a treegrid: of any length, because only what is in sight is rendered. */
export function PlanTree(props: PlanTreeProps) {
  const { rows, sought, onFound, onActive, onToggle, onOpen, onTyped } = props;
  const frame = useRef<HTMLDivElement>(null);
  const phone = useMediaQuery(PHONE);
  const touch = useMediaQuery(TOUCH);
  const rowHeight = touch || phone ? 44 : 34;
  const columns = phone ? PHONE_COLUMNS : WIDE_COLUMNS;
  const active = placeOf(rows, props.active);
  const edge = rowHeight + 1;
  const virtual = useVirtualRows({
    count: rows.length,
    rowHeight,
    scroller: frame,
    pinned: rows.length === 0 ? null : active,
    headHeight: edge,
    footHeight: edge,
  });
  const { scrollTo } = virtual;
  const onKeyDown = useTreeKeys({
    frame,
    rows,
    rowHeight,
    active,
    sought,
    onFound,
    scrollTo,
    onActive,
    onToggle,
    onOpen,
    onTyped,
  });
  return (
    <div
      ref={frame}
      role="treegrid"
      aria-label={texts.title}
      aria-rowcount={rows.length + 2}
      aria-colcount={columns.length}
      tabIndex={rows.length === 0 ? 0 : -1}
      data-density={touch || phone ? "comfortable" : "compact"}
      className="grid-frame max-h-[calc(100dvh-9rem)] min-h-72"
      style={{
        "--indent": phone ? "0.25rem" : "1.125rem",
        "--grid-columns": columns.map((column) => widthOf(column, props.isBeside)).join(" "),
      }}
      onKeyDown={onKeyDown}
    >
      <div className="grid-width" style={{ width: "100%" }}>
        <GridHead columns={columns.map((column) => PLAN_COLUMNS[column])} />
        {rows.length === 0 ? props.empty : null}
        <div role="rowgroup" className="grid-body" style={{ height: virtual.height }}>
          {virtual.rows.map(({ index, top }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <Row
                key={row.account.code}
                tree={props}
                row={row}
                columns={columns}
                isActive={index === active}
                index={index}
                top={top}
                height={rowHeight}
              />
            );
          })}
        </div>
        <PlanFoot columns={columns} totals={props.totals} until={props.until} rowCount={rows.length} />
      </div>
    </div>
  );
}
