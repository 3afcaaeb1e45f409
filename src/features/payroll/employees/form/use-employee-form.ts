import { useState } from "react";
import type { EmployeeField } from "#domain/payroll/employee/check-employee.ts";
import {
  type EmployeeDraft,
  type EmployeeProblems,
  employeeProblems,
  isSameDraft,
} from "./employee-draft.ts";

export interface EmployeeForm {
  readonly draft: EmployeeDraft;
  readonly dirty: boolean;
  /** Only problems already shown: after leaving the field or submitting. */
  readonly problems: EmployeeProblems;
  readonly change: (part: Partial<EmployeeDraft>) => void;
  readonly leave: (field: EmployeeField | "raiseFrom") => void;
  /** Shows every problem; returns true if there is none. */
  readonly check: () => boolean;
  readonly reset: (draft: EmployeeDraft) => void;
}

/** Input of the employee form, and which of its problems are shown. */
export function useEmployeeForm(initial: EmployeeDraft): EmployeeForm {
  const [start, setStart] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const problems = employeeProblems(draft);
  const shown = Object.fromEntries(Object.entries(problems).filter(([field]) => visited.has(field)));
  return {
    draft,
    dirty: !isSameDraft(draft, start),
    problems: shown,
    change: (part) => {
      setDraft({ ...draft, ...part });
      // A field being corrected shows no problem.
      setVisited(new Set([...visited].filter((field) => !(field in part))));
    },
    leave: (field) => setVisited(new Set([...visited, field])),
    check: () => {
      setVisited(new Set(Object.keys(problems)));
      return Object.keys(problems).length === 0;
    },
    reset: (next) => {
      setStart(next);
      setDraft(next);
      setVisited(new Set());
    },
  };
}
