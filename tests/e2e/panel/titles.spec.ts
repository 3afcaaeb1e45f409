import { expect, test } from "../support/app.ts";
import { routeTree } from "../support/route-tree.ts";
import { enter } from "../support/sessions.ts";

/** Addresses of one screen, or that lead on to another's. */
const ALIASES: readonly (readonly string[])[] = [
  ["/journal/complex", "/accounting-journal", "/libro-contable"],
  ["/register", "/registro"],
  ["/statement-selection", "/workspace/statement-selection"],
];
const GENERIC = "Cuadra: Finanzas y Contabilidad";

test("every address of the route tree has a document title of its own", async ({ page }) => {
  const titles = new Map<string, string[]>();
  await enter(page, "/dashboard", "sample");
  for (const path of routeTree()) {
    await page.goto(path);
    if (path === "/") continue;
    await expect(page, path).not.toHaveTitle(GENERIC);
    // A signed-in visitor of the sign-in screens is sent on.
    if (new URL(page.url()).pathname !== path) continue;
    const title = await page.title();
    titles.set(title, [...(titles.get(title) ?? []), path]);
  }
  const shared = [...titles.values()].filter(
    (paths) => paths.length > 1 && !ALIASES.some((alias) => paths.every((path) => alias.includes(path))),
  );
  expect(shared).toEqual([]);
});
