import { SHORTER_CUTS } from "#domain/accounting/closing/closing-period.ts";
import { SECTORS } from "#domain/company/sector.ts";
import type { Signer, Signers } from "#domain/company/signers.ts";
import { FRAMEWORKS } from "#domain/statement/notes/framework.ts";
import type { KeptNote, OwnNote, OwnNoteText, Reporting } from "#domain/statement/notes/kept-notes.ts";
import { LAST_NOTES, NOTE_KEYS } from "#domain/statement/notes/note-keys.ts";
import type { ReviewedSignal } from "#domain/watching/signal.ts";
import type { CompanyRow } from "../rows.ts";
import { count, dayValue, id, integer, list, maybe, oneOf, shape, textValue } from "../shape.ts";

const signer = shape<Signer>({ name: textValue, document: textValue, title: maybe(textValue) });

const keptNote = shape<KeptNote>({
  note: oneOf(NOTE_KEYS),
  year: count,
  text: maybe(textValue),
  reason: maybe(textValue),
});

const ownNote = shape<OwnNote>({
  id: id("ownNote"),
  year: count,
  said: maybe(shape<OwnNoteText>({ title: textValue, text: textValue, before: maybe(oneOf(LAST_NOTES)) })),
});

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
  reporting: maybe(
    shape<Reporting>({
      framework: maybe(oneOf(FRAMEWORKS)),
      notes: maybe(list(keptNote)),
      own: maybe(list(ownNote)),
    }),
  ),
  reviewed: maybe(list(shape<ReviewedSignal>({ signal: textValue, figure: textValue, day: dayValue }))),
  activatedAt: maybe(integer),
  createdAt: integer,
  updatedAt: integer,
  deletedAt: maybe(integer),
  version: count,
});
