import Pencil from "lucide-react/icons/pencil";
import ReceiptText from "lucide-react/icons/receipt-text";
import Trash2 from "lucide-react/icons/trash-2";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { employeeTexts as texts } from "./texts.ts";

/** Actions on an employee of the list. */
export interface EmployeeHandlers {
  readonly onEdit: (employee: Employee) => void;
  readonly onSettle: (employee: Employee) => void;
  readonly onRemove: (employee: Employee) => void;
}

interface EmployeeMenuProps {
  readonly employee: Employee;
  readonly on: EmployeeHandlers;
}

export function EmployeeMenu({ employee, on }: EmployeeMenuProps) {
  const label = texts.menu(employee.contract.name);
  return (
    <MoreMenu
      label={label}
      items={[
        {
          id: "edit",
          label: texts.edit,
          icon: <Pencil size={18} aria-hidden="true" />,
          onSelect: () => on.onEdit(employee),
        },
        {
          id: "settle",
          label: texts.settle,
          icon: <ReceiptText size={18} aria-hidden="true" />,
          onSelect: () => on.onSettle(employee),
        },
        {
          id: "remove",
          label: texts.remove,
          tone: "danger",
          icon: <Trash2 size={18} aria-hidden="true" />,
          onSelect: () => on.onRemove(employee),
        },
      ]}
      size="sm"
    />
  );
}
