import type { SavedAnalysis } from "#domain/statement/analysis/saved-analysis.ts";
import { BAD } from "../../backup/copy-value.ts";
import { copySavedAnalysis } from "../../backup/saved-analysis-shape.ts";
import type { AppStorage } from "../../engine/app-storage.ts";

/** Saved analyses, the last one first. Records that cannot be trusted are left out; a backup names them (BR-11). */
export async function listAnalyses({ db }: AppStorage): Promise<SavedAnalysis[]> {
  const rows = (await db.analyses.toArray()).map(copySavedAnalysis).filter((row) => row !== BAD);
  return rows.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}
