import { dayInBogota, today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { createBook } from "../commands/books/create-book.ts";
import { createCompany } from "../commands/companies/create-company.ts";
import { type AppStorage, type OpenOptions, openAccountDatabase } from "../engine/app-storage.ts";
import { SAMPLE_DATABASE } from "../engine/database-names.ts";
import { StorageError } from "../engine/storage-error.ts";
import { readChart } from "../pages/book-work.ts";
import { removeDatabase } from "../registry/remove-database.ts";
import { COMPLETE, SAMPLE_BOOK, SAMPLE_COMPANY } from "./sample-ids.ts";
import type { OnProgress } from "./sample-writer.ts";

/** The day that the sample is written until: that on which its creation began, here or in another tab. */
async function dayOf({ db, clock }: AppStorage): Promise<Day> {
  const company = await db.companies.get(SAMPLE_COMPANY);
  return company ? dayInBogota(company.createdAt) : today(clock);
}

/** Creates the sample company with the same commands as a user's own books; does nothing if it exists. */
export async function fillSample(
  storage: AppStorage,
  onProgress: OnProgress = () => undefined,
): Promise<BookId> {
  if (await storage.db.audit.get({ command: COMPLETE })) return SAMPLE_BOOK;
  const [
    { sampleCompany },
    { SampleWriter },
    { addProfileAndPeople, closeMonths, recordParties, saveLastStatements, saveSampleAnalysis },
    { addBankMonths, addHabits },
  ] = await Promise.all([
    import("#domain/sample/sample-company.ts"),
    import("./sample-writer.ts"),
    import("./sample-extras.ts"),
    import("./sample-habits.ts"),
  ]);
  const until = await dayOf(storage);
  const sample = sampleCompany(until);
  let writer = new SampleWriter(storage);
  await writer.look();
  const { company, book } = sample;
  await writer.run((id) => createCompany(storage, { id, companyId: SAMPLE_COMPANY, ...company }));
  const own = { bookId: SAMPLE_BOOK, companyId: SAMPLE_COMPANY, ...book };
  await writer.run((id) => createBook(storage, { id, ...own }));
  await addProfileAndPeople(storage, writer, until);
  const write = async () => {
    const own = writer.fork();
    // Another tab may have written all of it before.
    await own.look();
    await recordParties(storage, own);
    await own.write(sample.acts, onProgress);
    await closeMonths(storage, own, sample);
    return own;
  };
  // In one transaction, which waits for the disk once instead of once for each command. The chart is read before it:
  // loading its file would end the transaction. If a browser ends it early, each command goes in alone.
  await readChart(storage, SAMPLE_BOOK);
  writer = await storage.db.transaction("rw", storage.db.tables, write).catch(write);
  // Reading between its commands, in the transaction, let a loaded browser end it.
  await addHabits(storage, writer, sample, until);
  await addBankMonths(storage, writer, sample, until);
  await saveLastStatements(storage, writer, until);
  await saveSampleAnalysis(storage, writer);
  return SAMPLE_BOOK;
}

/**
 * Whether the sample may be rebuilt: it is of an earlier version, or of an earlier day and nothing was tried out in
 * it since.
 */
async function isOutdated({ db, clock }: AppStorage): Promise<boolean> {
  const last = await db.meta.get("last");
  if (last === undefined) return false;
  const company = await db.companies.get(SAMPLE_COMPANY);
  if (company === undefined) return true;
  return last.value === COMPLETE && dayInBogota(company.createdAt) < today(clock);
}

async function openDatabase(options: OpenOptions): Promise<AppStorage> {
  try {
    return await openAccountDatabase(SAMPLE_DATABASE, { ...options, create: true });
  } catch (error) {
    if (!(error instanceof StorageError) || error.trouble !== "damaged") throw error;
    await resetSample();
    return openAccountDatabase(SAMPLE_DATABASE, { ...options, create: true });
  }
}

/** Absent outside of a secure page; then nothing shows whether another tab has the sample open. */
function lockManager(): LockManager | undefined {
  return typeof navigator === "undefined" ? undefined : navigator.locks;
}

/** Opens it, rebuilt where it is outdated. Not while another tab has it open: that tab would lose its books. */
async function openFresh(options: OpenOptions): Promise<AppStorage> {
  const renewed = async (lock: Lock | null): Promise<AppStorage> => {
    const found = await openDatabase(options);
    if (lock === null || !(await isOutdated(found))) return found;
    found.close();
    await resetSample();
    return openDatabase(options);
  };
  const locks = lockManager();
  if (locks === undefined) return renewed(null);
  return locks.request(SAMPLE_DATABASE, { mode: "exclusive", ifAvailable: true }, renewed);
}

/** Holds a lock that shows other tabs that it is open; returns what releases it. */
function holdOpen(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  lockManager()
    ?.request(SAMPLE_DATABASE, { mode: "shared" }, () => held)
    .catch(() => undefined);
  return release;
}

/** Opens the sample's own database, creating it the first time. A damaged or outdated one is recreated. */
export async function openSampleStorage(
  options: OpenOptions = {},
  onProgress: OnProgress = () => undefined,
): Promise<{ readonly storage: AppStorage; readonly bookId: BookId }> {
  const found = await openFresh(options);
  const release = holdOpen();
  const storage: AppStorage = {
    ...found,
    close() {
      release();
      found.close();
    },
  };
  try {
    return { storage, bookId: await fillSample(storage, onProgress) };
  } catch (error) {
    storage.close();
    throw error;
  }
}

/** Deletes what the user tried out in the sample; false if another tab has it open. */
export function resetSample(): Promise<boolean> {
  return removeDatabase(SAMPLE_DATABASE);
}
