import { expect, type Page } from "@playwright/test";
import { stored } from "./account-store.ts";

export interface SeedPerson {
  readonly name: string;
  readonly document: string;
  readonly position: string;
  readonly salary: number;
}

interface SeedCompany {
  readonly name: string;
  readonly people: readonly SeedPerson[];
}

function seededId(kind: "comp" | "empl", number: number): string {
  return `${kind}_019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`;
}

/**
 * Writes a company and its employees to the account's database, as the product's screens would; the caller reloads
 * the page. Ordinary contracts since 2024, class I, administration.
 */
export async function putPeople(page: Page, { name, people }: SeedCompany): Promise<void> {
  const stamp = { createdAt: Date.now(), updatedAt: Date.now(), version: 1 };
  const relief = { homeLoanInterest: 0, prepaidHealth: 0, dependents: false, voluntaryPension: 0 };
  const contract = {
    kind: "ordinary",
    start: "2024-02-01",
    end: null,
    arlClass: 1,
    area: "administration",
    transport: "transport",
    contributesToPension: true,
    relief,
  };
  const companyId = seededId("comp", 1);
  const tables = {
    companies: [{ id: companyId, name, nit: "901.482.316-8", ...stamp }],
    employees: people.map((each, index) => ({
      id: seededId("empl", index + 1),
      companyId,
      contract: { ...contract, name: each.name, document: each.document, salary: each.salary },
      position: each.position,
      eps: "EPS Andina",
      pensionFund: "Fondo Cordillera",
      ...stamp,
    })),
  };
  // The panel opens the account's database once it is rendered.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Abriendo tu panel")).toHaveCount(0);
  await stored(page, tables);
}
