import type { AccountCode } from "#domain/accounting/account.ts";
import type {
  EInvoice,
  InvoiceLine,
  InvoiceParty,
  InvoiceTax,
  InvoiceTotals,
  NoteSubject,
  StatedWithholding,
} from "#domain/invoice/e-invoice.ts";
import type { LineChoice } from "#domain/invoice/match-items.ts";
import type { InvoiceChoices } from "#domain/invoice/review.ts";
import {
  dayValue,
  finite,
  flag,
  integer,
  list,
  maybe,
  oneOf,
  orNull,
  pair,
  type Shape,
  shape,
  textAs,
  textValue,
} from "#domain/kernel/shape.ts";
import { INCOME_CONCEPTS } from "#domain/law/tax-statutes.data.ts";
import { DOCUMENT_KINDS, type PartyDocument } from "#domain/parties/document.ts";
import type { FiledDocument } from "../list-view.ts";

const payment: Shape<EInvoice["payment"]> = oneOf(["credit", "cash", "bank"]);

const party: Shape<InvoiceParty> = shape<InvoiceParty>({
  name: textValue,
  document: shape<PartyDocument>({ kind: oneOf(DOCUMENT_KINDS), number: textValue }),
  legalPerson: flag,
  largeTaxpayer: flag,
  selfWithholder: flag,
  simple: flag,
  vatResponsible: flag,
});

const totals: Shape<InvoiceTotals> = shape<InvoiceTotals>({
  lines: integer,
  allowances: integer,
  charges: integer,
  prepaid: integer,
  rounding: integer,
  payable: integer,
});

const invoice: Shape<EInvoice> = shape<EInvoice>({
  kind: oneOf(["invoice", "credit-note", "debit-note"]),
  number: textValue,
  key: textValue,
  issued: dayValue,
  due: orNull(dayValue),
  seller: party,
  buyer: party,
  currency: textValue,
  rate: orNull(finite),
  payment,
  lines: list(
    shape<InvoiceLine>({
      description: textValue,
      amount: integer,
      code: maybe(textValue),
      barcode: maybe(textValue),
      quantity: maybe(integer),
      unit: maybe(textValue),
      vat: maybe(finite),
    }),
  ),
  taxes: list(
    shape<InvoiceTax>({
      scheme: oneOf(["iva", "inc", "other"]),
      percent: orNull(finite),
      base: integer,
      amount: integer,
    }),
  ),
  withheld: list(
    shape<StatedWithholding>({
      tax: oneOf(["income", "vat", "ica"]),
      percent: finite,
      base: integer,
      amount: integer,
    }),
  ),
  totals,
  subject: orNull(shape<NoteSubject>({ number: textValue, key: textValue })),
  supports: maybe(flag),
  changesPrice: maybe(flag),
  rejected: flag,
});

const choices: Shape<InvoiceChoices> = shape<InvoiceChoices>({
  account: maybe(textAs<AccountCode>()),
  concept: maybe(oneOf([...INCOME_CONCEPTS, "none"])),
  deducts: maybe(flag),
  payment: maybe(payment),
  day: maybe(dayValue),
  rate: maybe(orNull(finite)),
  wanted: maybe(flag),
  items: maybe(
    list(
      shape<LineChoice>({
        line: integer,
        item: maybe(textAs<NonNullable<LineChoice["item"]>>()),
        quantity: maybe(integer),
      }),
    ),
  ),
});

/** A list as it is kept: choices as pairs, which a text can hold. */
export interface WrittenList {
  readonly documents: readonly FiledDocument[];
  readonly faults: readonly string[];
  readonly choices: readonly (readonly [string, InvoiceChoices])[];
}

export const writtenList: Shape<WrittenList> = shape<WrittenList>({
  documents: list(shape<FiledDocument>({ id: textValue, file: textValue, inside: textValue, invoice })),
  faults: list(textValue),
  choices: list(pair(textValue, choices)),
});
