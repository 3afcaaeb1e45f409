import { CHART_KINDS } from "#domain/accounting/account.ts";
import type { EntryLine, EntryLink } from "#domain/accounting/entries/entry.ts";
import { OPERATION_TYPES, type Operation, PAYMENT_METHODS } from "#domain/accounting/operations/operation.ts";
import { SECTORS } from "#domain/company/sector.ts";
import type { Signer, Signers } from "#domain/company/signers.ts";
import { isStoredSummary } from "../pages/page-summary.ts";
import {
  type AccountTotal,
  type AuditRow,
  type BookRow,
  type Change,
  type CompanyRow,
  type LaterRow,
  type MetaRow,
  type MonthRow,
  type NotableEntries,
  type OwnAccountRow,
  type PageRow,
  type StoredEntry,
  type StoredSummary,
  USAGE_KEYS,
  type UsageRow,
} from "../shapes/rows.ts";
import {
  amount,
  BAD,
  type Copy,
  count,
  day,
  flag,
  id,
  integer,
  isObject,
  json,
  list,
  month,
  oneOf,
  orNull,
  shape,
  table,
  text,
} from "./copy-value.ts";
import { copyEmployee } from "./employee-shape.ts";
import { copyFiscalProfile } from "./fiscal-profile-shape.ts";
import { copyPayrollRun } from "./kept-run-shape.ts";
import { copySavedAnalysis } from "./saved-analysis-shape.ts";
import { copySavedStatement } from "./saved-statement-shape.ts";

const side = oneOf("debit", "credit");
const code = text as Copy<EntryLine["account"]>;

const line = shape<EntryLine>(
  { account: code, debit: amount, credit: amount, thirdParty: text, note: text },
  "thirdParty",
  "note",
);

const link = shape<EntryLink>({ id: id("entry"), number: count, date: day });

const operation = shape<Operation>(
  {
    type: oneOf(...OPERATION_TYPES),
    method: oneOf(...PAYMENT_METHODS),
    amount,
    direction: oneOf("in", "out"),
    account: code,
  },
  "direction",
  "account",
);

export const copyEntry = shape<StoredEntry>(
  {
    id: id("entry"),
    number: count,
    status: oneOf("draft", "posted", "void"),
    origin: oneOf("journal", "simple", "guided", "import", "reversal", "payroll", "closing", "sample"),
    version: count,
    date: day,
    description: text,
    reference: text,
    lines: list(line),
    operation,
    reverses: link,
    reversedBy: link,
    createdAt: integer,
    updatedAt: integer,
  },
  "operation",
  "reverses",
  "reversedBy",
);

/** A page without its entries: those are copied one by one, so that a bad one does not cost the others. */
export const copyPageKey = shape<Omit<PageRow, "entries">>({ bookId: id("book"), month, page: count });

const signer = shape<Signer>({ name: text, document: text });

const signers = shape<Signers>(
  { representative: signer, accountant: signer, auditor: signer },
  "representative",
  "accountant",
  "auditor",
);

const company = shape<CompanyRow>(
  {
    id: id("company"),
    name: text,
    nit: text,
    city: text,
    signers,
    sector: oneOf(...SECTORS),
    fiscalYear: count,
    activatedAt: integer,
    createdAt: integer,
    updatedAt: integer,
    deletedAt: integer,
    version: count,
  },
  "city",
  "signers",
  "sector",
  "fiscalYear",
  "activatedAt",
  "deletedAt",
);

const book = shape<BookRow>(
  {
    id: id("book"),
    companyId: orNull(id("company")),
    name: text,
    chart: oneOf(...CHART_KINDS),
    start: day,
    end: day,
    status: oneOf("active", "completed", "archived"),
    lastNumber: count,
    entries: count,
    turnover: amount,
    createdAt: integer,
    updatedAt: integer,
    nonCurrent: list(text),
    copyOf: id("book"),
    deletedAt: integer,
    version: count,
  },
  "nonCurrent",
  "copyOf",
  "deletedAt",
);

const usage = shape<UsageRow>({ key: oneOf(...USAGE_KEYS), month, count }, "month");

const account = shape<OwnAccountRow>({
  bookId: id("book"),
  code: text,
  name: text,
  nature: side,
  parent: orNull(text),
});

const summary: Copy<StoredSummary> = (value) => (isStoredSummary(value) ? value : BAD);

const total = shape<AccountTotal>({ debit: amount, credit: amount, pages: list(count) });

const notable = shape<NotableEntries>({ edition: count, entries: list(copyEntry) });

const monthRow = shape<MonthRow>(
  {
    bookId: id("book"),
    month,
    closed: flag,
    posted: count,
    drafts: count,
    nextPage: count,
    pages: list(summary),
    accounts: table(total),
    notable,
  },
  "notable",
);

const audit = shape<AuditRow>({
  seq: count,
  command: id("command"),
  kind: text,
  at: integer,
  bookId: (value) => (value === "" ? "" : id("book")(value)),
  changes: list(json as Copy<Change>),
  answer: json as Copy<AuditRow["answer"]>,
});

const meta = shape<MetaRow>({ key: text, value: json as Copy<MetaRow["value"] & {}> });

/** Tables whose screens come later: any plain record that has its key. */
const later: Copy<LaterRow> = (value) => {
  const copy = json(value);
  return isObject(copy) && typeof (copy.id ?? copy.key) === "string" ? (copy as unknown as LaterRow) : BAD;
};

const SHAPES: Readonly<Record<string, Copy<object>>> = {
  meta,
  companies: company,
  fiscalProfiles: copyFiscalProfile,
  payrollRuns: copyPayrollRun,
  employees: copyEmployee,
  analyses: copySavedAnalysis,
  books: book,
  accounts: account,
  months: monthRow,
  audit,
  statements: copySavedStatement,
  usage,
};

/** How a table's rows are copied; pages are not here, see `copyPageKey` and `copyEntry`. */
export function shapeOf(name: string): Copy<object> {
  return Object.hasOwn(SHAPES, name) ? (SHAPES[name] ?? later) : later;
}
