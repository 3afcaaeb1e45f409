import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { repairBook } from "../commands/books/repair-book.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { type BookToCheck, booksToCheck } from "../queries/books/books.ts";
import { verifyInWorker } from "../workers/verify-in-worker.ts";
import { type KeptFinding, keepFindings, keptFindings } from "./kept-findings.ts";
import { isCheckDue, markOpen, rememberCheck, takeUncleanEnd } from "./open-marks.ts";

/** What the check of the books found by itself in one of them. */
export interface SelfFinding extends KeptFinding {
  readonly name: string;
}

/** Only what is counted from the entries, so that counting again changes no entry. The rest is the person's to decide. */
const COUNTED: ReadonlySet<BookProblem["kind"]> = new Set([
  "total-differs",
  "count-differs",
  "counter-differs",
  "page-disordered",
] as const);

const isCounted = (problem: BookProblem): boolean =>
  COUNTED.has(problem.kind) || (problem.kind === "bad-record" && problem.table === "months");

/** Whether a person is told of it: a gap in the numbers breaks no sum, and what a later version wrote is whole there. */
export const isReported = ({ kind }: BookProblem): boolean =>
  kind !== "missing-number" && kind !== "newer-record";

const textOrNothing = (name: unknown): string => (typeof name === "string" ? name : "");

type Verify = (database: string, bookId: BookId | null) => Promise<readonly BookProblem[] | null>;

async function checkBook(
  storage: AppStorage,
  { id, name }: Pick<BookToCheck, "id" | "name">,
  verify: Verify,
): Promise<SelfFinding | null> {
  const problems = ((await verify(storage.name, id)) ?? []).filter(isReported);
  if (problems.length === 0) return null;
  const repaired =
    problems.every(isCounted) && (await repairBook(storage, { id: storage.newId("command"), bookId: id })).ok;
  return { bookId: id, name: textOrNothing(name), problems, mended: repaired };
}

/** Checks every book and what belongs to none, and mends what is only counted wrong. */
export async function checkBooks(
  storage: AppStorage,
  verify: Verify = verifyInWorker,
): Promise<SelfFinding[]> {
  const found: SelfFinding[] = [];
  for (const book of await booksToCheck(storage)) {
    const finding = await checkBook(storage, book, verify);
    if (finding) found.push(finding);
  }
  const problems = ((await verify(storage.name, null)) ?? []).filter(isReported);
  if (problems.length > 0) found.push({ bookId: null, name: "", problems, mended: false });
  return found;
}

/** What an earlier check left unread, with the names that the books have now. */
async function named(storage: AppStorage, kept: readonly KeptFinding[]): Promise<SelfFinding[]> {
  if (kept.length === 0) return [];
  const names = new Map<string, unknown>((await booksToCheck(storage)).map(({ id, name }) => [id, name]));
  return kept
    .filter(({ bookId }) => bookId === null || names.has(bookId))
    .map((finding) => ({ ...finding, name: textOrNothing(names.get(finding.bookId ?? "")) }));
}

/** How often a page that stays open asks whether a week has passed. */
const LOOK_AGAIN_MS = 3_600_000;

/** The screen has priority over the check. */
const SETTLE_MS = 6_000;

/**
 * Checks the books by itself after an unclean end and once a week, also where the page stays open for weeks, and reports
 * what it found. The returned function
 * stops it and says that this page ended well.
 */
export function scheduleSelfCheck(
  storage: AppStorage,
  accountId: string,
  tell: (found: readonly SelfFinding[]) => void,
  verify: Verify = verifyInWorker,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const run = async (): Promise<void> => {
    if (stopped || storage.health.get() !== "ok") return;
    const found = await checkBooks(storage, verify);
    if (stopped) return;
    // Before the check counts as made: a tab closed in between leaves what was found to be told at the next start.
    keepFindings(accountId, found);
    rememberCheck(accountId, storage.clock.now());
    if (found.length > 0) tell(found);
  };
  const told = async (): Promise<void> => {
    const kept = await named(storage, keptFindings(accountId));
    if (!stopped && kept.length > 0) tell(kept);
  };
  told().catch(() => undefined);
  const unclean = takeUncleanEnd(accountId);
  const unmark = markOpen(accountId, storage.newId("command"));
  unclean
    .then((left) => {
      if (stopped || !(left || isCheckDue(accountId, storage.clock.now()))) return;
      // Not remembered if it fails: the next start tries again.
      timer = setTimeout(() => run().catch(() => undefined), SETTLE_MS);
    })
    .catch(() => undefined);
  const look = () => {
    if (isCheckDue(accountId, storage.clock.now())) run().catch(() => undefined);
  };
  const again = setInterval(look, LOOK_AGAIN_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(again);
    unmark();
  };
}
