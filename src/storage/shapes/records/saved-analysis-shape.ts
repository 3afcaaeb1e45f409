import { type Indicator, STANDINGS } from "#domain/accounting/indicators.ts";
import type {
  AnalysisSubject,
  SavedAnalysis,
  SavedRatios,
} from "#domain/statement/analysis/saved-analysis.ts";
import { byKind, count, dayValue, finite, id, integer, oneOf, orNull, shape, textValue } from "../shape.ts";

const indicator = shape<Indicator>({ value: orNull(finite), status: orNull(oneOf(STANDINGS)) });

const subject = byKind<AnalysisSubject>({
  company: shape({ kind: oneOf(["company"]), companyId: id("company") }),
  statement: shape({ kind: oneOf(["statement"]), statementId: id("statement") }),
});

export const savedAnalysisShape = shape<SavedAnalysis>({
  id: id("analysis"),
  statementName: textValue,
  date: dayValue,
  ratios: shape<SavedRatios>({ liquidez: indicator, rentabilidad: indicator, endeudamiento: indicator }),
  subject,
  cutOff: dayValue,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
