import type { BookProblem } from "#domain/accounting/verify-book.ts";
import { dayInBogota, timeInBogota } from "#domain/kernel/clock.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { booksToCheck } from "../queries/books/books.ts";
import { lookAtClasses } from "../recovery/class-databases.ts";
import type { ClassFinding } from "../recovery/class-finding.ts";
import { verifyInWorker } from "../workers/verify-in-worker.ts";
import { type RecentTrouble, recentTroubles } from "./recent-troubles.ts";

/** What helps to find a fault, and nothing that a person typed: no name, address, text, day, account or amount. */
export interface Diagnostics {
  readonly app: string;
  /** Day and time in Bogotá. */
  readonly made: string;
  readonly schema: number;
  readonly browser: string;
  readonly language: string;
  readonly screen: string;
  readonly persisted: boolean | null;
  /** Bytes; null if the browser does not tell. */
  readonly used: number | null;
  readonly tables: Readonly<Record<string, number>>;
  readonly books: readonly BookDiagnosis[];
  /** Databases of the academic edition, without the ids in their names. */
  readonly academic: readonly ClassDiagnosis[];
  readonly troubles: readonly RecentTrouble[];
}

type ClassDiagnosis = Pick<ClassFinding, "kind" | "state" | "detail" | "tables">;

interface BookDiagnosis {
  readonly chart: string;
  readonly entries: number;
  /** How often each kind of problem was found; null if the check was stopped. */
  readonly problems: Readonly<Record<string, number>> | null;
}

function countKinds(problems: readonly BookProblem[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind } of problems) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

async function diagnoseBooks(storage: AppStorage): Promise<BookDiagnosis[]> {
  const found: BookDiagnosis[] = [];
  for (const book of await booksToCheck(storage)) {
    const problems = await verifyInWorker(storage.name, book.id);
    found.push({
      chart: String(book.chart).slice(0, 20),
      entries: Number.isSafeInteger(book.entries) ? book.entries : -1,
      problems: problems && countKinds(problems),
    });
  }
  return found;
}

async function diagnoseClasses(): Promise<ClassDiagnosis[]> {
  const found = await lookAtClasses();
  // The detail of one that does not open is the browser's message, in which its name may stand.
  return found.map(({ kind, state, detail, tables }) => ({
    kind,
    state,
    detail: state === "open" || state === "newer" ? detail : "",
    tables,
  }));
}

/** Counts every table and checks every book. Throws a StorageError if the store cannot be read. */
export async function collectDiagnostics(storage: AppStorage, app: string): Promise<Diagnostics> {
  const now = storage.clock.now();
  const tables: Record<string, number> = {};
  for (const table of storage.db.tables) tables[table.name] = await table.count();
  const { storage: space, userAgent, language } = navigator;
  const estimate = await space?.estimate?.().catch(() => null);
  return {
    app,
    made: `${dayInBogota(now)} ${timeInBogota(now)}`,
    schema: storage.schema,
    browser: userAgent,
    language,
    screen: `${globalThis.innerWidth}x${globalThis.innerHeight}`,
    persisted: (await space?.persisted?.().catch(() => null)) ?? null,
    used: estimate?.usage ?? null,
    tables,
    books: await diagnoseBooks(storage),
    academic: await diagnoseClasses(),
    troubles: recentTroubles(),
  };
}
