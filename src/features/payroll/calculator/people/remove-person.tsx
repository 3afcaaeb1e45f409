import Trash2 from "lucide-react/icons/trash-2";
import { nameShown } from "#domain/payroll/calculator/payroll-row.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { payrollTexts as texts } from "../texts.ts";
import type { PersonProps } from "./person-fields.ts";

/** The last person cannot be removed; where the plan forbids removal, pressing the button explains it. */
export function RemovePerson({ row, removal, onRemove }: PersonProps) {
  if (removal === "hidden") return null;
  return (
    <IconButton
      label={texts.removePerson(nameShown(row))}
      size="sm"
      icon={<Trash2 size={18} aria-hidden="true" />}
      disabled={removal === "last"}
      data-locked={removal === "locked" ? "premium" : undefined}
      onClick={() => onRemove(row.id)}
    />
  );
}
