import { COMMAND_KINDS } from "../command-kinds.ts";
import { plain } from "../plain.ts";
import type { AuditAnswer, AuditRow, Change } from "../rows.ts";
import { byTag, count, id, integer, isObject, list, maybe, oneOf, type Shape, shape } from "../shape.ts";

/** Records in the trail stay as the version of their day wrote them: who reads one looks into it. */
function change<T extends Change>(): Shape<T> {
  return {
    check: (value) => (isObject(value) && typeof value.key === "string" ? plain.check(value) : "bad"),
    copy: (value) => plain.copy(value) as T,
  };
}

const changeShape = byTag<"table", Change>("table", {
  entries: change(),
  books: change(),
  companies: change(),
  accounts: change(),
  usage: change(),
  fiscalProfiles: change(),
  statements: change(),
  analyses: change(),
  calculations: change(),
  payrollRuns: change(),
  settlements: change(),
  benefitPayments: change(),
  employees: change(),
  parties: change(),
  extracts: change(),
  matches: change(),
  recurrings: change(),
  items: change(),
  stockMoves: change(),
  stockTransfers: change(),
  assets: change(),
  rules: change(),
  attachments: change(),
  months: change(),
  import: change(),
  repair: change(),
});

const bookId = id("book");

const ofBookOrNone: Shape<AuditRow["bookId"]> = {
  check: (value) => (value === "" ? "ok" : bookId.check(value)),
  copy: (value) => value,
};

export const auditShape = shape<AuditRow>({
  seq: maybe(count),
  command: id("command"),
  kind: oneOf(COMMAND_KINDS),
  at: integer,
  bookId: ofBookOrNone,
  changes: list(changeShape),
  answer: plain as Shape<AuditAnswer>,
});
