import { addMonths, monthOf } from "../../../kernel/calendar-day.ts";
import type { Day, Month } from "../../../kernel/day.ts";
import { type Pesos, pesos } from "../../../kernel/pesos.ts";
import type { Entry } from "../../entries/entry.ts";
import { standingEntries } from "../../entries/undone-pairs.ts";
import type { PucOf } from "../closing-entry.ts";

/** Cash, other taxes that are set off, and what rounding, interest and fines of a declaration take. */
const BESIDES = /^(?:11|24|1355|236[5-8]|53|42)/;

/**
 * What a declaration paid of a tax: debits of its accounts in entries that pay cash and hold nothing of a purchase or a
 * sale. `fits`: the accounts of the tax. What was reversed again counts as not paid.
 */
export function taxPaid(entries: readonly Entry[], fits: RegExp, pucOf: PucOf): Pesos {
  let paid = 0;
  for (const { lines } of standingEntries(entries, entries)) {
    const pucs = lines.map(({ account }) => pucOf(account));
    const pays = lines.some(({ credit }, at) => credit > 0 && pucs[at]?.startsWith("11"));
    if (!pays || !pucs.every((puc) => fits.test(puc) || BESIDES.test(puc))) continue;
    for (const [at, { debit, credit }] of lines.entries())
      if (fits.test(pucs[at] ?? "")) paid += debit - credit;
  }
  return pesos(Math.max(paid, 0));
}

/**
 * The last month before today that a declaration surely ended with: of IVA April, August or December, which end both kinds
 * of its periods (ET art. 600); of withholdings each month (ET art. 604).
 */
export function lastFiledMonth(today: Day, of: "vat" | "withheld"): Month {
  let last = addMonths(monthOf(today), -1);
  while (of === "vat" && Number(last.slice(5)) % 4 !== 0) last = addMonths(last, -1);
  return last;
}

/** IVA is filed every two months or every four (ET art. 600): no declaration ends with an odd month. */
export function endsVatPeriod(month: string): boolean {
  return Number(month.slice(5)) % 2 === 0;
}
