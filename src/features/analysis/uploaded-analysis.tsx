import type { Chart } from "#domain/accounting/chart.ts";
import type { UploadedSide } from "#domain/import/statement/uploaded-nets.ts";
import type { Day } from "#domain/kernel/day.ts";
import { uploadedAnalysis } from "./analysis-model.ts";
import { SubjectAnalysis } from "./subject-analysis.tsx";
import "./analysis.css";

export interface UploadedAnalysisProps {
  readonly name: string;
  readonly sides: readonly UploadedSide[];
  readonly cutOff: Day;
  /** Lines without an account. */
  readonly unread: number;
  readonly puc: Chart;
}

/** The analysis of a file that somebody brought: ratios, vertical, horizontal and in words. */
export function UploadedAnalysis({ name, sides, puc, ...more }: UploadedAnalysisProps) {
  const analysis = uploadedAnalysis(name, sides, more);
  return analysis === null ? null : <SubjectAnalysis analysis={analysis} puc={puc} watch={null} />;
}
