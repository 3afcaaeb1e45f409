import type { AccountCode } from "#domain/accounting/account.ts";
import {
  ENTRY_ORIGINS,
  ENTRY_STATUSES,
  type EntryLine,
  type EntryLink,
} from "#domain/accounting/entries/entry.ts";
import { FLOW_KEYS, type FlowChoice } from "#domain/accounting/entries/flow-choice.ts";
import {
  DIRECTIONS,
  OPERATION_TYPES,
  PAYMENT_METHODS,
  type StoredOperation,
} from "#domain/accounting/operations/operation.ts";
import { asDay } from "#domain/kernel/as-day.ts";
import { asId } from "#domain/kernel/ids.ts";
import { isPesos } from "#domain/kernel/pesos.ts";
import type { StoredEntry } from "../rows.ts";
import {
  amountValue,
  count,
  dayValue,
  id,
  integer,
  isObject,
  list,
  maybe,
  oneOf,
  type Shape,
  shape,
  textAs,
  textValue,
} from "../shape.ts";

const code = textAs<AccountCode>();

const line = shape<EntryLine>({
  account: code,
  debit: amountValue,
  credit: amountValue,
  thirdParty: maybe(textValue),
  note: maybe(textValue),
});

const link = shape<EntryLink>({ id: id("entry"), number: count, date: dayValue });

const flowChoice = shape<FlowChoice>({ account: code, flow: oneOf(FLOW_KEYS) });

const operation = shape<StoredOperation>({
  type: oneOf(OPERATION_TYPES),
  method: oneOf(PAYMENT_METHODS),
  amount: amountValue,
  direction: maybe(oneOf(DIRECTIONS)),
  account: maybe(code),
});

const entry = shape<StoredEntry>({
  id: id("entry"),
  number: count,
  status: oneOf(ENTRY_STATUSES),
  origin: oneOf(ENTRY_ORIGINS),
  version: count,
  date: dayValue,
  description: textValue,
  reference: textValue,
  lines: list(line),
  operation: maybe(operation),
  flows: maybe(list(flowChoice)),
  reverses: maybe(link),
  reversedBy: maybe(link),
  createdAt: integer,
  updatedAt: integer,
});

const STATUSES: ReadonlySet<unknown> = new Set(ENTRY_STATUSES);
const ORIGINS: ReadonlySet<unknown> = new Set(ENTRY_ORIGINS);

const isAmount = (value: unknown) => isPesos(value) && value >= 0;
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isTextOrNone = (value: unknown) => value === undefined || typeof value === "string";

function isUsualLine(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { account, debit, credit, thirdParty, note } = value;
  return (
    typeof account === "string" &&
    isAmount(debit) &&
    isAmount(credit) &&
    isTextOrNone(thirdParty) &&
    isTextOrNone(note)
  );
}

/** An entry without an operation and without links, as most are. */
function isUsual(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id: key, number, status, origin, version, date, description, reference, lines } = value;
  const { operation: simple, flows, reverses, reversedBy, createdAt, updatedAt } = value;
  return (
    simple === undefined &&
    flows === undefined &&
    reverses === undefined &&
    reversedBy === undefined &&
    asId("entry", key) !== null &&
    isCount(number) &&
    STATUSES.has(status) &&
    ORIGINS.has(origin) &&
    isCount(version) &&
    asDay(date) !== null &&
    typeof description === "string" &&
    typeof reference === "string" &&
    Array.isArray(lines) &&
    lines.every(isUsualLine) &&
    Number.isSafeInteger(createdAt) &&
    Number.isSafeInteger(updatedAt)
  );
}

/**
 * Reports and the check of a book judge every entry they read. Fields read by name take less than half the time of
 * the loop over keys (ADR 0024), so the usual entry is known by them and any other is left to its shape.
 */
export const entryShape: Shape<StoredEntry> = {
  check: (value) => (isUsual(value) ? "ok" : entry.check(value)),
  copy: entry.copy,
};
