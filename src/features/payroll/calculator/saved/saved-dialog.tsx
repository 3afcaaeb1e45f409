import Trash2 from "lucide-react/icons/trash-2";
import type { SavedPayroll } from "#domain/payroll/calculator/saved-payroll.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { deletePayroll } from "#storage/commands/payroll/payroll.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { listPayrolls } from "#storage/queries/payroll/payroll.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { payrollTexts } from "../texts.ts";
import { savedItem } from "./saved-item.ts";
import { tellPayrollRefusal } from "./use-saving.ts";

const texts = payrollTexts.saved;

function report(result: CommandResult<unknown>): void {
  if (!result.ok) toast.error({ title: texts.failed, text: refusalText(result.error) });
}

function useRemoval(): (saved: SavedPayroll) => Promise<void> {
  const storage = useStorage();
  return async (saved) => {
    const id = storage.newId("command");
    const gone = await tracked(() => deletePayroll(storage, { id, calculationId: saved.id }));
    if (!gone.ok) return tellPayrollRefusal(gone.error);
    toast.neutral({
      title: texts.removed,
      ...recordsBack(storage, { target: id, done: { title: texts.restored }, onRefused: report }),
    });
  };
}

interface ListProps {
  readonly all: readonly SavedPayroll[];
  readonly onOpen: (saved: SavedPayroll) => void;
}

function List({ all, onOpen }: ListProps) {
  const remove = useRemoval();
  if (all.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} bare />;
  return (
    <ul className="payroll-list">
      {all.map((saved) => {
        const { what, detail, opens } = savedItem(saved);
        return (
          <li key={saved.id} className="gap-2">
            <button
              type="button"
              className="payroll-saved"
              disabled={!opens}
              aria-label={texts.open(what)}
              onClick={() => onOpen(saved)}
            >
              <span className="font-semibold">{what}</span>
              <span className="text-caption text-muted">{detail}</span>
            </button>
            <IconButton
              label={texts.remove(what)}
              size="sm"
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => void remove(saved)}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface SavedDialogProps {
  readonly onOpen: (saved: SavedPayroll) => void;
  readonly onClose: () => void;
}

/** Calculations saved with "Guardar Documento", to open again or delete. */
export function SavedCalculationsDialog({ onOpen, onClose }: SavedDialogProps) {
  const storage = useStorage();
  const all = useQuery(() => listPayrolls(storage), [storage]);
  return (
    <Dialog open size="md" title={texts.listTitle} onClose={onClose}>
      {all.state === "loading" ? <SkeletonRows rows={3} label={texts.loading} /> : null}
      {all.state === "failed" ? <p role="alert">{troubleText(all.trouble)}</p> : null}
      {all.state === "ready" ? <List all={all.value} onOpen={onOpen} /> : null}
    </Dialog>
  );
}
