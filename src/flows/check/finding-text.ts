import type { BookProblem } from "#domain/accounting/verify-book.ts";
import { asMonth } from "#domain/kernel/as-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonth, formatMonthName } from "#domain/kernel/format.ts";
import type { HeldTable } from "#storage/health/record-tables.ts";
import { RECORD_NAMES } from "./record-names.ts";
import { findingTexts as texts } from "./texts.ts";

const isTable = (table: string): table is HeldTable => Object.hasOwn(RECORD_NAMES, table);

function monthText(month: Month): string {
  return texts.month(formatMonthName(month), month.slice(0, 4));
}

/** A key consists of book, month, page and position on it. */
function recordText(table: string, key: string): string {
  const [, second = "", page = "", index] = key.split("/");
  const month = asMonth(second);
  switch (table) {
    case "books":
      return texts.badBook;
    case "accounts":
      return texts.badAccount(second);
    case "months":
      return month === null ? texts.badMonths : texts.badMonth(monthText(month));
    case "pages":
      if (month === null) return texts.badPages;
      return index === undefined
        ? texts.badPage(formatMonth(month), page)
        : texts.badEntry(formatMonth(month), page, index);
    default:
      return texts.badOther(isTable(table) ? RECORD_NAMES[table] : texts.otherRecord);
  }
}

/** Only entries are named by their place: of any other record a later version knows more. */
function newerText(table: string, key: string): string {
  const [, second = "", page = "", index] = key.split("/");
  const month = asMonth(second);
  if (table === "books") return texts.newerBook;
  if (table === "accounts") return texts.newerAccount(second);
  if (table !== "pages" || month === null || index === undefined) return texts.newerOther;
  return texts.newerEntry(formatMonth(month), page, index);
}

/** One sentence per problem, with its location. */
export function findingText(problem: BookProblem): string {
  switch (problem.kind) {
    case "bad-record":
      return recordText(problem.table, problem.key);
    case "newer-record":
      return newerText(problem.table, problem.key);
    case "bad-head":
      return texts.badHead;
    case "unbalanced-entry":
      return texts.unbalanced(problem.number);
    case "bad-number":
      return texts.badNumber(problem.number);
    case "missing-number":
      return texts.missingNumber(problem.number);
    case "total-differs":
      return texts.totalDiffers(monthText(problem.month), problem.account);
    case "count-differs":
      return texts.countDiffers(monthText(problem.month));
    case "page-disordered":
      return texts.pageDisordered(monthText(problem.month), problem.page);
    case "counter-differs":
      return texts.counterDiffers[problem.counter];
    case "stock-differs":
      return texts.stockDiffers;
    case "attachment-lost":
      return texts.attachmentLost;
    case "attachment-stray":
      return texts.attachmentStray;
  }
}
