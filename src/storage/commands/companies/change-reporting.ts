import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Company } from "#domain/company/company.ts";
import type { OwnNoteId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { Framework } from "#domain/statement/notes/framework.ts";
import {
  keptIn,
  type OwnNoteText,
  type Reporting,
  withFramework,
  withNoteReason,
  withNoteText,
} from "#domain/statement/notes/kept-notes.ts";
import type { NoteKey } from "#domain/statement/notes/note-keys.ts";
import {
  cleanOwnNote,
  MOST_OWN_NOTES,
  ownNoteIn,
  ownNotesIn,
  withOwnNote,
} from "#domain/statement/notes/own-notes.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { overLimitNow, planNow, refuseOverLimit } from "../../engine/plan-check.ts";
import { sameText } from "../../engine/same-text.ts";
import type { CommandResult } from "../../pages/book-work.ts";
import { type CompanyCommand, changeCompanyRow } from "./change-company.ts";

interface ChangeNote {
  readonly kind: "note";
  readonly note: NoteKey;
  readonly year: number;
  /** From that year on; null: the template's. */
  readonly text: string | null;
  /** What was kept when the editor opened, `null` for the template; if it is another by now, it is refused (MT-02). */
  readonly was?: string | null;
}

interface LeaveOutNote {
  readonly kind: "leave-out";
  readonly note: NoteKey;
  readonly year: number;
  /** Null: the note is presented again. */
  readonly reason: string | null;
}

interface ChangeOwnNote {
  readonly kind: "own-note";
  readonly id: OwnNoteId;
  readonly year: number;
  /** Null: it is taken out from that year on. */
  readonly said: OwnNoteText | null;
  /** What it said when the editor opened, `null` for a new one (MT-02). */
  readonly was?: OwnNoteText | null;
}

export type ReportingChange =
  | ChangeNote
  | LeaveOutNote
  | ChangeOwnNote
  | { readonly kind: "framework"; readonly framework: Framework };

export interface ChangeReporting extends CompanyCommand {
  readonly change: ReportingChange;
}

/** Whether another tab changed what the editor started from. */
function isStale(reporting: Reporting, change: ReportingChange): boolean {
  if (change.kind === "note" && change.was !== undefined)
    return (keptIn(reporting, change.note, change.year)?.text ?? null) !== change.was;
  if (change.kind !== "own-note" || change.was === undefined) return false;
  const now = ownNoteIn(reporting, change.id, change.year)?.said ?? null;
  return sameText([now]) !== sameText([change.was]);
}

function refusalOf(reporting: Reporting, change: ReportingChange): Refusal | null {
  if (change.kind !== "own-note" || change.said === null) return null;
  if (cleanOwnNote(change.said) === null) return { kind: "blank-name" };
  const isNew = ownNoteIn(reporting, change.id, change.year) === null;
  return isNew && ownNotesIn(reporting, change.year).length >= MOST_OWN_NOTES
    ? { kind: "too-many-notes", most: MOST_OWN_NOTES }
    : null;
}

function changed(reporting: Reporting, change: ReportingChange): Reporting {
  switch (change.kind) {
    case "framework":
      return withFramework(reporting, change.framework);
    case "note":
      return withNoteText(reporting, change.note, change.year, change.text);
    case "leave-out":
      return withNoteReason(reporting, change.note, change.year, change.reason);
    case "own-note":
      return withOwnNote(reporting, change.id, change.year, change.said);
  }
}

/** Changes how a company presents its statements: its notes, its own among them, or the framework (AC-91, 93, 94). */
export async function changeReporting(
  storage: AppStorage,
  command: ChangeReporting,
): Promise<CommandResult<Company>> {
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const { change } = command;
  return changeCompanyRow(storage, command, "change-reporting", async (company) => {
    const over = refuseOverLimit(await overLimitNow(storage, plan.value), "companies", company.id);
    if (over) return err(over);
    const { reporting: before = {}, ...rest } = company;
    if (isStale(before, change)) return err({ kind: "stale-company", current: company });
    const refusal = refusalOf(before, change);
    if (refusal) return err(refusal);
    const reporting = changed(before, change);
    if (sameText([reporting]) === sameText([before])) return ok(null);
    return ok({ ...rest, ...(Object.keys(reporting).length > 0 && { reporting }) });
  });
}
