import { useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { saveEmployee } from "#storage/commands/payroll/employees.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { tellRefusal } from "../employees/tell-refusal.ts";
import { employeeTexts } from "../employees/texts.ts";
import { settlementTexts as texts } from "./settlement-texts.ts";

/** Sets a contract's last day, with undo in the notice. */
export function useEndOfContract(employee: Employee) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const put = async (end: Day) => {
    if (busy) return;
    setBusy(true);
    const id = storage.newId("command");
    const { id: employeeId, companyId, version, contract, position, eps, pensionFund } = employee;
    const fields = { contract: { ...contract, end }, position, eps, pensionFund };
    const saved = await tracked(() => saveEmployee(storage, { id, employeeId, companyId, version, fields }));
    setBusy(false);
    if (!saved.ok) return tellRefusal(saved);
    const done = { title: employeeTexts.restored, text: contract.name };
    toast.success({
      title: texts.endPut,
      text: contract.name,
      ...recordsBack(storage, { target: id, done, onRefused: tellRefusal }),
    });
  };
  return { busy, put };
}
