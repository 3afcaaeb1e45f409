import { isPesos, type Pesos } from "#domain/kernel/pesos.ts";
import type {
  ColumnTerm,
  Report,
  ReportCell,
  ReportCheck,
  ReportColumn,
  ReportRow,
  ReportSource,
  ReportSpan,
} from "#domain/report/report.ts";
import type { Period } from "#domain/report/report-period.ts";
import type { SavedStatement, StatementContent } from "#domain/statement/saved-statement.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import type { StatementRow, TypedStatement } from "#domain/statement/typed/typed-statement.ts";
import {
  amount,
  BAD,
  byKind,
  type Copy,
  count,
  day,
  flag,
  id,
  integer,
  list,
  oneOf,
  orNull,
  shape,
  text,
} from "./copy-value.ts";

const statement = oneOf(...STATEMENT_KINDS);

/** Figures of a report may be negative. */
const figure: Copy<Pesos> = (value) => (isPesos(value) ? value : BAD);
const finite: Copy<number> = (value) => (typeof value === "number" && Number.isFinite(value) ? value : BAD);
const yes: Copy<true> = (value) => (value === true ? true : BAD);
const account = text as Copy<Extract<ReportSource, { kind: "account" }>["account"]>;

export const copyTypedStatement = shape<TypedStatement>(
  {
    statement,
    view: oneOf("simple", "complex"),
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
    from: day,
  },
  "from",
);

const cell = byKind<ReportCell>({
  text: shape({ kind: oneOf("text"), text }),
  day: shape({ kind: oneOf("day"), day }),
  amount: shape({ kind: oneOf("amount"), amount: figure }),
  number: shape({ kind: oneOf("number"), value: finite, decimals: count }),
  percent: shape({ kind: oneOf("percent"), share: finite }),
  none: shape({ kind: oneOf("none") }),
});

const source = byKind<ReportSource>({
  account: shape<Extract<ReportSource, { kind: "account" }>>(
    { kind: oneOf("account"), account, period: shape<Period>({ from: day, to: day }) },
    "period",
  ),
  entry: shape({ kind: oneOf("entry"), number: count, date: day }),
  line: shape({ kind: oneOf("line"), line: text }),
});

const report = shape<Report>({
  title: text,
  subtitle: text,
  period: text,
  columns: list(
    shape<ReportColumn>(
      {
        key: text,
        label: text,
        kind: oneOf("text", "code", "day", "amount", "percent", "number"),
        group: text,
        running: yes,
        adds: list(shape<ColumnTerm>({ key: text, minus: yes }, "minus")),
      },
      "group",
      "running",
      "adds",
    ),
  ),
  rows: list(
    shape<ReportRow>(
      {
        kind: oneOf("heading", "line", "subtotal", "total", "note"),
        level: count,
        cells: list(cell),
        source,
        sums: list(shape<ReportSpan>({ from: count, to: count, minus: yes }, "minus")),
        warning: text,
      },
      "source",
      "sums",
      "warning",
    ),
  ),
  checks: list(shape<ReportCheck>({ label: text, holds: flag, difference: figure, where: text }, "where")),
});

const content = byKind<StatementContent>({
  typed: shape({ kind: oneOf("typed"), table: copyTypedStatement }),
  report: shape({ kind: oneOf("report"), report }),
  file: shape({ kind: oneOf("file"), fileId: id("file"), fileName: text, bytes: count }),
});

export const copySavedStatement = shape<SavedStatement>({
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
