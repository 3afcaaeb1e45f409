import type { AccountCode } from "#domain/accounting/account.ts";
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
  amount,
  byKind,
  count,
  day,
  finite,
  flag,
  id,
  integer,
  list,
  maybe,
  oneOf,
  orNull,
  pesos,
  shape,
  text,
  textAs,
  yes,
} from "../shape.ts";

const statement = oneOf(STATEMENT_KINDS);

export const typedStatementShape = shape<TypedStatement>({
  statement,
  view: oneOf(STATEMENT_VIEWS),
  rows: list(
    shape<StatementRow>({
      id: text,
      code: text,
      name: text,
      debit: amount,
      credit: amount,
      affectsTaxes: flag,
    }),
  ),
  from: maybe(day),
});

const cell = byKind<ReportCell>({
  text: shape({ kind: oneOf(["text"]), text }),
  day: shape({ kind: oneOf(["day"]), day }),
  // Figures of a report may be negative.
  amount: shape({ kind: oneOf(["amount"]), amount: pesos }),
  number: shape({ kind: oneOf(["number"]), value: finite, decimals: count }),
  percent: shape({ kind: oneOf(["percent"]), share: finite }),
  none: shape({ kind: oneOf(["none"]) }),
});

const source = byKind<ReportSource>({
  account: shape<Extract<ReportSource, { kind: "account" }>>({
    kind: oneOf(["account"]),
    account: textAs<AccountCode>(),
    period: maybe(shape<Period>({ from: day, to: day })),
  }),
  entry: shape({ kind: oneOf(["entry"]), number: count, date: day }),
  line: shape({ kind: oneOf(["line"]), line: text }),
});

const report = shape<Report>({
  title: text,
  subtitle: text,
  period: text,
  columns: list(
    shape<ReportColumn>({
      key: text,
      label: text,
      kind: oneOf(REPORT_COLUMN_KINDS),
      group: maybe(text),
      running: maybe(yes),
      adds: maybe(list(shape<ColumnTerm>({ key: text, minus: maybe(yes) }))),
    }),
  ),
  rows: list(
    shape<ReportRow>({
      kind: oneOf(REPORT_ROW_KINDS),
      level: count,
      cells: list(cell),
      source: maybe(source),
      sums: maybe(list(shape<ReportSpan>({ from: count, to: count, minus: maybe(yes) }))),
      warning: maybe(text),
    }),
  ),
  checks: list(shape<ReportCheck>({ label: text, holds: flag, difference: pesos, where: maybe(text) })),
});

const content = byKind<StatementContent>({
  typed: shape({ kind: oneOf(["typed"]), table: typedStatementShape }),
  report: shape({ kind: oneOf(["report"]), report }),
  file: shape({ kind: oneOf(["file"]), fileId: id("file"), fileName: text, bytes: count }),
});

export const savedStatementShape = shape<SavedStatement>({
  id: id("statement"),
  name: text,
  statement,
  companyId: orNull(id("company")),
  date: day,
  content,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
