import type { FileProblem, FileSheet, SheetBook } from "#domain/import/table/sheet.ts";
import type { Day } from "#domain/kernel/day.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { RecognisedPart } from "../doors/recognise-file.ts";
import type { ReadPart } from "../read/read-part.ts";
import type { FileRequest } from "./file-messages.ts";
import { type FileMaker, startFileWorker } from "./write-beside.ts";

export interface ReadOptions {
  /** Aborting stops the work immediately; the answer is then null. */
  readonly signal?: AbortSignal;
  /** How many rows have come so far. */
  readonly onRows?: (rows: number) => void;
}

/** Silent for so long, the worker is ended: whatever a file holds, the next part of it comes sooner (IM-06). */
const LONGEST_SILENCE_MS = 5_000;
/** Many parts that each come in time may still be too many. */
const LONGEST_MS = 30_000;

type Answer = Result<SheetBook, FileProblem> | null;

/** Puts the parts of a file together. */
class Gathering {
  readonly #sheets: FileSheet[] = [];
  #open: FileSheet | null = null;
  #rows: FileSheet["rows"][number][] = [];
  #more = { rows: 0, hidden: 0 };
  count = 0;

  /** The answer, once there is one. */
  take(part: ReadPart): Exclude<Answer, null> | null {
    switch (part.kind) {
      case "sheet":
        this.#rows = [];
        this.#more = { rows: 0, hidden: 0 };
        this.#open = {
          name: part.name,
          hidden: part.hidden,
          rows: this.#rows,
          merged: [],
          hiddenColumns: [],
          beyond: 0,
        };
        return null;
      case "rows":
        for (const row of part.rows) this.#rows.push(row);
        this.count += part.rows.length;
        return null;
      case "kept":
        this.count += part.rows;
        this.#more = { rows: this.#more.rows + part.rows, hidden: this.#more.hidden + part.hidden };
        return null;
      case "sheet-end": {
        const { kind: _end, ...aside } = part;
        const more = this.#more.rows === 0 ? {} : { more: this.#more };
        if (this.#open !== null) this.#sheets.push({ ...this.#open, ...aside, ...more });
        return null;
      }
      case "end":
        return ok({ sheets: this.#sheets, notes: part.notes });
      case "refused":
        return err(part.problem);
    }
  }
}

/** Resolves when the signal aborts or the time is up, whichever is first; `again` starts the time anew. */
function watch(signal: AbortSignal | undefined) {
  let settle: (answer: Result<never, FileProblem> | null) => void = () => undefined;
  const stopped = new Promise<Result<never, FileProblem> | null>((resolve) => {
    settle = resolve;
  });
  const slow = () => settle(err({ kind: "slow" }));
  const cancelled = () => settle(null);
  let silence = setTimeout(slow, LONGEST_SILENCE_MS);
  const all = setTimeout(slow, LONGEST_MS);
  signal?.addEventListener("abort", cancelled);
  return {
    stopped,
    again: () => {
      clearTimeout(silence);
      silence = setTimeout(slow, LONGEST_SILENCE_MS);
    },
    off: () => {
      clearTimeout(silence);
      clearTimeout(all);
      signal?.removeEventListener("abort", cancelled);
    },
  };
}

/** The sheets that a worker reads with this request, unless it takes too long. Null if cancelled. */
export async function readBy(
  maker: FileMaker<never>,
  request: FileRequest<never>,
  { signal, onRows }: ReadOptions,
): Promise<Answer> {
  const { stopped, again, off } = watch(signal);
  const gathering = new Gathering();
  const read = async (): Promise<Answer> => {
    let answer = await maker.ask(request);
    for (;;) {
      if (answer.kind !== "part") return err({ kind: "failed" });
      again();
      const found = gathering.take(JSON.parse(answer.part) as ReadPart);
      onRows?.(gathering.count);
      if (found !== null) return found;
      answer = await maker.ask({ kind: "more" });
    }
  };
  try {
    return await Promise.race([read(), stopped]);
  } finally {
    off();
  }
}

/**
 * The sheets of a workbook or of a text file, read in a worker that is ended where it takes too long. Null if
 * cancelled. The page takes a thousand rows at a time and answers meanwhile.
 */
export async function readSheets(
  file: File,
  options: ReadOptions = {},
  start: () => FileMaker<never> = startFileWorker,
): Promise<Answer> {
  if (options.signal?.aborted) return null;
  const maker = start();
  try {
    return await readBy(maker, { kind: "read", file }, options);
  } finally {
    maker.end();
  }
}

export type Recognised = Omit<Extract<RecognisedPart, { readonly kind: "recognised" }>, "kind">;

/** What a file holds, told in a worker by its bytes and rows; or why it is refused. Null if cancelled. */
export async function tellFile(
  file: File,
  today: Day,
  signal: AbortSignal,
  start: () => FileMaker<never> = startFileWorker,
): Promise<Result<Recognised, FileProblem> | null> {
  if (signal.aborted) return null;
  const maker = start();
  const { stopped, off } = watch(signal);
  const tell = async (): Promise<Result<Recognised, FileProblem>> => {
    const answer = await maker.ask({ kind: "recognise", file, today });
    if (answer.kind !== "part") return err({ kind: "failed" });
    const part = JSON.parse(answer.part) as RecognisedPart;
    return part.kind === "refused" ? err(part.problem) : ok({ file: part.file, month: part.month });
  };
  try {
    return await Promise.race([tell(), stopped]);
  } finally {
    off();
    maker.end();
  }
}
