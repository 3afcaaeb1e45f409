import { invariant } from "../../kernel/invariant.ts";
import type { Account, AccountCode, ChartKind } from "../account.ts";
import { type Chart, findAccount } from "../chart.ts";
import { pucOfAccount } from "../puc-of-account.ts";

/** For each account of a chart, the PUC prefixes mapped to it. The longest prefix wins; each class appears once. */
type Gathers = Readonly<Record<string, readonly string[]>>;

// A contra account maps to the account of the one it corrects. Memorandum accounts (classes 8 and 9) have no account
// in a short chart: each class maps as a whole to one account, where it cancels out against its "por contra" groups.
const MINI: Gathers = {
  "1001": ["1105"],
  "1002": ["11"],
  "1003": ["1", "8"],
  "1004": ["14", "15", "16", "18", "19"],
  "2001": ["22"],
  "2002": ["2", "9"],
  "2003": ["2365", "2367", "2368", "24", "2615", "2725"],
  "3001": ["3"],
  "3002": ["33", "36", "37"],
  "4001": ["4"],
  "5001": ["52", "6", "7"],
  "5002": ["5"],
};

const JOURNAL: Gathers = {
  caja: ["1105"],
  bancos: ["11"],
  "cuentas-por-cobrar": ["1", "8"],
  inventarios: ["14"],
  "activos-fijos": ["15", "16", "18", "19"],
  proveedores: ["22"],
  "cuentas-por-pagar": ["2", "9"],
  "prestamos-por-pagar": ["21", "29"],
  capital: ["3"],
  "utilidades-retenidas": ["33", "36", "37"],
  ventas: ["41"],
  "costo-de-ventas": ["6", "7"],
  "gastos-operacionales": ["52"],
  "gastos-administrativos": ["5"],
  "gastos-financieros": ["5305"],
  "otros-ingresos": ["4"],
};

// Only for codes without an account of their own: groups, and class 7, whose accounts the decree does not define.
const PUC: Gathers = {
  "1380": ["1"],
  "2380": ["2"],
  "3705": ["3"],
  "4295": ["4"],
  "5195": ["5"],
  "6135": ["6", "7"],
  "8395": ["8"],
  "9395": ["9"],
};

function byPrefix(gathers: Gathers): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(gathers).flatMap(([code, prefixes]) => prefixes.map((prefix) => [prefix, code])),
  );
}

const TABLES: Readonly<Record<ChartKind, ReadonlyMap<string, string>>> = {
  mini: byPrefix(MINI),
  journal: byPrefix(JOURNAL),
  puc: byPrefix(PUC),
};

function byLongestPrefix(table: ReadonlyMap<string, string>, puc: string): string | undefined {
  for (let length = puc.length; length > 0; length -= 1) {
    const found = table.get(puc.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The PUC code an account of the chart maps to. A PUC code missing from the chart maps to itself. */
export function toPuc(chart: Chart, code: string): string {
  const puc = pucOfAccount(chart, code as AccountCode);
  invariant(puc !== "", `account ${code} is not in the ${chart.kind} chart`);
  return puc;
}

/** The nearest posting account of the PUC: the code itself, or its closest ancestor. */
function nearestPosting(to: Chart, puc: string): Account | undefined {
  for (let length = puc.length; length >= 4; length -= 1) {
    const account = findAccount(to, puc.slice(0, length));
    if (account?.posting) return account;
  }
  return undefined;
}

/**
 * The account of `to` that corresponds to an account of `from` (I-09). Total: every account of each chart maps to a
 * posting account of every other, so converted balances keep their sums. No code of one chart is another's.
 */
export function translateAccount(code: string, from: Chart, to: Chart): Account {
  const puc = toPuc(from, code);
  const same = findAccount(to, code);
  return same?.posting ? same : accountOfPuc(puc, to);
}

/** The posting account of a chart for a code of the PUC. */
export function accountOfPuc(puc: string, to: Chart): Account {
  const found = nearestPosting(to, puc) ?? findAccount(to, byLongestPrefix(TABLES[to.kind], puc) ?? "");
  invariant(found?.posting === true, `the ${to.kind} chart has no place for ${puc}`);
  return found;
}
