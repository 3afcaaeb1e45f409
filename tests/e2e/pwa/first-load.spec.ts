import { gzipSync } from "node:zlib";
import { FIRST_LOAD_LIMIT } from "../../../scripts/budget.mjs";
import { expect, test } from "../support/app.ts";

test("the first page loads no more JavaScript than it may, and nothing of the store", async ({
  page,
  app,
}) => {
  const weights: Promise<readonly [string, number]>[] = [];
  page.on("response", (response) => {
    if (!response.headers()["content-type"]?.includes("javascript")) return;
    const path = new URL(response.url()).pathname;
    weights.push(response.body().then((body) => [path, gzipSync(body, { level: 9 }).length] as const));
  });
  await page.goto(app);
  await page.waitForLoadState("networkidle");
  const loaded = await Promise.all(weights);
  expect(loaded.length).toBeGreaterThan(0);
  const total = loaded.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(total, loaded.map(([path, bytes]) => `${path} ${bytes}`).join("\n")).toBeLessThanOrEqual(
    FIRST_LOAD_LIMIT,
  );
});
