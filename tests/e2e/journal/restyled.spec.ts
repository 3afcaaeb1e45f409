import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";

/** Elements whose style the browser made anew while this ran, per pass. */
async function restyled(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  const cdp = await page.context().newCDPSession(page);
  const counts: number[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => {
    for (const each of value) {
      const { name, args } = each as unknown as {
        readonly name: string;
        readonly args?: { readonly elementCount?: number };
      };
      if (name === "UpdateLayoutTree" && args?.elementCount) counts.push(args.elementCount);
    }
  });
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", categories: "devtools.timeline" });
  await work();
  const done = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.end");
  await done;
  return counts;
}

test("UX-43 a key typed into a cell restyles that cell and what changed with it, not the page", async ({
  page,
}) => {
  await page.goto("/journal/complex");
  const field = page.getByRole("grid").getByRole("textbox", { name: "Detalle" }).first();
  await field.click();
  await page.keyboard.type("venta de ");
  const all = await page.evaluate(() => document.querySelectorAll("#root *").length);
  const counts = await restyled(page, () => page.keyboard.type("mercancía", { delay: 60 }));
  expect(counts.length).toBeGreaterThan(0);
  const largest = Math.max(...counts);
  expect(largest, `of ${all} elements: ${counts.join(", ")}`).toBeLessThan(all / 5);
});
