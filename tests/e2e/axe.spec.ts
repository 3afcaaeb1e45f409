import { expect } from "@playwright/test";
import { test } from "./support/app.ts";
import { axe } from "./support/axe.ts";
import { fits } from "./support/looks.ts";
import { openSample } from "./support/sample.ts";
import { signIn } from "./support/sign-in.ts";

/** The screens that hold books, full with the sample company, and what each must show before it is looked at. */
const SCREENS: readonly (readonly [path: string, ready: RegExp])[] = [
  ["/journal/complex?periodo=2026-11", /14\.700\.300/],
  ["/journal/complex?periodo=2026-09", /[Cc]errado/],
  ["/journal/complex?periodo=2027-01", /Sumas de/],
  ["/journal/simple?periodo=2026-11", /Queda/],
  ["/dashboard/libro-contable", /Diario 2026/],
  ["/dashboard/libro-contable/mayor?cuenta=1110&desde=2026-10-01&hasta=2026-11-30", /Vienen de/],
  ["/dashboard/libro-contable/comprobacion?periodo=2026-11", /Sumas iguales/],
  ["/dashboard/empresas", /Ferretería La Sabana/],
  ["/dashboard/configuracion", /Este equipo/],
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1440, 390]) {
    test(`AX-01 full books, ${colorScheme}, ${width} px: axe finds nothing and no page scrolls sideways`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, "axe@cuadra.co", "Sabana-2026");
      await openSample(page);
      for (const [path, ready] of SCREENS) {
        await page.goto(path);
        await expect(page.getByText(ready).filter({ visible: true }).first()).toBeVisible();
        await axe(page);
        await fits(page);
      }
    });
  }
}
