import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Book } from "#domain/company/book.ts";
import { day, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { RowsFromBook } from "#domain/statement/typed/brought-rows.ts";
import { HAS_PERIOD } from "#domain/statement/typed/typed-period.ts";
import type { TypedStatement } from "#domain/statement/typed/typed-statement.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { listBooks } from "#storage/queries/books/books.ts";
import { fillFromBook } from "#storage/queries/books/fill-from-book.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useFollowing } from "#ui/kit/use-following.ts";
import { statementTexts } from "./texts.ts";

const { fromBook: texts, save: periodTexts } = statementTexts;

/** Rows brought from a book, with that book and their date or period. */
export interface BookFill extends RowsFromBook {
  readonly book: Book;
  readonly from: Day | null;
  readonly date: Day;
}

interface FromBookProps {
  readonly table: TypedStatement;
  readonly onFill: (fill: BookFill) => void;
  readonly onClose: () => void;
}

function useFromBook({ table, onFill }: FromBookProps, books: readonly Book[]) {
  const storage = useStorage();
  const now = useToday(storage.clock);
  const [chosen, setChosen] = useState<BookId | null>(null);
  const [from, setFrom] = useFollowing<Day | null>(day(`${yearOf(now)}-01-01`));
  const [date, setDate] = useFollowing<Day | null>(now);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const book = books.find((each) => each.id === chosen) ?? books[0];
  const period = HAS_PERIOD[table.statement];
  const go = async () => {
    if (!book || date === null || (period && from === null)) return setError(periodTexts.noDate);
    if (period && from !== null && from > date) return setError(periodTexts.badPeriod);
    setBusy(true);
    try {
      const start = period ? from : null;
      const fill = { ...(await fillFromBook(storage, table, book, start, date)), book, from: start, date };
      if (fill.rows.length === 0) setError(texts.empty);
      else onFill(fill);
    } catch {
      setError(texts.failed);
    }
    setBusy(false);
  };
  return { now, book, setChosen, from, setFrom, date, setDate, error, busy, period, go };
}

type Form = ReturnType<typeof useFromBook>;

function Fields({ form, books }: { readonly form: Form; readonly books: readonly Book[] }) {
  return (
    <div className="space-y-4">
      <p>{texts.lead}</p>
      <SelectField
        label={texts.book}
        value={form.book?.id ?? ""}
        options={books.map((each) => ({ value: each.id as string, label: each.name }))}
        onChange={(value) => form.setChosen(books.find((each) => each.id === value)?.id ?? null)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {form.period ? (
          <DateField
            label={periodTexts.from}
            value={form.from}
            today={form.now}
            picker
            onChange={form.setFrom}
          />
        ) : null}
        <DateField
          label={form.period ? periodTexts.to : periodTexts.date}
          value={form.date}
          today={form.now}
          picker
          onChange={form.setDate}
        />
      </div>
      {form.error === null ? null : <Banner tone="warn">{form.error}</Banner>}
    </div>
  );
}

function NoBooks({ onClose }: Pick<FromBookProps, "onClose">) {
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      footer={
        <Link to="/libro-contable" className={buttonClass({ variant: "primary" })}>
          {texts.openJournal}
        </Link>
      }
    >
      <p>{texts.noBooks}</p>
    </Dialog>
  );
}

/** "Traer del libro": selects a book and a day or period; its balances replace the table. */
export function FromBookDialog(props: FromBookProps) {
  const storage = useStorage();
  const found = useQuery(() => listBooks(storage), [storage]);
  const books = found.state === "ready" ? found.value : [];
  const form = useFromBook(props, books);
  if (found.state === "ready" && books.length === 0) return <NoBooks onClose={props.onClose} />;
  return (
    <FormDialog
      size="md"
      title={texts.title}
      confirm={texts.go}
      busy={form.busy}
      onSubmit={form.go}
      onClose={props.onClose}
    >
      {found.state === "failed" ? <Banner tone="error">{texts.failed}</Banner> : null}
      {found.state === "loading" ? <SkeletonRows rows={3} /> : null}
      <Fields form={form} books={books} />
    </FormDialog>
  );
}
