import { use, useRef, useState } from "react";
import type { CalculationId, CommandId } from "#domain/kernel/ids.ts";
import type { PayrollRefusal } from "#domain/payroll/calculator/payroll-refusal.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { tracked } from "#session/saved/save-state.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { savePayroll } from "#storage/commands/payroll/payroll.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { CalculatorRun } from "../payroll-state.ts";
import { PAYROLL_REFUSALS, payrollTexts } from "../texts.ts";
import { PAYROLL_SOURCE, type Payroll } from "../use-payroll.ts";

const texts = payrollTexts.saved;

export function tellPayrollRefusal(error: PayrollRefusal | StorageRefusal): void {
  if (error.kind === "plan") explainLimit(error.text);
  else {
    const text = error.kind === "storage" ? troubleText(error.trouble) : PAYROLL_REFUSALS[error.kind];
    toast.error({ title: texts.failed, text });
  }
}

interface Attempt {
  readonly run: CalculatorRun["result"];
  readonly id: CommandId;
  readonly calculationId: CalculationId;
}

export interface CalculationSaving {
  readonly busy: boolean;
  readonly save: () => Promise<void>;
}

/** Saves the calculation on screen; null for users without storage. Repeated presses save it once (ST-09). */
export function useCalculationSaving({ state, send }: Payroll): CalculationSaving | null {
  const storage = use(StorageContext);
  const [busy, setBusy] = useState(false);
  const attempt = useRef<Attempt | null>(null);
  if (storage === null) return null;
  const save = async () => {
    const { run, from } = state;
    if (run === null) return;
    if (run.savedAs === null) {
      const again = attempt.current?.run === run.result ? attempt.current : null;
      const { id, calculationId } = again ?? {
        id: storage.newId("command"),
        calculationId: storage.newId("calculation"),
      };
      attempt.current = { run: run.result, id, calculationId };
      setBusy(true);
      const { set, day } = run.result;
      const terms = run.result.set === "law" ? { terms: run.result.terms } : {};
      const command = { id, calculationId, rows: run.rows, set, day, ...terms, from };
      const saved = await tracked(() => savePayroll(storage, command), null, PAYROLL_SOURCE);
      setBusy(false);
      if (!saved.ok) return tellPayrollRefusal(saved.error);
      send({ type: "saved", result: run.result, as: saved.value.id });
    }
    toast.success({ title: texts.title, text: texts.text });
  };
  return { busy, save };
}
