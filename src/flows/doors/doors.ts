import type { BroughtKind } from "#domain/import/doors/brought-kind.ts";
import type { DoorTarget } from "./given-files.ts";

/** Which screen plans each kind of file, from every door; what is not recognised goes where columns are named (IM-27). */
export const DOORS: Readonly<Record<BroughtKind | "unknown", DoorTarget>> = {
  journal: "book",
  trial: "book",
  operations: "book",
  plain: "book",
  statement: "statement",
  extract: "extract",
  parties: "parties",
  chart: "chart",
  employees: "employees",
  novelties: "novelties",
  invoices: "invoices",
  backup: "backup",
  unknown: "book",
};

/** Targets that need no account: a guest has a journal, and anybody a statement. */
export const OPEN_TARGETS: ReadonlySet<DoorTarget> = new Set(["book", "statement"]);

/** Where each target stands. The book of the address is that of the screen that the files were brought to. */
export const PLACES: Readonly<Record<Exclude<DoorTarget, "statement" | "novelties">, string>> = {
  book: "/journal/complex",
  extract: "/dashboard/libro-contable/conciliacion",
  parties: "/dashboard/libro-contable/terceros",
  chart: "/dashboard/libro-contable/plan-de-cuentas",
  employees: "/dashboard/nomina/empleados",
  invoices: "/dashboard/libro-contable/facturas",
  backup: "/dashboard/configuracion",
};

/** Screens that files may be dropped on. The others have boxes of their own, or none. */
export function takesFiles(pathname: string): boolean {
  return /^\/(?:dashboard|journal)(?:\/|$)/.test(pathname);
}
