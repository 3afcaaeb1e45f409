import type { AccountCode } from "#domain/accounting/account.ts";
import {
  ENTRY_ORIGINS,
  ENTRY_STATUSES,
  type EntryLine,
  type EntryLink,
} from "#domain/accounting/entries/entry.ts";
import {
  DIRECTIONS,
  OPERATION_TYPES,
  type Operation,
  PAYMENT_METHODS,
} from "#domain/accounting/operations/operation.ts";
import type { StoredEntry } from "../rows.ts";
import { amount, count, day, id, integer, list, maybe, oneOf, shape, text, textAs } from "../shape.ts";

const code = textAs<AccountCode>();

const line = shape<EntryLine>({
  account: code,
  debit: amount,
  credit: amount,
  thirdParty: maybe(text),
  note: maybe(text),
});

const link = shape<EntryLink>({ id: id("entry"), number: count, date: day });

const operation = shape<Operation>({
  type: oneOf(OPERATION_TYPES),
  method: oneOf(PAYMENT_METHODS),
  amount,
  direction: maybe(oneOf(DIRECTIONS)),
  account: maybe(code),
});

export const entryShape = shape<StoredEntry>({
  id: id("entry"),
  number: count,
  status: oneOf(ENTRY_STATUSES),
  origin: oneOf(ENTRY_ORIGINS),
  version: count,
  date: day,
  description: text,
  reference: text,
  lines: list(line),
  operation: maybe(operation),
  reverses: maybe(link),
  reversedBy: maybe(link),
  createdAt: integer,
  updatedAt: integer,
});
