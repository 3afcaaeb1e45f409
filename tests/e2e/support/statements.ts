import { expect, type Page } from "@playwright/test";
import { stored } from "./account-store.ts";

type Row = readonly [code: string, name: string, amount: number];

interface Seed {
  readonly name: string;
  readonly statement: "balance" | "income";
  readonly date: string;
  readonly rows: readonly Row[];
  /** Name of its company, which is created with it. */
  readonly company?: string;
}

const NAMES = { company: "comp", statement: "stmt" } as const;

/** A valid-looking product id; the same number always gives the same id. */
export function seededId(kind: keyof typeof NAMES, number: number): string {
  return `${NAMES[kind]}_019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`;
}

/**
 * Writes typed statements directly to the account's database, as a workspace saves them: only the list of saved
 * statements is under test. The first is the last saved; the caller reloads the page.
 */
export async function putStatements(page: Page, seeds: readonly Seed[]): Promise<void> {
  const now = Date.now();
  const companies = [...new Set(seeds.flatMap(({ company }) => company ?? []))];
  const stamp = (at: number) => ({ createdAt: at, updatedAt: at, version: 1 });
  const idOf = (name: string) => seededId("company", companies.indexOf(name) + 1);
  const records = {
    companies: companies.map((name) => ({ id: idOf(name), name, nit: "", ...stamp(now) })),
    statements: seeds.map(({ name, statement, date, rows, company }, index) => ({
      id: seededId("statement", index + 1),
      name,
      statement,
      date,
      companyId: company === undefined ? null : idOf(company),
      content: {
        kind: "typed",
        table: {
          statement,
          view: "complex",
          rows: rows.map(([code, account, amount], row) => ({
            id: `row-${row + 1}`,
            code,
            name: account,
            debit: Math.max(0, amount),
            credit: Math.max(0, -amount),
            affectsTaxes: false,
          })),
        },
      },
      ...stamp(now - 60_000 * index),
    })),
  };
  // The panel opens the account's database once it is rendered.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Abriendo tu panel")).toHaveCount(0);
  await stored(page, records);
}
