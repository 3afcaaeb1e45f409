import type { Company } from "#domain/company/company.ts";
import type { CompanyHandlers } from "../cards/company-card.tsx";
import type { FigureMode } from "../cards/figures-view.tsx";
import { FiscalPlace } from "../cards/fiscal-place.tsx";
import type { CompanyActions } from "../use-company-actions.ts";
import { CompanyDialog } from "./company-dialog.tsx";
import { DeleteCompanyDialog } from "./delete-company-dialog.tsx";
import { EditCompanyDialog } from "./edit-company-dialog.tsx";
import { GoneDialog } from "./gone-dialog.tsx";
import type { OpenDialog } from "./use-open-dialog.ts";

interface CompanyDialogsProps {
  readonly dialog: OpenDialog;
  readonly others: readonly Company[];
  readonly mode: FigureMode;
  readonly on: CompanyHandlers;
  readonly actions: CompanyActions;
  readonly onClose: () => void;
}

/** The one dialog that is open over the companies. */
export function CompanyDialogs({ dialog, others, mode, on, actions, onClose }: CompanyDialogsProps) {
  if (dialog === null) return null;
  switch (dialog.kind) {
    case "gone":
    case "unknown":
      return <GoneDialog kind={dialog.kind} onClose={onClose} />;
    case "view":
      return <CompanyDialog card={dialog.now} mode={mode} {...on} onClose={onClose} />;
    case "edit":
      return <EditCompanyDialog company={dialog.card.company} others={others} onClose={onClose} />;
    case "profile":
      return <FiscalPlace company={dialog.card.company.id} onClose={onClose} />;
    case "remove": {
      const remove = () => {
        onClose();
        void actions.remove(dialog.now.company);
      };
      return <DeleteCompanyDialog card={dialog.now} onConfirm={remove} onCancel={onClose} />;
    }
  }
}
