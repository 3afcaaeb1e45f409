import { useMemo, useState } from "react";
import { type JudgedNovelty, judgeNovelties } from "#domain/import/staff/novelty-import.ts";
import { readNoveltyRows, worthAsNovelties } from "#domain/import/staff/novelty-rows.ts";
import type { FileSheet } from "#domain/import/table/sheet.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { RunMember, StoredRun } from "#domain/payroll/run/stored-run.ts";
import { plainNumber } from "#domain/payroll/slip/quantity-text.ts";
import { ListDialog } from "#flows/table-file/list-dialog.tsx";
import { ListPlan, type PlannedRow } from "#flows/table-file/list-plan.tsx";
import { useListSource } from "#flows/table-file/use-list-source.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import type { RunEditor } from "../run/run-editor.ts";
import { noveltyImportTexts as texts } from "./texts.ts";

const WEIGHT: Readonly<Record<JudgedNovelty["verdict"], number>> = {
  conflict: 0,
  new: 1,
  replaces: 2,
  same: 3,
};

function amountText({ listed: { value, quantity } }: JudgedNovelty): string {
  if (value.kind === "value") return formatPesos(pesos(value.value));
  return quantity.kind === "value" ? plainNumber(quantity.value) : "";
}

function plannedRow(each: JudgedNovelty): PlannedRow {
  const { listed, name, verdict, conflict } = each;
  return {
    row: listed.row,
    cells: [name, listed.said, amountText(each)],
    outcome:
      conflict !== undefined || verdict === "conflict"
        ? conflict === undefined
          ? ""
          : texts.conflict(conflict)
        : texts.verdicts[verdict],
    weight: WEIGHT[verdict],
    isProblem: verdict === "conflict",
  };
}

/** The inputs of these people as they were, for those who are still in the run. */
function takeBack(editor: RunEditor, before: ReadonlyMap<string, RunMember>): void {
  const { people } = editor.getSnapshot();
  editor.change({
    people: people.map((member) => {
      const own = before.get(member.contract.id);
      return own === undefined ? member : { ...member, input: own.input };
    }),
  });
  toast.success({ title: texts.undone });
}

interface NoveltyDialogProps {
  readonly run: StoredRun;
  readonly editor: RunEditor;
  readonly today: Day;
  /** A file that was brought elsewhere. */
  readonly given?: File | null;
  readonly onClose: () => void;
}

/** Brings novelties into a draft from a list: the plan first, then one change of the run, which is taken back whole (IM-26). */
export function NoveltyDialog({ run, editor, today, given = null, onClose }: NoveltyDialogProps) {
  const [how] = useState(() => ({
    worth: worthAsNovelties,
    ofText: (text: string) => readNoveltyRows(rowsOfText(text), today),
    ofSheet: ({ rows }: FileSheet) => readNoveltyRows(rows, today),
    choices: { over: false },
  }));
  const source = useListSource({ ...how, given });
  const { read, choices } = source;
  const plan = useMemo(() => judgeNovelties(run, read.rows, choices), [run, read, choices]);
  const { counts, novelties } = plan;
  const wanted = counts.new + counts.replaces;
  const submit = () => {
    if (source.isBehind || wanted === 0) return;
    const changed = run.people.filter((member, at) => plan.people[at] !== member);
    const before = new Map(changed.map((member) => [member.contract.id, member]));
    editor.change({ people: plan.people });
    toast.success({ title: texts.done(wanted), ...undoNotice(() => takeBack(editor, before)) });
    onClose();
  };
  const over =
    plan.over === 0 ? null : (
      <Button size="sm" onClick={() => source.setChoices({ over: true })}>
        {texts.over(plan.over)}
      </Button>
    );
  return (
    <ListDialog
      texts={texts}
      source={source}
      wanted={wanted}
      busy={false}
      plan={
        novelties.length === 0 ? null : (
          <ListPlan
            heads={[texts.name, texts.novelty, texts.amount]}
            rows={novelties.map(plannedRow)}
            status={counts.same === novelties.length ? texts.allSame : texts.counts(counts)}
          >
            {over}
          </ListPlan>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
