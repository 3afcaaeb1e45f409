import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import type { AccountCode, ChartKind } from "../account.ts";
import { MAX_LINES } from "../entries/check-entry.ts";
import type { EntryContent, EntryLine } from "../entries/entry.ts";
import type { Balances } from "../ledger/balances.ts";
import type { PucOf } from "./closing-entry.ts";
import { type ClosingPeriod, dayAfter } from "./closing-period.ts";

/** Input for closing a period of a book. */
interface PeriodToClose {
  readonly kind: ChartKind;
  readonly period: ClosingPeriod;
  readonly pucOf: PucOf;
  /** Everything posted up to the period's last day. */
  readonly balances: Balances;
}

interface ClosingAccounts {
  /** The account that gathers results; null in charts without one. */
  readonly gather: string | null;
  readonly profit: string;
  readonly loss: string;
}

/** By chart: 5905, 3605 and 3610 of Decreto 2650 de 1993; short charts only have accumulated results. */
const ACCOUNTS: Readonly<Record<ChartKind, ClosingAccounts>> = {
  puc: { gather: "5905", profit: "3605", loss: "3610" },
  mini: { gather: null, profit: "3002", loss: "3002" },
  journal: { gather: null, profit: "utilidades-retenidas", loss: "utilidades-retenidas" },
};

/** A line for a signed amount: above zero is a debit. */
function lineOf(account: AccountCode | string, amount: number): EntryLine {
  const code = account as AccountCode;
  return amount >= 0
    ? { account: code, debit: pesos(amount), credit: ZERO }
    : { account: code, debit: ZERO, credit: pesos(-amount) };
}

function content(date: Day, description: string, lines: readonly EntryLine[]): EntryContent {
  return { date, description, reference: "", lines: lines.filter((line) => line.debit + line.credit > 0) };
}

type Net = readonly [AccountCode, number];

