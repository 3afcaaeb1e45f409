import type { AccountCode } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import type { PucOf } from "../../accounting/closing/closing-entry.ts";
import { type Holding, presentBalances } from "../../accounting/ledger/abnormal-balance.ts";
import type { Balances } from "../../accounting/ledger/balances.ts";
import { netOf } from "../../accounting/ledger/balances.ts";
import type { PartyBalances } from "../../accounting/ledger/party-balances.ts";
import type { Day } from "../../kernel/day.ts";
import { dueWithinYear, loanPartsOn } from "../../recurring/loan-parts.ts";
import type { RecurringLoan } from "../../recurring/recurring-dues.ts";
import { creditOf, pucReader, type YearFacts } from "../books/period-facts.ts";
import { isEarned, splitResults, sumOfResults } from "../books/results.ts";
import type { StatementKind } from "../statement-kind.ts";
import {
  type BroughtNets,
  classOf,
  complexAccount,
  gather,
  gatherLater,
  type Named,
  type RowsFromBook,
  rowsOfNets,
  simpleAccount,
} from "./brought-rows.ts";
import type { StatementView } from "./typed-statement.ts";

type ResultRow = Readonly<Record<StatementView, (net: number) => Named>>;

const simpleResult = () => ({ code: "3002", name: "Utilidades Retenidas" });

/** The row for the result of the year, whether closed or not. */
const RESULT: ResultRow = {
  simple: simpleResult,
  complex: (net) =>
    net > 0
      ? { code: "3610", name: "Pérdida del ejercicio" }
      : { code: "3605", name: "Utilidad del ejercicio" },
};

/** The row for results of earlier years that no entry has carried forward (36, or classes 4 to 7 never closed). */
const ACCUMULATED: ResultRow = {
  simple: simpleResult,
  complex: (net) =>
    net > 0 ? { code: "3710", name: "Pérdidas acumuladas" } : { code: "3705", name: "Utilidades acumuladas" },
};

/** How a statement takes an account, by class: its own row, part of one row for the class, or not at all. */
type Taken = "own" | "class" | "none";

const taking =
  (own: string, together = "") =>
  (pucClass: string): Taken =>
    own.includes(pucClass) ? "own" : together.includes(pucClass) ? "class" : "none";

/** A cash flow has rows of its own (`cashRowsFromBook`). */
export type BalancedKind = Exclude<StatementKind, "cash">;

/** Results in a balance and in equity come from `splitResults`. */
const TAKES: Readonly<Record<BalancedKind, (pucClass: string) => Taken>> = {
  balance: taking("123"),
  income: taking("4567"),
  equity: taking("3", "12"),
};

const CLASS_ROWS: Readonly<Record<string, string>> = { "1": "Activo", "2": "Pasivo" };

/** The accumulated results of a chart keep their own accounts; a result of the year left on 36 has none. */
function isCarried(puc: string): boolean {
  return !puc.startsWith("36");
}

type Posted = (balances: Balances, fits: RegExp) => number;

/** What the year moved on 36 of its own result, and how much of that went to 37; credits positive. */
function ownMoves({ balances }: BookBalances, year: YearFacts, posted: Posted) {
  const marked = (fits: RegExp) => posted(year.closings, fits) + posted(year.openings, fits);
  const movedOf36 = posted(year.movements, /^36/) - marked(/^36/);
  const before = posted(balances, /^36/) - posted(year.movements, /^36/);
  // What stood on 36 from earlier years is moved first: carrying it forward is not the year's.
  const earlier =
    before * movedOf36 < 0 ? -Math.sign(before) * Math.min(Math.abs(before), Math.abs(movedOf36)) : 0;
  const own = movedOf36 - earlier;
  const to37 = posted(year.movements, /^37/) - marked(/^37/) + earlier;
  const carried = own * to37 < 0 ? -Math.sign(own) * Math.min(Math.abs(own), Math.abs(to37)) : 0;
  return { own, carried };
}

/**
 * A reserve or a dividend taken from the year's result leaves less on its row (C.Co. art. 452). A result of an earlier
 * cut of the year that was carried to 37 is still the year's: it is on that row, and not on 37 too.
 */
function addResults(
  nets: BroughtNets,
  view: StatementView,
  chart: Chart,
  { balances, year }: BookBalances,
): void {
  const pucOf = pucReader(chart);
  const facts = year ?? wholeYear(balances);
  const { ofYear, accumulated } = splitResults(balances, facts, pucOf);
  const { own, carried } = ownMoves({ balances }, facts, (some, fits) =>
    creditOf(some, pucOf, (puc) => fits.test(puc)),
  );
  const add = (row: ResultRow, amount: number, side = amount) => {
    const { code, name } = row[view](-side);
    if (amount !== 0) gather(nets, code, name, -amount);
  };
  add(RESULT, sumOfResults(ofYear) + own + carried);
  add(ACCUMULATED, -carried, carried);
  let late = -own;
  for (const { account, amount } of accumulated) {
    if (account === null || !isCarried(pucOf(account))) late += amount;
    else {
      const { code, name } = (view === "simple" ? simpleAccount : complexAccount)(chart, account);
      gather(nets, code, name, -amount);
    }
  }
  add(ACCUMULATED, late);
}

