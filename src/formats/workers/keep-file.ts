import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { ImportView } from "#domain/import/books/import-view.ts";
import type { NoStatement, UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import type { FileProblem, SheetBook } from "#domain/import/table/sheet.ts";
import type { Month } from "#domain/kernel/day.ts";
import { err, type Result } from "#domain/kernel/result.ts";
import type { DeskPart, PlanOrder, ScanOrder, StatementOrder } from "../import/desk-orders.ts";
import type { FileRequest } from "./file-messages.ts";
import { type ReadOptions, readBy } from "./read-file.ts";
import { type FileMaker, startFileWorker } from "./write-beside.ts";

/** Thrown where the worker is gone or failed; what was asked of it has no answer. */
export class DeskFailed extends Error {}

export interface KeepOptions extends ReadOptions {
  /** The page gets all rows, and not the first ones alone. */
  readonly whole?: boolean;
}

/** A file that a worker keeps, and what the page asks of it. One question at a time; a later one ends the one before. */
export class DeskClient {
  readonly #maker: FileMaker<never>;
  /** Counts the questions: whoever is not the last one asks no further. */
  #turn = 0;
  #asked: Promise<unknown> = Promise.resolve();

  constructor(start: () => FileMaker<never> = startFileWorker) {
    this.#maker = start();
  }

  /** The file with the first rows of its sheets, or why it cannot be read. Null if cancelled. */
  async read(file: File, { whole, ...options }: KeepOptions): Promise<Result<SheetBook, FileProblem> | null> {
    if (options.signal?.aborted) return null;
    try {
      return await readBy(this.#maker, { kind: "keep", file, ...(whole && { whole }) }, options);
    } catch {
      return err({ kind: "failed" });
    }
  }

  /** The parts that a request begins, as long as no other one is asked. False: another one was. */
  async #each(request: FileRequest<never>, take: (part: DeskPart) => boolean): Promise<boolean> {
    this.#turn += 1;
    const mine = this.#turn;
    let next = request;
    for (;;) {
      const before = this.#asked.catch(() => undefined);
      await before;
      if (mine !== this.#turn) return false;
      const asking = this.#maker.ask(next);
      this.#asked = asking;
      const answer = await asking;
      if (answer.kind !== "part") throw new DeskFailed(answer.kind);
      if (mine !== this.#turn) return false;
      if (take(JSON.parse(answer.part) as DeskPart)) return true;
      next = { kind: "more" };
    }
  }

  /** The months that the rows speak of. Undefined: something else was asked meanwhile. */
  async scan(order: ScanOrder): Promise<readonly [Month, Month] | null | undefined> {
    let months: readonly [Month, Month] | null = null;
    const isMine = await this.#each({ kind: "scan", order }, (part) => {
      if (part.kind === "scanned") months = part.months;
      return true;
    });
    return isMine ? months : undefined;
  }

  /** What the rows become in a book. Undefined: something else was asked meanwhile. */
  async plan(
    { chart, ...input }: Omit<PlanOrder, "chart"> & { readonly chart: Chart },
    onProgress: (done: number) => void,
  ): Promise<ImportView | undefined> {
    let view: ImportView | undefined;
    const own = chart.accounts.filter((account) => account.own === true);
    const order: PlanOrder = { ...input, chart: chart.kind === "puc" ? { ownOfPuc: own } : chart };
    await this.#each({ kind: "plan", order }, (part) => {
      if (part.kind === "planning") onProgress(part.done);
      if (part.kind === "planned") view = part.view;
      return part.kind !== "planning";
    });
    return view;
  }

  /** The names of its tables that the search of accounts has to tell. Undefined: something else was asked meanwhile. */
  async look(onProgress: (done: number) => void): Promise<readonly string[] | undefined> {
    let names: readonly string[] | undefined;
    await this.#each({ kind: "look" }, (part) => {
      if (part.kind === "looking") onProgress(part.done);
      if (part.kind === "names") names = part.names;
      return part.kind !== "looking";
    });
    return names;
  }

  /** The statement in its tables, or why there is none. Undefined: something else was asked meanwhile. */
  async statement(order: StatementOrder): Promise<Result<UploadedStatement, NoStatement> | undefined> {
    let read: Result<UploadedStatement, NoStatement> | undefined;
    await this.#each({ kind: "statement", order }, (part) => {
      if (part.kind === "statement") read = part.read;
      return true;
    });
    return read;
  }

  /** The entries of the last plan. Undefined: something else was asked meanwhile. */
  async entries(): Promise<readonly EntryContent[] | undefined> {
    const contents: EntryContent[] = [];
    const isMine = await this.#each({ kind: "entries" }, (part) => {
      if (part.kind === "entries") for (const each of part.contents) contents.push(each);
      return part.kind !== "entries";
    });
    return isMine ? contents : undefined;
  }

  /** Nothing that was asked goes on; the file stays. */
  stop(): void {
    this.#turn += 1;
  }

  end(): void {
    this.#turn += 1;
    this.#maker.end();
  }
}
