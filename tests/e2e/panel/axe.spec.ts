import { expect } from "@playwright/test";
import { test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import {
  CLOSED_MONTH,
  LAST_MONTH,
  monthSum,
  NEXT_MONTH,
  SAMPLE_BOOK,
  SAMPLE_DAY,
  SAMPLE_NAME,
  THIS_MONTH,
} from "../support/sample-figures.ts";
import { enter } from "../support/sessions.ts";

/** The screens of a book, filled with the sample company, and what each must show before it is checked. */
const SCREENS: readonly (readonly [path: string, ready: RegExp])[] = [
  [`/journal/complex?periodo=${THIS_MONTH}`, new RegExp(monthSum(THIS_MONTH).replaceAll(".", "\\."))],
  [`/journal/complex?periodo=${CLOSED_MONTH}`, /[Cc]errado/],
  [`/journal/complex?periodo=${NEXT_MONTH}`, /Sumas de/],
  [`/journal/simple?periodo=${THIS_MONTH}`, /Queda/],
  ["/dashboard/libro-contable", new RegExp(SAMPLE_BOOK)],
  [`/dashboard/libro-contable/mayor?cuenta=1110&desde=${LAST_MONTH}-01&hasta=${SAMPLE_DAY}`, /Vienen de/],
  [`/dashboard/libro-contable/comprobacion?periodo=${THIS_MONTH}`, /Sumas iguales/],
  ["/dashboard/libro-contable/terceros", /Le debemos/],
  ["/dashboard/libro-contable/cartera", /61–90 días/],
  ["/dashboard/empresas", new RegExp(SAMPLE_NAME)],
  ["/dashboard/nomina", /Pagada/],
  ["/dashboard/estados", /Balance General/],
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
