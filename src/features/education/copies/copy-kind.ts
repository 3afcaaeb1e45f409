import { dayInBogota } from "#domain/kernel/clock.ts";
import { formatMoment } from "#domain/kernel/format.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import { fileName } from "#domain/report/file-name.ts";
import type { ClassCopy, ClassCopyProblem, PackedCopy } from "#storage/classroom/copies/copy-file.ts";
import type { ClassRestoreWay, RowsRestored } from "#storage/classroom/copies/restore-rows.ts";
import { saving } from "../shell/saved-work.ts";
import type { TakeBack } from "../shell/take-back.ts";
import type { OpenedCopy } from "./restore-copy.tsx";
import type { MadeCopy } from "./save-copy-dialog.tsx";
import { tellRestored } from "./tell-restored.ts";
import { classCopyTexts as texts } from "./texts.ts";

/** What a restore did, what is to be said besides its sums, and how it is taken back. */
interface Restored {
  readonly sums: RowsRestored;
  readonly notes: readonly string[];
  /** Null where nothing changed. */
  readonly takeBack: TakeBack | null;
}

/** A kind of copy of the academic edition, of the teacher's desk or of a student: what differs between them. */
export interface CopyKind<Holdings, Copy extends ClassCopy & { readonly contents: Holdings }> {
  /** Its file is called after these and the day. */
  readonly fileParts: readonly string[];
  readonly pack: (passphrase: string) => Promise<Result<PackedCopy<Holdings>, "too-large">>;
  readonly open: (file: Blob, passphrase: string) => Promise<Result<Copy, ClassCopyProblem>>;
  readonly tell: (holds: Holdings) => string;
  /** What does not go along, in words; null for nothing. */
  readonly lacks: (holds: Holdings) => string | null;
  /** What has to be the same when the file is opened again. */
  readonly compared: (holds: Holdings) => unknown;
  readonly note: (copy: PackedCopy<Holdings>) => Promise<Result<unknown, unknown>>;
  readonly restore: (
    copy: Copy,
    way: ClassRestoreWay,
  ) => Promise<Result<Restored, { readonly kind: string }>>;
}

/** Everything as a file, with how it is tried out: opened again and compared (ED-122). */
export async function makeCopy<Holdings, Copy extends ClassCopy & { readonly contents: Holdings }>(
  kind: CopyKind<Holdings, Copy>,
  passphrase: string,
): Promise<Result<MadeCopy, "too-large">> {
  const made = await kind.pack(passphrase);
  if (!made.ok) return made;
  const { file, holds, createdAt } = made.value;
  const tryOut = async () => {
    const read = await kind.open(file, passphrase);
    if (!read.ok) return null;
    const { contents, bad } = read.value;
    const isWhole = JSON.stringify(kind.compared(contents)) === JSON.stringify(kind.compared(holds));
    return isWhole || bad > 0 ? { holds: kind.tell(contents), bad } : null;
  };
  return ok({
    file,
    name: fileName(["cuadra", ...kind.fileParts, dayInBogota(createdAt)], "cuadra"),
    tryOut,
    lacks: kind.lacks(holds),
    note: async () => {
      try {
        return (await kind.note(made.value)).ok;
      } catch {
        return false;
      }
    },
  });
}

/** Opens a copy, to be asked about and written. */
export async function openCopy<Holdings, Copy extends ClassCopy & { readonly contents: Holdings }>(
  kind: CopyKind<Holdings, Copy>,
  file: Blob,
  passphrase: string,
): Promise<Result<OpenedCopy, ClassCopyProblem>> {
  const read = await kind.open(file, passphrase);
  if (!read.ok) return read;
  const { contents, bad, newer, owner, createdAt } = read.value;
  const lacks = kind.lacks(contents);
  return ok({
    holds: texts.owned(owner, formatMoment(createdAt), kind.tell(contents)),
    notes: [
      ...(lacks === null ? [] : [lacks]),
      ...(bad === 0 ? [] : [texts.bad(bad)]),
      ...(newer === 0 ? [] : [texts.newer(newer)]),
    ],
    restore: async (way) => {
      const done = await saving(() => kind.restore(read.value, way));
      if (!done?.ok) throw new Error(done?.error.kind ?? "storage");
      const { sums, notes, takeBack } = done.value;
      tellRestored(sums, notes, takeBack);
    },
  });
}
