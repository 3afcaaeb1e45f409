import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { FIRST_LOAD_LIMIT, JOURNAL_REQUESTS } from "../../../scripts/budget.mjs";
import { expect, test } from "../support/app.ts";
import { putSession, storedBook } from "../support/sessions.ts";

test("the first page loads no more JavaScript than it may, and nothing of the store", async ({
  page,
  app,
}) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.headers()["content-type"]?.includes("javascript")) scripts.push(response);
  });
  await page.goto(app);
  await page.waitForLoadState("networkidle");
  // What comes later is no longer the first load, and its body may never be whole.
  const loaded = await Promise.all(
    [...scripts].map(async (response): Promise<readonly [string, number]> => {
      const body = await response.body();
      return [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length];
    }),
  );
  expect(loaded.length).toBeGreaterThan(0);
  const total = loaded.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(total, loaded.map(([path, bytes]) => `${path} ${bytes}`).join("\n")).toBeLessThanOrEqual(
    FIRST_LOAD_LIMIT,
  );
});

/** Whose first journal it is: nobody's, an account's without a book, and an account's book. */
const WHO = ["visitor", "account", "book"] as const;

// The build counts what the route names; only a browser meets what a screen asks for once it stands.
for (const view of ["complex", "simple"])
  for (const who of WHO)
    test(`the ${view} journal opened cold asks for no more files than it may: ${who}`, async ({
      page,
      app,
    }) => {
      if (who !== "visitor") await putSession(page, who);
      const files: string[] = [];
      page.on("response", (response) => files.push(new URL(response.url()).pathname));
      await page.goto(`${app}/journal/${view}${who === "book" ? `?book=${storedBook()}` : ""}`);
      const shown =
        who === "book"
          ? page.getByRole("group", { name: "Vista" })
          : page.getByText(who === "visitor" ? /no se guardan? ni se cuentan?/ : "Crea tu primer libro");
      await expect(shown).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(files.length).toBeGreaterThan(10);
      expect(files.length, files.join("\n")).toBeLessThanOrEqual(JOURNAL_REQUESTS);
    });
