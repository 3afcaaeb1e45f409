import type { ClassKind } from "../engine/database-names.ts";
import type { DatabaseState } from "./database-state.ts";

/** A database of the academic edition as it was found. */
export interface ClassFinding {
  readonly name: string;
  readonly kind: ClassKind;
  readonly state: DatabaseState;
  readonly detail: string;
  /** Records of each table; empty unless it is open. */
  readonly tables: Readonly<Record<string, number>>;
}
