import { useState } from "react";
import {
  type CompanyDraft,
  type CompanyProblems,
  companyProblems,
  type DraftField,
  sameDraft,
} from "./company-draft.ts";

export interface CompanyForm {
  readonly draft: CompanyDraft;
  readonly dirty: boolean;
  readonly shownProblems: CompanyProblems;
  readonly change: (part: Partial<CompanyDraft>) => void;
  readonly leave: (field: DraftField) => void;
  /** Shows every problem; returns whether there is none. */
  readonly check: () => boolean;
  readonly reset: (draft: CompanyDraft) => void;
}

const ALL: readonly DraftField[] = ["name", "nit", "sector", "fiscalYear"];
const NONE: readonly DraftField[] = [];

/** State of the company form, and which problems are already shown. */
export function useCompanyForm(initial: CompanyDraft): CompanyForm {
  const [start, setStart] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [visible, setVisible] = useState(NONE);
  const problems = companyProblems(draft);
  const shown = Object.fromEntries(
    visible.filter((field) => problems[field] !== undefined).map((field) => [field, problems[field]]),
  );
  return {
    draft,
    dirty: !sameDraft(draft, start),
    shownProblems: shown,
    change: (part) => {
      setDraft({ ...draft, ...part });
      // A field being corrected shows no problem meanwhile.
      setVisible(visible.filter((field) => !(field in part)));
    },
    leave: (field) => setVisible([...visible.filter((each) => each !== field), field]),
    check: () => {
      setVisible(ALL);
      return Object.keys(problems).length === 0;
    },
    reset: (next) => {
      setStart(next);
      setDraft(next);
      setVisible(NONE);
    },
  };
}
