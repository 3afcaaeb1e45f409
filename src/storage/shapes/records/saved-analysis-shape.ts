import { type Indicator, STANDINGS } from "#domain/accounting/indicators.ts";
import type {
  AnalysisSubject,
  SavedAnalysis,
  SavedRatios,
} from "#domain/statement/analysis/saved-analysis.ts";
import { byKind, count, day, finite, id, integer, oneOf, orNull, shape, text } from "../shape.ts";

const indicator = shape<Indicator>({ value: orNull(finite), status: orNull(oneOf(STANDINGS)) });

const subject = byKind<AnalysisSubject>({
  company: shape({ kind: oneOf(["company"]), companyId: id("company") }),
  statement: shape({ kind: oneOf(["statement"]), statementId: id("statement") }),
});

export const savedAnalysisShape = shape<SavedAnalysis>({
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
