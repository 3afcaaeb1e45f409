import { useState } from "react";
import type { EmployeeField } from "#domain/payroll/employee/check-employee.ts";
import { type DraftProblems, draftProblems, type EmployeeDraft, isSameDraft } from "./employee-draft.ts";

export interface EmployeeForm {
  readonly draft: EmployeeDraft;
  readonly dirty: boolean;
  /** Only those that were told already: on leaving a field, or on sending. */
  readonly problems: DraftProblems;
  readonly change: (part: Partial<EmployeeDraft>) => void;
  readonly leave: (field: EmployeeField) => void;
  /** Tells every problem; whether there is none. */
  readonly check: () => boolean;
  readonly reset: (draft: EmployeeDraft) => void;
}

/** What is typed of an employee, and which of its problems are said. */
export function useEmployeeForm(initial: EmployeeDraft): EmployeeForm {
  const [start, setStart] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const problems = draftProblems(draft);
  const shown = Object.fromEntries(Object.entries(problems).filter(([field]) => told.has(field)));
  return {
    draft,
    dirty: !isSameDraft(draft, start),
    problems: shown,
    change: (part) => {
      setDraft({ ...draft, ...part });
      // What is being mended is not scolded meanwhile.
      setTold(new Set([...told].filter((field) => !(field in part))));
    },
    leave: (field) => setTold(new Set([...told, field])),
    check: () => {
      setTold(new Set(Object.keys(problems)));
      return Object.keys(problems).length === 0;
    },
    reset: (next) => {
      setStart(next);
      setDraft(next);
      setTold(new Set());
    },
  };
}
