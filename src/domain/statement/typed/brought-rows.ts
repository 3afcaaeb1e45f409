import { unreadPuc } from "../../accounting/cash-equivalents.ts";
import { type Chart, displayName, findAccount } from "../../accounting/chart.ts";
import { accountOfPuc, toPuc, translateAccount } from "../../accounting/charts/chart-mapping.ts";
import { miniChart } from "../../accounting/charts/mini-chart.data.ts";
import { abs, type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { ROW_LIMITS } from "./typed-limits.ts";
import type { StatementRow, StatementView } from "./typed-statement.ts";

/** A row brought from a book, before it is placed in a table. */
type BroughtRow = Omit<StatementRow, "id">;

export interface RowsFromBook {
  readonly rows: readonly BroughtRow[];
  /** Accounts merged into another to fit the simple view; always reported to the user. */
  readonly folded: readonly { readonly name: string; readonly into: string }[];
}

export interface Net {
  readonly code: string;
  readonly name: string;
  /** Debits minus credits. */
  readonly net: number;
}

export type BroughtNets = Map<string, Net>;

export function gather(nets: BroughtNets, code: string, name: string, net: number): void {
  const known = nets.get(code);
  nets.set(code, { code, name, net: (known?.net ?? 0) + net });
}

export type Named = Omit<Net, "net">;

/** The name of what of an account is collected or paid in more than a year, as `saysNonCurrent` reads it. */
const laterName = (name: string) => `${name}, a largo plazo`;

/** What of an account is collected or paid in more than a year, apart from the rest of it. */
export function gatherLater(nets: BroughtNets, { code, name }: Named, net: number): void {
  const key = `${code}~`;
  nets.set(key, { code, name: laterName(name), net: (nets.get(key)?.net ?? 0) + net });
}

/** Titles that the book holds as cash, under the group of cash: their own account may hold investments too. */
const EQUIVALENTS: Named = { code: "11", name: "Equivalentes de efectivo" };

/** The account in the complex view: four digits in the PUC, because auxiliaries are too detailed for a statement. */
export function complexAccount(chart: Chart, code: string): Named {
  const found = findAccount(chart, code);
  // A pocket of a short chart is brought as the account that it is below: its code means nothing in a table.
  const own = chart.kind === "puc" || !found?.own ? found : findAccount(chart, found.parent ?? "");
  if (own && unreadPuc(own.puc) !== own.puc) return EQUIVALENTS;
  if (chart.kind === "journal" && own) return { code: toPuc(chart, code), name: own.name };
  const account = (chart.kind === "puc" ? findAccount(chart, code.slice(0, 4)) : null) ?? own;
  return account ? { code: account.code, name: displayName(chart, account) } : { code, name: code };
}

const PUC_CODE = /^[1-9]\d*$/;

/** What is used for years: none of the twelve accounts is for it, and it is no merchandise. */
const FIXED_ASSETS = /^1[5689]/;
const FIXED: Named = { code: "15", name: "Activos Fijos" };

export function simpleAccount(chart: Chart, code: string): Named {
  const known = findAccount(chart, code) !== undefined || (chart.kind === "puc" && PUC_CODE.test(code));
  if (!known) return { code, name: code };
  if (FIXED_ASSETS.test(toPuc(chart, code))) return FIXED;
  const { code: found, name } = translateAccount(code, chart, miniChart);
  return { code: found, name };
}

/** The same for a code of the PUC. */
export function simplePuc(puc: string): Named {
  if (FIXED_ASSETS.test(puc)) return FIXED;
  const { code, name } = accountOfPuc(puc, miniChart);
  return { code, name };
}

/** The class of the decree that an account counts in. */
export function classOf(chart: Chart, code: string): string {
  const own = findAccount(chart, code);
  return (own?.puc ?? code).charAt(0);
}

// Merge order while the table is too long: similar accounts first, which loses the least detail.
const FOLDS: readonly (readonly [from: string, into: string])[] = [
  ["2003", "2002"],
  ["5002", "5001"],
  ["1001", "1002"],
  ["2002", "2001"],
  ["3002", "3001"],
];

function fold(nets: BroughtNets, most: number): RowsFromBook["folded"] {
  const folded: { name: string; into: string }[] = [];
  const later = [...nets.keys()].filter((key) => key.endsWith("~"));
  for (const [from, into] of [...later.map((key) => [key, key.slice(0, -1)] as const), ...FOLDS]) {
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

/** The rows of some nets, in order, as many as the view holds. */
export function rowsOfNets(nets: BroughtNets, view: StatementView): RowsFromBook {
  for (const [code, { net }] of nets) if (net === 0) nets.delete(code);
  const folded = fold(nets, ROW_LIMITS[view].rows);
  const rows = [...nets.values()].sort((a, b) => (a.code < b.code ? -1 : 1)).map(asRow);
  return { rows, folded };
}
