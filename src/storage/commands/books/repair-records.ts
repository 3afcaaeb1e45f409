import type { CommandId } from "#domain/kernel/ids.ts";
import { ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type CommandTable, runCommand } from "../../engine/run-command.ts";
import { asKept, type BrokenRecord, brokenOfAccount, dropBroken } from "../../health/broken-records.ts";
import { ACCOUNT_TABLES, STRAY_TABLES } from "../../health/record-tables.ts";
import type { CommandResult } from "../../pages/book-work.ts";
import { mendedCompany } from "../../shapes/mended-heads.ts";
import { companyShape } from "../../shapes/records/company-shape.ts";
import type { Change, CompanyRow, MetaRow } from "../../shapes/rows.ts";
import { isObject } from "../../shapes/shape.ts";

/** Every command's transaction holds these two anyway. */
const OWN: readonly string[] = ["meta", "audit"];
const TABLES = [...ACCOUNT_TABLES, ...STRAY_TABLES].filter((name) => !OWN.includes(name)) as CommandTable[];

/** What is sound of a company stays: its books hang on it. Null for what says not even which it is. */
async function mendCompany({ db }: AppStorage, { key }: BrokenRecord, at: number): Promise<Change | null> {
  const row = await db.companies.get(key as CompanyRow["id"]);
  if (row === undefined || companyShape.check(row) !== "bad") return null;
  const made = mendedCompany(row);
  if (made === null) return null;
  const after = { ...made, updatedAt: at, version: made.version + 1 };
  await db.companies.put(after);
  return { table: "companies", key: after.id, before: asKept("companies", row) as CompanyRow, after };
}

/** What says which database this is stays under its key, as a plain value. */
async function mendMeta({ db }: AppStorage, { key }: BrokenRecord): Promise<unknown> {
  const row: unknown = await db.meta.get(key as string);
  if (!isObject(row)) return null;
  const value: unknown = asKept("meta", row.value ?? null);
  await db.meta.put({ key: key as string, value } satisfies MetaRow);
  return asKept("meta", row);
}

/**
 * Takes out what belongs to no book and cannot be read: the trail keeps it as it was. Of a company what is sound of it
 * stays (ST-28). Answers how many records it was.
 */
export async function repairRecords(
  storage: AppStorage,
  { id }: { readonly id: CommandId },
): Promise<CommandResult<number>> {
  const broken = await brokenOfAccount(storage);
  if (!broken.ok) return broken;
  const at = storage.clock.now();
  const body = async () => {
    const changes: Change[] = [];
    const removed: unknown[] = [];
    const rest: BrokenRecord[] = [];
    for (const each of broken.value) {
      const company = each.table === "companies" ? await mendCompany(storage, each, at) : null;
      if (company) changes.push(company);
      else if (each.table === "meta" && typeof each.key === "string")
        removed.push(await mendMeta(storage, each));
      else rest.push(each);
    }
    const dropped = await dropBroken(storage.db, rest);
    const gone = [...removed, ...dropped.removed];
    const repair = { table: "repair" as const, key: "", removed: gone, setAside: [] };
    const answer = changes.length + removed.length + dropped.rows.length;
    return ok({ answer, changes: [repair, ...changes, ...dropped.changes] });
  };
  return runCommand<number, never>(storage, { id, kind: "repair-book" }, TABLES, body);
}
