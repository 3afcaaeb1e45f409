import { expect } from "@playwright/test";
import { test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { enter } from "../support/sessions.ts";

/** The screens of a book, filled with the sample company, and what each must show before it is checked. */
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

for (const [path, ready] of SCREENS) {
  test(`AX-01 full books, ${path}: axe finds nothing and no page scrolls sideways, in both themes, wide and narrow`, async ({
    page,
  }) => {
    await enter(page, path, "sample");
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByText(ready).filter({ visible: true }).first()).toBeVisible();
      await looks(page, { widths: [width] });
    }
  });
}
