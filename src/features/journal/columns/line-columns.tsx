import type { Side } from "#domain/accounting/account.ts";
import { abs, type Pesos } from "#domain/kernel/pesos.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { lightSide } from "../editor/draft-words.ts";
import { AccountCell, AmountCell, PartyCell } from "../editor/editor-cells.tsx";
import { AccountName, PartyName } from "../entry/entry-parts.tsx";
import { EqualWords } from "../sheet/foot-words.tsx";
import { journalTexts as texts } from "../texts.ts";
import type { JournalColumn, LineRow, ShownCell, WritingRow } from "./journal-column.ts";

// The third party stands after the account, in its cell: the sheet keeps its columns (ADR 0042).
const accountName: ShownCell<LineRow> = {
  show: ({ chart, line }) => (
    <>
      <AccountName chart={chart} line={line} />
      <PartyName line={line} />
    </>
  ),
};

const accountField: ShownCell<WritingRow> = {
  show: (row) => (
    <div className="journal-account-field">
      <AccountCell {...row} />
      <PartyCell {...row} />
    </div>
  ),
  className: "px-0.5!",
  name: ({ line }) => `account-${line.key}`,
};

const account: JournalColumn = {
  key: "account",
  head: texts.account,
  width: { wide: "minmax(200px, 423fr)", narrow: "minmax(160px, 300fr)" },
  phone: { width: "minmax(0, 1fr)" },
  exported: ["code", "account"],
  cells: {
    entry: accountName,
    entryLine: accountName,
    found: accountName,
    sample: accountName,
    writing: accountField,
    writingLine: accountField,
    resting: "joined",
    broughtForward: "joined",
    sums: {
      show: ({ isFull, provisional }) => (isFull ? <EqualWords provisional={provisional} /> : null),
    },
    difference: "joined",
    paper: "joined",
  },
};

const AMOUNT = { wide: "132px", narrow: "112px" } as const;

/** "Debe" or "Haber". */
function amountColumn(
  side: Side,
  look: Pick<JournalColumn, "width" | "phone" | "line">,
  broughtForward: (month: MonthSheet) => Pesos,
): JournalColumn {
  const figure: ShownCell<LineRow> = { show: ({ line }) => <AmountText value={line[side]} zero="blank" /> };
  const field: ShownCell<WritingRow> = {
    show: (row) => <AmountCell {...row} side={side} />,
    className: "px-0.5!",
    align: "start",
    name: ({ line }) => `${side}-${line.key}`,
  };
  return {
    key: side,
    head: texts[side],
    align: "end",
    exported: [side],
    ...look,
    cells: {
      entry: figure,
      entryLine: figure,
      found: figure,
      sample: figure,
      writing: field,
      writingLine: field,
      resting: "blank",
      broughtForward: { show: (month) => <AmountText value={broughtForward(month)} /> },
      sums: {
        show: ({ sums, isFull, provisional }) => (
          <AmountText
            value={sums[side]}
            zero="figure"
            rule={isFull && provisional === null ? "double" : "single"}
          />
        ),
      },
      difference: {
        show: ({ difference }) =>
          lightSide(difference) === side ? <AmountText value={abs(difference)} /> : null,
      },
      paper: "blank",
    },
  };
}

const debit = amountColumn(
  "debit",
  { width: AMOUNT, phone: { width: "minmax(88px, auto)" }, line: "double" },
  (month) => month.broughtForwardDebit,
);

const credit = amountColumn(
  "credit",
  { width: AMOUNT, phone: { width: "minmax(94px, auto)" }, line: "single" },
  (month) => month.broughtForwardCredit,
);

/** Said of every line. */
export const LINE_COLUMNS: readonly JournalColumn[] = [account, debit, credit];
