import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { ROOT } from "../../../scripts/paths.mjs";

/** The account of every stored session. */
export const ACCOUNT = { email: "mariana@lasabana.co", password: "Sabana-2026" } as const;

/**
 * What a browser holds once somebody has gone through the screens: made by sessions.setup.ts at the start of each run.
 * account: on the free plan, with nothing. book: with an empty book. sample: looks at the sample company. full, premium
 * and full-premium are made by the matrix of screens: a restored account, one on the paid plan with nothing, and both.
 */
export type Session = "account" | "book" | "sample" | "full" | "premium" | "full-premium";

type TabItems = readonly (readonly [key: string, value: string])[];

const file = (session: Session, part: "browser" | "tab") =>
  join(ROOT, ".cache", "sessions", `${session}.${part}.json`);

/** Stores what the browser and the tab of this page hold: cookies, databases, local and session storage. */
export async function keepSession(page: Page, session: Session): Promise<void> {
  await page.context().storageState({ path: file(session, "browser"), indexedDB: true });
  const items = await page.evaluate(() => Object.entries(sessionStorage));
  writeFileSync(file(session, "tab"), JSON.stringify(items));
}

/** Fills a tab before its first page runs, and leaves it alone from then on. */
function fillTab(items: TabItems): void {
  const mark = "e2e-filled";
  if (sessionStorage.getItem(mark) !== null) return;
  sessionStorage.setItem(mark, "");
  for (const [key, value] of items) sessionStorage.setItem(key, value);
}

/** Puts the session into the browser of this page, which has opened no address yet. */
export async function putSession(page: Page, session: Session = "account"): Promise<void> {
  // A page that ran before keeps its tab's items: it would be signed out, or not, as the old page's lock happens to go.
  expect(page.url(), "a session is put into a page that has opened no address").toBe("about:blank");
  await page.context().setStorageState(file(session, "browser"));
  const items: TabItems = JSON.parse(readFileSync(file(session, "tab"), "utf8"));
  await page.addInitScript(fillTab, items);
}

/** Opens an address with the session. */
export async function enter(page: Page, path = "/dashboard", session: Session = "account"): Promise<void> {
  await putSession(page, session);
  await page.goto(path);
}

/** The id of the one book of the session "book". */
export function storedBook(): string {
  const [id] = /book_[0-9a-f-]{36}/.exec(readFileSync(file("book", "browser"), "utf8")) ?? [];
  expect(id).toBeDefined();
  return id ?? "";
}
