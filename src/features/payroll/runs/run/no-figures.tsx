import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { runTexts } from "../run-texts.ts";

/** Replaces totals while some person's figures are missing. */
export function RunWithoutFigures() {
  return <EmptyState level={2} title={runTexts.noFigures} text={runTexts.noFiguresText} />;
}
