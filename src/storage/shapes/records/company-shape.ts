import { SHORTER_CUTS } from "#domain/accounting/closing/closing-period.ts";
import { SECTORS } from "#domain/company/sector.ts";
import type { Signer, Signers } from "#domain/company/signers.ts";
import type { CompanyRow } from "../rows.ts";
import { count, id, integer, maybe, oneOf, shape, textValue } from "../shape.ts";

const signer = shape<Signer>({ name: textValue, document: textValue, title: maybe(textValue) });

export const companyShape = shape<CompanyRow>({
  id: id("company"),
  name: textValue,
  nit: textValue,
  city: maybe(textValue),
  signers: maybe(
    shape<Signers>({ representative: maybe(signer), accountant: maybe(signer), auditor: maybe(signer) }),
  ),
  sector: maybe(oneOf(SECTORS)),
  fiscalYear: maybe(count),
  cuts: maybe(oneOf(SHORTER_CUTS)),
  activatedAt: maybe(integer),
  createdAt: integer,
  updatedAt: integer,
  deletedAt: maybe(integer),
  version: count,
});
