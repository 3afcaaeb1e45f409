import { plain } from "./plain.ts";
import { assetShape } from "./records/asset-shape.ts";
import { attachmentBytesShape, attachmentShape } from "./records/attachment-shapes.ts";
import { auditShape } from "./records/audit-shape.ts";
import { bookShape, monthShape, ownAccountShape, pageShape } from "./records/book-shapes.ts";
import { companyShape } from "./records/company-shape.ts";
import { employeeShape } from "./records/employee-shape.ts";
import { fiscalProfileShape } from "./records/fiscal-profile-shape.ts";
import {
  itemShape,
  kardexShape,
  stockMonthShape,
  stockMoveShape,
  stockTransferShape,
} from "./records/inventory-shapes.ts";
import { partyShape } from "./records/party-shape.ts";
import { savedPayrollShape } from "./records/payroll-shape.ts";
import { extractShape, matchShape } from "./records/reconciliation-shapes.ts";
import { recurringShape } from "./records/recurring-shape.ts";
import { ruleShape } from "./records/rule-shape.ts";
import { savedAnalysisShape } from "./records/saved-analysis-shape.ts";
import { savedStatementShape } from "./records/saved-statement-shape.ts";
import { benefitShape, settlementShape } from "./records/stored-payment-shape.ts";
import { keptRunShape } from "./records/stored-run-shape.ts";
import { type LaterRow, type MetaRow, type StoredRows, USAGE_KEYS, type UsageRow } from "./rows.ts";
import { count, isObject, maybe, monthValue, oneOf, type Shape, shape, textValue } from "./shape.ts";

const meta = shape<MetaRow>({ key: textValue, value: plain });

const usage = shape<UsageRow>({ key: oneOf(USAGE_KEYS), month: maybe(monthValue), count });

/** Tables whose screens come later: any plain record with its key. */
const later: Shape<LaterRow> = {
  check: (value) =>
    isObject(value) && typeof (value.id ?? value.key) === "string" ? plain.check(value) : "bad",
  copy: (value) => plain.copy(value) as LaterRow,
};

/** The one shape of each table's rows, used to read, check, repair, back up and restore them. */
export const TABLE_SHAPES: { readonly [Table in keyof StoredRows]: Shape<StoredRows[Table]> } = {
  meta,
  companies: companyShape,
  fiscalProfiles: fiscalProfileShape,
  books: bookShape,
  accounts: ownAccountShape,
  pages: pageShape,
  months: monthShape,
  statements: savedStatementShape,
  analyses: savedAnalysisShape,
  calculations: savedPayrollShape,
  payrollRuns: keptRunShape,
  settlements: settlementShape,
  benefitPayments: benefitShape,
  employees: employeeShape,
  parties: partyShape,
  extracts: extractShape,
  matches: matchShape,
  recurrings: recurringShape,
  items: itemShape,
  stockMoves: stockMoveShape,
  stockCards: kardexShape,
  stockMonths: stockMonthShape,
  stockTransfers: stockTransferShape,
  assets: assetShape,
  rules: ruleShape,
  attachments: attachmentShape,
  attachmentBytes: attachmentBytesShape,
  usage,
  audit: auditShape,
  outbox: later,
};

/** The shape of a table by its name; a table that this version does not know holds plain records. */
export function shapeOf(name: string): Shape<object> {
  const shapes = new Map<string, unknown>(Object.entries(TABLE_SHAPES));
  return (shapes.get(name) ?? later) as Shape<object>;
}
