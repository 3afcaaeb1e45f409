import type { AccountCode, Side } from "../accounting/account.ts";
import { oppositeSide } from "../accounting/account.ts";
import { type Chart, findAccount } from "../accounting/chart.ts";
import { accountOfPuc } from "../accounting/charts/chart-mapping.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { dueNote } from "../accounting/operations/due-note.ts";
import { keyNote } from "../accounting/operations/key-note.ts";
import { CUSTOMERS, MONEY_ACCOUNTS, SALES_RETURNS, SUPPLIERS } from "../fiscal/effect-accounts.data.ts";
import type { SkippedTax, TaxDetail } from "../fiscal/effect-line.ts";
import { chargesVat } from "../fiscal/effect-vat.ts";
import { supplyOf } from "../fiscal/effect-withheld.ts";
import type { Counterparty } from "../fiscal/fiscal-operation.ts";
import type { FiscalContent } from "../fiscal/fiscal-profile.ts";
import { taxAccount } from "../fiscal/offer/apply-taxes.ts";
import { taxNote } from "../fiscal/offer/tax-note.ts";
import { type OfferedTax, taxOffer } from "../fiscal/offer/tax-offer.ts";
import { conceptOfAccount, isFixedAsset, SALE_CONCEPTS } from "../fiscal/statement-accounts.data.ts";
import type { Day } from "../kernel/day.ts";
import { type Pesos, pesos, sum, ZERO } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import type { IncomeConcept } from "../law/tax-statutes.data.ts";
import { SUFFERED_ACCOUNTS } from "../law/tax-statutes.data.ts";
import { chargedTaxes, grossOf } from "./check-totals.ts";
import type { EInvoice } from "./e-invoice.ts";
import { wholePesos } from "./invoice-amount.ts";
import { type ChargedTax, chargedByRate, vatDetail } from "./invoice-taxes.ts";
import { ownWithheld } from "./own-withheld.ts";
import { beforeTaxes, withheldBase } from "./withheld-base.ts";

/** A line of a proposed entry, and what it stands for. */
export interface InvoiceEntryLine extends EntryLine {
  readonly role: "main" | "vat" | "other-tax" | "withheld" | "stated" | "advance" | "settlement";
  readonly tax: TaxDetail | null;
}

/** Why the IVA of a purchase is part of its cost. */
export type NotDeducted = "not-responsible" | "fixed-asset" | "chosen";

export interface InvoiceEntry {
  readonly lines: readonly InvoiceEntryLine[];
  readonly skipped: readonly SkippedTax[];
  readonly concept: IncomeConcept | "none";
  /** Before taxes. */
  readonly base: Pesos;
  readonly vat: Pesos;
  readonly gross: Pesos;
  readonly withheld: Pesos;
  /** What is left to pay or to collect. */
  readonly settled: Pesos;
  /** Null where the IVA is deducted, or there is none. */
  readonly notDeducted: NotDeducted | null;
}

export type InvoiceEntryProblem = "negative" | "zero" | "withheld-over-total";

export interface InvoiceEntryInput {
  readonly chart: Chart;
  /** In pesos. */
  readonly invoice: EInvoice;
  readonly deed: "sale" | "purchase";
  readonly account: AccountCode;
  readonly party: { readonly name: string; readonly kind: Counterparty };
  readonly profile: Pick<FiscalContent, "flags" | "vatSettings" | "retentions" | "uvt">;
  readonly day: Day;
  readonly concept: IncomeConcept | "none" | null;
  readonly deducts: boolean | null;
  readonly payment: EInvoice["payment"];
  /** The invoice that a note corrects, whose base decided what was withheld. */
  readonly original: EInvoice | null;
}

/** Consumption tax that a seller owes has no account of its own in the PUC. */
const OTHER_TAXES = "2495";
const ADVANCES = { purchase: "1330", sale: "2805" } as const;

/** Where the amounts of a document go in an entry. */
class Writing {
  readonly #input: InvoiceEntryInput;
  readonly #mainSide: Side;
  readonly puc: string;
  readonly concept: IncomeConcept | "none";

