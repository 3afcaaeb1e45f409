import { chargedTaxes, grossOf } from "#domain/invoice/check-totals.ts";
import { inPesos, rateFor } from "#domain/invoice/exchange.ts";
import { wholePesos } from "#domain/invoice/invoice-amount.ts";
import type {
  InvoiceChoices,
  InvoiceStanding,
  ListedDocument,
  ReviewedDocument,
} from "#domain/invoice/review.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { fold } from "#domain/kernel/spanish.ts";

export const INVOICE_FILTERS = ["all", "ready", "recorded", "problem"] as const;
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number];

const FILTER_OF: Readonly<Record<InvoiceStanding, Exclude<InvoiceFilter, "all"> | null>> = {
  ready: "ready",
  recorded: "recorded",
  doubt: "problem",
  obstacle: "problem",
  "left-out": null,
};

export function countByFilter(
  documents: readonly ReviewedDocument[],
): Readonly<Record<InvoiceFilter, number>> {
  const counts = { all: documents.length, ready: 0, recorded: 0, problem: 0 };
  for (const { standing } of documents) {
    const filter = FILTER_OF[standing];
    if (filter !== null) counts[filter] += 1;
  }
  return counts;
}

/** Those of a filter whose number or parties have all the words. */
export function shownDocuments(
  documents: readonly ReviewedDocument[],
  filter: InvoiceFilter,
  typed: string,
): readonly ReviewedDocument[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return documents.filter(({ standing, invoice, other }) => {
    if (filter !== "all" && FILTER_OF[standing] !== filter) return false;
    const parties = other ? [other] : [invoice.seller, invoice.buyer];
    const text = fold(
      [invoice.number, ...parties.flatMap((each) => [each.name, each.document.number])].join(" "),
    );
    return words.every((word) => text.includes(word));
  });
}

/** Figures of a row, in pesos; null where the rate of its currency is not known. */
interface RowFigures {
  readonly base: Pesos;
  readonly vat: Pesos;
  readonly total: Pesos;
}

/** A credit note takes away. */
export function rowFigures({ invoice, plan }: ReviewedDocument, { rate }: InvoiceChoices): RowFigures | null {
  const sign = invoice.kind === "credit-note" ? -1 : 1;
  const signed = (value: number) => pesos(value === 0 ? 0 : sign * value);
  if (plan !== null)
    return { base: signed(plan.entry.base), vat: signed(plan.entry.vat), total: signed(plan.entry.gross) };
  const known = rateFor(invoice, rate ?? null);
  if (known === null) return null;
  const own = inPesos(invoice, known);
  const gross = wholePesos(grossOf(own));
  const vat = own.taxes.filter(({ scheme }) => scheme === "iva").reduce((sum, { amount }) => sum + amount, 0);
  return {
    base: signed(gross - wholePesos(chargedTaxes(own))),
    vat: signed(wholePesos(vat)),
    total: signed(gross),
  };
}

const NO_CHOICES: InvoiceChoices = {};

export type AllChoices = ReadonlyMap<string, InvoiceChoices>;

export function choicesOf(all: AllChoices, id: string): InvoiceChoices {
  return all.get(id) ?? NO_CHOICES;
}

/**
 * The choices with what was said of one document. An account goes to the others of the same third party too, as long
 * as theirs was not chosen.
 */
export function withChoice(
  all: AllChoices,
  { id, other, deed }: ReviewedDocument,
  said: InvoiceChoices,
  documents: readonly ReviewedDocument[],
): AllChoices {
  const next = new Map(all);
  next.set(id, { ...choicesOf(all, id), ...said });
  if (said.account === undefined || other === null) return next;
  for (const each of documents) {
    const isSame =
      each.id !== id && each.deed === deed && each.other?.document.number === other.document.number;
    const own = choicesOf(all, each.id);
    if (isSame && own.account === undefined) next.set(each.id, { ...own, account: said.account });
  }
  return next;
}

/** Whether every document is in the book or left out: there is nothing to come back to. */
export function hasNothingLeft(documents: readonly ReviewedDocument[]): boolean {
  return (
    documents.length > 0 &&
    documents.every(({ standing }) => standing === "recorded" || standing === "left-out")
  );
}

/** The key in short: "7c1f…a93e". */
export function shortKey(key: string): string {
  return key === "" ? "" : `${key.slice(0, 8)}…${key.slice(-8)}`;
}

/** A document's file, and its place in an archive. */
export function placeName({ file, inside }: { readonly file: string; readonly inside: string }): string {
  return inside === "" ? file : `${file} › ${inside}`;
}

/** A document of the list with the file that it came in. */
export interface FiledDocument extends ListedDocument {
  readonly file: string;
  readonly inside: string;
}
