/**
 * Kinds of storage failure; each has one Spanish text and one way out. full: no room. busy: the store does not open
 * or does not answer, and nothing says that data were lost. damaged: the browser itself says that data are lost.
 * closed: the connection is gone, the data possibly not. blocked: another page does not release the database. newer:
 * written by a newer version. lost: expected data is missing. missing: this browser offers no storage. bug: anything
 * else.
 */
export const STORAGE_TROUBLES = [
  "full",
  "busy",
  "damaged",
  "closed",
  "blocked",
  "newer",
  "lost",
  "missing",
  "bug",
] as const;
export type StorageTrouble = (typeof STORAGE_TROUBLES)[number];

export class StorageError extends Error {
  readonly trouble: StorageTrouble;
  constructor(trouble: StorageTrouble, message: string = trouble, options?: ErrorOptions) {
    super(message, options);
    this.name = "StorageError";
    this.trouble = trouble;
  }
}

const BY_NAME: Readonly<Record<string, StorageTrouble>> = {
  QuotaExceededError: "full",
  // Chromium's answer to whatever its store meets: a full disk, a file held by another program, a folder that it may
  // not read. Only the message distinguishes more (measured), so alone it is never called damage.
  UnknownError: "busy",
  TimeoutError: "busy",
  NotReadableError: "damaged",
  DataError: "bug",
  VersionError: "newer",
  MissingAPIError: "missing",
  SecurityError: "missing",
  OpenFailedError: "closed",
  DatabaseClosedError: "closed",
  InvalidStateError: "closed",
};

/** What the messages of these names add, measured on full disks and on damaged profiles of Chromium. */
const BY_MESSAGE: readonly (readonly [RegExp, StorageTrouble])[] = [
  [/NO_SPACE|ENOSPC|full disk|disk (?:is )?full/i, "full"],
  [/corrupt|checksum|data lost|irrecoverable/i, "damaged"],
  [/failed to write blobs|IO error|backing store/i, "busy"],
];
const SAYS_MORE: ReadonlySet<string> = new Set([
  "UnknownError",
  "DataError",
  "AbortError",
  "DatabaseClosedError",
]);

// Quota errors arrive as AbortError with an inner QuotaExceededError, an unopenable database as DatabaseClosedError
// with an inner UnknownError: the innermost known name wins, in this order.
const ORDER: readonly StorageTrouble[] = ["full", "newer", "damaged", "missing", "busy", "closed"];

function* chain(error: unknown): Generator<{ name: string; message: string; trouble?: StorageTrouble }> {
  let each: unknown = error;
  for (let depth = 0; depth < 8 && typeof each === "object" && each !== null; depth += 1) {
    const { name, message, inner, cause } = each as Record<"name" | "message" | "inner" | "cause", unknown>;
    if (each instanceof StorageError) yield { name: "StorageError", message: "", trouble: each.trouble };
    if (typeof name === "string") yield { name, message: typeof message === "string" ? message : "" };
    each = inner ?? cause;
  }
}

function kindOf(name: string, message: string): StorageTrouble | undefined {
  const match = SAYS_MORE.has(name) ? BY_MESSAGE.find(([pattern]) => pattern.test(message)) : undefined;
  return match?.[1] ?? BY_NAME[name];
}

/** Whether a record was rejected because another has the same unique key. */
export function isConstraint(error: unknown): boolean {
  return [...chain(error)].some((each) => each.name === "ConstraintError");
}

/** Names that nothing but a store answers with. */
const OF_STORE: ReadonlySet<string> = new Set([
  "StorageError",
  "QuotaExceededError",
  "VersionError",
  "MissingAPIError",
  "OpenFailedError",
  "DatabaseClosedError",
]);

/** Whether it is the store that failed, and not another part of the browser that uses the same names. */
export function isOfStore(error: unknown): boolean {
  return [...chain(error)].some((each) => OF_STORE.has(each.name));
}

/** Whether the browser says that it has the record and cannot decode it. */
export function isDataError(error: unknown): boolean {
  return [...chain(error)].some((each) => each.name === "DataError");
}

/**
 * Classifies the error of a read. An AbortError on a read means that storage gave up, so it counts as damage at once,
 * without a retry (ST-03).
 */
export function classifyReadError(error: unknown): StorageTrouble {
  const found = classifyError(error);
  if (found !== "bug") return found;
  return [...chain(error)].some((each) => each.name === "AbortError") ? "damaged" : "bug";
}

/** Classifies by name and message, down the chain of `error.inner`; the only place that classifies. */
export function classifyError(error: unknown): StorageTrouble {
  const seen = new Set<StorageTrouble>();
  for (const { name, message, trouble } of chain(error)) {
    if (trouble) return trouble;
    const found = kindOf(name, message);
    if (found) seen.add(found);
  }
  return ORDER.find((trouble) => seen.has(trouble)) ?? "bug";
}
