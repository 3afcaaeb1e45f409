import type { AccountCode } from "#domain/accounting/account.ts";
import { VAT_TREATMENTS } from "#domain/law/tax-statutes.data.ts";
import {
  type ColumnTerm,
  REPORT_COLUMN_KINDS,
  REPORT_ROW_KINDS,
  type Report,
  type ReportCell,
  type ReportCheck,
  type ReportColumn,
  type ReportRow,
  type ReportSource,
  type ReportSpan,
} from "#domain/report/report.ts";
import type { Period } from "#domain/report/report-period.ts";
import type { SavedStatement, StatementContent } from "#domain/statement/saved-statement.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import {
  STATEMENT_VIEWS,
  type StatementRow,
  type TypedStatement,
} from "#domain/statement/typed/typed-statement.ts";
import {
  amountValue,
  byKind,
  count,
  dayValue,
  finite,
  flag,
  id,
  integer,
  list,
  maybe,
  oneOf,
  orNull,
  pesosValue,
  shape,
  textAs,
  textValue,
  yes,
} from "../shape.ts";

const statement = oneOf(STATEMENT_KINDS);

export const typedStatementShape = shape<TypedStatement>({
  statement,
  view: oneOf(STATEMENT_VIEWS),
  rows: list(
    shape<StatementRow>({
      id: textValue,
      code: textValue,
      name: textValue,
      debit: amountValue,
      credit: amountValue,
      affectsTaxes: flag,
      vat: maybe(oneOf(VAT_TREATMENTS)),
    }),
  ),
  from: maybe(dayValue),
});

const cell = byKind<ReportCell>({
  text: shape({ kind: oneOf(["text"]), text: textValue }),
  day: shape({ kind: oneOf(["day"]), day: dayValue }),
  // Figures of a report may be negative.
  amount: shape({ kind: oneOf(["amount"]), amount: pesosValue }),
  number: shape({ kind: oneOf(["number"]), value: finite, decimals: count }),
  percent: shape({ kind: oneOf(["percent"]), share: finite }),
  none: shape({ kind: oneOf(["none"]) }),
});

const source = byKind<ReportSource>({
  account: shape<Extract<ReportSource, { kind: "account" }>>({
    kind: oneOf(["account"]),
    account: textAs<AccountCode>(),
    period: maybe(shape<Period>({ from: dayValue, to: dayValue })),
  }),
  entry: shape({ kind: oneOf(["entry"]), number: count, date: dayValue }),
  party: shape({ kind: oneOf(["party"]), party: textValue, account: textAs<AccountCode>() }),
  line: shape({ kind: oneOf(["line"]), line: textValue }),
});

const report = shape<Report>({
  title: textValue,
  subtitle: textValue,
  period: textValue,
  columns: list(
    shape<ReportColumn>({
      key: textValue,
      label: textValue,
      kind: oneOf(REPORT_COLUMN_KINDS),
      group: maybe(textValue),
      running: maybe(yes),
      adds: maybe(list(shape<ColumnTerm>({ key: textValue, minus: maybe(yes) }))),
    }),
  ),
  rows: list(
    shape<ReportRow>({
      kind: oneOf(REPORT_ROW_KINDS),
      level: count,
      cells: list(cell),
      source: maybe(source),
      sums: maybe(list(shape<ReportSpan>({ from: count, to: count, minus: maybe(yes) }))),
      warning: maybe(textValue),
    }),
  ),
  checks: list(
    shape<ReportCheck>({ label: textValue, holds: flag, difference: pesosValue, where: maybe(textValue) }),
  ),
});

const content = byKind<StatementContent>({
  typed: shape({ kind: oneOf(["typed"]), table: typedStatementShape }),
  report: shape({ kind: oneOf(["report"]), report }),
  file: shape({ kind: oneOf(["file"]), fileId: id("file"), fileName: textValue, bytes: count }),
});

export const savedStatementShape = shape<SavedStatement>({
  id: id("statement"),
  name: textValue,
  statement,
  companyId: orNull(id("company")),
  date: dayValue,
  content,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
