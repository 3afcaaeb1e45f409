import type { Locator, Page } from "@playwright/test";

/** The rows of the typed table. */
export const rows = (page: Page): Locator => page.locator(".statement-table tbody tr");
export const foot = (page: Page): Locator => page.getByRole("region", { name: "Totales" });
/** Text of a figure or a sentence, with non-breaking spaces replaced. */
export const plain = (text: string | null): string => (text ?? "").replaceAll("\u00a0", " ");
export const toastCard = (page: Page, text: string | RegExp): Locator =>
  page.locator(".toast-card", { hasText: text }).last();
export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole("button", { name, exact: true }).click();

/** Clears the table, whatever the workspace opened with. */
export async function startBlank(page: Page): Promise<void> {
  await page.locator(".statement-ways").getByRole("button", { name: "Empezar en blanco" }).click();
}

/** A saved statement as stored in the account's database; `n` makes it unique. */
export function savedStatement(n: number) {
  const id = `stmt_0190f7a2-0000-7000-8000-${String(n).padStart(12, "0")}`;
  const row = { id: "row-1", code: "1001", name: "Caja", debit: n, credit: 0, affectsTaxes: false };
  return {
    id,
    name: `Balance ${n}`,
    statement: "balance",
    companyId: null,
    date: "2026-10-31",
    content: { kind: "typed", table: { statement: "balance", view: "simple", rows: [row] } },
    createdAt: 1_790_000_000_000 + n,
    updatedAt: 1_790_000_000_000 + n,
    version: 1,
  };
}
