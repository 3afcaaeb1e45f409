import type { BroughtKind } from "#domain/import/doors/brought-kind.ts";
import { shownFileName } from "#domain/import/shown-file-name.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Month } from "#domain/kernel/day.ts";
import { tellFile } from "#formats/workers/read-file.ts";
import { fileProblemText } from "#session/notices/file-problem-text.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { DOORS } from "./doors.ts";
import type { FileGroup } from "./given-files.ts";
import { doorTexts as texts } from "./texts.ts";

export interface ToldFile {
  readonly file: File;
  readonly kind: BroughtKind | "unknown";
  readonly month: Month | null;
  /** Why it is not read, in words; null where it is. */
  readonly refused: string | null;
}

async function tell(file: File, signal: AbortSignal): Promise<ToldFile> {
  const told = await tellFile(file, today(systemClock), signal);
  const unknown: ToldFile = { file, kind: "unknown", month: null, refused: null };
  if (told === null) return unknown;
  if (told.ok) return { ...unknown, kind: told.value.file ?? "unknown", month: told.value.month };
  // Too long for a look is not too long for its plan, which has bounds of its own.
  if (told.error.kind === "slow") return unknown;
  return { ...unknown, refused: fileProblemText(shownFileName(file.name), told.error) };
}

/** What each file is, one after the other: a worker of each ends before the next one begins. */
export async function tellAll(files: readonly File[], signal: AbortSignal): Promise<readonly ToldFile[]> {
  const told: ToldFile[] = [];
  for (const file of files) {
    if (signal.aborted) break;
    told.push(await tell(file, signal));
  }
  return told;
}

export function groupsOf(told: readonly ToldFile[]): readonly FileGroup[] {
  const read = told.filter(({ refused }) => refused === null);
  const invoices = read.filter(({ kind }) => kind === "invoices");
  const groupOf = ({ file, kind, month }: ToldFile, at: number): FileGroup => {
    const name = shownFileName(file.name);
    const isAgain = read.findIndex((each) => shownFileName(each.file.name) === name) < at;
    return { kind, month, target: DOORS[kind], files: [file], name: isAgain ? `${name} (${at + 1})` : name };
  };
  const others = read.flatMap((each, at) => (each.kind === "invoices" ? [] : [groupOf(each, at)]));
  const [first] = invoices;
  if (first === undefined) return others;
  const together: FileGroup = {
    ...groupOf(first, 0),
    files: invoices.map(({ file }) => file),
    ...(invoices.length > 1 && { name: texts.invoices(invoices.length) }),
  };
  return [together, ...others];
}