  constructor(input: InvoiceEntryInput) {
    this.#input = input;
    const isReturned = input.invoice.kind === "credit-note";
    this.#mainSide = (input.deed === "purchase") === isReturned ? "credit" : "debit";
    this.puc = findAccount(input.chart, input.account)?.puc ?? input.account;
    this.concept = input.concept ?? this.#usualConcept();
  }

  get isReturned(): boolean {
    return this.#input.invoice.kind === "credit-note";
  }

  #usualConcept(): IncomeConcept {
    if (this.#input.deed === "sale")
      return SALE_CONCEPTS.find(([prefix]) => this.puc.startsWith(prefix))?.[1] ?? "purchases";
    return conceptOfAccount(this.puc) ?? (this.puc.startsWith("5") ? "services" : "purchases");
  }

  line(
    role: InvoiceEntryLine["role"],
    account: AccountCode,
    onMain: boolean,
    amount: Pesos,
    more: Partial<InvoiceEntryLine> = {},
  ) {
    const side = onMain ? this.#mainSide : oppositeSide(this.#mainSide);
    const { party } = this.#input;
    return {
      account,
      debit: side === "debit" ? amount : ZERO,
      credit: side === "credit" ? amount : ZERO,
      thirdParty: party.name,
      role,
      tax: null,
      ...more,
    } satisfies InvoiceEntryLine;
  }

  taxLine(role: "vat" | "withheld", tax: OfferedTax): InvoiceEntryLine {
    const account = taxAccount(this.#input.chart, tax);
    const { detail } = tax;
    return this.line(role, account, tax.side === this.#mainSide, detail.amount, {
      note: taxNote(detail),
      tax: detail,
    });
  }

