import type { Refusal } from "#domain/accounting/refusal.ts";
import { type Book, cleanName } from "#domain/company/book.ts";
import type { ExerciseCase } from "#domain/exercises/exercise.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { deleteBook } from "../commands/books/change-book.ts";
import { createBook } from "../commands/books/create-book.ts";
import { importEntries } from "../commands/entries/import-entries.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { StorageRefusal } from "../engine/run-command.ts";
import { listBooks } from "../queries/books/books.ts";
import { givenContents } from "./exercise-book.ts";

const PRACTICE = "Práctica: ";

/** What the book of an exercise's company is called in the product: it is told from real books at a glance. */
export function practiceName({ title }: Pick<ExerciseCase, "title">): string {
  return cleanName(`${PRACTICE}${title}`) ?? PRACTICE.trim();
}

/** The same with a number, from the second time on: two copies of one case are told apart. */
async function freePracticeName(storage: AppStorage, each: ExerciseCase): Promise<string> {
  const taken = new Set((await listBooks(storage)).map(({ name }) => name));
  const name = practiceName(each);
  let count = 1;
  const numbered = () => (count === 1 ? name : (cleanName(`${name} (${count})`) ?? name));
  while (taken.has(numbered()) && count <= taken.size) count += 1;
  return numbered();
}

/**
 * Copies the company of an exercise into a book of whoever uses the product: its chart, its days, its opening balances
 * and the entries that it gives (ED-134). Nothing joins the two afterwards. A book whose entries are refused is taken
 * back, so that no empty one is left.
 */
export async function copyPracticeCompany(
  storage: AppStorage,
  each: ExerciseCase,
): Promise<Result<Book, Refusal | StorageRefusal>> {
  const bookId = storage.newId("book");
  const made = await createBook(storage, {
    id: storage.newId("command"),
    bookId,
    companyId: null,
    name: await freePracticeName(storage, each),
    chart: each.chart,
    start: each.from,
    end: each.to,
  });
  if (!made.ok) return made;
  const contents = givenContents(each);
  if (contents.length === 0) return ok(made.value);
  const command = { id: storage.newId("command"), bookId, contents, origin: "import" as const };
  const posted = await importEntries(storage, command);
  if (posted.ok) return ok(made.value);
  await deleteBook(storage, { id: storage.newId("command"), bookId });
  return err(posted.error);
}
