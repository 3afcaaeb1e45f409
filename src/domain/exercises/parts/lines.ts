import type { AccountCode, Side } from "../../accounting/account.ts";
import type { Day } from "../../kernel/day.ts";
import { formatDecimal, formatLongDay, formatPesos } from "../../kernel/format.ts";
import { pesos } from "../../kernel/pesos.ts";
import type { CaseDocument, SolutionEntry, SolutionLine } from "../exercise.ts";

/** How something is paid or collected. */
export type Means = "cash" | "bank" | "credit";

/** An operation with its entry, before it has a place in an exercise. */
export interface Recorded {
  readonly entry: Omit<SolutionEntry, "id" | "points">;
  readonly documents: readonly CaseDocument[];
}

/** Sub-accounts that say the same as their account, so that nobody loses points for writing them. */
const SAME_THING: Readonly<Record<string, readonly string[]>> = {
  "1105": ["110505"],
  "1110": ["111005"],
  "1120": ["112005"],
  "1305": ["130505"],
  "2105": ["210510"],
  "5405": ["540505"],
  "5905": ["590505"],
};

function solutionLine(side: Side, codes: string, amount: number, why: string): SolutionLine {
  const [account = "", ...others] = codes.split("|");
  const accepted = [account, ...others].flatMap((code) => [code, ...(SAME_THING[code] ?? [])]).slice(1);
  return {
    account: account as AccountCode,
    ...(accepted.length > 0 ? { accepted: accepted as AccountCode[] } : {}),
    side,
    amount: pesos(amount),
    why,
  };
}

/** A debit: "1105|1110" is Caja, with Bancos just as right. */
export function dr(codes: string, amount: number, why: string): SolutionLine {
  return solutionLine("debit", codes, amount, why);
}

/** A credit, likewise. */
export function cr(codes: string, amount: number, why: string): SolutionLine {
  return solutionLine("credit", codes, amount, why);
}

/** An operation told as "El 5 de noviembre de 2026 compró…"; lines of zero are left out. */
export function recorded(
  date: Day,
  text: string,
  lines: readonly SolutionLine[],
  rule: string,
  more: {
    readonly alternatives?: readonly (readonly SolutionLine[])[];
    readonly documents?: readonly CaseDocument[];
  } = {},
): Recorded {
  const { alternatives, documents = [] } = more;
  const entry = {
    // A sentence that ends with "S.A.S." has its full stop already.
    text: `El ${formatLongDay(date)} ${text}`.replace(/\.\.(?= |$)/gu, "."),
    date,
    lines: lines.filter(({ amount }) => amount !== 0),
    ...(alternatives ? { alternatives } : {}),
    rule,
  };
  return { entry, documents };
}

/** An amount in a sentence. */
export function sayPesos(amount: number): string {
  return formatPesos(pesos(amount));
}

/** A rate in a sentence: "2,5%". */
export function rate(percent: number): string {
  const decimals = [0, 1, 2, 3].find((count) => Number(percent.toFixed(count)) === percent) ?? 4;
  return `${formatDecimal(percent, decimals)}%`;
}

/** A source document: rows, and the total of them all. */
export function paper(title: string, date: Day, rows: readonly (readonly [string, number])[]): CaseDocument {
  const total = rows.reduce((all, [, amount]) => all + amount, 0);
  return {
    title,
    date,
    rows: [
      ...rows.filter(([, amount]) => amount !== 0).map(([text, amount]) => ({ text, amount: pesos(amount) })),
      { text: "Total", amount: pesos(total), total: true },
    ],
  };
}

export const HOW: Readonly<Record<Means, string>> = {
  cash: "en efectivo",
  bank: "por transferencia bancaria",
  credit: "a crédito, a 30 días",
};

/** Money that comes in; `owed` is the account of who will pay later. */
export function moneyIn(means: Means, amount: number, owed = "1305"): SolutionLine {
  if (means === "cash")
    return dr("1105", amount, "Entra efectivo: aumenta un activo, y los activos aumentan en el Debe.");
  if (means === "bank")
    return dr("1110", amount, "El dinero llega a la cuenta bancaria: aumenta un activo, en el Debe.");
  return dr(owed, amount, "Nace un derecho a cobrar: aumenta un activo, en el Debe.");
}

/** Money that goes out; `owed` is the account of who is paid later. */
export function moneyOut(means: Means, amount: number, owed = "2335"): SolutionLine {
  if (means === "cash")
    return cr("1105", amount, "Sale efectivo: disminuye un activo, y los activos disminuyen en el Haber.");
  if (means === "bank")
    return cr("1110", amount, "Sale dinero de la cuenta bancaria: disminuye un activo, en el Haber.");
  return cr(owed, amount, "No se paga todavía: nace una deuda, y los pasivos aumentan en el Haber.");
}
