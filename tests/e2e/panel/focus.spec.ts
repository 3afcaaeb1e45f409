import { expect, test } from "../support/app.ts";
import { focusJourney } from "../support/long/focus-journey.ts";
import { routeTree } from "../support/route-tree.ts";
import { putSession } from "../support/sessions.ts";

/** A signed-in person is sent on from these. */
const SENT_ON = new Set(["/login", "/register", "/registro"]);

/** Addresses in parts, so that a slow machine shares them. */
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1)
  test(`AX-02 a journey by keyboard through every screen, part ${part + 1} of ${PARTS}: each stop has a name, is seen and shows it`, async ({
    page,
  }) => {
    await putSession(page, "sample");
    const paths = routeTree().filter((path, at) => at % PARTS === part && !SENT_ON.has(path));
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("h1").first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      const stops = await test.step(path, () => focusJourney(page));
      expect(stops, `stops on ${path}`).toBeGreaterThan(2);
    }
  });
