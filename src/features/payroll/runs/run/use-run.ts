import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Company } from "#domain/company/company.ts";
import type { PayrollRunId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import type { RunProblem } from "#domain/payroll/run/compute-run.ts";
import { type ComputedRun, computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import { createDraftComputer, type RunContent, type RunFigures } from "#domain/payroll/run/draft-run.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import type { PayableEmployee } from "#domain/payroll/settlement/settled-people.ts";
import { holdUnsaved } from "#pwa/hold-unsaved.ts";
import { runRefusalText } from "#session/notices/run-refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { getCompany } from "#storage/queries/books/books.ts";
import { listPayable } from "#storage/queries/payroll/employees.ts";
import { otherRuns, type RunOnFile, readRun } from "#storage/queries/payroll/payroll-runs.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { runTexts as texts } from "../run-texts.ts";
import { RunEditor } from "./run-editor.ts";
import { useSame } from "./use-same.ts";

/** A run with the other data shown on its screen. */
export interface OpenRun extends RunOnFile {
  readonly company: Company | null;
  readonly employees: readonly PayableEmployee[];
  /** The company's other runs, of a draft with somebody who was raised; null otherwise. */
  readonly others: readonly StoredRun[] | null;
}

/** The run as a live query; null when no run has this id. */
export function useOpenRun(id: PayrollRunId | null): Loadable<OpenRun | null> {
  const storage = useStorage();
  return useQuery(async () => {
    const found = id === null ? null : await readRun(storage, id);
    if (found === null) return null;
    const { companyId } = found.run;
    const [company, employees] = await Promise.all([
      getCompany(storage, companyId),
      listPayable(storage, companyId),
    ]);
    const isAsked =
      found.run.status === "draft" &&
      employees.some(({ contract }) => contract.earlierSalaries !== undefined);
    const others = isAsked ? await otherRuns(storage, found.run) : null;
    return { ...found, company, employees, others };
  }, [storage, id]);
}

/** All data shown on the screen. */
export interface RunView {
  readonly open: OpenRun;
  /** The run with unsaved input. */
  readonly run: StoredRun;
  readonly figures: RunFigures;
  /** Number of figures of a closed run that today's law data would change. */
  readonly changed: number;
  /** Null when the run is read-only. */
  readonly editor: RunEditor | null;
}

function figuresOf(computed: Result<ComputedRun, RunProblem>, { people }: RunContent): RunFigures {
  if (!computed.ok) {
    const { error } = computed;
    const slip = error.kind === "too-large" ? null : { ok: false as const, error };
    return { people: slip ? people.map((member) => ({ member, slip })) : [], run: computed };
  }
  const { run } = computed.value;
  return {
    people: run.slips.flatMap((slip, index) => {
      const member = people[index];
      return member ? [{ member, slip: { ok: true as const, value: slip } }] : [];
    }),
    run: { ok: true, value: run },
  };
}

/** A draft is computed person by person as it is edited; a closed run shows its stored figures. */
function useFigures(open: OpenRun, content: RunContent): Pick<RunView, "figures" | "changed"> {
  const run = useSame(open.run);
  const first = useSame(open.first);
  const { month, part } = run.period;
  const isDraft = run.status === "draft";
  const before = useMemo(() => (first === null ? null : computeKept(first, null)), [first]);
  const compute = useMemo(() => {
    const slips = before?.ok ? before.value.run.slips : [];
    const soFar = new Map(slips.map((slip) => [slip.contract.id, slip.monthSoFar]));
    return createDraftComputer({ month, part }, soFar);
  }, [month, part, before]);
  const closed = useMemo(() => (isDraft ? null : computeKept(run, first)), [isDraft, run, first]);
  return useMemo(() => {
    if (closed !== null)
      return { figures: figuresOf(closed, content), changed: closed.ok ? closed.value.changed : 0 };
    const figures = before?.ok === false ? figuresOf(before, content) : compute(content);
    return { figures, changed: 0 };
  }, [closed, before, compute, content]);
}

/** The editor for the lifetime of the screen; it follows other tabs, and is consulted before leaving. */
function useEditor(open: OpenRun): RunEditor {
  const storage = useStorage();
  const [editor] = useState(() => new RunEditor(storage, open.run));
  const { run } = open;
  useEffect(() => {
    if (run.status === "draft") return editor.take(run);
    if (editor.isDirty()) toast.warning({ title: texts.closedElsewhere, text: texts.closedElsewhereText });
    editor.takeStored(run);
  }, [editor, run]);
  useEffect(() => {
    editor.onRefused = (refusal) => toast.error({ title: texts.notSaved, text: runRefusalText(refusal) });
    return holdUnsaved({ isDirty: editor.isDirty, flush: () => editor.flush() });
  }, [editor]);
  return editor;
}

export function useRunView(
  open: OpenRun,
): RunView & { readonly other: StoredRun | null; readonly writer: RunEditor } {
  const writer = useEditor(open);
  const typed = useSyncExternalStore(writer.subscribe, writer.getSnapshot);
  const other = useSyncExternalStore(writer.subscribe, writer.getOther);
  const isDraft = open.run.status === "draft";
  const content: RunContent = isDraft ? typed : open.run;
  const { figures, changed } = useFigures(open, content);
  const run = useMemo(() => ({ ...open.run, ...typed }), [open.run, typed]);
  return {
    open,
    run: isDraft ? run : open.run,
    figures,
    changed,
    editor: isDraft ? writer : null,
    writer,
    other,
  };
}
