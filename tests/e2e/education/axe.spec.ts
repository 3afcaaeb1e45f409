import { ACADEMIC_ROLES, SECTIONS } from "#features/education/shell/academic-place.ts";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";

const DASHBOARD = ACADEMIC_ROLES.flatMap((type) =>
  SECTIONS[type].map((section) => `/educacion/dashboard?type=${type}&section=${section}`),
);
const PAGES = ["/educacion", "/educacion/login?type=teacher", ...DASHBOARD];

test("every academic screen has no finding of axe, by day and by night", async ({ page }) => {
  const both = async () => {
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.emulateMedia({ colorScheme: "light" });
    await axe(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await axe(page, { colours: true });
  };
  for (const address of PAGES) {
    await page.goto(address);
    await both();
  }
  await page.goto("/educacion/dashboard?type=teacher&section=classrooms");
  await page.getByRole("button", { name: "Entrar al Aula" }).first().click();
  await both();
  for (const tab of ["Trabajos Asignados", "Estadísticas"]) {
    await page.getByRole("link", { name: tab, exact: true }).first().click();
    await both();
  }
  await page.getByRole("button", { name: "Editar configuración" }).click();
  await both();
  await page.goto("/educacion/dashboard?type=student&section=lessons");
  await page
    .getByRole("button", { name: /^Empezar/ })
    .first()
    .click();
  await both();
});
