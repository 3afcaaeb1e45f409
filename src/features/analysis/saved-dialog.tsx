import { formatDay } from "#domain/kernel/format.ts";
import { savedRatiosOf } from "#domain/statement/analysis/ratios.ts";
import type { SavedAnalysis } from "#domain/statement/analysis/saved-analysis.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { StandingBadge } from "#ui/accounting/indicators/standing-badge.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { type SavedRatioView, savedRatios } from "./saved-view.ts";
import { savedTexts as texts } from "./texts.ts";
import { findAnalysis } from "./use-analysis.ts";

interface SavedDialogProps {
  readonly analysis: SavedAnalysis;
  readonly onClose: () => void;
  readonly onSeeNow: () => void;
}

function Cell({ view }: { readonly view: SavedRatioView | undefined }) {
  return (
    <td>
      <span className="flex flex-wrap items-center justify-end gap-2">
        {view?.figure ?? "—"}
        <StandingBadge standing={view?.standing ?? null} />
      </span>
    </td>
  );
}

/** The same ratios with current figures; null if the subject no longer exists, undefined while loading. */
function useRatiosNow({ subject }: SavedAnalysis): readonly SavedRatioView[] | null | undefined {
  const storage = useStorage();
  const found = useQuery(() => findAnalysis(storage, subject), [storage, JSON.stringify(subject)]);
  if (found.state !== "ready") return undefined;
  return found.value.kind === "ready"
    ? savedRatios(savedRatiosOf(found.value.analysis.now.ratioInput))
    : null;
}

/** A saved analysis beside the same ratios today. */
export function SavedAnalysisDialog({ analysis, onClose, onSeeNow }: SavedDialogProps) {
  const { statementName, date, cutOff, ratios } = analysis;
  const now = useRatiosNow(analysis);
  return (
    <Dialog
      open
      size="md"
      title={statementName}
      subtitle={texts.lead(formatDay(date), formatDay(cutOff))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {now ? (
            <Button variant="primary" onClick={onSeeNow}>
              {texts.seeNow}
            </Button>
          ) : null}
        </>
      }
    >
      <table className="chart-table">
        <thead>
          <tr>
            <th scope="col">{texts.indicator}</th>
            <th scope="col">{texts.kept}</th>
            {now ? <th scope="col">{texts.now}</th> : null}
          </tr>
        </thead>
        <tbody>
          {savedRatios(ratios).map((view, index) => (
            <tr key={view.name}>
              <th scope="row">{view.name}</th>
              <Cell view={view} />
              {now ? <Cell view={now[index]} /> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {now === null ? <p className="mt-3 text-muted">{texts.noNow}</p> : null}
    </Dialog>
  );
}
