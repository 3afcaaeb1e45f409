import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { formatDay } from "#domain/kernel/format.ts";
import type { AnalysisId, SavedAnalysis } from "#domain/statement/analysis/saved-analysis.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { listAnalyses } from "#storage/queries/statements/analyses.ts";
import { StandingBadge } from "#ui/accounting/indicators/standing-badge.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { SavedAnalysisDialog } from "./saved-dialog.tsx";
import { savedRatios } from "./saved-view.ts";
import { savedTexts as texts } from "./texts.ts";
import type { AnalysisSearch } from "./use-analysis.ts";
import { useAnalysisActions } from "./use-analysis-actions.ts";

interface RowProps {
  readonly analysis: SavedAnalysis;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function Row({ analysis, onOpen, onRemove }: RowProps) {
  const { statementName, date } = analysis;
  return (
    <li className="saved-row">
      <div className="min-w-0">
        <button
          type="button"
          className="link link-primary wrap-anywhere text-left font-semibold"
          aria-label={texts.open(statementName)}
          onClick={onOpen}
        >
          {statementName}
        </button>
        <p className="text-caption text-muted">{formatDay(date)}</p>
      </div>
      <ul className="saved-ratios">
        {savedRatios(analysis.ratios).map(({ name, figure, standing }) => (
          <li key={name}>
            <span className="text-caption text-muted">{name}</span>
            <span className="font-semibold">{figure}</span>
            <StandingBadge standing={standing} />
          </li>
        ))}
      </ul>
      <IconButton
        size="sm"
        label={texts.remove(statementName)}
        icon={<Trash size={18} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}

/** Saved analyses, unchanged since saving. */
export function SavedList({ onSearch }: { readonly onSearch: (search: AnalysisSearch) => void }) {
  const storage = useStorage();
  const { remove } = useAnalysisActions();
  const [open, setOpen] = useState<AnalysisId | null>(null);
  const saved = useQuery(() => listAnalyses(storage), [storage]);
  if (saved.state !== "ready") return null;
  const shown = saved.value.find((each) => each.id === open);
  return (
    <section data-section="saved">
      <h2 className="section-head">{texts.title}</h2>
      {saved.value.length === 0 ? <p className="py-4 text-muted">{texts.none}</p> : null}
      <ul>
        {saved.value.map((analysis) => (
          <Row
            key={analysis.id}
            analysis={analysis}
            onOpen={() => setOpen(analysis.id)}
            onRemove={() => void remove(analysis)}
          />
        ))}
      </ul>
      {shown === undefined ? null : (
        <SavedAnalysisDialog
          analysis={shown}
          onClose={() => setOpen(null)}
          onSeeNow={() => {
            setOpen(null);
            const { subject } = shown;
            onSearch(
              subject.kind === "company" ? { empresa: subject.companyId } : { estado: subject.statementId },
            );
          }}
        />
      )}
    </section>
  );
}
