import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { runTexts } from "../run-texts.ts";

/** In the place of figures that are sums of everybody's, while somebody's are missing. */
export function NoFigures() {
  return <EmptyState level={2} title={runTexts.noFigures} text={runTexts.noFiguresText} />;
}
