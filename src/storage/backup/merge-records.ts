import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { CompanyRow, PayrollRunRow, UsageRow } from "../shapes/rows.ts";
import { keyOf } from "./copy-tables.ts";

interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly deletedAt?: number;
}

function newerOf<Row extends Versioned>(here: Row, incoming: Row): Row {
  const newer = incoming.version > here.version ? incoming : here;
  if (newer.deletedAt === undefined || (here.deletedAt !== undefined && incoming.deletedAt !== undefined))
    return newer;
  const { deletedAt: _gone, ...alive } = newer;
  return alive as Row;
}

/** Adds unknown companies. Of a known one the record changed more often is kept, undeleted if either is. */
export function mergeCompanies(
  here: readonly CompanyRow[],
  incoming: readonly CompanyRow[],
): readonly CompanyRow[] {
  const merged = new Map<string, CompanyRow>(here.map((row) => [row.id, row]));
  const hasActive = here.some((row) => row.deletedAt === undefined);
  for (const row of incoming) {
    const known = merged.get(row.id);
    const { activatedAt: _was, ...inactive } = row;
    // A file must not change the active company.
    if (known === undefined) merged.set(row.id, hasActive ? inactive : row);
    else merged.set(row.id, keepActive(newerOf(known, row), known));
  }
  return [...merged.values()];
}

function keepActive(row: CompanyRow, { activatedAt }: CompanyRow): CompanyRow {
  if (row.activatedAt === activatedAt) return row;
  const { activatedAt: _other, ...rest } = row;
  return activatedAt === undefined ? rest : { ...rest, activatedAt };
}

/**
 * Like companies. A place occupied here keeps its profile; the incoming profile applies to nothing until it is
 * assigned.
 */
export function mergeProfiles(
  here: readonly FiscalProfile[],
  incoming: readonly FiscalProfile[],
): readonly FiscalProfile[] {
  const merged = new Map<string, FiscalProfile>(here.map((row) => [row.id, row]));
  for (const row of incoming) {
    const known = merged.get(row.id);
    if (known === undefined) merged.set(row.id, freePlace(row, [...merged.values()]));
    else if (row.version > known.version) {
      const { companyId, statementId, isDefault } = known;
      merged.set(row.id, { ...row, companyId, statementId, isDefault });
    }
  }
  return [...merged.values()];
}

function freePlace(row: FiscalProfile, others: readonly FiscalProfile[]): FiscalProfile {
  const taken = <Key extends "companyId" | "statementId">(key: Key) =>
    row[key] !== null && others.some((each) => each[key] === row[key]);
  return {
    ...row,
    companyId: taken("companyId") ? null : row.companyId,
    statementId: taken("statementId") ? null : row.statementId,
    isDefault: row.isDefault && !others.some((each) => each.isDefault),
  };
}

/** Adds unknown rows. Of a known one the row saved more often is kept. */
export function mergeVersioned<Row extends Versioned>(
  here: readonly Row[],
  incoming: readonly Row[],
  further: (here: Row, incoming: Row) => Row = newerOf,
): readonly Row[] {
  const merged = new Map<string, Row>(here.map((row) => [row.id, row]));
  for (const row of incoming) {
    const known = merged.get(row.id);
    merged.set(row.id, known === undefined ? row : further(known, row));
  }
  return [...merged.values()];
}

/** The same for runs; a draft, however often it was saved elsewhere, never takes the place of what was paid. */
export function mergeRuns(
  here: readonly PayrollRunRow[],
  incoming: readonly PayrollRunRow[],
): readonly PayrollRunRow[] {
  const isClosed = (row: PayrollRunRow) => row.status !== "draft";
  return mergeVersioned(here, incoming, (known, row) =>
    isClosed(known) && !isClosed(row) ? known : newerOf(known, row),
  );
}

/** Usage is never reduced: keeps the later month, and the higher count of the same month. */
export function mergeUsage(here: readonly UsageRow[], incoming: readonly UsageRow[]): readonly UsageRow[] {
  const merged = new Map<string, UsageRow>(here.map((row) => [row.key, row]));
  for (const row of incoming) {
    const known = merged.get(row.key);
    if (known === undefined || isMore(row, known)) merged.set(row.key, row);
  }
  return [...merged.values()];
}

function isMore(row: UsageRow, than: UsageRow): boolean {
  const [month, other] = [row.month ?? "", than.month ?? ""];
  return month === other ? row.count > than.count : month > other;
}

/** Rows known only by key: existing ones are kept. */
export function mergeOthers(
  table: string,
  here: readonly object[],
  incoming: readonly object[],
): readonly object[] {
  const known = new Set(here.map((row) => keyOf(table, row)));
  return [...here, ...incoming.filter((row) => !known.has(keyOf(table, row)))];
}
