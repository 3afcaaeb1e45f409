import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { FIRST_LOAD_LIMIT } from "../../../scripts/budget.mjs";
import { expect, test } from "../support/app.ts";

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
