import { lazy, Suspense } from "react";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { BenefitsDialog } from "../settlements/benefits-dialog.tsx";
import { SettlementDialog } from "../settlements/settlement-dialog.tsx";
import { EmployeeDialog } from "./form/employee-dialog.tsx";
import { memberOf, type Staff } from "./staff.ts";

const ImportEmployeesDialog = lazy(async () => ({
  default: (await import("./import/import-dialog.tsx")).ImportEmployeesDialog,
}));

/** The dialog open over the list. */
export type EmployeeQuestion =
  | { readonly kind: "add" | "benefits" }
  /** A list, pasted or from a file. */
  | { readonly kind: "import"; readonly given?: File }
  | { readonly kind: "edit" | "settle"; readonly employee: Employee };

interface EmployeeDialogsProps {
  readonly staff: Staff;
  readonly asking: EmployeeQuestion | null;
  readonly onClose: () => void;
}

/** Renders the dialog open over a company's employees. */
export function EmployeeDialogs({ staff, asking, onClose }: EmployeeDialogsProps) {
  const { company, members, payments, today } = staff;
  if (asking === null || company === null) return null;
  const others = members.map(({ employee }) => employee);
  switch (asking.kind) {
    case "add":
      return <EmployeeDialog company={company.id} employee={null} others={others} onClose={onClose} />;
    case "import":
      return (
        <Suspense fallback={null}>
          <ImportEmployeesDialog
            company={company.id}
            employees={others}
            today={today}
            given={asking.given ?? null}
            onClose={onClose}
          />
        </Suspense>
      );
    case "edit":
      return (
        <EmployeeDialog company={company.id} employee={asking.employee} others={others} onClose={onClose} />
      );
    case "settle": {
      // Uses the current record: the last day may be saved in the meantime, even by this dialog.
      const now = members.find(({ employee }) => employee.id === asking.employee.id);
      const who = now ?? memberOf(asking.employee, payments, today);
      return (
        <SettlementDialog
          company={company}
          member={who}
          payments={payments}
          today={today}
          onClose={onClose}
        />
      );
    }
    case "benefits":
      return <BenefitsDialog company={company} staff={staff} onClose={onClose} />;
  }
}
