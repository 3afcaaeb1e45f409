import Plus from "lucide-react/icons/plus";
import { type FormEvent, useState } from "react";
import type { ChartKind } from "#domain/accounting/account.ts";
import { cleanName, defaultBookEnd } from "#domain/company/book.ts";
import { today } from "#domain/kernel/clock.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/refusal-text.ts";
import { tracked } from "#session/save-state.ts";
import { useLimit } from "#session/use-limit.ts";
import { useStorage } from "#session/use-storage.ts";
import { createBook } from "#storage/commands/create-book.ts";
import { listBooks, listCompanies } from "#storage/queries/books.ts";
import { useQuery } from "#storage/use-query.ts";
import { Button } from "#ui/kit/button.tsx";
import { DateField } from "#ui/kit/date-field.tsx";
import { SelectField } from "#ui/kit/select-field.tsx";
import { TextField } from "#ui/kit/text-field.tsx";
import { toast } from "#ui/kit/toast.ts";
import { journalTexts as texts } from "./texts.ts";

const CHARTS: readonly ChartKind[] = ["puc", "journal", "mini"];
const NO_COMPANY = "none";

/** What is typed, and the command. Its ids are made with the form: sent twice, the book is made once. */
function useNewBook(onCreated: (book: BookId) => void) {
  const storage = useStorage();
  const books = useQuery(() => listBooks(storage), [storage]);
  const { room, most } = useLimit("books", books.state === "ready" ? books.value.length : 0);
  const [ids] = useState(() => ({ id: storage.newId("command"), bookId: storage.newId("book") }));
  const [name, setName] = useState("");
  const [chart, setChart] = useState<ChartKind>("puc");
  const [start, setStart] = useState(() => today(storage.clock));
  const [chosenEnd, setEnd] = useState<ReturnType<typeof today> | null>(null);
  const [chosenCompany, setCompany] = useState<CompanyId | null | undefined>(undefined);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const companies = useQuery(() => listCompanies(storage), [storage]);
  const known = companies.state === "ready" ? companies.value : [];
  const companyId = chosenCompany === undefined ? (known[0]?.id ?? null) : chosenCompany;
  const end = chosenEnd ?? defaultBookEnd(start);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (cleanName(name) === null) return setError(texts.blankName);
    if (!room) return setError(texts.bookLimit(most));
    setBusy(true);
    const made = await tracked(() =>
      createBook(storage, { ...ids, companyId, name, chart, start, end, limit: most }),
    );
    setBusy(false);
    if (!made.ok) return setError(refusalText(made.error));
    toast.success({ title: texts.bookCreated });
    onCreated(made.value.id);
  };
  const type = (text: string) => {
    setName(text);
    setError(null);
  };
  return {
    storage,
    name,
    type,
    chart,
    setChart,
    start,
    setStart,
    end,
    setEnd,
    companyId,
    setCompany,
    known,
    error,
    busy,
    submit,
  };
}

type NewBook = ReturnType<typeof useNewBook>;

function ChartChoice({ form }: { readonly form: NewBook }) {
  return (
    <fieldset>
      <legend className="field-label">{texts.chart}</legend>
      <div className="grid gap-2">
        {CHARTS.map((kind) => (
          <label
            key={kind}
            className="flex cursor-pointer items-start gap-3 rounded-field border border-raya px-3 py-2 has-checked:border-primary has-checked:bg-sel"
          >
            <input
              type="radio"
              name="chart"
              className="radio radio-primary mt-0.5"
              checked={form.chart === kind}
              onChange={() => form.setChart(kind)}
            />
            <span>
              <span className="block font-semibold">{texts.charts[kind]}</span>
              <span className="block text-caption text-muted">{texts.chartHelp[kind]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Dates({ form }: { readonly form: NewBook }) {
  const now = today(form.storage.clock);
  return (
    <div className="grid grid-cols-2 gap-4">
      <DateField
        label={texts.start}
        value={form.start}
        today={now}
        onChange={(day) => day && form.setStart(day)}
      />
      <DateField
        label={texts.end}
        value={form.end}
        today={now}
        error={form.end < form.start ? texts.badPeriod : undefined}
        onChange={form.setEnd}
      />
    </div>
  );
}

interface CreateBookProps {
  readonly onCreated: (book: BookId) => void;
  readonly onCancel?: () => void;
}

/** Name, chart of accounts, dates: a new book, where one stands. Enter also makes it. */
export function CreateBook({ onCreated, onCancel }: CreateBookProps) {
  const form = useNewBook(onCreated);
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void form.submit(event)}>
      <TextField
        label={texts.bookName}
        placeholder={texts.bookNamePlaceholder}
        error={form.error ?? undefined}
        value={form.name}
        onChange={form.type}
        maxLength={120}
        autoFocus
      />
      {form.known.length === 0 ? null : (
        <SelectField
          label={texts.company}
          value={form.companyId ?? NO_COMPANY}
          options={[
            ...form.known.map((each) => ({ value: each.id as string, label: each.name })),
            { value: NO_COMPANY, label: texts.noCompany },
          ]}
          onChange={(value) => form.setCompany(form.known.find((each) => each.id === value)?.id ?? null)}
        />
      )}
      <ChartChoice form={form} />
      <Dates form={form} />
      <div className="flex justify-end gap-2">
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          loading={form.busy}
          icon={<Plus size={18} aria-hidden="true" />}
        >
          {texts.createBook}
        </Button>
      </div>
    </form>
  );
}
