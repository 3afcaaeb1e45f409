import { expect, type Locator, type Page } from "@playwright/test";
import { enter, storedBook } from "./sessions.ts";

export interface TypedEntry {
  readonly date: string;
  readonly reference?: string;
  readonly description: string;
  /** Account as typed; debits positive, credits negative. */
  readonly lines: readonly (readonly [account: string, amount: number])[];
}

/** Names the first book in the journal's empty state; returns its id. */
export async function createBook(page: Page, name = "Diario 2026"): Promise<string> {
  await page.getByLabel("Nombre del libro").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await expect(page).toHaveURL(/book=book_/);
  return new URL(page.url()).searchParams.get("book") ?? "";
}

/** Opens an account's empty book on a month. */
export async function openBook(page: Page, month = "2026-11"): Promise<string> {
  const book = storedBook();
  await enter(page, `/journal/complex?book=${book}&periodo=${month}`, "book");
  await expect(page.getByLabel("Fecha")).toBeFocused();
  return book;
}

export async function typeLines(page: Page, lines: TypedEntry["lines"]): Promise<void> {
  const { keyboard } = page;
  for (const [account, amount] of lines) {
    await keyboard.type(account);
    await keyboard.press("Tab");
    if (amount > 0) await keyboard.type(String(amount));
    await keyboard.press("Tab");
    if (amount < 0) await keyboard.type(String(-amount));
    await keyboard.press("Tab");
  }
}

export async function typeHead(page: Page, { date, reference = "", description }: TypedEntry): Promise<void> {
  for (const text of [date, reference, description]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
}

/** Types an entry by keyboard alone, starting at the date, and closes it. */
export async function post(page: Page, entry: TypedEntry): Promise<void> {
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await typeHead(page, entry);
  await typeLines(page, entry.lines);
  await page.keyboard.press("Control+Enter");
  // The row is shown while it is still being written: a test that leaves then would find a draft.
  await expect(entryRow(page, entry.description)).toHaveAttribute("data-status", "posted");
  await expect(page.getByLabel("Fecha")).toBeFocused();
}

export function entryRow(page: Page, description: string | RegExp): Locator {
  return page.locator('[role="row"][data-status]', { hasText: description }).first();
}

export function sums(page: Page): Locator {
  return page.getByRole("row", { name: /^Sumas de/ });
}

export const SALE: TypedEntry = {
  date: "3",
  reference: "RC-0412",
  description: "Venta de contado FE-1187",
  lines: [
    ["1105", 2_380_000],
    ["4135", -2_000_000],
    ["2408", -380_000],
  ],
};

export const RENT: TypedEntry = {
  date: "10/11",
  reference: "CE-0155",
  description: "Arriendo del local",
  lines: [
    ["5120", 3_200_000],
    ["1110", -3_200_000],
  ],
};
