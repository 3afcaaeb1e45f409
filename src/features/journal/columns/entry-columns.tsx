import type { Entry } from "#domain/accounting/entries/entry.ts";
import { addMonths } from "#domain/kernel/calendar-day.ts";
import { formatDay, formatMonthName } from "#domain/kernel/format.ts";
import { Badge } from "#ui/kit/text/badge.tsx";
import {
  DateCell,
  DescriptionCell,
  LineEnd,
  NextLineWords,
  ReferenceCell,
  WritingMark,
} from "../editor/editor-cells.tsx";
import { RestingButton } from "../editor/resting-button.tsx";
import { EntryClip } from "../entry/entry-clip.tsx";
import { EntryMenu } from "../entry/entry-menu.tsx";
import { EntryStateMark, secondLineNote } from "../entry/entry-parts.tsx";
import { DifferenceWords } from "../sheet/foot-words.tsx";
import { journalTexts as texts } from "../texts.ts";
import type { JournalColumn, ShownCell, WritingRow } from "./journal-column.ts";

const hidden = (name: string) => <span className="sr-only">{name}</span>;

const mark: ShownCell<{ readonly entry: Entry }> = {
  show: ({ entry }) => <EntryStateMark entry={entry} />,
  className: "justify-center pr-1.5! pl-0!",
};

const day: ShownCell<{ readonly entry: Entry }> = {
  show: ({ entry }) => formatDay(entry.date),
  className: "px-0!",
};

const state: JournalColumn = {
  key: "state",
  head: texts.state,
  headContent: hidden(texts.state),
  headClass: "px-0!",
  width: { wide: "30px", narrow: "26px" },
  phone: "heading",
  exported: [],
  cells: {
    entry: mark,
    entryLine: "blank",
    found: mark,
    sample: "blank",
    writing: {
      show: ({ writing }) => <WritingMark writing={writing} />,
      className: "justify-center pr-1.5! pl-0!",
    },
    writingLine: "blank",
    resting: { show: ({ onStart }) => <RestingButton onStart={onStart} />, className: "px-0!" },
    broughtForward: "blank",
    sums: "blank",
    difference: "blank",
    paper: { show: ({ bar }) => bar },
  },
};

const date: JournalColumn = {
  key: "date",
  head: texts.date,
  headClass: "px-0!",
  width: { wide: "102px", narrow: "100px" },
  phone: "heading",
  exported: ["date"],
  cells: {
    entry: day,
    entryLine: { show: ({ note }) => note, className: "px-0! text-caption text-muted" },
    found: day,
    sample: { show: ({ sale }) => formatDay(sale.date), className: "px-0!" },
    writing: {
      show: ({ writing }) => <DateCell writing={writing} />,
      className: "px-0!",
      name: () => "date",
    },
    writingLine: {
      show: (row) => (row.isActive ? <NextLineWords {...row} /> : null),
      className: "px-0! text-muted",
    },
    resting: "joined",
    broughtForward: {
      show: ({ month }) => texts.broughtForward(formatMonthName(addMonths(month, -1))),
      className: "px-0! italic",
    },
    sums: { show: ({ month }) => texts.sums(formatMonthName(month)), className: "px-0!" },
    difference: {
      show: (row) => <DifferenceWords {...row} />,
      className: "gap-2 px-0!",
    },
    paper: "joined",
  },
};

const reference: JournalColumn = {
  key: "reference",
  head: texts.reference,
  headClass: "px-0!",
  width: { wide: "84px", narrow: "70px" },
  phone: "heading",
  exported: ["number", "document"],
  cells: {
    entry: {
      show: ({ entry }) => (
        <span className="grid-clip">
          {entry.reference || (entry.number > 0 ? texts.shortNumber(entry.number) : "")}
        </span>
      ),
      className: "px-0! text-caption text-muted",
    },
    entryLine: "joined",
    found: {
      show: ({ entry }) => (
        <span className="grid-clip">
          {entry.reference || (entry.status === "draft" ? texts.draft : texts.shortNumber(entry.number))}
        </span>
      ),
      className: "px-0! text-caption text-muted",
    },
    sample: { show: ({ sale }) => sale.reference, className: "px-0!" },
    writing: {
      show: ({ writing }) => <ReferenceCell writing={writing} />,
      className: "px-0!",
      name: () => "reference",
    },
    writingLine: "joined",
    resting: "joined",
    broughtForward: "joined",
    sums: "joined",
    difference: "joined",
    paper: "joined",
  },
};

const description: JournalColumn = {
  key: "description",
  head: texts.description,
  headClass: "px-0!",
  width: { wide: "minmax(110px, 214fr)", narrow: "minmax(84px, 150fr)" },
  phone: "heading",
  exported: ["account"],
  cells: {
    entry: {
      show: ({ entry, handlers }) => (
        <>
          {entry.status === "posted" ? null : (
            <Badge tone="grey">{entry.status === "void" ? texts.void : texts.draft}</Badge>
          )}
          <span className="grid-clip flex-1">{entry.description}</span>
          <EntryClip entry={entry} onFiles={handlers.onFiles} />
        </>
      ),
      className: "gap-2 px-0! pr-2! text-caption text-muted",
    },
    entryLine: "joined",
    found: {
      show: ({ entry }) => (
        <span className="grid-clip">
          {[entry.description || texts.noDescription, secondLineNote(entry)].filter(Boolean).join(", ")}
        </span>
      ),
      className: "px-0! pr-2! text-caption text-muted",
    },
    sample: {
      show: ({ sale }) => <span className="grid-clip">{texts.sampleMark(sale.description)}</span>,
      className: "px-0!",
    },
    writing: {
      show: ({ writing }) => <DescriptionCell writing={writing} />,
      className: "px-0!",
      name: () => "description",
    },
    writingLine: "joined",
    resting: "joined",
    broughtForward: "joined",
    sums: "joined",
    difference: "joined",
    paper: "joined",
  },
};

const lineEnd: ShownCell<WritingRow> = {
  show: (row) => <LineEnd {...row} />,
  className: "px-0!",
  align: "center",
  name: ({ isActive }) => (isActive ? "close" : null),
};

/** What can be done with an entry; with a line, while it is written. */
export const ACTIONS: JournalColumn = {
  key: "actions",
  head: texts.actions,
  headContent: hidden(texts.actions),
  width: { wide: "40px", narrow: "38px" },
  line: "single",
  phone: "nowhere",
  exported: [],
  cells: {
    entry: {
      show: ({ entry, rules, handlers }) => <EntryMenu entry={entry} rules={rules} handlers={handlers} />,
      className: "px-0!",
      align: "center",
    },
    entryLine: "blank",
    found: "blank",
    sample: "blank",
    writing: lineEnd,
    writingLine: lineEnd,
    resting: "blank",
    broughtForward: "blank",
    sums: "blank",
    difference: "blank",
    paper: "blank",
  },
};

/** Said once for an entry, beside its first line. */
export const ENTRY_COLUMNS: readonly JournalColumn[] = [state, date, reference, description];