function netsOf({ balances, pucOf }: PeriodToClose, fits: (puc: string) => boolean): Net[] {
  const nets: Net[] = [];
  for (const [code, { debit, credit }] of balances)
    if (debit !== credit && fits(pucOf(code))) nets.push([code, debit - credit]);
  return nets.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Clears each account against another, split into as many entries as the line limit requires. */
function cancel(date: Day, description: string, nets: readonly Net[], against: string): EntryContent[] {
  const entries: EntryContent[] = [];
  const most = MAX_LINES - 1;
  for (let at = 0; at < nets.length; at += most) {
    const part = nets.slice(at, at + most);
    const total = part.reduce((sum, [, net]) => sum + net, 0);
    // Lines that sum to zero would not use the other account, and the entry could not be recognised as a closing.
    const parts =
      total === 0 ? [part.filter(([, net]) => net > 0), part.filter(([, net]) => net < 0)] : [part];
    for (const each of parts) {
      const sum = each.reduce((all, [, net]) => all + net, 0);
      const lines = each.map(([code, net]) => lineOf(code, -net));
      entries.push(content(date, description, [...lines, lineOf(against, sum)]));
    }
  }
  return entries;
}

/** `result` above zero is a profit. */
function resultWords(result: number, { part, name }: ClosingPeriod): string {
  return `${result >= 0 ? "Utilidad" : "Pérdida"} del ${part === null ? "ejercicio " : ""}${name}`;
}

/** Closing entries of a period, the one that moves its result apart. */
interface ClosingContents {
  /** Income and costs to 5905. */
  readonly gathering: readonly EntryContent[];
  /** 5905 to the result, as computed; null if nothing is left on 5905, or in a chart without it. */
  readonly transfer: EntryContent | null;
}

/**
 * The entries that close a period: income to 5905, costs and expenses to 5905, and the result to 3605 or 3610 (Decreto
 * 2650 de 1993). Short charts close directly to accumulated results. Empty when classes 4 to 7 are already zero, so
 * closing is idempotent. Afterwards classes 4 to 7 and 5905 are zero.
 */
export function closingContents(book: PeriodToClose): ClosingContents {
  const { kind, period } = book;
  const date = period.to;
  const { gather, profit, loss } = ACCOUNTS[kind];
  const income = netsOf(book, (puc) => puc.startsWith("4"));
  const spent = netsOf(book, (puc) => /^[567]/.test(puc) && !puc.startsWith("59"));
  const gathered = netsOf(book, (puc) => puc.startsWith("59"));
  const total = (nets: readonly Net[]) => nets.reduce((sum, [, net]) => sum + net, 0);
  const result = -(total(income) + total(spent) + total(gathered));
  const equity = result >= 0 ? profit : loss;
  if (gather === null) {
    const gathering = cancel(date, resultWords(result, period), [...income, ...spent], equity);
    return { gathering, transfer: null };
  }
  // A balance already on 5905 from closing by hand is included.
  const others = gathered.filter(([code]) => code !== gather);
  const left = -(result + total(others));
  const last = [
    lineOf(gather, -left),
    ...others.map(([code, net]) => lineOf(code, -net)),
    lineOf(equity, -result),
  ];
  const of = `${period.part === null ? "de" : "del"} ${period.name}`;
  const transfer = content(date, resultWords(result, period), last);
  return {
    gathering: [
      ...cancel(date, `Cierre de los ingresos ${of}`, income, gather),
      ...cancel(date, `Cierre de los costos y gastos ${of}`, spent, gather),
    ],
    transfer: transfer.lines.length > 1 ? transfer : null,
  };
}

/** All of `closingContents`, in the order in which they are posted. */
export function closingEntries(book: PeriodToClose): EntryContent[] {
  const { gathering, transfer } = closingContents(book);
  return transfer === null ? [...gathering] : [...gathering, transfer];
}

/** Input for the entry that carries a period's result to those of earlier periods. */
interface PeriodToCarry {
  readonly kind: ChartKind;
  /** The closed period. */
  readonly period: ClosingPeriod;
  readonly pucOf: PucOf;
  /** Everything posted up to its last day. */
  readonly before: Balances;
  /** Everything posted since, so that a result already carried is not carried again. */
  readonly since: Balances;
}

/** The balance of one result account not yet carried; above zero is a debit. */
function leftOver(net: number, moved: { readonly debit: Pesos; readonly credit: Pesos } | undefined): number {
  const { debit = 0, credit = 0 } = moved ?? {};
  return net > 0 ? Math.max(0, net - credit) : Math.min(0, net + debit);
}

/**
 * The entry that carries a result from 36 to 37 on the day after its period (Superintendencia de Sociedades, oficio
 * 340-016985 de 2007), pending the assembly's decision. null when there is nothing to carry: short charts keep no
 * separate result.
 */
export function carryEntry(book: PeriodToCarry): EntryContent | null {
  const { kind, period, pucOf, before, since } = book;
  if (kind !== "puc") return null;
  const lines: EntryLine[] = [];
  let profit = 0;
  let loss = 0;
  for (const [code, { debit, credit }] of [...before].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!pucOf(code).startsWith("36")) continue;
    const left = leftOver(debit - credit, since.get(code));
    lines.push(lineOf(code, -left));
    if (left < 0) profit -= left;
    else loss += left;
  }
  const description = `Traslado del resultado ${period.part === null ? "de" : "del"} ${period.name}`;
  const entry = content(dayAfter(period), description, [
    ...lines,
    lineOf("3705", -profit),
    lineOf("3710", loss),
  ]);
  return entry.lines.length > 1 ? entry : null;
}

/** Whether an entry carries a result forward to earlier years' results: it uses only 36 and 37. */
export function isCarryEntry(entry: Pick<EntryContent, "lines">, pucOf: PucOf): boolean {
  const codes = entry.lines.map((line) => pucOf(line.account));
  return codes.every((code) => /^3[67]/.test(code)) && codes.some((code) => code.startsWith("36"));
}
