import type { CompanyCard } from "#storage/queries/companies/company-figures.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { shortName } from "../cards/short-name.ts";
import { dialogTexts as texts } from "../texts.ts";

interface DeleteCompanyDialogProps {
  readonly card: CompanyCard;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation and lists the books that will be deleted too. */
export function DeleteCompanyDialog({ card, onConfirm, onCancel }: DeleteCompanyDialogProps) {
  const { company, books, entries } = card;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.removeTitle}
      text={<span className="wrap-anywhere">{texts.removeConfirm(shortName(company.name))}</span>}
      detail={books === 0 ? texts.removeAlone : texts.removeWith(books, entries)}
      confirmLabel={texts.remove}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
