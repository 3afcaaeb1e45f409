import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { cleanName } from "#domain/company/book.ts";
import type { ExerciseCase, OpeningBalance } from "#domain/exercises/exercise.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { createBook } from "../commands/books/create-book.ts";
import { importEntries } from "../commands/entries/import-entries.ts";
import { type AppStorage, type OpenOptions, openAccountDatabase } from "../engine/app-storage.ts";
import { exerciseDatabase } from "../engine/database-names.ts";
import { fixedPlan } from "../engine/plan-source.ts";
import { probeDatabase } from "../engine/probe.ts";
import { watchWait } from "../engine/slow-waits.ts";
import { StorageError } from "../engine/storage-error.ts";
import { listBooks } from "../queries/books/books.ts";
import { entriesOfMonths } from "../queries/books/journal.ts";
import { exerciseMarks, markExercise } from "./exercise-marks.ts";

/** The student's book of one exercise, open. */
export interface ExerciseBook {
  readonly storage: AppStorage;
  readonly bookId: BookId;
  /** Entries up to this number came with the exercise. */
  readonly given: number;
  /** Whether they are those of a former case: the teacher changed it once the book was begun. */
  readonly isOfOtherCase: boolean;
}

const OPENING = "Saldos iniciales";

function openingLine({ account, side, amount }: OpeningBalance): EntryLine {
  return side === "debit"
    ? { account, debit: amount, credit: ZERO }
    : { account, debit: ZERO, credit: amount };
}

/** What stands in the book before the student writes: the opening balances as one entry, then the given entries. */
export function givenContents({ opening, given, from }: ExerciseCase): EntryContent[] {
  const first = { date: from, description: OPENING, reference: "", lines: opening.map(openingLine) };
  const entries = given.map(({ date, description, reference, lines }) => ({
    date,
    description,
    reference,
    lines,
  }));
  return opening.length === 0 ? entries : [first, ...entries];
}

async function makeBook(storage: AppStorage, each: ExerciseCase): Promise<BookId> {
  const [known] = await listBooks(storage);
  if (known) return known.id;
  const bookId = storage.newId("book");
  const made = await createBook(storage, {
    id: storage.newId("command"),
    bookId,
    companyId: null,
    name: cleanName(each.title) ?? OPENING,
    chart: each.chart,
    start: each.from,
    end: each.to,
  });
  if (!made.ok) throw new StorageError("bug", `book of an exercise refused: ${made.error.kind}`);
  return bookId;
}

/** Posts what the exercise gives, once: a page killed in between left the book without it. */
async function postGiven(
  storage: AppStorage,
  bookId: BookId,
  contents: readonly EntryContent[],
): Promise<void> {
  const book = await storage.db.books.get(bookId);
  if (contents.length === 0 || (book?.lastNumber ?? 0) > 0) return;
  const command = { id: storage.newId("command"), bookId, contents, origin: "import" as const };
  const posted = await importEntries(storage, command);
  if (!posted.ok) throw new StorageError("bug", `entries of an exercise refused: ${posted.error.kind}`);
}

const EVERY_MONTH: readonly [Month, Month] = ["" as Month, "9999-12" as Month];

/** What says the same of an entry, however it is kept. */
const gist = ({ date, description, lines }: EntryContent): string =>
  JSON.stringify([date, description, lines.map(({ account, debit, credit }) => [account, debit, credit])]);

/** The entries that the book was begun with, which are not always those of the case as it is now. */
async function givenIn(storage: AppStorage, bookId: BookId): Promise<EntryContent[]> {
  const posted = await entriesOfMonths(storage, bookId, ...EVERY_MONTH);
  return posted.filter(({ origin }) => origin === "import");
}

/** Two tabs that open the same exercise at once make one book. */
async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator === "undefined" || !navigator.locks) return work();
  return await navigator.locks.request(`${name}-crear`, work);
}

/**
 * Opens the book of an exercise under its own database, made and filled through commands the first time (ADR 0056,
 * ED-50). No plan limits it. Throws a StorageError as every database does.
 */
export async function openExerciseBook(
  key: string,
  each: ExerciseCase,
  options: OpenOptions = {},
): Promise<ExerciseBook> {
  const name = exerciseDatabase(key);
  const contents = givenContents(each);
  // Written to before, and gone: nothing is put in its place in silence (ST-05).
  if (Object.hasOwn(exerciseMarks(), key) && (await probeDatabase(name)).kind === "absent")
    throw new StorageError("lost", `${name} is absent`);
  const storage = await openAccountDatabase(name, { plan: fixedPlan("none"), ...options, create: true });
  try {
    const make = async () => {
      const made = await makeBook(storage, each);
      await postGiven(storage, made, contents);
      return made;
    };
    // A tab that hangs while it makes the book is waited for with a word (ST-16).
    const bookId = await watchWait(alone(name, make));
    markExercise(key, storage.clock.now());
    const given = await givenIn(storage, bookId);
    const isOfOtherCase = given.map(gist).sort().join() !== contents.map(gist).sort().join();
    return { storage, bookId, given: given.length, isOfOtherCase };
  } catch (error) {
    storage.close();
    throw error;
  }
}
