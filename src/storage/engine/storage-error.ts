/**
 * Kinds of storage failure; each has one Spanish text and one way out. full: no room. damaged: unreadable. closed:
 * the connection is gone, the data possibly not. blocked: another page does not release the database. newer: written
 * by a newer version. lost: expected data is missing. missing: this browser offers no storage. bug: anything else.
 */
export type StorageTrouble = "full" | "damaged" | "closed" | "blocked" | "newer" | "lost" | "missing" | "bug";

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
  UnknownError: "damaged",
  DataError: "bug",
  VersionError: "newer",
  MissingAPIError: "missing",
  SecurityError: "missing",
  OpenFailedError: "closed",
  DatabaseClosedError: "closed",
  InvalidStateError: "closed",
};

// Quota errors arrive as AbortError with an inner QuotaExceededError, an unopenable database as DatabaseClosedError
// with an inner UnknownError: the innermost known name wins, in this order.
const ORDER: readonly StorageTrouble[] = ["full", "newer", "damaged", "missing", "closed"];

function* chain(error: unknown): Generator<{ name: string; trouble?: StorageTrouble }> {
  let each: unknown = error;
  for (let depth = 0; depth < 8 && typeof each === "object" && each !== null; depth += 1) {
    const { name, inner, cause } = each as { name?: unknown; inner?: unknown; cause?: unknown };
    if (each instanceof StorageError) yield { name: "StorageError", trouble: each.trouble };
    if (typeof name === "string") yield { name };
    each = inner ?? cause;
  }
}

/** Whether a record was rejected because another has the same unique key. */
export function isConstraint(error: unknown): boolean {
  return [...chain(error)].some((each) => each.name === "ConstraintError");
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

/** Classifies by `error.name` and the chain of `error.inner`; the only place that classifies. */
export function classifyError(error: unknown): StorageTrouble {
  const seen = new Set<StorageTrouble>();
  for (const { name, trouble } of chain(error)) {
    if (trouble) return trouble;
    const found = BY_NAME[name];
    if (found) seen.add(found);
  }
  return ORDER.find((trouble) => seen.has(trouble)) ?? "bug";
}

/** The error to rethrow: a StorageError with its kind for a storage failure, a bug unchanged. */
export function asStorageError(error: unknown): unknown {
  const trouble = classifyError(error);
  return trouble === "bug" ? error : new StorageError(trouble, String(error), { cause: error });
}
