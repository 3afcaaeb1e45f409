import type { ActivityProblem } from "#domain/classroom/activity.ts";
import type { SettingsProblem } from "#domain/classroom/settings.ts";
import type { Result } from "#domain/kernel/result.ts";
import { DESK_DATABASE } from "../../engine/database-names.ts";
import type { StorageRefusal } from "../../engine/run-command.ts";
import { removeDatabase } from "../../registry/remove-database.ts";
import type { ClassChange, DeskTable } from "../class-database.ts";
import { DeskDatabase } from "../class-database.ts";
import { clearClassMark } from "../class-marks.ts";
import { type ClassStorage, type OpenClassOptions, openClassStorage } from "../class-storage.ts";

export type Desk = ClassStorage<DeskDatabase>;

/** Why the desk refuses a change. Screens turn each reason into one Spanish text. */
export type DeskRefusal =
  | { readonly kind: "unknown-classroom" }
  | { readonly kind: "unknown-student" }
  | { readonly kind: "unknown-activity" }
  | { readonly kind: "unknown-message" }
  | { readonly kind: "not-readable" }
  | { readonly kind: "archived" }
  | { readonly kind: "settings"; readonly problem: SettingsProblem }
  | { readonly kind: "activity"; readonly problem: ActivityProblem }
  | { readonly kind: "exercise-fixed" }
  | { readonly kind: "replaced-elsewhere" }
  | { readonly kind: "name" }
  | { readonly kind: "code-taken"; readonly code: string; readonly by: string }
  | { readonly kind: "grade" };

export type DeskResult<Answer> = Promise<Result<Answer, DeskRefusal | StorageRefusal>>;

/** Opens the teacher's desk of this device, and makes it at the first visit. */
export function openDesk(options: OpenClassOptions = {}, name: string = DESK_DATABASE): Promise<Desk> {
  return openClassStorage(DeskDatabase, name, options);
}

/** Gives the desk up, after its loss or at the person's wish: the next opening makes an empty one. */
export async function removeDesk(name: string = DESK_DATABASE): Promise<boolean> {
  clearClassMark(name);
  return removeDatabase(name);
}

/** A change of one row by its table. */
export function rowChange<Row>(
  table: DeskTable,
  key: ClassChange["key"],
  before: Row | null | undefined,
  after: Row | null,
): ClassChange {
  return { table, key, before: before ?? null, after };
}
