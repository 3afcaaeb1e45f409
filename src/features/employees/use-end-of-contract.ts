import { useState } from "react";
import type { Day } from "#domain/kernel/calendar-day.ts";
import type { Employee } from "#domain/payroll/employee.ts";
import { recordsBack } from "#session/records-back.ts";
import { tracked } from "#session/save-state.ts";
import { useStorage } from "#session/use-storage.ts";
import { saveEmployee } from "#storage/commands/employees.ts";
import { toast } from "#ui/kit/toast.ts";
import { settlementTexts as texts } from "./settlement-texts.ts";
import { tellRefusal } from "./tell-refusal.ts";
import { employeeTexts } from "./texts.ts";

/** Puts the last day on somebody's contract, with the way back in the notice. */
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
