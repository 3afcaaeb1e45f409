import type { Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import type { TaxParty } from "#domain/fiscal/offer/party.ts";
import { count, flag, id, integer, shape, textValue } from "../shape.ts";

export const taxPartyShape = shape<TaxParty>({
  id: id("party"),
  bookId: id("book"),
  name: textValue,
  kind: shape<Counterparty>({
    vatResponsible: flag,
    simple: flag,
    largeTaxpayer: flag,
    selfWithholder: flag,
    filer: flag,
    legalPerson: flag,
    incomeTaxpayer: flag,
    withholdsIncome: flag,
    withholdsIca: flag,
  }),
  offered: flag,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
