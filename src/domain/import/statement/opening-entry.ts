import type { AccountCode } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import { accountOfPuc } from "../../accounting/charts/chart-mapping.ts";
import type { EntryContent, EntryLine } from "../../accounting/entries/entry.ts";
import { makeDay } from "../../kernel/as-day.ts";
import { yearOf } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { isPesos, type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { type PlacedLine, uploadedNets } from "./uploaded-nets.ts";

/** Where results that the balances do not hold yet begin: in their accounts, or as results of earlier years. */
export type OpeningResults = "accounts" | "earned";

interface OpeningInput {
  readonly placed: readonly PlacedLine[];
  /** Of the book that begins. */
  readonly chart: Chart;
  readonly results: OpeningResults;
  /** What assets and their sources differ by goes to the results of earlier years. */
  readonly takesDifference: boolean;
}

/** The balances of an upload as the entry with which a book begins; nothing of it is written. */
export interface OpeningPlan {
  readonly lines: readonly EntryLine[];
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** Debits less credits, before the difference is taken; null beyond the safe range. */
  readonly difference: Pesos | null;
  /** Debits less credits of the results that the balances do not hold; null where they hold them, or there are none. */
  readonly result: Pesos | null;
  /** How many accounts of order stay out: no statement reads them. */
  readonly leftOut: number;
}

/** Utilidades y pérdidas acumuladas. */
const PROFITS = "3705";
const LOSSES = "3710";

const isResult = (puc: string) => /^[4-7]/.test(puc);
const isOrder = (puc: string) => /^[89]/.test(puc);

class Sums {
  readonly #chart: Chart;
  readonly #nets = new Map<AccountCode, number>();

  constructor(chart: Chart) {
    this.#chart = chart;
  }

  add(puc: string, net: number): void {
    const { code } = accountOfPuc(puc, this.#chart);
    this.#nets.set(code, (this.#nets.get(code) ?? 0) + net);
  }

  /** A credit is a profit. */
  addEarned(net: number): void {
    if (net !== 0) this.add(net < 0 ? PROFITS : LOSSES, net);
  }

  total(): number {
    let total = 0;
    for (const net of this.#nets.values()) total += net;
    return total;
  }

  isSafe(): boolean {
    return [...this.#nets.values()].every(isPesos) && Number.isSafeInteger(this.total());
  }

  lines(): readonly EntryLine[] {
    return [...this.#nets]
      .filter(([, net]) => net !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([account, net]) => ({
        account,
        debit: net > 0 ? pesos(net) : ZERO,
        credit: net < 0 ? pesos(-net) : ZERO,
      }));
  }
}

const sumOf = (lines: readonly EntryLine[], side: "debit" | "credit") =>
  pesos(lines.reduce((sum, line) => sum + line[side], 0));

/** What the latest period of an upload becomes in a book; null where it brings no balances (IM-44). */
export function openingPlan({ placed, chart, results, takesDifference }: OpeningInput): OpeningPlan | null {
  const { until } = uploadedNets(placed, 0);
  if (until === null) return null;
  const sums = new Sums(chart);
  const holdsResult = [...until.keys()].some(isResult);
  let result = 0;
  let leftOut = 0;
  for (const { puc, nets } of placed) {
    const net = nets[0] ?? 0;
    if (net === 0) continue;
    if (isOrder(puc)) leftOut += 1;
    else if (!isResult(puc)) sums.add(puc, net);
    else if (holdsResult) {
      result += net;
      if (results === "accounts") sums.add(puc, net);
    }
  }
  if (results === "earned") sums.addEarned(result);
  const isKnown = sums.isSafe() && isPesos(result);
  const difference = isKnown ? pesos(sums.total()) : null;
  if (takesDifference && difference !== null) sums.addEarned(-difference);
  const lines = isKnown ? sums.lines() : [];
  return {
    lines,
    debit: sumOf(lines, "debit"),
    credit: sumOf(lines, "credit"),
    difference,
    result: holdsResult && isKnown ? pesos(result) : null,
    leftOut,
  };
}

/** Results of a year that ended are of earlier years in the book that begins; others stay in their accounts. */
export function usualResults(date: Day): OpeningResults {
  return date.endsWith("-12-31") ? "earned" : "accounts";
}

/** The last day of a book that begins with balances of this day: the end of the year that goes on from it. */
export function openingBookEnd(date: Day): Day {
  return makeDay(yearOf(date) + (date.endsWith("-12-31") ? 1 : 0), 12, 31) ?? date;
}

/** The opening entry of a day. */
export function openingContent({ lines }: OpeningPlan, date: Day): EntryContent {
  return { date, reference: "", description: "Saldos iniciales", lines };
}
