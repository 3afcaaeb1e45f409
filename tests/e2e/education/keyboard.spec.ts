import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { expectSeenFocus, pressAt, tabTo, writeAt } from "../support/browser/keys.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Signs in by keys, and is on the title of the panel. */
async function signIn(page: Page, role: "teacher" | "student") {
  await page.goto(`/educacion/login?type=${role}`);
  await writeAt(page, page.getByLabel("Correo electrónico"), "ana@universidad.edu.co");
  await writeAt(page, page.getByLabel("Contraseña", { exact: true }), "una clave");
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toBeFocused();
}

/** Goes to a section by its link, and is on its title. */
async function goTo(page: Page, section: string) {
  const nav = page.getByRole("navigation", { name: "Panel académico" });
  await pressAt(page, nav.getByRole("link", { name: section, exact: true }), "Shift+Tab");
  await expect(page).toHaveTitle(new RegExp(section));
  await expect(page.locator("h1")).toBeFocused();
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }).first();

async function makeClassroom(page: Page) {
  await goTo(page, "Aulas");
  await pressAt(page, button(page, "Crear aula"));
  await writeAt(page, page.getByLabel("Nombre del aula"), "Costos");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Costos")).toBeFocused();
  await pressAt(page, button(page, "Agregar estudiantes"));
  await writeAt(page, page.getByLabel("Un estudiante por línea"), "Acosta, Juan;1001\nBarrera, Ana;1002");
  await pressAt(page, button(page, "Agregar 2"));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectSeenFocus(page);
  await pressAt(page, button(page, "Agregar calificación externa"));
  await writeAt(page, page.getByLabel("Nombre de la actividad"), "Parcial 1");
  await writeAt(page, page.getByLabel("Porcentaje de la definitiva"), "30");
  await page.keyboard.press("Enter");
  await expect(button(page, /Parcial 1/)).toBeVisible();
  await expectSeenFocus(page);
}

async function typeGrades(page: Page) {
  const cells = page.getByRole("gridcell", { name: "Sin entregar" });
  await tabTo(page, cells);
  await page.keyboard.type("4,5");
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).toHaveText(/Sin entregar/);
  await expect(page.locator(":focus")).toHaveRole("gridcell");
  await page.keyboard.type("3");
  await page.keyboard.press("Escape");
  await expect(page.locator(":focus")).toHaveRole("gridcell");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(":focus")).toHaveText(/Calificado manualmente/);
  // The work, its grade and its comment.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectSeenFocus(page);
  await page.keyboard.press("Escape");
  await expect(page.locator(":focus")).toHaveText(/Calificado manualmente/);
  await tabTo(page, button(page, /^Parcial 1/), "Shift+Tab");
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menuitem", { name: "Editar actividad" })).toBeVisible();
  await expect(page.locator(":focus")).toHaveRole("menuitem");
  await page.keyboard.press("Escape");
  await expect(button(page, /^Parcial 1/)).toBeFocused();
}

/** Hands the card of the class on; the copy that is asked for before it is made and tried out. */
async function shareClass(page: Page) {
  await pressAt(page, button(page, "Compartir clase"));
  await pressAt(page, page.getByRole("menuitem", { name: "Tarjeta con la lista de nombres" }), "ArrowDown");
  await pressAt(page, page.getByRole("dialog").getByRole("button", { name: "Guardar copia" }));
  await writeAt(page, page.getByLabel("Contraseña de la copia"), "cuaderno de hojas azules");
  await writeAt(page, page.getByLabel("Repite la contraseña"), "cuaderno de hojas azules");
  await page.keyboard.press("Enter");
  await pressAt(page, button(page, "Sí, ya la tengo"));
  const sharing = page.getByRole("dialog", { name: /^Compartir/ });
  await expect(sharing).toBeVisible();
  await expectSeenFocus(page);
  await page.keyboard.press("Escape");
  await expect(sharing).toBeHidden();
  await expectSeenFocus(page);
}

