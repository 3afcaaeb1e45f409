import { ASKED_BANK } from "./asked.data.ts";
import { EXPENSES_BANK } from "./expenses.data.ts";
import { LOANS_BANK } from "./loans.data.ts";
import { MORE_BANK } from "./more.data.ts";
import { OTHERS_BANK } from "./others.data.ts";
import { PEOPLE_BANK } from "./people.data.ts";
import { PROFILES_BANK } from "./profiles.data.ts";
import { PURCHASES_BANK } from "./purchases.data.ts";
import { SALES_BANK } from "./sales.data.ts";
import { WAYS_BANK } from "./ways.data.ts";

/** The sentences by theme, each with what is expected of it, as `readBank` reads them. */
export const BANK: Readonly<Record<string, string>> = {
  "Sales and customers": SALES_BANK,
  "Purchases and suppliers": PURCHASES_BANK,
  Expenses: EXPENSES_BANK,
  Loans: LOANS_BANK,
  Payroll: PEOPLE_BANK,
  "Money, owners, taxes and adjustments": OTHERS_BANK,
  "Ways of saying it": WAYS_BANK,
  "More of all": MORE_BANK,
  "Questions, refusals and several operations": ASKED_BANK,
  "With a fiscal profile": PROFILES_BANK,
};
