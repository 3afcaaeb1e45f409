import { useCompaniesFigure } from "#flows/figure-source/company-opening.tsx";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { companyTable } from "#storage/queries/companies/company-table.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { AlertList } from "../cards/alert-list.tsx";
import { type CompanyCardProps, CompanyCardView } from "../cards/company-card.tsx";

interface CompanyDialogProps extends Omit<CompanyCardProps, "bare" | "opening"> {
  readonly onClose: () => void;
}

/** Longest possible list: every kind of alert at once. */
const ALL_ALERTS = 20;

/** All its alerts, for which a table row has no room. */
function Alerts({ card, onProfile }: Pick<CompanyDialogProps, "card" | "onProfile">) {
  const storage = useStorage();
  const found = useQuery(() => companyTable(storage), [storage]);
  const row =
    found.state === "ready" ? found.value.find((each) => each.company.id === card.company.id) : undefined;
  if (row === undefined || row.alerts.length === 0) return null;
  const nothing = () => undefined;
  return (
    <div className="mb-3">
      <AlertList row={row} lines={ALL_ALERTS} onOpen={nothing} onProfile={onProfile} />
    </div>
  );
}

/** Dialog of one company, opened by a table row or by an address that names it. */
export function CompanyDialog({ onClose, ...props }: CompanyDialogProps) {
  const { id, name } = props.card.company;
  const { openingOf, panel } = useCompaniesFigure({ over: true });
  return (
    <Dialog
      open
      size="lg"
      title={
        <span className="line-clamp-3 wrap-anywhere" title={name}>
          {name}
        </span>
      }
      onClose={onClose}
    >
      <Alerts card={props.card} onProfile={props.onProfile} />
      <CompanyCardView {...props} opening={openingOf(id)} bare />
      {panel}
    </Dialog>
  );
}
