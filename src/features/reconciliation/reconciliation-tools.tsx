import Check from "lucide-react/icons/check";
import Lock from "lucide-react/icons/lock";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { readyEntries, whyOpen } from "./ready-entries.ts";
import { reconciliationTexts as texts } from "./texts.ts";
import { useReconcileActions } from "./use-reconcile-actions.ts";
import type { ReconciliationView } from "./use-reconciliation.ts";

interface ToolsProps {
  readonly view: ReconciliationView;
  readonly extract: BankExtract;
}

/** Names the sentence that says what is missing to close. */
export const STATE_ID = "reconciliation-state";

/** What is done to the whole month: record all that is proposed, and close it. */
export function ReconciliationTools({ view, extract }: ToolsProps) {
  const does = useReconcileActions(extract);
  const ready = readyEntries(view);
  const why = whyOpen(view);
  return (
    <div className="contents flex-wrap gap-3 sm:flex lg:ml-auto">
      <Button
        variant={why === null ? "primary" : "outline"}
        disabled={why !== null}
        loading={does.busy}
        aria-describedby={STATE_ID}
        icon={<Lock size={16} aria-hidden="true" />}
        onClick={() => void does.close()}
      >
        {texts.close}
      </Button>
      {ready.length === 0 ? null : (
        <Button
          variant="primary"
          loading={does.busy}
          icon={<Check size={16} aria-hidden="true" />}
          onClick={() => void does.post(ready)}
        >
          {texts.record(ready.length)}
        </Button>
      )}
    </div>
  );
}
