import type { SavedAnalysis } from "#domain/statement/analysis/saved-analysis.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readRows } from "../../shapes/read-row.ts";
import { savedAnalysisShape } from "../../shapes/records/saved-analysis-shape.ts";

/** Saved analyses, newest first. Damaged records are left out; a backup names them (BR-11). */
export async function listAnalyses({ db }: AppStorage): Promise<SavedAnalysis[]> {
  const rows = readRows(savedAnalysisShape, await db.analyses.toArray());
  return rows.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}
