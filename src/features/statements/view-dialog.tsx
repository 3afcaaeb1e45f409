import type { StatementId } from "#domain/kernel/ids.ts";
import { contentReport } from "#domain/statement/typed/content-report.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { getStatement, type StatementItem } from "#storage/queries/statements/statements.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { savedStatementTexts as texts } from "./texts.ts";

interface SavedReportProps {
  readonly id: StatementId;
  readonly company: string;
}

/** The statement as saved, whatever its books contain by now. */
function SavedReport({ id, company }: SavedReportProps) {
  const storage = useStorage();
  const found = useQuery(() => getStatement(storage, id), [storage, id]);
  if (found.state === "loading") return <p className="py-6 text-muted">{texts.loading}</p>;
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  if (found.value === null) return <Banner tone="error">{texts.unknownStatement}</Banner>;
  const report = contentReport(found.value, company);
  if (report === null) return <p className="py-4">{texts.waits}</p>;
  return <ReportView report={report} heading />;
}

interface ViewDialogProps {
  readonly item: StatementItem;
  readonly company: string;
  readonly onClose: () => void;
}

/** Shows a saved statement in full. */
export function ViewDialog({ item, company, onClose }: ViewDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      title={item.name}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <SavedReport id={item.id} company={company} />
    </Dialog>
  );
}
