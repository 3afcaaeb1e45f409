import type { AccountCode } from "../../accounting/account.ts";
import { type Chart, displayName, findAccount } from "../../accounting/chart.ts";
import { toPuc, translateAccount } from "../../accounting/charts/chart-mapping.ts";
import { miniChart } from "../../accounting/charts/mini-chart.data.ts";
import type { PucOf } from "../../accounting/closing/closing-entry.ts";
import { type Holding, presentBalances } from "../../accounting/ledger/abnormal-balance.ts";
import type { Balances } from "../../accounting/ledger/balances.ts";
import { netOf } from "../../accounting/ledger/balances.ts";
import type { PartyBalances } from "../../accounting/ledger/party-balances.ts";
import { abs, type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { isYearResult, pucReader, type YearFacts } from "../books/period-facts.ts";
import { isEarned, splitResults, sumOfResults } from "../books/results.ts";
import type { StatementKind } from "../statement-kind.ts";
import { ROW_LIMITS } from "./typed-limits.ts";
import type { StatementRow, StatementView } from "./typed-statement.ts";

/** A row brought from a book, before it is placed in a table. */
type BroughtRow = Omit<StatementRow, "id">;

export interface RowsFromBook {
  readonly rows: readonly BroughtRow[];
  /** Accounts merged into another to fit the simple view; always reported to the user. */
  readonly folded: readonly { readonly name: string; readonly into: string }[];
}

interface Net {
  readonly code: string;
  readonly name: string;
  /** Debits minus credits. */
  readonly net: number;
}

type Nets = Map<string, Net>;

function gather(nets: Nets, code: string, name: string, net: number): void {
  const known = nets.get(code);
  nets.set(code, { code, name, net: (known?.net ?? 0) + net });
}

type Named = Omit<Net, "net">;

/** The account in the complex view: four digits in the PUC, because auxiliaries are too detailed for a statement. */
function complexAccount(chart: Chart, code: string): Named {
  const own = findAccount(chart, code);
  if (chart.kind === "journal" && own) return { code: toPuc(chart, code), name: own.name };
  const account = (chart.kind === "puc" ? findAccount(chart, code.slice(0, 4)) : null) ?? own;
  return account ? { code: account.code, name: displayName(chart, account) } : { code, name: code };
}

const PUC_CODE = /^[1-9]\d*$/;

function simpleAccount(chart: Chart, code: string): Named {
  const known = findAccount(chart, code) !== undefined || (chart.kind === "puc" && PUC_CODE.test(code));
  if (!known) return { code, name: code };
  const { code: found, name } = translateAccount(code, chart, miniChart);
  return { code: found, name };
}

function classOf(chart: Chart, code: string): string {
  const own = findAccount(chart, code);
  return (own?.puc ?? code).charAt(0);
}

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

/** Results in a balance and in equity are told by `splitResults`. */
const TAKES: Readonly<Record<StatementKind, (pucClass: string) => Taken>> = {
  balance: taking("123"),
  income: taking("4567"),
  cash: taking("1234567"),
  equity: taking("3", "12"),
};

const CLASS_ROWS: Readonly<Record<string, string>> = { "1": "Activo", "2": "Pasivo" };

/** The accumulated results of a chart keep their own accounts; a result of the year left on 36 has none. */
function isCarried(puc: string): boolean {
  return !puc.startsWith("36");
}

function addResults(nets: Nets, view: StatementView, chart: Chart, { balances, year }: BookBalances): void {
  const pucOf = pucReader(chart);
  const { ofYear, accumulated } = splitResults(balances, year ?? wholeYear(balances, chart), pucOf);
  const add = (row: ResultRow, amount: number) => {
    const { code, name } = row[view](-amount);
    if (amount !== 0) gather(nets, code, name, -amount);
  };
  add(RESULT, sumOfResults(ofYear));
  let late = 0;
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
 * another bank (NIIF para PYMES 2.52). The short charts have one account for each; their rows are told apart when
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

function netsOf(statement: StatementKind, view: StatementView, chart: Chart, book: BookBalances): Nets {
  const accountOf = view === "simple" ? simpleAccount : complexAccount;
  const pucOf = pucReader(chart);
  const nets: Nets = new Map();
  const told = statement === "balance" || statement === "equity";
  let carried = 0;
  for (const [code, net] of told ? presentedBalances(chart, book, pucOf) : plainBalances(book)) {
    const pucClass = classOf(chart, code);
    const taken = TAKES[statement](pucClass);
    if (told && isEarned(pucOf(code))) continue;
    if (taken === "own") {
      const account = accountOf(chart, code);
      gather(nets, account.code, account.name, net);
    } else if (taken === "class") gather(nets, pucClass, CLASS_ROWS[pucClass] ?? pucClass, net);
    // An income statement balances with the amount it carries to equity.
    if (statement === "income" && taken === "own") carried -= net;
  }
  if (told) addResults(nets, view, chart, book);
  if (carried !== 0) {
    const { code, name } = RESULT[view](-carried);
    gather(nets, code, name, carried);
  }
  return nets;
}

// Merge order while the table is too long: similar accounts first, which loses the least detail.
const FOLDS: readonly (readonly [from: string, into: string])[] = [
  ["2003", "2002"],
  ["5002", "5001"],
  ["1001", "1002"],
  ["2002", "2001"],
  ["3002", "3001"],
];

function fold(nets: Nets, most: number): RowsFromBook["folded"] {
  const folded: { name: string; into: string }[] = [];
  for (const [from, into] of FOLDS) {
    if (nets.size <= most) break;
    const [source, target] = [nets.get(from), nets.get(into)];
    if (!source || !target) continue;
    nets.delete(from);
    gather(nets, into, target.name, source.net);
    folded.push({ name: source.name, into: target.name });
  }
  return folded;
}

function asRow({ code, name, net }: Net): BroughtRow {
  const amount: Pesos = abs(pesos(net));
  return { code, name, debit: net > 0 ? amount : ZERO, credit: net < 0 ? amount : ZERO, affectsTaxes: false };
}

/** What a book brings to a typed statement. */
interface BookBalances {
  /** At the cut-off for a balance sheet or equity, of the period for the other two. */
  readonly balances: Balances;
  /** The year to date of the cut-off; absent when the balances are all of one year. */
  readonly year?: YearFacts | undefined;
  /** At the cut-off, by third party. */
  readonly parties?: PartyBalances<AccountCode> | undefined;
}

/** The balances of a book without earlier years. */
function wholeYear(balances: Balances, chart: Chart): YearFacts {
  const pucOf = pucReader(chart);
  const openings = new Map([...balances].filter(([code]) => isYearResult(pucOf(code))));
  return { movements: balances, closings: new Map(), openings };
}

/**
 * Rows of a typed statement taken from a book ("Traer del libro", spec-decision 19). Excludes accounts without balance
 * and memorandum accounts (classes 8 and 9).
 */
export function rowsFromBook(
  statement: StatementKind,
  view: StatementView,
  chart: Chart,
  balances: Balances,
  { year, parties }: Omit<BookBalances, "balances"> = {},
): RowsFromBook {
  const nets = netsOf(statement, view, chart, { balances, year, parties });
  for (const [code, { net }] of nets) if (net === 0) nets.delete(code);
  const folded = fold(nets, ROW_LIMITS[view].rows);
  const rows = [...nets.values()].sort((a, b) => (a.code < b.code ? -1 : 1)).map(asRow);
  return { rows, folded };
}
