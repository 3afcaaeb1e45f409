import { expect, test } from "../support/app.ts";
import { focusJourney, smallTargets } from "../support/long/focus-journey.ts";
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

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Long screens with bars that stay: what is reached from below scrolls under them. */
const LONG = [
  "/journal/complex",
  "/journal/simple",
  "/dashboard",
  "/dashboard/libro-contable/mayor",
  "/dashboard/libro-contable/balance",
  "/dashboard/configuracion",
];

for (const [where, viewport] of [
  ["a desk", DESK],
  ["a phone", PHONE],
] as const)
  test(`AX-09 on ${where} each control is hit, and the focus is seen under no bar, forwards and backwards`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await putSession(page, "sample");
    for (const path of LONG)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator("h1").first()).toBeAttached();
        await page.waitForLoadState("networkidle");
        expect(await smallTargets(page), path).toEqual([]);
        await focusJourney(page, 40);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await focusJourney(page, 40, "Shift+Tab");
      });
  });

test("AX-09 a control that is too small beside another, and a focus under a bar, are found", async ({
  page,
}) => {
  const show = (html: string) => page.setContent(`<body>${html}</body>`);
  const small = (style: string) => `<button style="padding:0;width:16px;height:16px;${style}">x</button>`;
  await show(small("") + small(""));
  expect(await smallTargets(page)).toHaveLength(2);
  await show(small("margin:20px") + small("margin:20px"));
  expect(await smallTargets(page)).toEqual([]);
  const bar = '<div style="position:fixed;inset:0 0 auto;height:80px;background:#fff"></div>';
  await show(`${bar}<button>uno</button><button>dos</button><button>tres</button>`);
  await expect(focusJourney(page, 3)).rejects.toThrow(/focused and not seen/);
});
