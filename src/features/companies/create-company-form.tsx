import Plus from "lucide-react/icons/plus";
import { type FormEvent, useState } from "react";
import { cleanName } from "#domain/company/book.ts";
import { refusalText } from "#session/refusal-text.ts";
import { tracked } from "#session/save-state.ts";
import { useStorage } from "#session/use-storage.ts";
import { createCompany } from "#storage/commands/create-company.ts";
import { Button } from "#ui/kit/button.tsx";
import { InlineForm } from "#ui/kit/inline-form.tsx";
import { TextField } from "#ui/kit/text-field.tsx";
import { toast } from "#ui/kit/toast.ts";
import { companyTexts as texts } from "./texts.ts";

interface CreateCompanyFormProps {
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

/** Makes a company, inline above the list. Its ids are made with the form: sent twice, it is made once. */
export function CreateCompanyForm({ onClose, onCreated }: CreateCompanyFormProps) {
  const storage = useStorage();
  const [ids] = useState(() => ({ id: storage.newId("command"), companyId: storage.newId("company") }));
  const [name, setName] = useState("");
  const [nit, setNit] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (cleanName(name) === null) return setError(texts.nameMissing);
    setBusy(true);
    const made = await tracked(() => createCompany(storage, { ...ids, name, nit }));
    setBusy(false);
    if (!made.ok) return setError(refusalText(made.error));
    toast.success({ title: texts.created(made.value.name) });
    onCreated();
  };
  const type = (text: string) => {
    setName(text);
    setError(null);
  };
  return (
    <InlineForm
      title={texts.createTitle}
      closeLabel={texts.closeForm}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      action={
        <Button type="submit" variant="primary" loading={busy} icon={<Plus size={18} aria-hidden="true" />}>
          {texts.create}
        </Button>
      }
    >
      <div className="grid gap-4 md:grid-cols-[2fr_1fr]">
        <TextField
          label={texts.name}
          error={error ?? undefined}
          value={name}
          onChange={type}
          maxLength={120}
          autoFocus
        />
        <TextField label={texts.nit} help={texts.nitHelp} value={nit} onChange={setNit} maxLength={20} />
      </div>
    </InlineForm>
  );
}