test("UX-28 UX-29 a teacher makes a classroom, grades and deletes it by keyboard alone", async ({ page }) => {
  test.slow();
  await signIn(page, "teacher");
  await goTo(page, "Configuración");
  await pressAt(page, button(page, "Vaciar aulas"));
  await pressAt(page, page.getByRole("alertdialog").getByRole("button", { name: "Vaciar aulas" }));
  await expectSeenFocus(page);
  await makeClassroom(page);
  await typeGrades(page);
  await pressAt(page, button(page, "Editar configuración"), "Shift+Tab");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectSeenFocus(page);
  await page.keyboard.press("Escape");
  await expect(button(page, "Editar configuración")).toBeFocused();
  await pressAt(page, page.getByRole("link", { name: "Estadísticas" }));
  await expect(page).toHaveURL(/vista=estadisticas/);
  await expectSeenFocus(page);
  await pressAt(page, page.getByRole("link", { name: "Todas las aulas" }), "Shift+Tab");
  await expect(heading(page, "Aulas")).toBeFocused();
  await pressAt(page, button(page, "Más acciones de Costos"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await pressAt(page, page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }));
  await expect(page.getByText("No tienes aulas creadas")).toBeVisible();
  await expect(heading(page, "Aulas")).toBeFocused();
});

test("UX-28 UX-29 a teacher plans, shares and receives by keyboard alone", async ({ page }) => {
  test.slow();
  await signIn(page, "teacher");
  await goTo(page, "Actividades");
  await pressAt(page, button(page, "Crear Nueva Actividad"));
  await writeAt(page, page.getByLabel("Nombre", { exact: true }), "Caso de la feria");
  await writeAt(page, page.getByLabel("Porcentaje de la definitiva"), "8");
  await page.keyboard.press("Enter");
  const card = page.getByRole("article", { name: "Caso de la feria" });
  await expect(card).toBeVisible();
  await expectSeenFocus(page);
  await pressAt(page, card.getByRole("button", { name: /^Más/ }));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await pressAt(page, page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }));
  await expect(card).toBeHidden();
  await expectSeenFocus(page);
  await goTo(page, "Aulas");
  await pressAt(page, button(page, "Entrar al Aula"));
  await expect(heading(page, "Contabilidad Financiera II")).toBeFocused();
  await pressAt(page, page.getByRole("link", { name: "Trabajos Asignados" }));
  await expect(page.getByRole("link", { name: "Trabajos Asignados" })).toBeFocused();
  await shareClass(page);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    pressAt(page, button(page, "Elegir archivos")),
  ]);
  await chooser.setFiles({ name: "otra.cuadra", mimeType: "", buffer: Buffer.from("nada") });
  await expect(page.getByText("otra.cuadra").first()).toBeVisible();
  await expectSeenFocus(page);
  await pressAt(page, button(page, "Pegar texto"));
  await expect(page.getByLabel("Texto que recibiste")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page, "Pegar texto")).toBeFocused();
});

test("UX-28 UX-29 a student learns, solves and keeps a copy by keyboard alone", async ({ page }) => {
  test.slow();
  await signIn(page, "student");
  await goTo(page, "Mis lecciones");
  await pressAt(page, button(page, /^(Empezar|Seguir con|Continuar)/));
  await expect(page.getByRole("button", { name: /Volver a mis lecciones/ })).toBeVisible();
  await expectSeenFocus(page);
  await pressAt(page, button(page, "Siguiente"));
  await expectSeenFocus(page);
  await pressAt(page, button(page, /Volver a mis lecciones/), "Shift+Tab");
  await expect(heading(page, "Mis lecciones")).toBeFocused();
  await goTo(page, "Configuración");
  await pressAt(page, button(page, "Guardar copia"));
  await expect(page.getByLabel("Contraseña de la copia")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page, "Guardar copia")).toBeFocused();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    pressAt(page, button(page, "Restaurar una copia")),
  ]);
  await chooser.setFiles({ name: "otra.cuadra", mimeType: "", buffer: Buffer.from("nada") });
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectSeenFocus(page);
});

test("UX-28 UX-29 a student hands an exercise in by keyboard alone", async ({ page }) => {
  await page.goto("/educacion/dashboard?type=student&section=exercises");
  await pressAt(page, button(page, /^Compra/));
  await expect(page.locator("h1")).toBeFocused();
  await pressAt(page, button(page, "Entregar"));
  await pressAt(page, page.getByRole("alertdialog").getByRole("button", { name: "Entregar" }));
  await expect(page.getByRole("heading", { name: "Tu resultado" })).toBeFocused();
  await pressAt(page, button(page, "Corregir y volver a entregar"));
  await expectSeenFocus(page);
  await pressAt(page, button(page, "Volver a los ejercicios"), "Shift+Tab");
  await expect(page.locator("h1")).toBeFocused();
});
