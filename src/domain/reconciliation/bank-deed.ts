import type { AccountCode, ChartKind } from "../accounting/account.ts";
import { BANK_DEBIT_TAX } from "../accounting/bank-debit-tax.ts";
import type { Chart } from "../accounting/chart.ts";
import type { EntryContent, EntryLine } from "../accounting/entries/entry.ts";
import { VAT_RATES, vatAccount, vatWithin } from "../accounting/operations/tax-parts.ts";
import { abs, isPesos, type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import type { ExtractLine } from "./bank-match.ts";

/**
 * What a bank does by itself and tells only in its extract. `gmf`: the 4x1.000. `fee`: what it charges for an account
 * or a card. `retention`: withheld from the interest it pays.
 */
export type BankDeedKind =
  | "gmf"
  | "vat"
  | "commission"
  | "fee"
  | "interest-paid"
  | "interest-earned"
  | "retention";

/** The accounts of each chart; IVA has its own rule (`vatAccount`). Names of Decreto 2650 de 1993. */
const ACCOUNTS: Readonly<Record<ChartKind, Readonly<Record<Exclude<BankDeedKind, "vat">, string>>>> = {
  puc: {
    gmf: BANK_DEBIT_TAX,
    commission: "530515",
    fee: "530505",
    "interest-paid": "530520",
    "interest-earned": "421005",
    retention: "135515",
  },
  mini: {
    gmf: "5002",
    commission: "5002",
    fee: "5002",
    "interest-paid": "5002",
    "interest-earned": "4001",
    retention: "2003",
  },
  // The sixteen names keep no taxes: what the DIAN holds for one is a receivable.
  journal: {
    gmf: "gastos-financieros",
    commission: "gastos-financieros",
    fee: "gastos-financieros",
    "interest-paid": "gastos-financieros",
    "interest-earned": "otros-ingresos",
    retention: "cuentas-por-cobrar",
  },
};

const GMF = /4\s*x\s*(1\.?000|mil)|\bgmf\b|gravamen|(cuatro|4) por mil|gobierno 4/;
const RETENTION = /\brete|retencion|rte\.? ?f(te|uente)/;
const COMMISSION = /comision|\bcomis\b/;
const VAT = /\biva\b/;
const WITH_VAT = /(con|mas|\+|incl\w*) ?iva/;
const INTEREST = /\bint(eres(es)?)?\b|rendimiento/;
const FEE =
  /cuota (de )?manejo|administracion (de )?(cuenta|tarjeta)|gastos? bancarios?|cobro (por )?(servicio|transferencia|extracto|talonario|chequera)/;
const BACK = /revers|devol|anulac|reintegro/;

/** What a line of an extract tells that the bank did; null for everything else. */
export function bankDeedOf({ text, amount }: Pick<ExtractLine, "text" | "amount">): BankDeedKind | null {
  const words = fold(text);
  if (GMF.test(words)) return "gmf";
  if (VAT.test(words) && !WITH_VAT.test(words)) return "vat";
  if (COMMISSION.test(words)) return "commission";
  if (RETENTION.test(words) && /interes|rendimiento|financier/.test(words)) return "retention";
  if (INTEREST.test(words)) return amount > 0 === !BACK.test(words) ? "interest-earned" : "interest-paid";
  return FEE.test(words) ? "fee" : null;
}

interface DeedPlace {
  readonly chart: Chart;
  /** The bank's account. */
  readonly account: AccountCode;
  /** Whether the IVA that the book pays is taken off what it owes; otherwise it is part of the expense. */
  readonly deductsVat: boolean;
  /** Whether the extract tells the IVA of its commissions on lines of its own. */
  readonly vatApart: boolean;
}

const [GENERAL] = VAT_RATES;

/**
 * The IVA inside a commission. Only where the extract has no lines of IVA, and the amount is a whole hundred of pesos
 * with its IVA or says so: a rounded share of any amount would look like one.
 */
function vatInside({ text, amount }: ExtractLine, { vatApart }: DeedPlace): Pesos {
  const size = abs(amount);
  const says = WITH_VAT.test(fold(text));
  return says || (!vatApart && size % (100 + GENERAL) === 0) ? vatWithin(size, GENERAL).vat : ZERO;
}

export interface DeedEntry {
  readonly kind: BankDeedKind;
  readonly content: EntryContent;
  /** IVA apart from the amount of the commission. */
  readonly vat: Pesos;
}

/** The entry of what the bank did, on the day and with the words of its line; null for everything else (CB-05). */
export function deedEntry(line: ExtractLine, place: DeedPlace): DeedEntry | null {
  const kind = bankDeedOf(line);
  if (kind === null) return null;
  const { chart, account } = place;
  const accounts = ACCOUNTS[chart.kind];
  const size = abs(line.amount);
  const taxed = place.deductsVat ? vatAccount(chart, "out") : null;
  const vat = kind === "commission" && taxed !== null ? vatInside(line, place) : ZERO;
  const about = kind === "vat" ? (taxed ?? accounts.commission) : accounts[kind];
  const isOut = line.amount < 0;
  const put = (code: string, amount: number, debits: boolean): EntryLine => ({
    account: code as AccountCode,
    debit: (debits ? amount : 0) as Pesos,
    credit: (debits ? 0 : amount) as Pesos,
  });
  const others = [
    put(about, size - vat, isOut),
    ...(vat > 0 && taxed !== null ? [put(taxed, vat, isOut)] : []),
  ];
  const bank = put(account, size, !isOut);
  const lines = isOut ? [...others, bank] : [bank, ...others];
  return {
    kind,
    vat,
    content: { date: line.date, description: line.text, reference: line.reference, lines },
  };
}

/** Of each 1.000 that leave an account the law takes 4 (ET art. 872). */
const PER_BASE = 1000 / 4;

/**
 * What a charge of the 4x1.000 was computed on, as near as its whole pesos tell. Null for other deeds, and for what the
 * bank gave back.
 */
export function debitTaxBase({ kind, content }: DeedEntry): Pesos | null {
  const [first] = content.lines;
  if (kind !== "gmf" || first === undefined || first.debit === 0) return null;
  return isPesos(first.debit * PER_BASE) ? pesos(first.debit * PER_BASE) : null;
}

/** Whether some line of an extract is the IVA of a commission. */
export function tellsVatApart(lines: readonly Pick<ExtractLine, "text" | "amount">[]): boolean {
  return lines.some((line) => bankDeedOf(line) === "vat");
}
