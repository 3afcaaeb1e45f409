import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type FormEvent, useId, useMemo, useState } from "react";
import { formatPesos } from "#domain/kernel/format.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { runRefusalText } from "#session/notices/run-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { saveEmployee } from "#storage/commands/payroll/employees.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useCompanyRuns } from "../../settlements/use-company-runs.ts";
import { employeeFormTexts as texts } from "../texts.ts";
import { useLawOfToday } from "../use-law-of-today.ts";
import { ContractFields } from "./contract-fields.tsx";
import { BLANK_EMPLOYEE, employeeDraftOf, employeeFieldsOf, paidBeforeRaise } from "./employee-draft.ts";
import { PersonFields } from "./person-fields.tsx";
import { ReliefFields, SecurityFields } from "./security-fields.tsx";
import { useEmployeeForm } from "./use-employee-form.ts";

interface EmployeeDialogProps {
  readonly company: CompanyId;
  /** The record when the dialog opened; null for a new employee. */
  readonly employee: Employee | null;
  readonly others: readonly Employee[];
  readonly onClose: () => void;
}

type Refused = { readonly text: string; readonly current: Employee | null };

function useSaving({ company, employee, onClose }: EmployeeDialogProps) {
  const storage = useStorage();
  const form = useEmployeeForm(employee === null ? BLANK_EMPLOYEE : employeeDraftOf(employee));
  const [employeeId] = useState(() => employee?.id ?? storage.newId("employee"));
  const [version, setVersion] = useState(employee?.version ?? null);
  const [refused, setRefused] = useRefusal<Refused>();
  const [busy, setBusy] = useState(false);
  const save = async (over: number | null = version) => {
    const fields = employeeFieldsOf(form.draft);
    if (busy || !form.check() || fields === null) return;
    setBusy(true);
    const command = { id: storage.newId("command"), employeeId, companyId: company, fields, version: over };
    const saved = await tracked(() => saveEmployee(storage, command));
    setBusy(false);
    if (saved.ok) {
      toast.success({
        title: employee === null ? texts.added : texts.saved,
        text: saved.value.contract.name,
      });
      return onClose();
    }
    const current = saved.error.kind === "stale-employee" ? saved.error.current : null;
    setRefused({ text: runRefusalText(saved.error), current });
  };
  const load = (current: Employee) => {
    form.reset(employeeDraftOf(current));
    setVersion(current.version);
    setRefused(null);
  };
  return { form, busy, refused, save, load };
}

type Saving = ReturnType<typeof useSaving>;

/** Conflict with a version saved elsewhere, with both options to resolve it. */
function Stale({ current, saving }: { readonly current: Employee; readonly saving: Saving }) {
  const { name, salary } = current.contract;
  return (
    <Banner
      tone="warn"
      role="alert"
      icon={<TriangleAlert size={18} aria-hidden="true" />}
      actions={
        <>
          <Button size="sm" onClick={() => saving.load(current)}>
            {texts.useSaved}
          </Button>
          <Button size="sm" onClick={() => void saving.save(current.version)}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{texts.staleTitle}</p>
      <p className="wrap-anywhere">{texts.staleNow(name, formatPesos(salary))}</p>
    </Banner>
  );
}

function Trouble({ saving }: { readonly saving: Saving }) {
  const { refused } = saving;
  if (refused?.current) return <Stale current={refused.current} saving={saving} />;
  return refused === null ? null : <Banner tone="error">{refused.text}</Banner>;
}

/** Dialog for a new or existing employee. */
export function EmployeeDialog(props: EmployeeDialogProps) {
  const { employee, others, onClose } = props;
  const saving = useSaving(props);
  const law = useLawOfToday();
  const runs = useCompanyRuns(props.company);
  const { draft } = saving.form;
  const paid = useMemo(
    () => (employee === null ? [] : paidBeforeRaise(draft, employee.id, runs)),
    [draft, employee, runs],
  );
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    void saving.save();
    // After the errors have been rendered.
    requestAnimationFrame(() => fields.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  const { form } = saving;
  return (
    <Dialog
      open
      size="lg"
      title={employee === null ? texts.addTitle : texts.editTitle}
      dirty={form.dirty}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={saving.busy}>
            {employee === null ? texts.add : texts.save}
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate className="grid gap-6" onSubmit={submit}>
        <Trouble saving={saving} />
        <PersonFields form={form} others={others} own={employee?.id ?? null} />
        <ContractFields form={form} law={law} paid={paid} />
        <SecurityFields form={form} law={law} />
        <ReliefFields form={form} />
      </form>
    </Dialog>
  );
}
