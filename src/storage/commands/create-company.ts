import type { Refusal } from "#domain/accounting/refusal.ts";
import { type Company, cleanName } from "#domain/company/book.ts";
import type { CommandId, CompanyId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../app-storage.ts";
import type { CommandResult } from "../book-work.ts";
import { runCommand } from "../run-command.ts";

export interface CreateCompany {
  readonly id: CommandId;
  readonly companyId: CompanyId;
  readonly name: string;
  readonly nit?: string;
  /** How many companies the plan holds; counted in the transaction, so that two tabs cannot both pass. */
  readonly limit?: number;
}

export async function createCompany(
  storage: AppStorage,
  command: CreateCompany,
): Promise<CommandResult<Company>> {
  const at = storage.clock.now();
  const head = { id: command.id, kind: "create-company" };
  return runCommand<Company, Refusal>(storage, head, ["companies"], async () => {
    const name = cleanName(command.name);
    if (name === null) return err({ kind: "blank-name" });
    const { limit = Number.POSITIVE_INFINITY } = command;
    if ((await storage.db.companies.count()) >= limit) return err({ kind: "limit", of: "companies", limit });
    const company: Company = {
      id: command.companyId,
      name,
      nit: command.nit ?? "",
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
    await storage.db.companies.add(company);
    const changes = [{ table: "companies" as const, key: company.id, before: null, after: company }];
    return ok({ answer: company, changes });
  });
}
