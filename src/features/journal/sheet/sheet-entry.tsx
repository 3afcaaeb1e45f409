// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import Scale from "lucide-react/icons/scale";
import { memo } from "react";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import { entryTotals } from "#domain/accounting/entries/check-entry.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { type EntryHandlers, EntryMenu, type EntryRules } from "../entry/entry-menu.tsx";
import { journalTexts as texts } from "../texts.ts";

/** The id of a row on screen, by its place among the lines of the month. */
export function rowId(line: number): string {
  return `journal-line-${line}`;
}

interface AccountNameProps {
  readonly chart: Chart;
  readonly line: EntryLine;
}

/** Muted code and name; what is credited stands indented, as on paper. */
export function AccountName({ chart, line }: AccountNameProps) {
  const account = findAccount(chart, line.account);
  const name = account ? displayName(chart, account) : line.account;
  return (
    <span className="journal-account" data-side={line.credit > 0 ? "credit" : "debit"}>
      {chart.showsCodes && account ? <span className="journal-code">{account.code}</span> : null}
      <span className="truncate">{name}</span>
    </span>
  );
}

/** Check: it balances. Scale: a draft that does not. */
export function EntryMark({ entry }: { readonly entry: Entry }) {
  if (entry.status === "void") return <Ban size={15} className="text-muted" aria-label={texts.void} />;
  const balanced = entry.status === "posted" || entryTotals(entry.lines)?.difference === 0;
  return balanced && entry.status === "posted" ? (
    <Check size={16} className="text-success" aria-label={texts.balanced} />
  ) : (
    <Scale size={16} className="text-error" aria-label={balanced ? texts.draft : texts.unbalanced} />
  );
}

/** What became of an entry beyond its figures. */
export function entryNote(entry: Entry): string | null {
  if (entry.reversedBy) return texts.reversed(entry.reversedBy.number);
  return entry.reverses ? texts.reversal(entry.reverses.number) : null;
}

function HeadCells({ entry }: { readonly entry: Entry }) {
  const isOff = entry.status !== "posted";
  return (
    <>
      <div role="gridcell" className="grid-cell justify-center pr-1.5! pl-0!">
        <EntryMark entry={entry} />
      </div>
      <div role="gridcell" className="grid-cell px-0!">
        {formatDay(entry.date)}
      </div>
      <div role="gridcell" className="grid-cell px-0! text-caption text-muted">
        <span className="grid-clip">
          {entry.reference || (entry.number > 0 ? texts.shortNumber(entry.number) : "")}
        </span>
      </div>
      <div role="gridcell" className="grid-cell gap-2 px-0! pr-2! text-caption text-muted">
        {isOff ? <Badge tone="grey">{entry.status === "void" ? texts.void : texts.draft}</Badge> : null}
        <span className="grid-clip">{entry.description}</span>
      </div>
    </>
  );
}

function NoteCells({ entry, index }: { readonly entry: Entry; readonly index: number }) {
  const note = index === 1 ? entryNote(entry) : null;
  return (
    <>
      <div role="gridcell" />
      <div role="gridcell" className="grid-cell col-span-3 px-0! text-caption text-muted">
        {note}
      </div>
    </>
  );
}

interface SheetEntryProps {
  readonly entry: Entry;
  readonly top: number;
  readonly lineHeight: number;
  /** Its first line's place among the lines of the month. */
  readonly firstLine: number;
  /** The line that the keys stand on, if it is one of these. */
  readonly current: number | null;
  readonly isNew: boolean;
  readonly chart: Chart;
  readonly rules: EntryRules;
  readonly handlers: EntryHandlers;
  readonly onCurrent: (line: number) => void;
}

interface RowProps extends SheetEntryProps {
  readonly line: EntryLine;
  readonly index: number;
}

function Row({
  entry,
  top,
  lineHeight,
  firstLine,
  current,
  isNew,
  chart,
  rules,
  handlers,
  onCurrent,
  line,
  index,
}: RowProps) {
  const place = firstLine + index;
  const number = entry.number > 0 ? texts.entryNumber(entry.number) : texts.draft;
  return (
    // biome-ignore lint/a11y: the grid has the focus and the keys of its rows
    <div
      role="row"
      id={rowId(place)}
      aria-label={index === 0 ? `${number}, ${entry.description || texts.noDescription}` : undefined}
      aria-rowindex={place + 3}
      aria-selected={current === place}
      className={classNames("grid-row journal-row", isNew && "row-new")}
      data-status={entry.status}
      data-end={index === entry.lines.length - 1}
      style={{ top: top + index * lineHeight, height: lineHeight }}
      onClick={() => onCurrent(place)}
      onDoubleClick={() => handlers.onEdit(entry)}
    >
      {index === 0 ? <HeadCells entry={entry} /> : <NoteCells entry={entry} index={index} />}
      <div role="gridcell" className="grid-cell">
        <AccountName chart={chart} line={line} />
      </div>
      <div role="gridcell" className="grid-cell" data-align="end" data-line="double">
        <AmountText value={line.debit} zero="blank" />
      </div>
      <div role="gridcell" className="grid-cell" data-align="end" data-line="single">
        <AmountText value={line.credit} zero="blank" />
      </div>
      <div role="gridcell" className="grid-cell px-0!" data-align="center" data-line="single">
        {index === 0 ? <EntryMenu entry={entry} rules={rules} handlers={handlers} /> : null}
      </div>
    </div>
  );
}

/** The rows of one entry: date, reference and detail once, then its lines. */
export const SheetEntry = memo(function SheetEntry(props: SheetEntryProps) {
  return props.entry.lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place in its entry
    <Row key={index} {...props} line={line} index={index} />
  ));
});
