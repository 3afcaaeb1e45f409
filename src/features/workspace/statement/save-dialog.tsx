import { useState } from "react";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { HAS_PERIOD } from "#domain/statement/typed/typed-period.ts";
import { typedTotals } from "#domain/statement/typed/typed-totals.ts";
import type { WorkspaceContent } from "#domain/statement/typed/workspace-draft.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { listCompanies } from "#storage/queries/books/books.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { statementTexts } from "./texts.ts";

const { save: texts } = statementTexts;
const NO_COMPANY = "none";

/** Values of the form: name, company, and date or period. */
export type TableSaving = Pick<WorkspaceContent, "name" | "companyId" | "date"> &
  Pick<WorkspaceContent["table"], "from">;

interface SaveDialogProps {
  readonly content: WorkspaceContent;
  /** Returns why it was refused, or null. */
  readonly onSave: (saving: TableSaving, asNew: boolean) => Promise<string | null>;
  readonly onClose: () => void;
}

function useSaveForm({ content, onSave }: SaveDialogProps) {
  const { table } = content;
  const [proposed] = useState(
    content.name || texts.proposed(STATEMENT_NAMES[table.statement], formatDay(content.date)),
  );
  const [name, setName] = useState(proposed);
  const [companyId, setCompany] = useState(content.companyId);
  const [from, setFrom] = useState(table.from ?? null);
  const [date, setDate] = useState<WorkspaceContent["date"] | null>(content.date);
  const [error, setError] = useRefusal();
  const [busy, setBusy] = useState(false);
  const backwards = from !== null && date !== null && from > date;
  const problem =
    name.trim() === "" ? texts.blank : date === null ? texts.noDate : backwards ? texts.badPeriod : null;
  const save = async (asNew: boolean) => {
    if (problem !== null || date === null) return setError(problem);
    setBusy(true);
    const refused = await onSave(
      { name: name.trim(), companyId, date, ...(from !== null && { from }) },
      asNew,
    );
    setBusy(false);
    setError(refused);
  };
  return {
    dirty: name !== proposed,
    name,
    setName,
    companyId,
    setCompany,
    from,
    setFrom,
    date,
    setDate,
    error,
    busy,
    backwards,
    save,
  };
}

type SaveForm = ReturnType<typeof useSaveForm>;

function Period({ form, content }: { readonly form: SaveForm; readonly content: WorkspaceContent }) {
  const now = useToday(useStorage().clock);
  if (!HAS_PERIOD[content.table.statement])
    return <DateField label={texts.date} value={form.date} today={now} picker onChange={form.setDate} />;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField label={texts.from} value={form.from} today={now} picker onChange={form.setFrom} />
      <DateField
        label={texts.to}
        value={form.date}
        today={now}
        picker
        error={form.backwards ? texts.badPeriod : undefined}
        onChange={form.setDate}
      />
    </div>
  );
}

function Fields({ form, content }: { readonly form: SaveForm; readonly content: WorkspaceContent }) {
  const storage = useStorage();
  const found = useQuery(() => listCompanies(storage), [storage]);
  const companies = found.state === "ready" ? found.value : [];
  const totals = typedTotals(content.table.rows);
  return (
    <div className="space-y-4">
      <TextField label={texts.name} value={form.name} onChange={form.setName} maxLength={120} autoFocus />
      <SelectField
        label={texts.company}
        value={form.companyId ?? NO_COMPANY}
        options={[
          { value: NO_COMPANY, label: texts.noCompany },
          ...companies.map((each) => ({ value: each.id as string, label: each.name })),
        ]}
        onChange={(value) => form.setCompany(companies.find((each) => each.id === value)?.id ?? null)}
      />
      <Period form={form} content={content} />
      {totals.balanced ? null : (
        <Banner tone="warn">{texts.unbalanced(formatPesos(totals.difference))}</Banner>
      )}
      {form.error === null ? null : <Banner tone="error">{form.error}</Banner>}
    </div>
  );
}

/** Name, company and period of the statement; a saved one can be saved as another. */
export function SaveTableDialog(props: SaveDialogProps) {
  const form = useSaveForm(props);
  const again = props.content.savedVersion !== null;
  return (
    <FormDialog
      size="md"
      title={texts.title}
      confirm={again ? texts.again : texts.button}
      other={again ? <Button onClick={() => void form.save(true)}>{texts.asNew}</Button> : null}
      busy={form.busy}
      dirty={form.dirty}
      onSubmit={() => form.save(false)}
      onClose={props.onClose}
    >
      <Fields form={form} content={props.content} />
    </FormDialog>
  );
}
