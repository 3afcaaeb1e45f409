import type { Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import { DOCUMENT_KINDS, type PartyDocument } from "#domain/parties/document.ts";
import type { Party } from "#domain/parties/party.ts";
import { count, flag, id, integer, list, maybe, oneOf, shape, textValue } from "../shape.ts";

export const partyShape = shape<Party>({
  id: id("party"),
  bookId: id("book"),
  companyId: maybe(id("company")),
  name: textValue,
  aliases: maybe(list(textValue)),
  document: maybe(shape<PartyDocument>({ kind: oneOf(DOCUMENT_KINDS), number: textValue })),
  kind: maybe(
    shape<Counterparty>({
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
  ),
  offered: flag,
  city: maybe(textValue),
  email: maybe(textValue),
  phone: maybe(textValue),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
