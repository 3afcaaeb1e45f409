import { lazy, Suspense } from "react";
import type { StatementShelf } from "#storage/queries/statements/statements.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { NameDialog } from "#ui/kit/overlays/name-dialog.tsx";
import { companyName } from "./filter-statements.ts";
import { savedStatementTexts as texts } from "./texts.ts";
import type { StatementActions } from "./use-statement-actions.ts";
import type { StatementQuestion } from "./use-statement-menu.tsx";

const ViewDialog = lazy(async () => ({ default: (await import("./view-dialog.tsx")).ViewDialog }));
const CompareDialog = lazy(async () => ({ default: (await import("./compare-dialog.tsx")).CompareDialog }));
const DownloadDialog = lazy(async () => ({
  default: (await import("./download-dialog.tsx")).DownloadDialog,
}));

interface StatementDialogsProps {
  readonly asking: StatementQuestion | null;
  readonly shelf: StatementShelf;
  readonly actions: StatementActions;
  readonly onClose: () => void;
}

/**
 * The open dialog about a statement, if any. It outlives its card: if the statement was deleted elsewhere, confirming
 * says so (MT-04).
 */
export function StatementDialogs({ asking, shelf, actions, onClose }: StatementDialogsProps) {
  if (asking === null) return null;
  const { kind, item } = asking;
  switch (kind) {
    case "view":
      return (
        <Suspense fallback={null}>
          <ViewDialog item={item} company={companyName(shelf, item.companyId)} onClose={onClose} />
        </Suspense>
      );
    case "compare":
      return (
        <Suspense fallback={null}>
          <CompareDialog item={item} shelf={shelf} onClose={onClose} />
        </Suspense>
      );
    case "download":
      return (
        <Suspense fallback={null}>
          <DownloadDialog
            item={item}
            company={shelf.companies.find((each) => each.id === item.companyId) ?? null}
            onClose={onClose}
          />
        </Suspense>
      );
    case "rename":
      return (
        <NameDialog
          title={texts.renameTitle}
          label={texts.name}
          name={item.name}
          confirm={texts.save}
          onConfirm={(name) => actions.rename(item, name)}
          onClose={onClose}
        />
      );
    case "remove":
      return (
        <ConfirmDialog
          open
          tone="danger"
          title={texts.removeTitle}
          text={texts.removeConfirm}
          detail={texts.removeDetail(item.name)}
          confirmLabel={texts.remove}
          onConfirm={() => {
            onClose();
            void actions.remove(item);
          }}
          onCancel={onClose}
        />
      );
  }
}
