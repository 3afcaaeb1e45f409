// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import { type MouseEvent, memo } from "react";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { JOURNAL_COLUMNS } from "../columns/journal-columns.ts";
import { RowCells } from "../columns/row-cells.tsx";
import type { EntryHandlers, EntryRules } from "../entry/entry-menu.tsx";
import { secondLineNote } from "../entry/entry-parts.tsx";
import { journalTexts as texts } from "../texts.ts";

/** DOM id of a row, by its index among the lines of the month. */
export function rowId(line: number): string {
  return `journal-line-${line}`;
}

interface SheetEntryProps {
  readonly entry: Entry;
  readonly top: number;
  readonly lineHeight: number;
  /** Index of its first line among the lines of the month. */
  readonly firstLine: number;
  /** The current line of the keyboard, if it is one of these. */
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

/** Key of the column under the pointer: a cell over several columns is told apart by the heads above it. */
function pressedColumn({ target, currentTarget, clientX }: MouseEvent<HTMLElement>): string {
  const heads = [...(currentTarget.closest("[role=grid]")?.querySelectorAll("[role=columnheader]") ?? [])];
  const under = heads.findIndex((head) => {
    const { left, right } = head.getBoundingClientRect();
    return clientX >= left && clientX < right;
  });
  const cell = target instanceof Element ? target.closest("[role=gridcell]") : null;
  const place = under < 0 ? Number(cell?.getAttribute("aria-colindex")) - 1 : under;
  return JOURNAL_COLUMNS[place]?.key ?? "";
}

function Cells({ entry, line, index, chart, rules, handlers }: RowProps) {
  if (index === 0) return <RowCells kind="entry" row={{ entry, line, chart, rules, handlers }} />;
  const note = index === 1 ? secondLineNote(entry) : null;
  return <RowCells kind="entryLine" row={{ line, chart, note }} />;
}

/** What a screen reader says of a row: of the first its entry, of the others whose line they are and what it moves. */
function rowName({ entry, line, index, chart }: RowProps): string {
  const number = entry.number > 0 ? texts.entryNumber(entry.number) : texts.draft;
  if (index === 0) return `${number}, ${entry.description || texts.noDescription}`;
  const account = findAccount(chart, line.account);
  const name = account ? displayName(chart, account) : "";
  const words = chart.showsCodes || name === "" ? `${line.account} ${name}`.trim() : name;
  const side = line.debit > 0 ? "debit" : "credit";
  return texts.rowOf(number, index + 1, words, side, formatPesos(line.debit > 0 ? line.debit : line.credit));
}

function Row(props: RowProps) {
  const { entry, top, lineHeight, firstLine, current, isNew, handlers, onCurrent, index } = props;
  const place = firstLine + index;
  return (
    // biome-ignore lint/a11y: the grid has the focus and the keys of its rows
    <div
      role="row"
      id={rowId(place)}
      aria-label={rowName(props)}
      aria-rowindex={place + 3}
      aria-selected={current === place}
      className={classNames("grid-row journal-row", isNew && "row-new")}
      data-status={entry.status}
      data-end={index === entry.lines.length - 1}
      style={{ top: top + index * lineHeight, height: lineHeight }}
      onClick={() => onCurrent(place)}
      onDoubleClick={(event) => handlers.onEdit(entry, { column: pressedColumn(event), line: index })}
    >
      <Cells {...props} />
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
