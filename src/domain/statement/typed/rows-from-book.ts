import { type Chart, displayName, findAccount } from "../../accounting/chart.ts";
import { toPuc, translateAccount } from "../../accounting/charts/chart-mapping.ts";
import { miniChart } from "../../accounting/charts/mini-chart.data.ts";
import type { Balances, Movement } from "../../accounting/ledger/balances.ts";
import { netOf } from "../../accounting/ledger/balances.ts";
import { abs, type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
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

const OF_RESULT = "4567";

/** The row for the result not yet carried to equity. */
const RESULT: Readonly<Record<StatementView, (net: number) => Named>> = {
  simple: () => ({ code: "3002", name: "Utilidades Retenidas" }),
  complex: (net) =>
    net > 0
      ? { code: "3610", name: "Pérdida del ejercicio" }
      : { code: "3605", name: "Utilidad del ejercicio" },
};

/**
 * How a statement takes an account, by class: its own row, part of one row for the class, part of the result, or not
 * at all.
 */
type Taken = "own" | "class" | "result" | "none";

const TAKES: Readonly<Record<StatementKind, (pucClass: string) => Taken>> = {
  balance: (pucClass) =>
    "123".includes(pucClass) ? "own" : OF_RESULT.includes(pucClass) ? "result" : "none",
  income: (pucClass) => (OF_RESULT.includes(pucClass) ? "own" : "none"),
  cash: (pucClass) => ("1234567".includes(pucClass) ? "own" : "none"),
  equity: (pucClass) =>
    pucClass === "3"
      ? "own"
      : OF_RESULT.includes(pucClass)
        ? "result"
        : "12".includes(pucClass)
          ? "class"
          : "none",
};

const CLASS_ROWS: Readonly<Record<string, string>> = { "1": "Activo", "2": "Pasivo" };

function netsOf(statement: StatementKind, view: StatementView, chart: Chart, balances: Balances): Nets {
  const accountOf = view === "simple" ? simpleAccount : complexAccount;
  const nets: Nets = new Map();
  let result = 0;
  for (const [code, movement] of balances as ReadonlyMap<string, Movement>) {
    const pucClass = classOf(chart, code);
    const net = netOf(movement);
    const taken = TAKES[statement](pucClass);
    if (taken === "own") {
      const account = accountOf(chart, code);
      gather(nets, account.code, account.name, net);
    } else if (taken === "class") gather(nets, pucClass, CLASS_ROWS[pucClass] ?? pucClass, net);
    else if (taken === "result") result += net;
    // An income statement balances with the amount it carries to equity.
    if (statement === "income" && taken === "own") result -= net;
  }
  if (result !== 0) {
    const { code, name } = RESULT[view](statement === "income" ? -result : result);
    gather(nets, code, name, result);
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

/**
 * Rows of a typed statement taken from a book ("Traer del libro", spec-decision 19). `balances`: at the cut-off for a
 * balance sheet or equity, of the period for the other two. Excludes accounts without balance and memorandum accounts
 * (classes 8 and 9).
 */
export function rowsFromBook(
  statement: StatementKind,
  view: StatementView,
  chart: Chart,
  balances: Balances,
): RowsFromBook {
  const nets = netsOf(statement, view, chart, balances);
  for (const [code, { net }] of nets) if (net === 0) nets.delete(code);
  const folded = fold(nets, ROW_LIMITS[view].rows);
  const rows = [...nets.values()].sort((a, b) => (a.code < b.code ? -1 : 1)).map(asRow);
  return { rows, folded };
}
