import { checkDigit, formatNit } from "../../company/nit.ts";
import { addDays, firstDay, lastDay, month } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { isWorkingDay } from "../../law/holidays.ts";
import type { VatTreatment } from "../../law/tax-statutes.data.ts";
import type { Seeded } from "../../sample/seeded.ts";
import {
  CASE_BANKS,
  CASE_CUSTOMERS,
  CASE_PEOPLE,
  CASE_SUPPLIERS,
  CASE_TRADES,
  CITIES_OF_CASES,
  GROCER,
  type GrocerTrade,
} from "./names.data.ts";

/** Where and when a case happens, and the chance that its amounts come from. */
export interface Setting {
  readonly random: Seeded;
  readonly company: string;
  readonly nit: string;
  readonly city: string;
  readonly goods: string;
  readonly units: string;
  /** What its goods of each VAT are, where they are of several; otherwise all are of the general rate. */
  readonly goodsOf?: GrocerTrade["goodsOf"];
  readonly supplier: string;
  readonly customer: string;
  readonly person: string;
  readonly bank: string;
  readonly month: Month;
  readonly from: Day;
  readonly to: Day;
  /** The working day nearest to that date of the month; later dates give no earlier days. */
  on(date: number): Day;
  /** An amount between two, a multiple of `step`. */
  amount(least: number, most: number, step?: number): number;
}

function onWorkingDay(monthOfCase: Month, date: number): Day {
  const last = lastDay(monthOfCase);
  let found = addDays(firstDay(monthOfCase), date - 1);
  if (found > last) found = last;
  while (!isWorkingDay(found) && found < last) found = addDays(found, 1);
  while (!isWorkingDay(found)) found = addDays(found, -1);
  return found;
}

/** Of the second half of 2026, whose minimum bases of withholding and payroll values are confirmed. */
export function settingOf(random: Seeded, monthNumber?: number): Setting {
  const trade = random.pick(CASE_TRADES);
  const digits = String(900_000_000 + random.between(100_000, 1_899_999));
  const chosen = monthNumber ?? random.between(7, 11);
  const monthOfCase = month(`2026-${String(chosen).padStart(2, "0")}`);
  return {
    random,
    company: trade.name,
    nit: formatNit({ number: digits, digit: checkDigit(digits) }),
    city: random.pick(CITIES_OF_CASES),
    goods: trade.goods,
    units: trade.units,
    supplier: random.pick(CASE_SUPPLIERS),
    customer: random.pick(CASE_CUSTOMERS),
    person: random.pick(CASE_PEOPLE),
    bank: random.pick(CASE_BANKS),
    month: monthOfCase,
    from: firstDay(monthOfCase),
    to: lastDay(monthOfCase),
    on: (date) => onWorkingDay(monthOfCase, date),
    amount: (least, most, step = 100_000) =>
      random.between(Math.ceil(least / step), Math.max(Math.ceil(least / step), Math.floor(most / step))) *
      step,
  };
}

/** The same case at a grocer's, which sells goods of several rates of VAT (ED-170). */
export function atGrocer(s: Setting): Setting {
  const { name: company, goods, units, goodsOf } = GROCER;
  return { ...s, company, goods, units, goodsOf };
}

/** The goods of an operation of that VAT. */
export function goodsOf({ goods, goodsOf: ofVat }: Setting, vat: VatTreatment | null): string {
  return vat === null || vat === "excluded" ? goods : (ofVat?.[vat] ?? goods);
}

/** How a case begins: who the company is. */
export function introduce({ company, nit, city, goods }: Setting): string {
  return `${company} (NIT ${nit}) vende ${goods} en ${city}.`;
}
