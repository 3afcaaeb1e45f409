import { useMemo, useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { runRefusalText } from "#session/notices/run-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { saveEmployee } from "#storage/commands/payroll/employees.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { type PastedRow, readPasted } from "./read-pasted.ts";
import { pasteTexts as texts } from "./texts.ts";

interface PasteDialogProps {
  readonly company: CompanyId;
  readonly today: Day;
  readonly onClose: () => void;
}

type Person = Extract<PastedRow, { readonly kind: "person" }>;

const PROBLEMS_SHOWN = 5;

function isPerson(row: PastedRow): row is Person {
  return row.kind === "person";
}

/** Adds one at a time, so that the plan's limit stops at the exact row; added rows are removed from the field. */
function useAdding({ company, today, onClose }: PasteDialogProps) {
  const storage = useStorage();
  const [text, setText] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const rows = useMemo(() => readPasted(text, today), [text, today]);
  const people = rows.filter(isPerson);
  const stop = (added: number, reason: string) => {
    const lines = text.split(/\r\n|\r|\n/);
    const gone = new Set(people.slice(0, added).map(({ row }) => row));
    setText(lines.filter((_, index) => !gone.has(index + 1)).join("\n"));
    setFailure(texts.stopped(people.length - added, reason));
  };
  const add = useSingle(async () => {
    if (people.length === 0) return;
    setBusy(true);
    setFailure(null);
    let added = 0;
    for (const { fields } of people) {
      const ids = { id: storage.newId("command"), employeeId: storage.newId("employee") };
      const saved = await tracked(() =>
        saveEmployee(storage, { ...ids, companyId: company, fields, version: null }),
      );
      if (!saved.ok) {
        setBusy(false);
        return stop(added, runRefusalText(saved.error));
      }
      added += 1;
    }
    toast.success({ title: texts.added(added) });
    onClose();
  });
  const type = (next: string) => {
    setText(next);
    setFailure(null);
  };
  return { text, type, rows, people, failure, busy, add };
}

function Problems({ rows }: { readonly rows: readonly PastedRow[] }) {
  const problems = rows.filter((row) => row.kind === "problem");
  if (problems.length === 0) return null;
  const rest = problems.length - PROBLEMS_SHOWN;
  return (
    <Banner tone="warn" role="status">
      <p className="font-semibold">{texts.problems}</p>
      <ul>
        {problems.slice(0, PROBLEMS_SHOWN).map(({ row, problem }) => (
          <li key={row}>{texts.row(row, problem)}</li>
        ))}
        {rest > 0 ? <li>{texts.moreProblems(rest)}</li> : null}
      </ul>
    </Banner>
  );
}

/** Adds several employees from cells copied in a spreadsheet. Requires every row to be readable. */
export function PasteDialog(props: PasteDialogProps) {
  const adding = useAdding(props);
  const { rows, people, text } = adding;
  const whole = rows.length > 0 && people.length === rows.length;
  return (
    <Dialog
      open
      size="lg"
      title={texts.title}
      dirty={text !== ""}
      onClose={props.onClose}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button variant="primary" disabled={!whole} loading={adding.busy} onClick={() => void adding.add()}>
            {texts.add(whole ? people.length : 0)}
          </Button>
        </>
      )}
    >
      <div className="grid gap-4">
        <p>{texts.lead}</p>
        {adding.failure === null ? null : <Banner tone="error">{adding.failure}</Banner>}
        <TextAreaField
          label={texts.field}
          rows={8}
          spellCheck={false}
          value={text}
          help={people.length > 0 ? texts.ready(people.length) : texts.rest}
          onChange={adding.type}
        />
        <Problems rows={rows} />
      </div>
    </Dialog>
  );
}
