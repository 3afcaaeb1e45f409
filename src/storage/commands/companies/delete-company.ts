import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Company } from "#domain/company/company.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { planNow, refusedByPlan } from "../../engine/plan-check.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { CommandResult } from "../../pages/book-work.ts";
import type { Change } from "../../shapes/rows.ts";
import type { CompanyCommand } from "./change-company.ts";

export interface DeletedCompany {
  readonly company: Company;
  /** How many books were deleted with it. */
  readonly books: number;
}

const TABLES = ["companies", "books", "fiscalProfiles"] as const;

/**
 * Marks a company and all its books as deleted and removes its fiscal profile, all or nothing (AC-11). The books stay
 * stored and the trail keeps the profile, so that `undoRecords` with this command's id restores everything.
 */
export async function deleteCompany(
  storage: AppStorage,
  command: CompanyCommand,
): Promise<CommandResult<DeletedCompany>> {
  const { db } = storage;
  const at = storage.clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "delete-company" } as const;
  return runCommand<DeletedCompany, Refusal>(storage, head, TABLES, async () => {
    const before = await db.companies.get(command.companyId);
    if (!before || before.deletedAt !== undefined) return err({ kind: "unknown-company" });
    const refusal = refusedByPlan(plan.value, "delete-company", {});
    if (refusal) return err(refusal);
    const hidden = { deletedAt: at, updatedAt: at };
    const company = { ...before, ...hidden, version: before.version + 1 };
    const own = await db.books.where("companyId").equals(before.id).toArray();
    const books = own.filter((each) => each.deletedAt === undefined);
    const changes: Change[] = [{ table: "companies", key: company.id, before, after: company }];
    for (const each of books) {
      const after = { ...each, ...hidden, version: each.version + 1 };
      changes.push({ table: "books", key: each.id, before: each, after });
    }
    const profiles = await db.fiscalProfiles.where("companyId").equals(before.id).toArray();
    for (const each of profiles)
      changes.push({ table: "fiscalProfiles", key: each.id, before: each, after: null });
    const write = async () => {
      await db.fiscalProfiles.bulkDelete(profiles.map((each) => each.id));
      await db.companies.put(company);
      for (const change of changes)
        if (change.table === "books" && change.after) await db.books.put(change.after);
    };
    return ok({ answer: { company, books: books.length }, changes, write });
  });
}
