import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { runRefusalText } from "#session/notices/run-refusal-text.ts";
import type { PayrollCommandResult } from "#storage/payroll/payroll-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { employeeTexts as texts } from "./texts.ts";

/** Shows why a change was refused; nothing on success. */
export function tellRefusal(result: PayrollCommandResult<unknown>): void {
  if (result.ok) return;
  if (result.error.kind === "plan") explainLimit(result.error.text);
  else toast.error({ title: texts.failed, text: runRefusalText(result.error) });
}
