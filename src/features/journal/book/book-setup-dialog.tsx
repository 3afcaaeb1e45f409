import { useRef, useState } from "react";
import type { Book } from "#domain/company/book.ts";
import { BOOK_PRESETS, type BookPreset, bookPeriod, bookPreset } from "#domain/company/book-period.ts";
import type { Day } from "#domain/kernel/day.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { BookSetup } from "#storage/commands/books/set-up-book.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { chartKeptBy } from "#storage/queries/books/chart-kept-by.ts";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { journalTexts } from "../texts.ts";
import { changeSetup } from "./change-setup.ts";
import { ChartChoice } from "./chart-choice.tsx";
import { bookSetupTexts as texts } from "./texts.ts";

const { charts } = journalTexts;

interface BookSetupProps {
  readonly book: Book;
  readonly onClose: () => void;
}

interface TypedPeriod {
  readonly start: Day | null;
  readonly end: Day | null;
}

/** What differs from the book as it is; null while a day is missing. */
function setupOf(
  book: Book,
  typed: TypedPeriod & Pick<Book, "name" | "chart">,
): { readonly setup: BookSetup; readonly isChanged: boolean } | null {
  const { name, chart, start, end } = typed;
  if (start === null || end === null) return null;
  const setup = {
    ...(name.trim() !== book.name && { name }),
    ...(chart !== book.chart && { chart }),
    ...((start !== book.start || end !== book.end) && { start, end }),
  };
  return { setup, isChanged: Object.keys(setup).length > 0 };
}

interface PeriodProps {
  readonly value: TypedPeriod;
  readonly today: Day;
  readonly onChange: (period: TypedPeriod) => void;
}

/** The usual periods, or two days. */
function PeriodChoice({ value, today, onChange }: PeriodProps) {
  const { start, end } = value;
  const [isOwn, setOwn] = useState(false);
  const found = start !== null && end !== null ? bookPreset({ start, end }, today) : null;
  const preset: BookPreset | "own" = isOwn ? "own" : (found ?? "own");
  const choose = (next: BookPreset | "own") => {
    setOwn(next === "own");
    if (next !== "own") onChange(bookPeriod(next, today));
  };
  const type = (part: Partial<TypedPeriod>) => {
    setOwn(true);
    onChange({ ...value, ...part });
  };
  const isBackwards = start !== null && end !== null && end < start;
  return (
    <div className="grid gap-3">
      <div>
        <p className="field-label" aria-hidden="true">
          {texts.period}
        </p>
        <Segmented
          label={texts.period}
          value={preset}
          segments={([...BOOK_PRESETS, "own"] as const).map((each) => ({
            value: each,
            label: texts.presets[each],
          }))}
          onChange={choose}
          block
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <DateField
          label={texts.from}
          value={start}
          today={today}
          error={start === null ? texts.noDay : undefined}
          onChange={(day) => type({ start: day })}
        />
        <DateField
          label={texts.to}
          value={end}
          today={today}
          error={end === null ? texts.noDay : isBackwards ? texts.backwards : undefined}
          onChange={(day) => type({ end: day })}
        />
      </div>
    </div>
  );
}

/** The chart of the book: to be chosen while it is empty, afterwards what it is and why it stays. */
function ChartOfBook(props: { readonly book: Book; readonly form: SetupForm }) {
  const { book, form } = props;
  if (form.kept === null) return <ChartChoice value={form.chart} onChange={form.setChart} />;
  return (
    <div>
      <p className="field-label">{texts.chart}</p>
      <p className="font-semibold">{charts[book.chart]}</p>
      {form.kept === "" ? null : <p className="field-note">{form.kept}</p>}
    </div>
  );
}

function useSetupForm({ book, onClose }: BookSetupProps) {
  const storage = useStorage();
  const today = useToday(storage.clock);
  const [id] = useState(() => storage.newId("command"));
  const [name, setName] = useState(book.name);
  const [chart, setChart] = useState(book.chart);
  const [period, setPeriod] = useState<TypedPeriod>({ start: book.start, end: book.end });
  const [refused, setRefused] = useRefusal();
  const [busy, setBusy] = useState(false);
  const found = useQuery(() => chartKeptBy(storage, book), [storage, book.id, book.version, book.entries]);
  const keeper = found.state === "ready" ? found.value : null;
  // Until it is known, the chart is shown as it is.
  const kept = found.state !== "ready" ? "" : keeper && refusalText(keeper);
  const change = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setRefused(null);
    };
  };
  const made = setupOf(book, { name, chart, ...period });
  const save = useSingle(async () => {
    if (made === null) return;
    if (!made.isChanged) return onClose();
    setBusy(true);
    const why = await changeSetup(storage, book, made.setup, id);
    setBusy(false);
    if (why === null) onClose();
    else setRefused(why);
  });
  return {
    today,
    name,
    setName: change(setName),
    chart,
    setChart: change(setChart),
    period,
    setPeriod: change(setPeriod),
    refused,
    busy,
    kept,
    isChanged: made === null || made.isChanged,
    save,
  };
}

type SetupForm = ReturnType<typeof useSetupForm>;

/** Name, chart and period of the open book. The chart only while it is empty; the period never leaves an entry out. */
export function BookSetupDialog(props: BookSetupProps) {
  const form = useSetupForm(props);
  const first = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      title={texts.title}
      initialFocus={first}
      dirty={form.isChanged}
      confirm={texts.save}
      busy={form.busy}
      onSubmit={form.save}
      onClose={props.onClose}
    >
      <TextField
        ref={first}
        label={journalTexts.bookName}
        value={form.name}
        maxLength={120}
        error={form.name.trim() === "" ? texts.nameMissing : undefined}
        onChange={form.setName}
      />
      <PeriodChoice value={form.period} today={form.today} onChange={form.setPeriod} />
      <ChartOfBook book={props.book} form={form} />
      {form.refused === null ? null : (
        <p role="alert" className="field-note" data-tone="error">
          {form.refused}
        </p>
      )}
    </FormDialog>
  );
}
