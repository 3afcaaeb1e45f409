import type { CommandId } from "#domain/kernel/ids.ts";
import { savedRatiosOf } from "#domain/statement/analysis/ratios.ts";
import type { SavedAnalysis } from "#domain/statement/analysis/saved-analysis.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { deleteAnalysis, saveAnalysis } from "#storage/commands/statements/save-analysis.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { type ToastContent, toast } from "#ui/kit/feedback/toast.ts";
import type { Analysis } from "./analysis-model.ts";
import { savedTexts as texts } from "./texts.ts";

interface AnalysisActions {
  save(analysis: Analysis): Promise<void>;
  remove(analysis: SavedAnalysis): Promise<void>;
}

function report(result: CommandResult<unknown>): void {
  if (!result.ok) toast.error({ title: texts.failed, text: refusalText(result.error) });
}

/** Saves and deletes analyses, each with a notice and undo. */
export function useAnalysisActions(): AnalysisActions {
  const storage = useStorage();
  const back = (target: CommandId, done: ToastContent) =>
    recordsBack(storage, { target, done, onRefused: report });
  const save = async (analysis: Analysis) => {
    const { name: statementName, subject, cutOff, now } = analysis;
    const id = storage.newId("command");
    const analysisId = storage.newId("analysis");
    const ratios = savedRatiosOf(now.ratioInput);
    const command = { id, analysisId, statementName, subject, ratios, cutOff };
    const result = await tracked(() => saveAnalysis(storage, command));
    if (!result.ok) return report(result);
    const undone = { title: texts.undone, text: statementName };
    toast.success({ title: texts.saved, text: statementName, ...back(id, undone) });
  };
  const remove = async ({ id: analysisId, statementName }: SavedAnalysis) => {
    const id = storage.newId("command");
    const result = await tracked(() => deleteAnalysis(storage, { id, analysisId }));
    if (!result.ok) return report(result);
    const restored = { title: texts.restored, text: statementName };
    toast.neutral({ title: texts.removed, text: statementName, ...back(id, restored) });
  };
  return { save, remove };
}
