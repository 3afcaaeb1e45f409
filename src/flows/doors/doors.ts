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
export const PLACES: Readonly<Record<Exclude<DoorTarget, "statement">, string>> = {
  book: "/journal/complex",
  extract: "/dashboard/libro-contable/conciliacion",
  parties: "/dashboard/libro-contable/terceros",
  chart: "/dashboard/libro-contable/plan-de-cuentas",
  employees: "/dashboard/nomina/empleados",
  novelties: "/dashboard/nomina",
  invoices: "/dashboard/libro-contable/facturas",
  backup: "/dashboard/configuracion",
};

/** Screens of a journal, at each of their addresses. */
export function isJournalPlace(pathname: string): boolean {
  return /^\/(?:journal\/.+|libro-contable\/?|accounting-journal\/?)$/.test(pathname);
}

/** What becomes of files at an address: their plan opens, they are asked about first, or it is said where they go (IM-27). */
export type DoorsAt = "taken" | "asked" | "elsewhere";

export function doorsAt(pathname: string): DoorsAt {
  if (/^\/educacion(?:\/|$)/.test(pathname)) return "elsewhere";
  const isBooks = /^\/dashboard(?:\/|$)/.test(pathname) || isJournalPlace(pathname);
  return isBooks || pathname === "/" ? "taken" : "asked";
}

/** Whether a screen is one of books: only there is what is pasted, or opened by the system, taken at once. */
export function isOfBooks(pathname: string): boolean {
  return pathname !== "/" && doorsAt(pathname) === "taken";
}
