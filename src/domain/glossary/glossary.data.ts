import type { TermRow } from "./term.ts";
import { BENEFITS_TERMS } from "./terms/benefits.data.ts";
import { BOOKS_TERMS } from "./terms/books.data.ts";
import { BUSINESS_TERMS } from "./terms/business.data.ts";
import { CASH_TERMS } from "./terms/cash.data.ts";
import { ELEMENTS_TERMS } from "./terms/elements.data.ts";
import { ENTRIES_TERMS } from "./terms/entries.data.ts";
import { EQUITY_TERMS } from "./terms/equity.data.ts";
import { EXPENSES_TERMS } from "./terms/expenses.data.ts";
import { INCOME_TAX_TERMS } from "./terms/income-tax.data.ts";
import { OWED_TERMS } from "./terms/owed.data.ts";
import { PAY_TERMS } from "./terms/pay.data.ts";
import { PROPERTY_TERMS } from "./terms/property.data.ts";
import { RATIOS_TERMS } from "./terms/ratios.data.ts";
import { RECEIVABLES_TERMS } from "./terms/receivables.data.ts";
import { STATEMENTS_TERMS } from "./terms/statements.data.ts";
import { STOCK_TERMS } from "./terms/stock.data.ts";
import { TRADE_TERMS } from "./terms/trade.data.ts";
import { VAT_TERMS } from "./terms/vat.data.ts";
import { VOUCHERS_TERMS } from "./terms/vouchers.data.ts";
import { WITHHOLDINGS_TERMS } from "./terms/withholdings.data.ts";

/** Every term, by theme. Large: loaded when a question waits or the glossary is opened. */
export const TERM_ROWS: readonly TermRow[] = [
  ...ENTRIES_TERMS,
  ...ELEMENTS_TERMS,
  ...BOOKS_TERMS,
  ...VOUCHERS_TERMS,
  ...CASH_TERMS,
  ...RECEIVABLES_TERMS,
  ...STOCK_TERMS,
  ...PROPERTY_TERMS,
  ...OWED_TERMS,
  ...EQUITY_TERMS,
  ...TRADE_TERMS,
  ...EXPENSES_TERMS,
  ...VAT_TERMS,
  ...WITHHOLDINGS_TERMS,
  ...INCOME_TAX_TERMS,
  ...PAY_TERMS,
  ...BENEFITS_TERMS,
  ...STATEMENTS_TERMS,
  ...RATIOS_TERMS,
  ...BUSINESS_TERMS,
];
