import { useMemo, useState } from "react";
import {
  AS_LISTED,
  type EmployeeChoices,
  type EmployeeImport,
  type JudgedEmployee,
  judgeEmployees,
} from "#domain/import/staff/employee-import.ts";
import { readEmployeeRows, worthAsEmployees } from "#domain/import/staff/employee-rows.ts";
import { EMPLOYEE_MENDS, type EmployeeMend } from "#domain/import/staff/employee-salary.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { ListDialog } from "#flows/table-file/list-dialog.tsx";
import { ListPlan, type PlannedRow } from "#flows/table-file/list-plan.tsx";
import { useListSource } from "#flows/table-file/use-list-source.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { runRefusalText } from "#session/notices/run-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { importEmployees } from "#storage/commands/payroll/import-employees.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { tellRefusal } from "../tell-refusal.ts";
import { employeeImportTexts as texts } from "./texts.ts";

const WEIGHT: Readonly<Record<JudgedEmployee["verdict"], number>> = {
  conflict: 0,
  new: 1,
  changes: 2,
  skipped: 3,
  same: 4,
};

function outcomeOf({ verdict, conflict, changed }: JudgedEmployee): string {
  if (conflict !== undefined) return texts.conflict(conflict);
  return verdict === "changes" || verdict === "conflict" ? texts.changes(changed) : texts.verdicts[verdict];
}

const plannedRow = (each: JudgedEmployee): PlannedRow => ({
  row: each.row,
  cells: [each.name, each.number],
  outcome: outcomeOf(each),
  weight: WEIGHT[each.verdict],
  isProblem: each.verdict === "conflict",
});

interface PlanProps {
  readonly plan: EmployeeImport;
  readonly choices: EmployeeChoices;
  readonly today: Day;
  readonly onChoose: (choices: EmployeeChoices) => void;
}

/** What would be written, the presses that mend what is clear, and the reason of each row that stays out. */
function Plan({ plan, choices, today, onChoose }: PlanProps) {
  const { people, counts, mendable, withoutStart } = plan;
  const mend = (one: EmployeeMend) => onChoose({ ...choices, mends: [...choices.mends, one] });
  const isKnown = counts.changes + counts.skipped > 0;
  return (
    <>
      <ListPlan
        heads={[texts.name, texts.number]}
        rows={people.map(plannedRow)}
        status={counts.same === people.length ? texts.allSame : texts.counts(counts)}
      >
        {EMPLOYEE_MENDS.filter((each) => mendable[each] > 0).map((each) => (
          <Button key={each} size="sm" onClick={() => mend(each)}>
            {texts.mend(each, mendable[each])}
          </Button>
        ))}
      </ListPlan>
      {withoutStart > 0 || choices.start !== null ? (
        <DateField
          label={texts.start}
          today={today}
          value={choices.start}
          onChange={(start) => onChoose({ ...choices, start })}
        />
      ) : null}
      {isKnown ? (
        <Checkbox
          label={texts.updates}
          checked={choices.updates}
          onChange={(updates) => onChoose({ ...choices, updates })}
        />
      ) : null}
    </>
  );
}

interface ImportEmployeesProps {
  readonly company: CompanyId;
  /** All employees of the company. */
  readonly employees: readonly Employee[];
  readonly today: Day;
  /** A list that was already given. */
  readonly given?: File | null;
  readonly onClose: () => void;
}

function useEmployeeList({ company, employees, today, given = null, onClose }: ImportEmployeesProps) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const [id] = useState(() => storage.newId("command"));
  const [how] = useState(() => ({
    worth: worthAsEmployees,
    ofText: (text: string) => readEmployeeRows(rowsOfText(text), today),
    ofSheet: ({ rows }: Parameters<typeof worthAsEmployees>[0]) => readEmployeeRows(rows, today),
    choices: AS_LISTED,
  }));
  const source = useListSource({ ...how, given });
  const { read, choices, setError } = source;
  const plan = useMemo(
    () => judgeEmployees(employees, read.rows, choices, today),
    [employees, read, choices, today],
  );
  const wanted = plan.counts.new + plan.counts.changes;
  const submit = async () => {
    if (source.isBehind || wanted === 0) return;
    setBusy(true);
    const made = await tracked(() =>
      importEmployees(storage, { id, companyId: company, rows: read.rows, choices }),
    );
    setBusy(false);
    if (!made.ok && made.error.kind === "plan") return explainLimit(made.error.text);
    if (!made.ok) return setError(runRefusalText(made.error));
    const { added, updated } = made.value;
    if (added + updated === 0) return setError(texts.allSame);
    const back = recordsBack(storage, {
      target: id,
      done: { title: texts.undone },
      onRefused: tellRefusal,
    });
    toast.success({ title: texts.done(added, updated), ...back });
    onClose();
  };
  return { source, plan, wanted, busy, submit };
}

/** Brings employees in from a list: the plan first, then one command writes what was shown (IM-25). */
export function ImportEmployeesDialog(props: ImportEmployeesProps) {
  const { source, plan, wanted, busy, submit } = useEmployeeList(props);
  const { choices, setChoices } = source;
  return (
    <ListDialog
      texts={texts}
      source={source}
      wanted={wanted}
      busy={busy}
      plan={
        plan.people.length === 0 ? null : (
          <Plan plan={plan} choices={choices} today={props.today} onChoose={setChoices} />
        )
      }
      onSubmit={submit}
      onClose={props.onClose}
    />
  );
}
