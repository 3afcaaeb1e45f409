import { type FormEvent, useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { rowOn } from "#domain/law/dated.ts";
import type { Bracket } from "#domain/law/parameter.ts";
import { FORESEEN_SOLIDARITY, PAYROLL_TABLES, type TableKey } from "#domain/law/tables.data.ts";
import { readTable, type TableProblem, tableText } from "#domain/payroll/law/table-override.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { lawTexts, tableProblemText } from "./law-texts.ts";

const texts = lawTexts.overrides;

/** The table a person starts from: the law's of the day, or what the law foresees where none is confirmed. */
export function proposalFor(key: TableKey, day: Day): { readonly text: string; readonly note: string } {
  const table = rowOn(PAYROLL_TABLES[key].tables, day);
  if (table !== null) return { text: tableText(table.brackets), note: texts.tableOfLaw(table.norm) };
  if (key === "withholding") return { text: "", note: "" };
  return { text: tableText(FORESEEN_SOLIDARITY.brackets), note: texts.foreseen(FORESEEN_SOLIDARITY.norm) };
}

interface TableFormProps {
  readonly of: TableKey;
  readonly day: Day;
  readonly onPut: (brackets: readonly Bracket[]) => void;
}

/** A table typed line by line, started from the law's. */
export function TableForm({ of, day, onPut }: TableFormProps) {
  const proposal = proposalFor(of, day);
  const [typed, setTyped] = useState(proposal.text);
  const [problem, setProblem] = useState<TableProblem | null>(null);
  const put = (event: FormEvent) => {
    event.preventDefault();
    const read = readTable(of, typed);
    setProblem(read.ok ? null : read.error);
    if (read.ok) onPut(read.value);
  };
  return (
    <form className="mt-3 grid gap-3" onSubmit={put}>
      {proposal.note === "" ? null : <p className="text-caption text-muted">{proposal.note}</p>}
      <TextAreaField
        label={texts.tableRows}
        value={typed}
        rows={8}
        help={texts.tableHelp[of]}
        error={problem === null ? undefined : tableProblemText(problem)}
        autoComplete="off"
        onChange={(next) => {
          setTyped(next);
          setProblem(null);
        }}
      />
      <Button type="submit">{texts.put}</Button>
    </form>
  );
}
