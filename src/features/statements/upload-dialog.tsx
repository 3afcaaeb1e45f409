import { useState } from "react";
import { activeCompany } from "#domain/company/company.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { STATEMENT_KINDS, type StatementKind } from "#domain/statement/statement-kind.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import type { ChosenFile } from "#flows/service/read-workbook.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import type { StatementShelf } from "#storage/queries/statements/statements.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { savedStatementTexts, uploadTexts as texts } from "./texts.ts";
import { useUpload } from "./use-upload.ts";

interface UploadDialogProps {
  readonly file: ChosenFile;
  readonly shelf: StatementShelf;
  readonly company: CompanyId | null;
  readonly onClose: () => void;
}

interface Draft {
  readonly name: string;
  readonly statement: StatementKind | "";
  /** Undefined as long as it is the proposed one. */
  readonly date: Day | null | undefined;
  readonly company: CompanyId | null;
}

interface FieldsProps {
  readonly draft: Draft;
  readonly shelf: StatementShelf;
  readonly today: Day;
  /** A required answer is missing after an attempt. */
  readonly asked: boolean;
  readonly onChange: (draft: Draft) => void;
}

const NO_COMPANY = "none";

function Fields({ draft, shelf, today: now, asked, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label={texts.name}
        value={draft.name}
        maxLength={120}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <SelectField
        label={texts.kind}
        value={draft.statement}
        placeholder={texts.choosePlaceholder}
        error={asked && draft.statement === "" ? texts.kindMissing : undefined}
        options={STATEMENT_KINDS.map((value) => ({ value, label: STATEMENT_NAMES[value] }))}
        onChange={(statement) => onChange({ ...draft, statement })}
      />
      <DateField
        label={texts.date}
        help={texts.dateHelp}
        value={draft.date === undefined ? now : draft.date}
        today={now}
        picker
        error={asked && draft.date === null ? texts.dateMissing : undefined}
        onChange={(date) => onChange({ ...draft, date })}
      />
      <SelectField
        label={texts.company}
        value={draft.company ?? NO_COMPANY}
        options={[
          { value: NO_COMPANY, label: savedStatementTexts.noCompany },
          ...shelf.companies.map((each) => ({
            value: each.id as string,
            label: each.name,
            disabled: shelf.overCompanies.has(each.id),
          })),
        ]}
        onChange={(value) =>
          onChange({ ...draft, company: shelf.companies.find((each) => each.id === value)?.id ?? null })
        }
      />
    </>
  );
}

/** Asks what the workbook is before saving it: its contents have not been read. */
export function UploadDialog({ file, shelf, company, onClose }: UploadDialogProps) {
  const storage = useStorage();
  const now = useToday(storage.clock);
  const { busy, save } = useUpload(file);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [first] = useState<Draft>(() => ({
    name: file.name.replace(/\.xlsx$/i, ""),
    statement: "",
    // Today, until a day is chosen: also where the dialog is open over midnight (DT-01).
    date: undefined,
    company: company ?? activeCompany(shelf.companies)?.id ?? null,
  }));
  const [draft, setDraft] = useState(first);
  const submit = async () => {
    setAsked(true);
    const { name, statement, date: chosen, company: companyId } = draft;
    const date = chosen === undefined ? now : chosen;
    if (statement === "" || date === null) return;
    const why = await save({ name, statement, date, companyId });
    setRefused(why);
    if (why !== null) return;
    toast.success({ title: texts.savedTitle, text: name });
    onClose();
  };
  return (
    <FormDialog
      dirty={draft !== first}
      size="md"
      title={texts.dialog}
      subtitle={<bdi className="wrap-anywhere">{`${file.name}, ${formatBytes(file.bytes.byteLength)}`}</bdi>}
      confirm={texts.save}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields draft={draft} shelf={shelf} today={now} asked={asked} onChange={setDraft} />
      {refused === null ? null : <Banner tone="error">{refused}</Banner>}
    </FormDialog>
  );
}
