import { expect } from "@playwright/test";
import { ACADEMIC_ROLES, SECTIONS } from "#features/education/shell/academic-place.ts";
import { test } from "../support/app.ts";
import { FULL_BROWSER } from "../support/browser/full-browser.ts";
import { routeTree } from "../support/route-tree.ts";
import { putSession, type Session } from "../support/sessions.ts";
import { watchShifts } from "../support/shifts.ts";

// The bare browser paints before the fonts that the page preloads, which no browser with windows does.
test.use(FULL_BROWSER);

/** Its own test scrolls through it (landing-still.spec.ts). */
const HOME = "/";
/** For longer than anything is fetched or read after the last request. */
const SETTLED_MS = 400;
const ROUTES = routeTree().filter((path) => path !== HOME);
const JOURNALS = ["/journal/complex", "/journal/simple", "/journal/complex?periodo=2026-03"];
/** What the academic area shows in one address, by who looks and at what. */
const ACADEMIC = ACADEMIC_ROLES.flatMap((type) =>
  SECTIONS[type].map((section) => `/educacion/dashboard?type=${type}&section=${section}`),
);
const GUEST_ROUTES = [...JOURNALS, "/workspace/simple", "/workspace/complex", "/payroll-calculator"];

/** The addresses that open the sample company for whoever follows them. */
const SAMPLE_ROUTES = [
  "/dashboard",
  "/dashboard/estados",
  "/dashboard/libro-contable",
  "/dashboard/nomina",
].map((path) => `${path}?ejemplo=true`);

/** Who opens which screens. guest: nobody's session, with guest=true in the address; visitor: nobody's at all. */
const WHO: readonly (readonly [session: Session | "guest" | "visitor", routes: readonly string[]])[] = [
  ["sample", [...ROUTES, ...JOURNALS, ...ACADEMIC]],
  ["book", JOURNALS],
  ["account", ROUTES.filter((path) => path.startsWith("/dashboard"))],
  ["guest", GUEST_ROUTES],
  ["visitor", SAMPLE_ROUTES],
];

for (const [session, routes] of WHO)
  for (const width of [1440, 390])
    test(`UX-11 opening a screen shifts nothing: ${session}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      if (session !== "guest" && session !== "visitor") await putSession(page, session);
      const shifts = await watchShifts(page);
      for (const path of routes) {
        const query = session === "guest" ? `${path.includes("?") ? "&" : "?"}guest=true` : "";
        await page.goto(path + query);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
        await page.waitForLoadState("networkidle");
        await page.waitForTimeout(SETTLED_MS);
        const { sum, moved } = await shifts();
        // A letter that its font draws a pixel wider is no shift of the page.
        expect.soft(sum, `${path}\n${moved}`).toBeLessThan(0.001);
      }
    });

test("UX-11 the pockets that an operation may use move nothing when they are read", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shifts = await watchShifts(page);
  await putSession(page, "sample");
  await page.goto("/journal/simple?periodo=2026-11");
  await expect(page.getByRole("radio", { name: "Cuentas de ahorro" })).toBeAttached();
  const { sum, moved } = await shifts();
  expect(sum, moved).toBe(0);
});
