import type { Book } from "#domain/company/book.ts";
import { BOOK_ROLES, type BookPart, type BookRole, lastFittingDay } from "#domain/exercises/from-book.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { bookExerciseTexts as texts } from "./texts.ts";
import { MOST_BOOK_ENTRIES, type PeriodChoice } from "./use-book-part.ts";

interface EntryRolesProps {
  readonly books: readonly Book[];
  readonly book: Book;
  readonly choice: PeriodChoice;
  /** Why what is chosen was refused; null where it was not. */
  readonly refused: string | null;
  readonly onBook: (id: string) => void;
}

type BookEntry = BookPart["entries"][number];

interface TooManyProps extends Pick<PeriodChoice, "onTo"> {
  readonly entries: readonly BookEntry[];
  readonly isRefused: boolean;
}

const totalOf = ({ lines }: BookEntry) =>
  formatPesos(pesos(lines.reduce((sum, { debit }) => sum + debit, 0)));

function EntryRole({ entry, choice }: { readonly entry: BookEntry; readonly choice: PeriodChoice }) {
  const { id, date, description } = entry;
  return (
    <li className="grid gap-2 border-raya border-b py-2.5 sm:grid-cols-[1fr_18rem] sm:items-center">
      <p>
        <span className="block font-semibold">{description}</span>
        <span className="text-muted">
          {formatDay(date)}, {totalOf(entry)}
        </span>
      </p>
      <SelectField<BookRole>
        aria-label={`${texts.role}: ${description}, ${formatDay(date)}`}
        value={choice.roles[id] ?? "given"}
        options={BOOK_ROLES.map((value) => ({ value, label: texts.roles[value] }))}
        onChange={(role) => choice.onRole([id], role)}
      />
    </li>
  );
}

/** More entries than an exercise holds: how many, and one press to the days that fit. */
function TooMany({ entries, isRefused, onTo }: TooManyProps) {
  const last = lastFittingDay(entries, MOST_BOOK_ENTRIES);
  return (
    <div>
      <p role={isRefused ? "alert" : undefined} className="text-error">
        {texts.tooMany(entries.length, MOST_BOOK_ENTRIES)}
      </p>
      {last === null ? null : (
        <Button size="sm" className="mt-2" onClick={() => onTo(last)}>
          {texts.until(formatDay(last))}
        </Button>
      )}
    </div>
  );
}

function Entries({ choice, refused }: Pick<EntryRolesProps, "choice" | "refused">) {
  const { part, isLoading, onRole, onTo } = choice;
  if (isLoading) return <SkeletonRows rows={5} label={texts.opening} />;
  const entries = part?.entries ?? [];
  if (entries.length > MOST_BOOK_ENTRIES)
    return <TooMany entries={entries} isRefused={refused !== null} onTo={onTo} />;
  if (part === null || entries.length === 0)
    return (
      <p
        role={refused === null ? undefined : "alert"}
        className={refused === null ? "text-muted" : "text-error"}
      >
        {texts.noEntries}
      </p>
    );
  const ids = part.entries.map(({ id }) => id);
  const balances = [...part.opening.values()].filter(({ debit, credit }) => debit !== credit).length;
  return (
    <section aria-labelledby="asientos-del-libro">
      <h3 id="asientos-del-libro" className="title-block">
        {texts.entries}
      </h3>
      <p className="mt-1 text-muted">{texts.balances(balances)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onRole(ids, "asked")}>
          {texts.allAsked}
        </Button>
        <Button size="sm" onClick={() => onRole(ids, "given")}>
          {texts.allGiven}
        </Button>
      </div>
      <ul className="mt-1">
        {part.entries.map((entry) => (
          <EntryRole key={entry.id} entry={entry} choice={choice} />
        ))}
      </ul>
    </section>
  );
}

/** Which book and days, and what becomes of each entry. */
export function EntryRoles({ books, book, choice, refused, onBook }: EntryRolesProps) {
  const today = useToday();
  const { from, to, onFrom, onTo } = choice;
  const isBackwards = from !== null && to !== null && to < from;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={texts.book}
          value={book.id as string}
          options={books.map(({ id, name }) => ({ value: id as string, label: name }))}
          onChange={onBook}
        />
        <DateField
          label={texts.from}
          value={from}
          today={today}
          error={from === null ? texts.noDay : undefined}
          onChange={onFrom}
        />
        <DateField
          label={texts.to}
          value={to}
          today={today}
          error={to === null ? texts.noDay : isBackwards ? texts.badPeriod : undefined}
          onChange={onTo}
        />
      </div>
      <Entries choice={choice} refused={refused} />
    </>
  );
}
