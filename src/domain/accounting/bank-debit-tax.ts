/**
 * Where the tax on bank debits (GMF, 4x1.000) is booked: with the taxes, not with the bank's own charges, since half of
 * it is deductible and is read off this account at the end of the year (ET 115). One answer for the search, the sample
 * and whatever proposes an entry.
 */
export const BANK_DEBIT_TAX = "511595";
