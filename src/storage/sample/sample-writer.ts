import { linkTo } from "#domain/accounting/entries/entry.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import type { SampleAct, SampleDebtor } from "#domain/sample/sample-act.ts";
import { closeYear, openYear } from "../commands/books/close-year.ts";
import { importEntries } from "../commands/entries/import-entries.ts";
import { reverseEntry } from "../commands/entries/reverse-entry.ts";
import { voidEntry } from "../commands/entries/void-entry.ts";
import { type DebtorId, payLiabilities } from "../commands/payroll/pay-liabilities.ts";
import { closeRun, createRun, saveRun } from "../commands/payroll/payroll-runs.ts";
import { postBenefits } from "../commands/payroll/post-benefits.ts";
import { postRun } from "../commands/payroll/post-run.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { StorageError } from "../engine/storage-error.ts";
import { entryByNumber } from "../queries/books/journal.ts";
import { benefitId, commandId, runId, SAMPLE_BOOK, SAMPLE_COMPANY } from "./sample-ids.ts";

type Act<Kind extends SampleAct["kind"]> = Extract<SampleAct, { kind: Kind }>;
type EntryAct = Act<"entry">;

/** Told how much is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

function refusedBy(error: unknown): Error {
  const found = error as {
    readonly kind?: unknown;
    readonly trouble?: ConstructorParameters<typeof StorageError>[0];
  };
  if (found.kind === "storage" && found.trouble) return new StorageError(found.trouble);
  return new Error(`sample refused: ${JSON.stringify(error)}`);
}

/**
 * Runs the sample's acts with the commands of the application. Each command has the id of its place: one that ran
 * before, here or in another tab, is not run again.
 */
export class SampleWriter {
  readonly #storage: AppStorage;
  #done: ReadonlySet<string> = new Set();
  /** 1 is the last command of all. */
  #count = 1;
  /** Entries posted so far, by reference. */
  readonly #numbers = new Map<string, number>();
  #lastNumber = 0;

  constructor(storage: AppStorage) {
    this.#storage = storage;
  }

