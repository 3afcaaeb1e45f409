import { useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { BookId, RestatementId } from "#domain/kernel/ids.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import {
  LONGEST_RESTATEMENT_REASON,
  RESTATEMENT_CAUSES,
  type Restatement,
  type RestatementCause,
  restatementProblem,
} from "#domain/statement/restated/restatement.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { EditorFoot } from "./editor-foot.tsx";
import { notesTexts } from "./texts.ts";
import { useEditorFocus } from "./use-editor-focus.ts";

const texts = notesTexts.restated;

interface RestatedFormProps {
  readonly chart: Chart;
  readonly books: readonly Book[];
  /** The last day of the period that is compared: its year is restated. */
  readonly until: Day;
  readonly onSave: (book: BookId, said: Omit<Restatement, "id">) => unknown;
  readonly onClose: () => void;
}

interface Typed {
  readonly book: BookId | undefined;
  readonly debit: AccountCode | null;
  readonly credit: AccountCode | null;
  readonly amount: Pesos;
  readonly day: Day | null;
  readonly cause: RestatementCause;
  readonly reason: string;
}

type Problem = NonNullable<ReturnType<typeof restatementProblem>> | "day";

/** What keeps the form from being saved, of the first field that does. */
function problemOf(chart: Chart, { debit, credit, day, ...rest }: Typed, until: Day): Problem | null {
  if (debit === null || credit === null) return "account";
  if (day === null || day > until || yearOf(day) !== yearOf(until)) return "day";
  return restatementProblem(chart, { ...rest, debit, credit, day, id: "" as RestatementId });
}

interface FieldsProps {
  readonly form: RestatedFormProps;
  readonly typed: Typed;
  readonly onChange: (part: Partial<Typed>) => void;
  /** The words of the problem, where it is one of these. */
  readonly of: (...kinds: readonly Problem[]) => string | undefined;
}

function Accounts({ form: { chart }, typed: { debit, credit }, onChange, of }: FieldsProps) {
  return (
    <>
      <AccountPicker
        label={texts.debit}
        chart={chart}
        value={debit}
        withClosed
        error={debit === null ? of("account") : of("cash", "same-account")}
        onChange={(code) => onChange({ debit: code })}
      />
      <AccountPicker
        label={texts.credit}
        chart={chart}
        value={credit}
        withClosed
        error={debit === null ? undefined : of("account")}
        onChange={(code) => onChange({ credit: code })}
      />
    </>
  );
}

function Fields(props: FieldsProps) {
  const { form, typed, onChange, of } = props;
  const { books, until } = form;
  return (
    <div className="grid items-start gap-3 md:grid-cols-2">
      {books.length > 1 ? (
        <SelectField
          label={texts.book}
          value={typed.book ?? ""}
          options={books.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(book) => onChange({ book })}
        />
      ) : null}
      <SelectField
        label={texts.cause}
        value={typed.cause}
        options={RESTATEMENT_CAUSES.map((value) => ({ value, label: texts.causes[value] }))}
        onChange={(cause) => onChange({ cause })}
      />
      <Accounts {...props} />
      <MoneyField
        label={texts.amount}
        value={typed.amount}
        blankZero
        error={of("amount")}
        onChange={(amount) => onChange({ amount })}
      />
      <DateField
        label={texts.day}
        help={texts.dayHelp(yearOf(until))}
        value={typed.day}
        today={until}
        error={of("day")}
        onChange={(day) => onChange({ day })}
      />
    </div>
  );
}

/** Asks for what is restated: two accounts, an amount, a day and the reason. */
export function RestatedForm(form: RestatedFormProps) {
  const { chart, books, until, onSave, onClose } = form;
  const element = useEditorFocus();
  const [tried, setTried] = useState(false);
  const [typed, setTyped] = useState<Typed>({
    book: books[0]?.id,
    debit: null,
    credit: null,
    amount: ZERO,
    day: until,
    cause: "error",
    reason: "",
  });
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const problem = problemOf(chart, typed, until);
  const of = (...kinds: readonly Problem[]) => {
    if (!tried || problem === null || !kinds.includes(problem)) return undefined;
    return problem === "day" ? texts.problems.day(yearOf(until), formatDay(until)) : texts.problems[problem];
  };
  const submit = () => {
    setTried(true);
    const { book, debit, credit, day, ...rest } = typed;
    if (problem !== null || book === undefined || debit === null || credit === null || day === null) return;
    onSave(book, { amount: rest.amount, cause: rest.cause, reason: rest.reason, debit, credit, day });
  };
  return (
    <form
      ref={element}
      className="grid gap-3"
      noValidate
      aria-label={texts.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        // The first one closes an open list of accounts.
        const listed = event.target instanceof Element && event.target.matches('[aria-expanded="true"]');
        if (event.key === "Escape" && !listed) onClose();
      }}
    >
      <Fields form={form} typed={typed} onChange={change} of={of} />
      <TextField
        label={texts.reason}
        maxLength={LONGEST_RESTATEMENT_REASON}
        autoComplete="off"
        error={of("reason")}
        value={typed.reason}
        onChange={(reason) => change({ reason })}
      />
      <EditorFoot save={texts.save} onCancel={onClose} />
    </form>
  );
}
