import type { AccountCode } from "#domain/accounting/account.ts";
import type { BankExtract, BankLine } from "#domain/reconciliation/bank-extract.ts";
import {
  type BankMatch,
  type LineRef,
  MATCH_STATUSES,
  type MoveRef,
} from "#domain/reconciliation/bank-match.ts";
import {
  count,
  dayValue,
  id,
  integer,
  list,
  maybe,
  monthValue,
  oneOf,
  orNull,
  pesosValue,
  shape,
  textAs,
  textValue,
  yes,
} from "../shape.ts";

export const extractShape = shape<BankExtract>({
  id: id("extract"),
  bookId: id("book"),
  account: textAs<AccountCode>(),
  month: monthValue,
  bank: textValue,
  opening: orNull(pesosValue),
  closing: orNull(pesosValue),
  lines: list(
    shape<BankLine>({ n: count, date: dayValue, text: textValue, reference: textValue, amount: pesosValue }),
  ),
  closed: maybe(yes),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});

export const matchShape = shape<BankMatch>({
  id: id("match"),
  bookId: id("book"),
  month: monthValue,
  status: oneOf(MATCH_STATUSES),
  lines: list(shape<LineRef>({ extractId: id("extract"), n: count })),
  moves: list(
    shape<MoveRef>({
      entryId: id("entry"),
      line: count,
      number: count,
      date: dayValue,
      amount: pesosValue,
    }),
  ),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
