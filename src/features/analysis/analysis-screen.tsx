import { StorageGate } from "#session/gates/storage-gate.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { AnalysisHead } from "./analysis-head.tsx";
import { NoAnalysis } from "./no-analysis.tsx";
import { SavedList } from "./saved-list.tsx";
import { SubjectAnalysis } from "./subject-analysis.tsx";
import { analysisTexts as texts } from "./texts.ts";
import { type AnalysisSearch, useAnalysis } from "./use-analysis.ts";
import { WatchSection } from "./watching/watch-section.tsx";
import "./analysis.css";

interface AnalysisScreenProps {
  readonly search: AnalysisSearch;
  readonly onSearch: (search: AnalysisSearch) => void;
}

function Waiting() {
  return (
    <div className="grid gap-8">
      <h1 className="title-screen">{texts.title}</h1>
      <p className="text-muted" role="status">
        {texts.loading}
      </p>
    </div>
  );
}

function Body({ search, onSearch }: AnalysisScreenProps) {
  const read = useAnalysis(search);
  if (read.state === "loading") return <Waiting />;
  if (read.state === "failed")
    return <TroublePanel alone trouble={read.trouble} onRetry={() => currentStorage.reopen()} />;
  const { found, subject, choices, puc, watched } = read.value;
  const analysis = found.kind === "ready" ? found.analysis : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <AnalysisHead analysis={analysis} subject={subject} choices={choices} onSearch={onSearch} />
      {found.kind === "ready" ? (
        <SubjectAnalysis
          key={JSON.stringify(found.analysis.subject)}
          analysis={found.analysis}
          puc={puc}
          watch={watched === null ? null : <WatchSection watched={watched} puc={puc} />}
        />
      ) : (
        <NoAnalysis found={found} />
      )}
      <SavedList onSearch={onSearch} />
    </div>
  );
}

/** The analysis of a company or a saved statement. */
export function AnalysisScreen(props: AnalysisScreenProps) {
  useTitle(texts.title);
  return (
    <StorageGate waiting={<Waiting />}>
      <Body {...props} />
    </StorageGate>
  );
}