  /** A writer that goes on from here, and can be thrown away if what it wrote is rolled back. */
  fork(): SampleWriter {
    const fork = new SampleWriter(this.#storage);
    fork.#count = this.#count;
    return fork;
  }

  /** Reads which commands ran before. */
  async look(): Promise<void> {
    const commands = await this.#storage.db.audit.toArray();
    this.#done = new Set(commands.map(({ command }) => command));
  }

  /** Runs a command with the next id, or with the one given; null if it ran before. */
  async run<T>(make: (id: CommandId) => Promise<Result<T, unknown>>, own?: CommandId): Promise<T | null> {
    if (own === undefined) this.#count += 1;
    const id = own ?? commandId(this.#count);
    if (this.#done.has(id)) return null;
    const result = await make(id);
    if (result.ok) return result.value;
    // Another tab that creates the same sample was faster.
    if (await this.#storage.db.audit.get({ command: id })) return null;
    throw refusedBy(result.error);
  }

  /** Consecutive entries go in together. */
  async write(acts: readonly SampleAct[], onProgress: OnProgress): Promise<void> {
    let waiting: EntryAct[] = [];
    for (const [index, act] of acts.entries()) {
      onProgress(index / acts.length);
      if (act.kind === "entry") {
        waiting.push(act);
        continue;
      }
      await this.#import(waiting);
      waiting = [];
      await this.#act(act);
    }
    await this.#import(waiting);
  }

  async #import(acts: readonly EntryAct[]): Promise<void> {
    if (acts.length === 0) return;
    const contents = acts.map(({ entry }) => entry);
    await this.run((id) =>
      importEntries(this.#storage, { id, bookId: SAMPLE_BOOK, contents, origin: "sample" }),
    );
    for (const { reference } of contents) {
      this.#lastNumber += 1;
      this.#numbers.set(reference, this.#lastNumber);
    }
  }

  #act(act: Exclude<SampleAct, EntryAct>): Promise<void> {
    switch (act.kind) {
      case "void":
      case "reverse":
        return this.#correct(act);
      case "run":
        return this.#payroll(act);
      case "benefit":
        return this.#benefit(act);
      case "pay":
        return this.#pay(act);
      case "close-year":
      case "open-year":
        return this.#turnYear(act);
    }
  }

  async #correct(act: Act<"void"> | Act<"reverse">): Promise<void> {
    const storage = this.#storage;
    await this.run(async (id) => {
      const found = await entryByNumber(storage, SAMPLE_BOOK, this.#numbers.get(act.reference) ?? 0);
      if (found === null) throw new Error(`the sample has no entry ${act.reference}`);
      const command = { id, bookId: SAMPLE_BOOK, entry: linkTo(found), version: found.version };
      if (act.kind === "void") return voidEntry(storage, command);
      const { date, description } = act;
      const reversalId = storage.newId("entry");
      return reverseEntry(storage, { ...command, reversalId, date, description });
    });
    if (act.kind === "reverse") this.#lastNumber += 1;
  }

  async #payroll({ month, people, overrides }: Act<"run">): Promise<void> {
    const storage = this.#storage;
    const debtor: SampleDebtor = `run ${month}`;
    const id = runId(debtor);
    const period = { month, part: "month" } as const;
    const made = await this.run((command) =>
      createRun(storage, { id: command, runId: id, companyId: SAMPLE_COMPANY, period, copyFrom: null }),
    );
    const run = made ?? (await storage.db.payrollRuns.get(id));
    // Saving a draft leaves no audit record: its version shows whether it was saved.
    if (run?.version === 1) {
      const { settings } = run;
      this.#count += 1;
      const save = { id: commandId(this.#count), runId: id, version: 1, settings, overrides, people };
      const saved = await saveRun(storage, save);
      if (!saved.ok && saved.error.kind !== "stale-run") throw refusedBy(saved.error);
    } else this.#count += 1;
    await this.run((command) => closeRun(storage, { id: command, runId: id, version: 2 }));
    const entryId = storage.newId("entry");
    await this.run((command) =>
      postRun(storage, { id: command, bookId: SAMPLE_BOOK, runId: id, version: 3, entryId }),
    );
    this.#lastNumber += 1;
  }

  async #benefit({ debtor, payable }: Act<"benefit">): Promise<void> {
    const storage = this.#storage;
    const entryId = storage.newId("entry");
    const places = { bookId: SAMPLE_BOOK, companyId: SAMPLE_COMPANY, entryId, paymentId: benefitId(debtor) };
    await this.run((id) => postBenefits(storage, { id, ...places, payable, again: false }));
    this.#lastNumber += 1;
  }

  async #pay({ debtor, order }: Act<"pay">): Promise<void> {
    const storage = this.#storage;
    const { db } = storage;
    await this.run(async (id) => {
      const isRun = debtor.startsWith("run");
      const record = isRun
        ? await db.payrollRuns.get(runId(debtor))
        : await db.benefitPayments.get(benefitId(debtor));
      const owing: DebtorId = isRun
        ? { what: "run", id: runId(debtor) }
        : { what: "benefit", id: benefitId(debtor) };
      const entryId = storage.newId("entry");
      const version = record?.version ?? 0;
      return payLiabilities(storage, { id, bookId: SAMPLE_BOOK, debtor: owing, version, entryId, order });
    });
    this.#lastNumber += 1;
  }

  async #turnYear({ kind, year, entries }: Act<"close-year"> | Act<"open-year">): Promise<void> {
    const turn = kind === "close-year" ? closeYear : openYear;
    await this.run((id) => turn(this.#storage, { id, bookId: SAMPLE_BOOK, year }));
    this.#lastNumber += entries;
  }
}
