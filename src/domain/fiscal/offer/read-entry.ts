import type { Side } from "../../accounting/account.ts";
import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import type { IncomeConcept, VatTreatment } from "../../law/tax-statutes.data.ts";
import { conceptOfAccount, SALE_CONCEPTS } from "../statement-accounts.data.ts";
import { isGenerated } from "./tax-note.ts";

/** A line of an entry, by the PUC account that it means. */
export interface OfferLine {
  readonly puc: string;
  readonly debit: Pesos;
  readonly credit: Pesos;
  readonly note?: string | undefined;
}

/** Of a tax account: IVA, retefuente, reteIVA or reteICA, whichever side of it. */
type TaxType = "vat" | "income" | "withheldVat" | "ica";

/** A line that a tax is computed on. */
export interface TaxedLine {
  readonly puc: string;
  readonly concept: IncomeConcept;
  readonly amount: Pesos;
}

/** The sale or purchase that the lines of an entry tell, however far it is written. */
export interface ReadOperation {
  readonly kind: "sale" | "purchase";
  readonly returned: boolean;
  readonly lines: readonly TaxedLine[];
  /** VAT that its accounts suggest. */
  readonly treatment: VatTreatment;
  /** Taxes that were written by hand, by type. */
  readonly written: ReadonlyMap<TaxType, Pesos>;
}

const TAX_ACCOUNTS: readonly (readonly [prefix: string, type: TaxType])[] = [
  ["2408", "vat"],
  ["2365", "income"],
  ["135515", "income"],
  ["2367", "withheldVat"],
  ["135517", "withheldVat"],
  ["2368", "ica"],
  ["135518", "ica"],
];

export function taxTypeOf(puc: string): TaxType | null {
  return TAX_ACCOUNTS.find(([prefix]) => puc.startsWith(prefix))?.[1] ?? null;
}

/** Where an operation is paid from or owed: money, customers, suppliers, loans, advances. */
export function isSettlement(puc: string): boolean {
  if (taxTypeOf(puc) !== null) return false;
  return /^(11|12|13(?!55|99)|21|22|23(?!70|80)|2805)/.test(puc);
}

/** Accounts of entries that are neither a sale nor a purchase: capital, payroll, provisions, depreciation, other taxes. */
function isForeign(puc: string): boolean {
  return /^(3|25|26|27|24(?!08)|159|169|139|149|8|9|5105|5205|5160|5165|5260|5265|5905)/.test(puc);
}

const isCost = (puc: string) => /^61/.test(puc);
const isExpense = (puc: string) => /^5[12]/.test(puc);
const isGoods = (puc: string) => puc.startsWith("14");

function saleConcept(puc: string): IncomeConcept | null {
  return SALE_CONCEPTS.find(([prefix]) => puc.startsWith(prefix))?.[1] ?? null;
}

/** Teaching and health services are excluded from VAT (ET art. 476). */
const isExcluded = (puc: string) => /^41(60|65)/.test(puc);

const amountOf = ({ debit, credit }: OfferLine): Pesos => (debit > 0 ? debit : credit);
const sideOf = ({ debit }: OfferLine): Side => (debit > 0 ? "debit" : "credit");

function taxedLines(lines: readonly OfferLine[], conceptFor: (puc: string) => IncomeConcept | null) {
  return lines.flatMap((line) => {
    const concept = conceptFor(line.puc);
    return concept === null ? [] : [{ line, concept }];
  });
}

function writtenTaxes(lines: readonly OfferLine[]): ReadonlyMap<TaxType, Pesos> {
  const written = new Map<TaxType, Pesos>();
  for (const line of lines) {
    const type = taxTypeOf(line.puc);
    if (type !== null) written.set(type, sum([written.get(type) ?? pesos(0), amountOf(line)]));
  }
  return written;
}

/**
 * Reads the operation from the lines written so far; null for an entry that is none, or is not clearly one. Lines that
 * an accepted offer wrote are not read. `chosen`: the concept of expenses whose account implies none. A purchase return, whose credit may as well be a use of goods, is one only
 * beside the debit that settles it.
 */
export function readOperation(all: readonly OfferLine[], chosen?: IncomeConcept): ReadOperation | null {
  const lines = all.filter((line) => line.debit + line.credit > 0 && !isGenerated(line));
  if (lines.some(({ puc }) => isForeign(puc))) return null;
  const sold = taxedLines(lines, saleConcept);
  const withCost = lines.some(({ puc }) => isCost(puc));
  const bought = taxedLines(lines, (puc) =>
    withCost && isGoods(puc) ? null : (conceptOfAccount(puc) ?? (isExpense(puc) ? (chosen ?? null) : null)),
  );
  const taken = sold.length > 0 ? sold : bought;
  const [first] = taken;
  if (first === undefined || (sold.length > 0 && bought.length > 0)) return null;
  const side = sideOf(first.line);
  if (taken.some(({ line }) => sideOf(line) !== side)) return null;
  const kind = sold.length > 0 ? "sale" : "purchase";
  const returned = side === (kind === "sale" ? "debit" : "credit");
  const settles = lines.some((line) => isSettlement(line.puc) && sideOf(line) !== side);
  if (returned && !settles) return null;
  return {
    kind,
    returned,
    lines: taken.map(({ line, concept }) => ({ puc: line.puc, concept, amount: amountOf(line) })),
    treatment: taken.every(({ line }) => isExcluded(line.puc)) ? "excluded" : "general",
    written: writtenTaxes(lines),
  };
}