function plainBalances({ balances }: BookBalances): (readonly [AccountCode, number])[] {
  return [...balances].map(([code, movement]) => [code, netOf(movement)] as const);
}

/**
 * At a date, each account of the PUC as the balance reports it: an overdraft is brought as a debt, not netted with
 * another bank (NIIF para PYMES 2.52). The short charts have one account for each; their rows are distinguished when
 * they are placed.
 */
function presentedBalances(
  chart: Chart,
  book: BookBalances,
  pucOf: PucOf,
): (readonly [AccountCode, number])[] {
  if (chart.kind !== "puc") return plainBalances(book);
  const holdings = [...book.balances].map(([code, movement]): [AccountCode, Holding] => [
    code,
    { puc: pucOf(code), net: netOf(movement), parties: book.parties?.get(code) },
  ]);
  return presentBalances(holdings).flatMap(([code, parts]) =>
    parts.map(({ as, rule, net }) => [rule === null ? code : (as as AccountCode), net] as const),
  );
}

function netsOf(statement: BalancedKind, view: StatementView, chart: Chart, book: BookBalances): BroughtNets {
  const accountOf = view === "simple" ? simpleAccount : complexAccount;
  const pucOf = pucReader(chart);
  const nets: BroughtNets = new Map();
  const laterOf = laterReader(book.maturity);
  const presented = statement === "balance" || statement === "equity";
  let carried = 0;
  for (const [code, net] of presented ? presentedBalances(chart, book, pucOf) : plainBalances(book)) {
    const pucClass = classOf(chart, code);
    const taken = TAKES[statement](pucClass);
    if (presented && isEarned(pucOf(code))) continue;
    if (taken === "own") {
      const account = accountOf(chart, code);
      const later = laterOf(pucOf(code), code, net);
      gather(nets, account.code, account.name, net - later);
      gatherLater(nets, account, later);
    } else if (taken === "class") gather(nets, pucClass, CLASS_ROWS[pucClass] ?? pucClass, net);
    // An income statement balances with the amount it carries to equity.
    if (statement === "income" && taken === "own") carried -= net;
  }
  if (presented) addResults(nets, view, chart, book);
  if (carried !== 0) {
    const { code, name } = RESULT[view](-carried);
    gather(nets, code, name, carried);
  }
  return nets;
}

/** What a book says of when its balances fall due: accounts of more than a year, and loans on accounts of the chart. */
interface Maturity {
  readonly nonCurrent: ReadonlySet<string>;
  readonly loans: readonly RecurringLoan[];
  readonly on: Day;
}

/** What of a balance is collected or paid in more than a year, as the statement of the same book has it (AC-96). */
function laterReader(maturity: Maturity | undefined) {
  if (maturity === undefined) return () => 0;
  const { nonCurrent, loans, on } = maturity;
  const parts = loanPartsOn(loans, on);
  return (puc: string, code: AccountCode, net: number): number => {
    const isLong = nonCurrent.has(puc);
    const current = dueWithinYear({ puc, owed: -net, isLong, parts: parts.get(code) });
    if (current !== null) return net + current;
    return isLong ? net : 0;
  };
}

/** What a book brings to a typed statement. */
interface BookBalances {
  /** At the cut-off for a balance sheet or equity, of the period for the other two. */
  readonly balances: Balances;
  /** The year to date of the cut-off; absent when the balances are all of one year. */
  readonly year?: YearFacts | undefined;
  /** What the book says of when balances fall due. */
  readonly maturity?: Maturity | undefined;
  /** At the cut-off, by third party. */
  readonly parties?: PartyBalances<AccountCode> | undefined;
}

/** The balances of a book without earlier years: a result on 36 is one that it began with. */
function wholeYear(balances: Balances): YearFacts {
  return { movements: balances, closings: new Map(), openings: balances };
}

/**
 * Rows of a typed statement taken from a book ("Traer del libro", spec-decision 19). Excludes accounts without balance
 * and memorandum accounts (classes 8 and 9).
 */
export function rowsFromBook(
  statement: BalancedKind,
  view: StatementView,
  chart: Chart,
  balances: Balances,
  { year, parties, maturity }: Omit<BookBalances, "balances"> = {},
): RowsFromBook {
  const nets = netsOf(statement, view, chart, { balances, year, parties, maturity });
  return rowsOfNets(nets, view);
}
