import { CHART_KINDS, SIDES } from "#domain/accounting/account.ts";
import { BOOK_STATUSES } from "#domain/company/book.ts";
import { isStoredSummary } from "../../pages/page-summary.ts";
import type {
  AccountTotal,
  BookRow,
  MonthRow,
  NotableEntries,
  OwnAccountRow,
  PageRow,
  StoredSummary,
} from "../rows.ts";
import {
  amount,
  count,
  day,
  type Fields,
  flag,
  id,
  integer,
  list,
  maybe,
  month,
  oneOf,
  only,
  orNull,
  type Shape,
  shape,
  table,
  text,
} from "../shape.ts";
import { entryShape } from "./entry-shape.ts";

export const bookShape = shape<BookRow>({
  id: id("book"),
  companyId: orNull(id("company")),
  name: text,
  chart: oneOf(CHART_KINDS),
  start: day,
  end: day,
  status: oneOf(BOOK_STATUSES),
  lastNumber: count,
  entries: count,
  turnover: amount,
  createdAt: integer,
  updatedAt: integer,
  nonCurrent: maybe(list(text)),
  copyOf: maybe(id("book")),
  deletedAt: maybe(integer),
  version: count,
});

export const ownAccountShape = shape<OwnAccountRow>({
  bookId: id("book"),
  code: text,
  name: text,
  nature: oneOf(SIDES),
  parent: orNull(text),
});

const pageKey = { bookId: id("book"), month, page: count };

/** A page whatever its entries are: those are looked at one by one, so that a bad one does not cost the others. */
export const pageFrameShape: Shape<Omit<PageRow, "entries"> & { readonly entries: readonly unknown[] }> =
  shape({ ...pageKey, entries: only<readonly unknown[]>(Array.isArray) });

export const pageShape = shape<PageRow>({ ...pageKey, entries: list(entryShape) });

export const totalShape = shape<AccountTotal>({ debit: amount, credit: amount, pages: list(count) });

const notable = shape<NotableEntries>({ edition: count, entries: list(entryShape) });

type MonthFrame = Omit<MonthRow, "accounts" | "notable">;

const monthFields: Fields<MonthFrame> = {
  bookId: id("book"),
  month,
  closed: flag,
  posted: count,
  drafts: count,
  nextPage: count,
  pages: list(only<StoredSummary>(isStoredSummary)),
};

/** A month whatever its totals and notable entries are: of those, queries read what is sound. */
export const monthFrameShape = shape<MonthFrame>(monthFields);

export const monthShape = shape<MonthRow>({
  ...monthFields,
  accounts: table(totalShape),
  notable: maybe(notable),
});
