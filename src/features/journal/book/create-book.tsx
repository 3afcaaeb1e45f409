import Plus from "lucide-react/icons/plus";
import type { BookId } from "#domain/kernel/ids.ts";
import { BookPeriodFields, CompanyField } from "#flows/new-book/book-fields.tsx";
import { newBookTexts } from "#flows/new-book/texts.ts";
import { useNewBook } from "#flows/new-book/use-new-book.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { journalTexts as texts } from "../texts.ts";
import { ChartChoice } from "./chart-choice.tsx";

interface CreateBookProps {
  readonly onCreated: (book: BookId) => void;
  readonly onCancel?: () => void;
}

/** Form for a new book: name, chart of accounts, dates. Enter submits. */
export function NewBookForm({ onCreated, onCancel }: CreateBookProps) {
  const form = useNewBook({ company: undefined, onCreated: (book) => onCreated(book.id) });
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <TextField
        label={texts.bookName}
        placeholder={texts.bookNamePlaceholder}
        error={form.error ?? undefined}
        value={form.name}
        onChange={form.type}
        maxLength={120}
        autoFocus
      />
      {form.companies.length === 0 ? null : <CompanyField form={form} />}
      <ChartChoice value={form.chart} onChange={form.setChart} />
      <BookPeriodFields form={form} />
      {form.failure === null ? null : <Banner tone="error">{form.failure}</Banner>}
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
          {newBookTexts.create}
        </Button>
      </div>
    </form>
  );
}
