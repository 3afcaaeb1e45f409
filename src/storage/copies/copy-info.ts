import type { BackupAccount } from "../backup/make-backup.ts";
import { readRow } from "../shapes/read-row.ts";
import { count, integer, maybe, oneOf, shape, textValue } from "../shapes/shape.ts";

/**
 * Why a copy was made: automatically after changes, or as a snapshot before something that changes everything at once:
 * a restore that replaces, a backup that is merged in, a schema upgrade, a file that is imported into a book.
 */
const COPY_REASONS = ["automatic", "restore", "merge", "upgrade", "import"] as const;
export type CopyReason = (typeof COPY_REASONS)[number];
export type SnapshotReason = Exclude<CopyReason, "automatic">;

/** A copy kept in this browser, outside IndexedDB: it survives damage or loss of the databases (ST-03). */
export interface CopyInfo {
  /** Its URL in the cache. */
  readonly url: string;
  readonly account: BackupAccount;
  readonly createdAt: number;
  readonly reason: CopyReason;
  readonly books: number;
  readonly entries: number;
  readonly bad: number;
  /** Books that did not agree with their entries when it was made. Absent in copies made before this was counted. */
  readonly off?: number;
  readonly sequence: number;
  readonly bytes: number;
}

/** Whether it was made before something, and a person may want to go back to how things were. */
export function isSnapshot(copy: CopyInfo): copy is CopyInfo & { readonly reason: SnapshotReason } {
  return copy.reason !== "automatic";
}

/** Whether nothing was found wrong with the books while they were copied. */
export function isSoundCopy({ bad, off = 0 }: Pick<CopyInfo, "bad" | "off">): boolean {
  return bad === 0 && off === 0;
}

/** Says what a copy holds. In a file it is the first line. */
export const INFO_HEADER = "cuadra-copia";

const infoShape = shape<Omit<CopyInfo, "url">>({
  account: shape<BackupAccount>({ id: textValue, name: textValue, email: textValue }),
  createdAt: integer,
  reason: oneOf(COPY_REASONS),
  books: count,
  entries: count,
  bad: count,
  off: maybe(count),
  sequence: count,
  bytes: count,
});

export function writeInfo({ url: _url, ...info }: CopyInfo): string {
  return encodeURIComponent(JSON.stringify(info));
}

/** Null for what is not a copy of ours. */
export function readInfo(url: string, response: Response | undefined): CopyInfo | null {
  try {
    const header = decodeURIComponent(response?.headers.get(INFO_HEADER) ?? "");
    const info = readRow(infoShape, JSON.parse(header));
    return info && { url, ...info };
  } catch {
    return null;
  }
}
