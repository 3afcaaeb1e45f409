import type { Chart } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import type { InvoiceFacts } from "#domain/invoice/invoice-world.ts";
import { addMonths } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import { entriesSince } from "../../pages/entries-since.ts";
import { partiesOfBook } from "../../parties/parties-of-book.ts";
import { bookRules } from "../automation/book-rules.ts";
import { fiscalProfileFor } from "../fiscal.ts";
import { itemsByName } from "../inventory/inventory.ts";

/** What somebody is bought from shows within a year; so does the invoice that a note corrects. */
const MONTHS_BEFORE = 12;

/** What a book says about documents of which the first is of a month. */
export async function invoiceFacts(
  storage: AppStorage,
  book: Pick<Book, "id" | "companyId">,
  of: { readonly chart: Chart; readonly nit: string; readonly today: Day; readonly first: Month },
): Promise<InvoiceFacts> {
  const { chart, nit, today, first } = of;
  const [profile, parties, entries, months] = await Promise.all([
    fiscalProfileFor(storage, { companyId: book.companyId }),
    partiesOfBook(storage.db, book),
    entriesSince(storage.db, book.id, addMonths(first, -MONTHS_BEFORE)),
    monthsOf(storage.db, book.id).toArray(),
  ]);
  const closedMonths = new Set(months.filter(({ closed }) => closed).map(({ month }) => month));
  const kept = (await storage.db.books.get(book.id))?.stock;
  const stock = kept ? { items: await itemsByName(storage, book.id), methods: kept.methods } : null;
  const rules = await bookRules(storage, { ...book, chart: chart.kind });
  return { chart, nit, profile, parties, entries, closedMonths, rules, today, stock };
}
