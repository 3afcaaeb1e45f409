import type { AccountCode } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import { pucOfAccount } from "../../accounting/puc-of-account.ts";
import { day, yearOf } from "../../kernel/calendar-day.ts";
import { oneLine } from "../../kernel/graphemes.ts";
import { isResult } from "../books/period-facts.ts";
import { LONGEST_RESTATEMENT_REASON, type Restatement } from "./restatement.ts";

const RETAINED = "3705";

type Said = Omit<Restatement, "id">;

/** The account of the chart that earlier results are in. */
function retainedIn(chart: Chart): AccountCode | undefined {
  return [...chart.byCode.values()].find(({ puc }) => puc === RETAINED)?.code;
}

/**
 * A restatement of an earlier year as the opening balance of another one tells it (NIIF para PYMES 10.21 b): on 1
 * January, with what was a result among earlier results. Null where that changes nothing, or the chart has no account.
 */
export function carriedRestatement(chart: Chart, restatement: Restatement, year: number): Said | null {
  const { day: of, reason, amount, cause } = restatement;
  const retained = retainedIn(chart);
  const carried = (code: AccountCode) => (isResult(pucOfAccount(chart, code)) ? retained : code);
  const [debit, credit] = [carried(restatement.debit), carried(restatement.credit)];
  if (debit === undefined || credit === undefined || debit === credit) return null;
  const from = ` (de ${yearOf(of)})`;
  const words = oneLine(reason, LONGEST_RESTATEMENT_REASON - from.length) + from;
  return { day: day(`${year}-01-01`), debit, credit, amount, cause, reason: words };
}

const same = (one: Said, other: Said) =>
  one.day === other.day &&
  one.debit === other.debit &&
  one.credit === other.credit &&
  one.amount === other.amount;

/** One that no compared year counts, and what would count it. */
export interface EarlierRestatement {
  readonly restatement: Restatement;
  readonly carried: Said;
}

/**
 * Restatements of years before the compared one. Its figures have them where the entries of the years between corrected
 * them, which only the person knows; so they are not counted, and not silent: each is named with what would carry it
 * to the opening balance (AC-95). One that was carried is named no more.
 */
export function earlierRestatements(
  chart: Chart,
  all: readonly Restatement[],
  year: number,
): readonly EarlierRestatement[] {
  return all.flatMap((restatement) => {
    if (yearOf(restatement.day) >= year) return [];
    const carried = carriedRestatement(chart, restatement, year);
    return carried === null || all.some((each) => same(each, carried)) ? [] : [{ restatement, carried }];
  });
}
