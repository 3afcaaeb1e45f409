import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { keptStatements } from "#domain/import/statement/kept-statements.ts";
import type { PlacedLine } from "#domain/import/statement/uploaded-nets.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { saveStatement } from "#storage/commands/statements/save-statement.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { listCompanies } from "#storage/queries/books/books.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { openFileTexts as texts } from "./texts.ts";
import { useCompanyChoice } from "./use-company-choice.ts";

interface KeepDialogProps {
  readonly name: string;
  /** As the file tells it. */
  readonly date: Day | null;
  readonly placed: readonly PlacedLine[];
  /** What to know before: which of the periods, and what is not kept. */
  readonly notes: readonly string[];
  readonly onClose: () => void;
}

interface Keeping {
  readonly name: string;
  readonly date: Day;
  readonly companyId: CompanyId | null;
}

/** Saves each statement of the upload. The ids belong to the dialog: what was saved before a refusal is saved once. */
function useKeep(placed: readonly PlacedLine[]) {
  const storage = useStorage();
  const navigate = useNavigate();
  const [tables] = useState(() =>
    keptStatements(placed).map((table) => ({
      table,
      id: storage.newId("command"),
      statementId: storage.newId("statement"),
    })),
  );
  return async ({ name, ...more }: Keeping): Promise<string | null> => {
    const names: string[] = [];
    for (const { table, ...ids } of tables) {
      const own = tables.length === 1 ? name : texts.keptName(name, STATEMENT_NAMES[table.statement]);
      const saved = await tracked(() =>
        saveStatement(storage, {
          ...ids,
          ...more,
          name: own,
          origin: "workspace",
          statement: table.statement,
          content: { kind: "typed", table },
        }),
      );
      if (!saved.ok) return refusalText(saved.error);
      names.push(own);
    }
    toast.success({
      title: texts.kept(names),
      actions: [{ label: texts.seeKept, onAction: () => void navigate({ to: "/dashboard/estados" }) }],
    });
    return null;
  };
}

const NO_COMPANY = "none";

/** Name, day and company under which the upload is kept as a statement. */
export function KeepDialog({ name: proposed, date: told, placed, notes, onClose }: KeepDialogProps) {
  const storage = useStorage();
  const now = useToday(storage.clock);
  const found = useQuery(() => listCompanies(storage), [storage]);
  const companies = found.state === "ready" ? found.value : [];
  const [name, setName] = useState(proposed);
  const [date, setDate] = useState<Day | null>(told ?? now);
  const [companyId, setCompany] = useCompanyChoice(companies);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useRefusal();
  const keep = useKeep(placed);
  const submit = async () => {
    if (name.trim() === "" || date === null) return setError(name.trim() === "" ? texts.blank : texts.noDate);
    setBusy(true);
    const refused = await keep({ name: name.trim(), date, companyId });
    setBusy(false);
    setError(refused);
    if (refused === null) onClose();
  };
  return (
    <FormDialog
      size="md"
      title={texts.keep}
      confirm={texts.keepConfirm}
      busy={busy}
      dirty={name !== proposed}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="space-y-4">
        <TextField label={texts.keepName} value={name} onChange={setName} maxLength={120} autoFocus />
        <DateField label={texts.keepDate} value={date} today={now} picker onChange={setDate} />
        <SelectField
          label={texts.keepCompany}
          value={companyId ?? NO_COMPANY}
          options={[
            { value: NO_COMPANY, label: texts.noCompany },
            ...companies.map((each) => ({ value: each.id as string, label: each.name })),
          ]}
          onChange={(value) => setCompany(companies.find((each) => each.id === value)?.id ?? null)}
        />
        {notes.map((note) => (
          <p key={note} className="text-muted">
            {note}
          </p>
        ))}
        {error === null ? null : <Banner tone="error">{error}</Banner>}
      </div>
    </FormDialog>
  );
}
