import { Dialog } from "#ui/kit/dialog.tsx";
import { type CompanyCardProps, CompanyCardView } from "./company-card.tsx";

interface CompanyDialogProps extends Omit<CompanyCardProps, "bare"> {
  readonly onClose: () => void;
}

/** One company by itself: what a row of the table and an address that names it open. */
export function CompanyDialog({ onClose, ...props }: CompanyDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      title={<span className="wrap-anywhere">{props.card.company.name}</span>}
      onClose={onClose}
    >
      <CompanyCardView {...props} bare />
    </Dialog>
  );
}
