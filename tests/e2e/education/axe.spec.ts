import type { Locator } from "@playwright/test";
import { ACADEMIC_ROLES, SECTIONS } from "#features/education/shell/academic-place.ts";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { emptyDesk } from "../support/class/make-class.ts";

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

test("academic screens without anything, with a wrong answer, finished and searched in vain have no finding of axe", async ({
  page,
}) => {
  const both = async (seen: Locator) => {
    await expect(seen).toBeVisible();
    await page.emulateMedia({ colorScheme: "light" });
    await axe(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await axe(page, { colours: true });
  };
  await page.goto("/educacion/dashboard?type=teacher&section=settings");
  await emptyDesk(page);
  const nav = page.getByRole("navigation", { name: "Panel académico" });
  for (const [section, nothing] of [
    ["Aulas", "No tienes aulas creadas"],
    ["Actividades", "No tienes actividades creadas"],
    ["Inicio", "Aulas Creadas"],
  ] as const) {
    await nav.getByRole("link", { name: section }).click();
    await both(page.getByText(nothing, { exact: true }).first());
  }

  await page.goto("/educacion/dashboard?type=student&section=exercises");
  await page.getByRole("searchbox", { name: "Buscar un ejercicio" }).fill("zzz");
  await both(page.getByText("Ningún ejercicio coincide con la búsqueda.").first());

  await page.goto("/educacion/dashboard?type=student&section=lessons&leccion=razones");
  await page.getByRole("textbox").first().fill("1,2");
  await page.getByRole("button", { name: "Comprobar" }).first().click();
  await both(page.getByText("No es así.").first());
  const next = page.getByRole("button", { name: "Siguiente", exact: true });
  for (let step = 0; step < 4; step += 1) await next.click();
  await page.getByRole("button", { name: "Terminar la lección" }).click();
  await both(page.getByRole("heading", { name: /^Terminaste: / }));
});
