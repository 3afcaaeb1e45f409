import type { Cuts } from "#domain/accounting/closing/closing-period.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { cleanName } from "#domain/company/book.ts";
import { type Company, isFiscalYear } from "#domain/company/company.ts";
import { cleanNit } from "#domain/company/nit.ts";
import type { Sector } from "#domain/company/sector.ts";
import { cleanCity, cleanSigners, type Signers } from "#domain/company/signers.ts";
import type { CommandId, CompanyId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { planNow, refusedByPlan } from "../../engine/plan-check.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { CommandResult } from "../../pages/book-work.ts";

/** The fields a person enters about a company. Absent: unchanged; null: cleared. */
export interface CompanyFields {
  readonly name?: string;
  readonly nit?: string;
  /** Blank: cleared. */
  readonly city?: string;
  /** Replaces all signers: one who is not listed is removed. */
  readonly signers?: Signers | null;
  readonly sector?: Sector | null;
  readonly fiscalYear?: number | null;
  readonly cuts?: Cuts;
}

export interface CreateCompany extends CompanyFields {
  readonly id: CommandId;
  readonly companyId: CompanyId;
  readonly name: string;
}

/** Returns the company with the fields applied, or what is wrong with them. */
export function writeFields(company: Company, fields: CompanyFields): Result<Company, Refusal> {
  const name = cleanName(fields.name ?? company.name);
  if (name === null) return err({ kind: "blank-name" });
  const nit = fields.nit === undefined ? ok(company.nit) : cleanNit(fields.nit);
  if (!nit.ok) return err({ kind: "bad-nit", problem: nit.error });
  const { sector: _sector, fiscalYear: _year, city: _city, ...others } = company;
  const { signers: _signers, cuts: _cuts, ...rest } = others;
  const cuts = fields.cuts ?? company.cuts ?? "year";
  const sector = fields.sector === undefined ? company.sector : fields.sector;
  const fiscalYear = fields.fiscalYear === undefined ? company.fiscalYear : fields.fiscalYear;
  if (fiscalYear && !isFiscalYear(fiscalYear)) return err({ kind: "bad-fiscal-year" });
  const city = cleanCity(fields.city ?? company.city ?? "");
  const signers = cleanSigners((fields.signers === undefined ? company.signers : fields.signers) ?? {});
  return ok({
    ...rest,
    name,
    nit: nit.value,
    ...(city !== "" && { city }),
    ...(signers && { signers }),
    ...(sector && { sector }),
    ...(fiscalYear && { fiscalYear }),
    ...(cuts !== "year" && { cuts }),
  });
}

/** Creates a company. The first one becomes active; another only through `activateCompany`. */
export async function createCompany(
  storage: AppStorage,
  command: CreateCompany,
): Promise<CommandResult<Company>> {
  const at = storage.clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "create-company" } as const;
  return runCommand<Company, Refusal>(storage, head, ["companies"], async () => {
    const blank = { id: command.companyId, name: "", nit: "", createdAt: at, updatedAt: at, version: 1 };
    const company = writeFields(blank, command);
    if (!company.ok) return company;
    const live = (await storage.db.companies.toArray()).filter((each) => each.deletedAt === undefined);
    const refusal = refusedByPlan(plan.value, "create-company", { companies: live.length });
    if (refusal) return err(refusal);
    await storage.db.companies.add(company.value);
    const changes = [
      { table: "companies" as const, key: company.value.id, before: null, after: company.value },
    ];
    return ok({ answer: company.value, changes });
  });
}
