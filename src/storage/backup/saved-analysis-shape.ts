import type { Indicator } from "#domain/accounting/indicators.ts";
import type {
  AnalysisSubject,
  SavedAnalysis,
  SavedRatios,
} from "#domain/statement/analysis/saved-analysis.ts";
import { BAD, byKind, type Copy, count, day, id, integer, oneOf, orNull, shape, text } from "./copy-value.ts";

const finite: Copy<number> = (value) => (typeof value === "number" && Number.isFinite(value) ? value : BAD);

const indicator = shape<Indicator>({
  value: orNull(finite),
  status: orNull(oneOf("good", "warning", "bad")),
});

const subject = byKind<AnalysisSubject>({
  company: shape({ kind: oneOf("company"), companyId: id("company") }),
  statement: shape({ kind: oneOf("statement"), statementId: id("statement") }),
});

export const copySavedAnalysis = shape<SavedAnalysis>({
  id: id("analysis"),
  statementName: text,
  date: day,
  ratios: shape<SavedRatios>({ liquidez: indicator, rentabilidad: indicator, endeudamiento: indicator }),
  subject,
  cutOff: day,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
