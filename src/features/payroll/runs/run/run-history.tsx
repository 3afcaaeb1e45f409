import { formatMoment } from "#domain/kernel/format.ts";
import type { PayrollRunId } from "#domain/kernel/ids.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { type RunStep, runHistory } from "#storage/queries/payroll/run-history.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { actionTexts } from "../action-texts.ts";

const { history: texts } = actionTexts;

function words({ event, isUndo }: RunStep): string {
  if (isUndo && event === "created") return texts.restored;
  return isUndo ? texts.undone(texts.events[event]) : texts.events[event];
}

interface RunHistoryProps {
  readonly run: PayrollRunId;
  readonly onClose: () => void;
}

/** The run's history since its creation, newest first. */
export function RunHistory({ run, onClose }: RunHistoryProps) {
  const storage = useStorage();
  const found = useQuery(() => runHistory(storage, run), [storage, run]);
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      {found.state === "loading" ? <SkeletonRows rows={3} /> : null}
      {found.state === "failed" ? (
        <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {found.state === "ready" ? (
        <ol className="run-history">
          {found.value.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the trail only grows, at its head
            <li key={index}>
              <span>{words(step)}</span>
              <span className="text-caption text-muted">{formatMoment(step.at)}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </Dialog>
  );
}
