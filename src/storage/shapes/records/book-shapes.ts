import type { AccountCode } from "#domain/accounting/account.ts";
import { CHART_KINDS, SIDES } from "#domain/accounting/account.ts";
import { type ClosingNote, POINT_KEYS } from "#domain/accounting/closing/points/closing-point.ts";
import { BOOK_STATUSES } from "#domain/company/book.ts";
import { RESTATEMENT_CAUSES, type Restatement } from "#domain/statement/restated/restatement.ts";
import { isStoredSummary } from "../../pages/page-summary.ts";
import { isStoredParties } from "../party-sums.ts";
import type {
  AccountTotal,
  BookRow,
  ItemizedEntries,
  MonthRow,
  OwnAccountRow,
  PageRow,
  StoredParties,
  StoredSummary,
} from "../rows.ts";
import {
  amountValue,
  count,
  dayValue,
  type Fields,
  flag,
  id,
  integer,
  list,
  maybe,
  monthValue,
  oneOf,
  only,
  orNull,
  type Shape,
  shape,
  table,
  textAs,
  textValue,
} from "../shape.ts";
import { entryShape } from "./entry-shape.ts";
import { stockSettingsShape } from "./inventory-shapes.ts";

const closingNoteShape = shape<ClosingNote>({
  span: textValue,
  point: oneOf(POINT_KEYS),
  reason: textValue,
});

const restatementShape = shape<Restatement>({
  id: id("restatement"),
  day: dayValue,
  debit: textAs<AccountCode>(),
  credit: textAs<AccountCode>(),
  amount: amountValue,
  cause: oneOf(RESTATEMENT_CAUSES),
  reason: textValue,
});

export const bookShape = shape<BookRow>({
  id: id("book"),
  companyId: orNull(id("company")),
  name: textValue,
  chart: oneOf(CHART_KINDS),
  start: dayValue,
  end: dayValue,
  status: oneOf(BOOK_STATUSES),
  lastNumber: count,
  entries: count,
  turnover: amountValue,
  createdAt: integer,
  updatedAt: integer,
  nonCurrent: maybe(list(textValue)),
  cashEquivalents: maybe(list(textValue)),
  copyOf: maybe(id("book")),
  closingNotes: maybe(list(closingNoteShape)),
  restatements: maybe(list(restatementShape)),
  stock: maybe(stockSettingsShape),
  deletedAt: maybe(integer),
  version: count,
});

export const ownAccountShape = shape<OwnAccountRow>({
  bookId: id("book"),
  code: textValue,
  name: textValue,
  nature: oneOf(SIDES),
  parent: orNull(textValue),
  closed: maybe(only((value): value is true => value === true)),
});

const pageKey = { bookId: id("book"), month: monthValue, page: count };

/** A page whatever its entries are: those are looked at one by one, so that a bad one does not cost the others. */
export const pageFrameShape: Shape<Omit<PageRow, "entries"> & { readonly entries: readonly unknown[] }> =
  shape({ ...pageKey, entries: only<readonly unknown[]>(Array.isArray) });

export const pageShape = shape<PageRow>({ ...pageKey, entries: list(entryShape) });

export const totalShape = shape<AccountTotal>({
  debit: amountValue,
  credit: amountValue,
  pages: list(count),
});

const itemized = shape<ItemizedEntries>({ edition: count, entries: list(entryShape) });

const parties = only<StoredParties>(isStoredParties);

type MonthFrame = Omit<MonthRow, "accounts" | "notable" | "chosen" | "parties">;

const monthFields: Fields<MonthFrame> = {
  bookId: id("book"),
  month: monthValue,
  closed: flag,
  posted: count,
  drafts: count,
  nextPage: count,
  pages: list(only<StoredSummary>(isStoredSummary)),
};

/** A month whatever its totals and itemized entries are: of those, queries read what is sound. */
export const monthFrameShape = shape<MonthFrame>(monthFields);

export const monthShape = shape<MonthRow>({
  ...monthFields,
  accounts: table(totalShape),
  notable: maybe(itemized),
  chosen: maybe(count),
  parties: maybe(parties),
});
