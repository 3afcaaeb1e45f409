import type { Employee } from "#domain/payroll/employee/employee.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { deleteEmployee } from "#storage/commands/payroll/employees.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { tellRefusal } from "./tell-refusal.ts";
import { employeeTexts as texts } from "./texts.ts";

/** Removes an employee from the list, with undo in the notice. */
export function useRemoval(): (employee: Employee) => Promise<void> {
  const storage = useStorage();
  return async ({ id: employeeId, contract: { name } }) => {
    const id = storage.newId("command");
    const result = await tracked(() => deleteEmployee(storage, { id, employeeId }));
    if (!result.ok) return tellRefusal(result);
    const done = { title: texts.restored, text: name };
    toast.neutral({
      title: texts.removed,
      text: name,
      ...recordsBack(storage, { target: id, done, onRefused: tellRefusal }),
    });
  };
}
