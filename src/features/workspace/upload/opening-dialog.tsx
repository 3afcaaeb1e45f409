import { useMemo, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { type Book, canWrite } from "#domain/company/book.ts";
import {
  type OpeningPlan,
  type OpeningResults,
  openingContent,
  openingPlan,
  usualResults,
} from "#domain/import/statement/opening-entry.ts";
import type { PlacedLine } from "#domain/import/statement/uploaded-nets.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { abs } from "#domain/kernel/pesos.ts";
import { askIfFar } from "#session/far-date/ask-if-far.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { bookChart, listBooks, listCompanies } from "#storage/queries/books/books.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { OpeningLines } from "./opening-lines.tsx";
import { openFileTexts as texts } from "./texts.ts";
import { useCompanyChoice } from "./use-company-choice.ts";
import { useOpening } from "./use-opening.ts";

interface OpeningDialogProps {
  readonly name: string;
  /** As the file tells it. */
  readonly date: Day | null;
  readonly placed: readonly PlacedLine[];
  readonly puc: Chart;
  /** What to know before. */
  readonly notes: readonly string[];
  readonly onClose: () => void;
}

const NEW = "new";
const NO_COMPANY = "none";
const RESULTS: readonly OpeningResults[] = ["accounts", "earned"];

/** The books that take an opening entry, with their companies, and the chart of the chosen one. */
function useBooks(chosen: string, puc: Chart) {
  const storage = useStorage();
  const found = useQuery(
    async () => ({
      books: (await listBooks(storage)).filter((book) => book.entries === 0 && canWrite(book)),
      companies: await listCompanies(storage),
    }),
    [storage],
  );
  const { books, companies } = found.state === "ready" ? found.value : { books: [], companies: [] };
  const book: Book | null = books.find(({ id }) => id === chosen) ?? null;
  const own = useQuery(
    async () => (book === null ? null : await bookChart(storage, book)),
    [storage, book?.id, book?.chart],
  );
  const chart = book === null ? puc : own.state === "ready" ? own.value : null;
  return { books, companies, book, chart };
}

function whyNot(plan: OpeningPlan, takes: boolean): string | null {
  if (plan.difference === null) return texts.tooLargeSums;
  if (plan.difference !== 0 && !takes) return texts.notEven;
  return plan.lines.length === 0 ? texts.noOpeningLines : null;
}

/** What is typed in the dialog, what it comes to, and what writes it. */
function useOpeningForm({ name: proposed, date: told, placed, puc, onClose }: OpeningDialogProps) {
  const storage = useStorage();
  const today = useToday(storage.clock);
  const [chosen, choose] = useState(NEW);
  const { books, companies, book, chart } = useBooks(chosen, puc);
  const [name, setName] = useState(proposed);
  const [companyId, setCompany] = useCompanyChoice(companies);
  const [date, setDate] = useState<Day | null>(told ?? today);
  const [said, setResults] = useState<OpeningResults | null>(null);
  const [takes, setTakes] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useRefusal();
  const open = useOpening();
  const results = said ?? (date === null ? "accounts" : usualResults(date));
  const plan = useMemo(
    () => chart && openingPlan({ placed, chart, results, takesDifference: takes }),
    [placed, chart, results, takes],
  );
  const submit = async () => {
    if (plan === null) return;
    if (date === null) return setError(texts.noOpeningDate);
    const why = book === null && name.trim() === "" ? texts.blank : whyNot(plan, takes);
    if (why !== null) return setError(why);
    setBusy(true);
    if (book !== null && !(await askIfFar(storage, book.id, date))) return setBusy(false);
    const refused = await open({ book, name, companyId, content: openingContent(plan, date) });
    setBusy(false);
    setError(refused);
    if (refused === null) onClose();
  };
  const dirty = name !== proposed || said !== null || takes;
  return {
    today,
    books,
    choose,
    companies,
    book,
    chart,
    name,
    setName,
    companyId,
    setCompany,
    date,
    setDate,
    results,
    setResults,
    takes,
    setTakes,
    busy,
    error,
    plan,
    submit,
    dirty,
  };
}

type OpeningForm = ReturnType<typeof useOpeningForm>;

/** Which book begins. */
function BookFields({ form }: { readonly form: OpeningForm }) {
  const { books, choose, companies, book, name, setName, companyId, setCompany } = form;
  return (
    <>
      <SelectField
        label={texts.book}
        help={texts.emptyBooks}
        value={book?.id ?? NEW}
        options={[
          { value: NEW, label: texts.newBook },
          ...books.map(({ id, name: label }) => ({ value: id as string, label })),
        ]}
        onChange={choose}
      />
      {book === null ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={texts.bookName} value={name} onChange={setName} maxLength={120} />
          <SelectField
            label={texts.keepCompany}
            value={companyId ?? NO_COMPANY}
            options={[
              { value: NO_COMPANY, label: texts.noCompany },
              ...companies.map((each) => ({ value: each.id as string, label: each.name })),
            ]}
            onChange={(value) => setCompany(companies.find((each) => each.id === value)?.id ?? null)}
          />
        </div>
      ) : null}
    </>
  );
}

/** When it begins, and with what of the results. */
function BalanceFields({ form }: { readonly form: OpeningForm }) {
  const { today, book, date, setDate, plan, results, setResults, takes, setTakes } = form;
  const difference = plan?.difference ?? null;
  const result = plan?.result ?? null;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={texts.openingDate}
          help={book === null ? texts.openingDateHelp : undefined}
          value={date}
          today={today}
          picker
          onChange={setDate}
        />
        {result === null ? null : (
          <SelectField
            label={texts.results}
            value={results}
            options={RESULTS.map((value) => ({ value, label: texts.resultsAs[value] }))}
            onChange={(value) => setResults(RESULTS.find((each) => each === value) ?? null)}
          />
        )}
      </div>
      {difference === null || difference === 0 ? null : (
        <Banner tone="warn">
          <p>{texts.difference(formatPesos(abs(difference)))}</p>
          <Checkbox label={texts.takeDifference} checked={takes} onChange={setTakes} />
        </Banner>
      )}
    </>
  );
}

/** The balances of an upload as the opening entry of a new or an empty book: where, when, what is written (IM-44). */
export function OpeningDialog(props: OpeningDialogProps) {
  const form = useOpeningForm(props);
  const { plan, chart, error } = form;
  const order = plan !== null && plan.leftOut > 0 ? [texts.orderLeft(plan.leftOut)] : [];
  return (
    <FormDialog
      size="lg"
      title={texts.toBook}
      confirm={texts.openBook}
      busy={form.busy}
      dirty={form.dirty}
      onSubmit={form.submit}
      onClose={props.onClose}
    >
      <BookFields form={form} />
      <BalanceFields form={form} />
      {[...props.notes, ...order].map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
      {plan === null || chart === null ? null : <OpeningLines plan={plan} chart={chart} />}
      {error === null ? null : <Banner tone="error">{error}</Banner>}
    </FormDialog>
  );
}
