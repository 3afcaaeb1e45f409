import Plus from "lucide-react/icons/plus";
import { CHART_KINDS, type ChartKind } from "#domain/accounting/account.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { BookPeriodFields, CompanyField } from "#flows/new-book/book-fields.tsx";
import { newBookTexts } from "#flows/new-book/texts.ts";
import { useNewBook } from "#flows/new-book/use-new-book.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { InlineForm } from "#ui/kit/fields/inline-form.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { bookTexts as texts } from "./texts.ts";

interface CreateBookFormProps {
  /** Preselected company; null: the active one. */
  readonly company: CompanyId | null;
  /** "5/5": position of the new book within the limit; empty without a limit. */
  readonly place: string;
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

/** Creates a book, inline above the list. */
export function CreateBookForm(props: CreateBookFormProps) {
  const { company, place, onClose, onCreated } = props;
  const form = useNewBook({ company: company ?? undefined, onCreated });
  return (
    <InlineForm
      title={texts.createTitle}
      closeLabel={texts.closeForm}
      onClose={onClose}
      onSubmit={form.submit}
      action={
        <Button
          type="submit"
          variant="primary"
          loading={form.busy}
          icon={<Plus size={18} aria-hidden="true" />}
        >
          {newBookTexts.create} {place}
        </Button>
      }
    >
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-[1.5fr_1.1fr_1.45fr_1.8fr]">
        <TextField
          label={texts.name}
          help={<span className="key-hint">{texts.nameHelp}</span>}
          error={form.error ?? undefined}
          value={form.name}
          onChange={form.type}
          maxLength={120}
          autoFocus
        />
        <CompanyField form={form} />
        <SelectField<ChartKind>
          label={newBookTexts.chart}
          value={form.chart}
          options={[...CHART_KINDS].reverse().map((kind) => ({ value: kind, label: texts.charts[kind] }))}
          onChange={form.setChart}
        />
        <BookPeriodFields form={form} />
      </div>
      {form.failure === null ? null : (
        <div className="mt-4">
          <Banner tone="error">{form.failure}</Banner>
        </div>
      )}
    </InlineForm>
  );
}
