import Plus from "lucide-react/icons/plus";
import { type FormEvent, useState } from "react";
import { CHART_KINDS, type ChartKind } from "#domain/accounting/account.ts";
import { cleanName, defaultBookEnd } from "#domain/company/book.ts";
import { today } from "#domain/kernel/clock.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/refusal-text.ts";
import { tracked } from "#session/save-state.ts";
import { useStorage } from "#session/use-storage.ts";
import { createBook } from "#storage/commands/create-book.ts";
import { listCompanies } from "#storage/queries/books.ts";
import { useQuery } from "#storage/use-query.ts";
import { Button } from "#ui/kit/button.tsx";
import { DateField } from "#ui/kit/date-field.tsx";
import { InlineForm } from "#ui/kit/inline-form.tsx";
import { SelectField } from "#ui/kit/select-field.tsx";
import { TextField } from "#ui/kit/text-field.tsx";
import { toast } from "#ui/kit/toast.ts";
import { bookTexts as texts } from "./texts.ts";

interface CreateBookFormProps {
  /** Chosen beforehand. */
  readonly company: CompanyId | null;
  /** "5/5", the place the new book will take; empty without a limit. */
  readonly place: string;
  /** How many books the plan holds. */
  readonly limit: number;
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

const NO_COMPANY = "none";

/** What is typed, and the command that makes it a book. Its ids are made with the form: sent twice, it is made once. */
function useNewBook({ company, limit, onCreated }: CreateBookFormProps) {
  const storage = useStorage();
  const [ids] = useState(() => ({ id: storage.newId("command"), bookId: storage.newId("book") }));
  const [name, setName] = useState("");
  const [companyId, setCompany] = useState(company);
  const [chart, setChart] = useState<ChartKind>("puc");
  const [start, setStart] = useState(() => today(storage.clock));
  const [end, setEnd] = useState<ReturnType<typeof today> | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const shownEnd = end ?? defaultBookEnd(start);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (cleanName(name) === null) return setError(texts.nameMissing);
    setBusy(true);
    const made = await tracked(() =>
      createBook(storage, { ...ids, companyId, name, chart, start, end: shownEnd, limit }),
    );
    setBusy(false);
    if (!made.ok) return setError(refusalText(made.error));
    toast.success({ title: texts.created(made.value.name) });
    onCreated();
  };
  const type = (text: string) => {
    setName(text);
    setError(null);
  };
  return {
    storage,
    name,
    type,
    companyId,
    setCompany,
    chart,
    setChart,
    start,
    setStart,
    end: shownEnd,
    setEnd,
    error,
    busy,
    submit,
  };
}

type NewBook = ReturnType<typeof useNewBook>;

function CompanyField({ form }: { readonly form: NewBook }) {
  const companies = useQuery(() => listCompanies(form.storage), [form.storage]);
  const known = companies.state === "ready" ? companies.value : [];
  return (
    <SelectField
      label={texts.company}
      value={form.companyId ?? NO_COMPANY}
      options={[
        ...known.map((each) => ({ value: each.id as string, label: each.name })),
        { value: NO_COMPANY, label: texts.noCompany },
      ]}
      onChange={(value) => form.setCompany(known.find((each) => each.id === value)?.id ?? null)}
    />
  );
}

function PeriodFields({ form }: { readonly form: NewBook }) {
  const now = today(form.storage.clock);
  return (
    <div className="grid grid-cols-2 gap-4">
      <DateField
        label={texts.from}
        value={form.start}
        today={now}
        onChange={(day) => day !== null && form.setStart(day)}
      />
      <DateField
        label={texts.to}
        value={form.end}
        today={now}
        help={texts.toHelp}
        error={form.end < form.start ? texts.badPeriod : undefined}
        onChange={form.setEnd}
      />
    </div>
  );
}

/** Makes a book, inline above the list. */
export function CreateBookForm(props: CreateBookFormProps) {
  const { place, onClose } = props;
  const form = useNewBook(props);
  return (
    <InlineForm
      title={texts.createTitle}
      closeLabel={texts.closeForm}
      onClose={onClose}
      onSubmit={(event) => void form.submit(event)}
      action={
        <Button
          type="submit"
          variant="primary"
          loading={form.busy}
          icon={<Plus size={18} aria-hidden="true" />}
        >
          {texts.create} {place}
        </Button>
      }
    >
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-[2fr_1.4fr_1.4fr_auto]">
        <TextField
          label={texts.name}
          help={texts.nameHelp}
          error={form.error ?? undefined}
          value={form.name}
          onChange={form.type}
          maxLength={120}
          autoFocus
        />
        <CompanyField form={form} />
        <SelectField<ChartKind>
          label={texts.chart}
          value={form.chart}
          options={[...CHART_KINDS].reverse().map((kind) => ({ value: kind, label: texts.charts[kind] }))}
          onChange={form.setChart}
        />
        <PeriodFields form={form} />
      </div>
    </InlineForm>
  );
}
