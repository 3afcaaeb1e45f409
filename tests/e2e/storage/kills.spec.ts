import { expect, test } from "../support/app.ts";
import { persistentProfile } from "../support/browser/persistent-profile.ts";
import { openHarness } from "../support/harness.ts";
import { counted, fixedRandom } from "../support/long/long-mode.ts";

/** What is killed, the rule that it must keep, and how often in a usual run. */
const WORKS = [
  ["posting", "ST-01", 1],
  ["importing", "ST-01", 3],
  ["migrating", "UP-04", 3],
  ["restoring", "BR-05", 1],
  ["handingOver", "AU-18", 3],
  ["closing", "ST-01", 3],
  ["payroll", "ST-01", 3],
] as const;

/** `npm run long -- kills --count 500` shares the kills among all kinds of work. */
const { count, seed } = counted("kills");

// Told once more as it stands: the list of rules reads titles, and none is made of a table.
test.describe("ST-01 UP-04 BR-05 AU-18 a browser that is killed", () => {
  for (const [name, rule, usual] of WORKS)
    test(`${rule} killed while ${name}: whole, and whatever was acknowledged is there`, async ({ app }) => {
      const kills = count === null ? usual : Math.ceil(count / WORKS.length);
      test.setTimeout(120_000 + kills * 60_000);
      const random = fixedRandom(seed, name);
      const profile = persistentProfile(app);
      const told = new Set<string>();
      const open = async () => openHarness((await profile.open()).context, app, told);
      try {
        let page = await open();
        const prepared = await page.evaluate((work) => window.harness.killWorks.prepare(work), name);
        for (let kill = 0; kill < kills; kill += 1) {
          const before = told.size;
          void page.evaluate((work) => window.harness.killWorks.go(work), name).catch(() => undefined);
          await expect.poll(() => told.size).toBeGreaterThan(before);
          await page.waitForTimeout(random() * 600);
          await profile.kill();
          page = await open();
          const faults = await page.evaluate(
            ([work, marks, made]) => window.harness.killWorks.faults(work, marks, made),
            [name, [...told], prepared] as const,
          );
          expect(faults, `after kill ${kill + 1} of ${kills}`).toEqual([]);
        }
      } finally {
        await profile.remove();
      }
    });
});