  vatLine(tax: ChargedTax): InvoiceEntryLine {
    const { deed, profile } = this.#input;
    const detail = vatDetail(tax, deed === "sale" ? "vat-generated" : "vat-deductible");
    return this.taxLine("vat", { account: profile.vatSettings.accountCode, side: this.#mainSide, detail });
  }

  account(puc: string): AccountCode {
    return accountOfPuc(puc, this.#input.chart).code;
  }

  /** A return of sales has an account of its own. */
  mainAccount(): AccountCode {
    const { deed, account } = this.#input;
    return deed === "sale" && this.isReturned && this.puc.startsWith("41")
      ? this.account(SALES_RETURNS)
      : account;
  }

  settlement(amount: Pesos): InvoiceEntryLine {
    const { deed, payment, invoice } = this.#input;
    if (payment !== "credit")
      return this.line("settlement", this.account(MONEY_ACCOUNTS[payment]), false, amount);
    const supply = this.concept === "none" ? "services" : supplyOf({ concept: this.concept });
    const account = this.account(deed === "sale" ? CUSTOMERS : SUPPLIERS[supply]);
    const isDue = invoice.due !== null && !this.isReturned;
    return this.line("settlement", account, false, amount, isDue ? { note: dueNote(invoice.due) } : {});
  }
}

function notDeducted(input: InvoiceEntryInput, puc: string): NotDeducted | null {
  if (input.deed === "sale") return null;
  if (input.deducts !== null) return input.deducts ? null : "chosen";
  if (!chargesVat(input.profile)) return "not-responsible";
  return isFixedAsset(puc) ? "fixed-asset" : null;
}

/** What is withheld from the payment, by the rules of who pays it. */
function offered(input: InvoiceEntryInput, writing: Writing, whole: Pesos, vat: Pesos) {
  const { deed, profile, day, party, original } = input;
  const { concept, puc, isReturned } = writing;
  const base = withheldBase(input.invoice, whole, concept);
  if (concept === "none" || base <= 0) return { taxes: [], skipped: [] };
  const { taxes, skipped } = taxOffer({
    profile,
    operation: {
      kind: deed,
      returned: isReturned,
      lines: [{ puc, concept, amount: base }],
      treatment: "general",
      written: new Map([["vat" as const, vat]]),
    },
    day,
    party: party.kind,
    choices: original === null ? {} : { original: withheldBase(original, beforeTaxes(original), concept) },
  });
  // The document tells its IVA: none is counted again, on whatever account the profile has it.
  return {
    taxes: taxes.filter(({ detail: { why } }) => !why.kind.startsWith("vat-")),
    skipped: skipped.filter(({ tax }) => tax !== "sales-tax"),
  };
}

/** On a sale the withholdings that our own document states, where it states any. */
function statedLines(input: InvoiceEntryInput, writing: Writing): readonly InvoiceEntryLine[] {
  const { invoice, deed, profile } = input;
  if (deed === "purchase") return [];
  return invoice.withheld.flatMap(({ tax, amount }) => {
    const pesosOf = pesos(wholePesos(amount));
    // A self-withholder states its own: its profile tells it.
    if (pesosOf <= 0 || (tax === "income" && profile.flags.selfWithholder)) return [];
    return [writing.line("stated", writing.account(SUFFERED_ACCOUNTS[tax]), false, pesosOf)];
  });
}

const amountOf = ({ debit, credit }: InvoiceEntryLine) => debit + credit;
const total = (lines: readonly InvoiceEntryLine[]) => sum(lines.map(amountOf));

/** Lines of withholdings: those between both parties, and a self-withholding, which is on both sides. */
function withheldLines(input: InvoiceEntryInput, writing: Writing, base: Pesos, vat: Pesos) {
  const stated = statedLines(input, writing);
  const { taxes, skipped } = offered(input, writing, base, vat);
  const own = taxes.filter(({ detail }) => detail.why.kind === "self-withheld");
  const ours = ownWithheld(input.invoice, writing.concept, taxes);
  const kinds = new Set<string>(
    ours.flatMap(({ detail: { why } }) => (why.kind === "withheld" ? why.tax : [])),
  );
  const isOurs = ({ why }: TaxDetail) => why.kind === "withheld" && kinds.has(why.tax);
  const others =
    stated.length > 0 ? [] : [...ours, ...taxes.filter((tax) => !own.includes(tax) && !isOurs(tax.detail))];
  return {
    between: [...others.map((tax) => writing.taxLine("withheld", tax)), ...stated],
    own: own.map((tax) => writing.taxLine("withheld", tax)),
    skipped: stated.length > 0 ? [] : skipped.filter(({ tax }) => !kinds.has(tax)),
  };
}

/**
 * The entry of a document: what is to pay rounded once, and what was bought or sold takes the difference of all
 * roundings, so that it balances and equals the document (FE-08).
 */
export function invoiceEntry(input: InvoiceEntryInput): Result<InvoiceEntry, InvoiceEntryProblem> {
  const { invoice, deed } = input;
  const gross = pesos(wholePesos(grossOf(invoice)));
  const advance = pesos(wholePesos(invoice.totals.prepaid));
  if (gross < 0 || advance < 0) return err("negative");
  if (gross === 0) return err("zero");
  const writing = new Writing(input);
  const charged = chargedByRate(invoice);
  const iva = charged.filter(({ scheme }) => scheme === "iva");
  const why = iva.length === 0 ? null : notDeducted(input, writing.puc);
  const vatLines = why === null ? iva.map((tax) => writing.vatLine(tax)) : [];
  const otherTaxes = deed === "sale" ? charged.filter(({ scheme }) => scheme !== "iva") : [];
  const otherLines = otherTaxes.map(({ amount }) =>
    writing.line("other-tax", writing.account(OTHER_TAXES), true, amount),
  );
  const main = pesos(gross - total(vatLines) - total(otherLines));
  if (main < 0) return err("negative");
  const base = pesos(Math.max(gross - wholePesos(chargedTaxes(invoice)), 0));
  const vat = sum(iva.map(({ amount }) => amount));
  const withheld = withheldLines(input, writing, base, vat);
  const settled = pesos(gross - total(withheld.between) - advance);
  if (settled < 0) return err("withheld-over-total");
  const note = keyNote(invoice.key);
  const lines = [
    writing.line("main", writing.mainAccount(), true, main, note === undefined ? {} : { note }),
    ...vatLines,
    ...otherLines,
    ...withheld.between,
    ...withheld.own,
    writing.line("advance", writing.account(ADVANCES[deed]), false, advance),
    writing.settlement(settled),
  ].filter((line) => amountOf(line) > 0);
  return ok({
    lines,
    skipped: withheld.skipped,
    concept: writing.concept,
    base,
    vat,
    gross,
    withheld: total(withheld.between),
    settled,
    notDeducted: why,
  });
}
