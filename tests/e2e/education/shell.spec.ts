import { expect, test } from "../support/app.ts";
import { emptyDesk } from "../support/class/make-class.ts";

test("the public page leads each role to its own way in, and its header back home", async ({ page }) => {
  await page.goto("/educacion");
  await expect(page).toHaveTitle("Educación · Cuadra");
  const student = page.getByRole("link", { name: "Iniciar como Estudiante" });
  await expect(student).toHaveAttribute("href", "/educacion/login?type=student");
  const here = page.getByRole("banner").getByRole("link", { name: "Educación" });
  await expect(here).toHaveAttribute("aria-current", "page");
  await expect(page.locator('[aria-current="location"]')).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Productos" }).click();
  await expect(page).toHaveURL(/\/#productos$/);
  await page.goBack();
  await page.getByRole("link", { name: "Iniciar como Profesor/a" }).click();
  await expect(page).toHaveURL(/\/educacion\/login\?type=teacher$/);
});

test("ED-70 signing in checks only that both fields are typed, and keeps the role and the e-mail", async ({
  page,
}) => {
  await page.goto("/educacion/login");
  await expect(page.getByText("Entras como estudiante.")).toBeVisible();
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByLabel("Correo electrónico")).toHaveAccessibleDescription(/Escribe tu correo/);
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveAccessibleDescription(
    "Escribe una contraseña",
  );
  await page.getByLabel("Correo electrónico").fill("no es un correo");
  await expect(page.getByLabel("Correo electrónico")).toHaveAccessibleDescription(
    /Escribe un correo completo/,
  );
  await page.getByRole("link", { name: "Entrar como profesor/a" }).click();
  await expect(page.getByText("Entras como profesor/a.")).toBeVisible();

  await page.getByRole("button", { name: "¿Olvidaste tu contraseña?" }).click();
  const dialog = page.getByRole("dialog", { name: "Aquí no hay contraseña que recuperar" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Entendido" }).click();

  await page.getByLabel("Correo electrónico").fill("docente@universidad.edu.co");
  await page.getByLabel("Contraseña", { exact: true }).fill("cualquiera");
  await page.getByRole("button", { name: "Mostrar contraseña" }).click();
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveAttribute("type", "text");
  await page.getByLabel("Recordarme").check();
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page).toHaveURL(/\/educacion\/dashboard\?type=teacher/);

  await page.goto("/educacion/login");
  await expect(page.getByLabel("Correo electrónico")).toHaveValue("docente@universidad.edu.co");
  await page.getByRole("link", { name: "Solicitar acceso aquí" }).click();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Ir a Educación" }).click();
  await expect(page).toHaveURL(/\/educacion$/);
});

test("ED-71 the dashboard opens the section of its address, and both ways out lead home", async ({
  page,
}) => {
  await page.goto("/educacion/dashboard?type=teacher&section=lessons");
  for (const label of ["Aulas Creadas", "Estudiantes Activos", "Actividades Creadas", "Por Calificar"])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  for (const count of ["2", "43", "8", "12"])
    await expect(page.getByText(count, { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Guardado en este equipo")).toBeVisible();
  const nav = page.getByRole("navigation", { name: "Panel académico" });
  await expect(nav.getByRole("link", { name: "Inicio" })).toHaveAttribute("aria-current", "page");
  await nav.getByRole("link", { name: "Aulas" }).click();
  await expect(page).toHaveTitle("Aulas · Cuadra");
  await expect(page.getByRole("button", { name: "Entrar al Aula" })).toHaveCount(2);
  await nav.getByRole("link", { name: "Actividades" }).click();
  await expect(page.getByRole("heading", { name: "Planeador de Actividades" })).toBeVisible();
  await nav.getByRole("link", { name: "Configuración" }).click();
  await emptyDesk(page);
  await nav.getByRole("link", { name: "Actividades" }).click();
  await expect(page.getByText("No tienes actividades creadas")).toBeVisible();
  await nav.getByRole("link", { name: "Configuración" }).click();
  await page.getByRole("button", { name: "Volver al ejemplo" }).click();
  await page.getByLabel("Idioma").selectOption("en");
  await expect(page.getByText(/^Las planillas de notas que exportes .* salen en inglés/)).toBeVisible();
  await page.getByRole("switch", { name: "Modo oscuro" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "cuadra-noche");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Configuración guardada")).toBeVisible();
  await page.getByRole("button", { name: "Eliminar cuenta" }).click();
  await expect(
    page.getByText("¿Estás seguro de que quieres eliminar tu cuenta? Esta acción no se puede deshacer."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("link", { name: "Volver al sitio principal" }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/educacion/dashboard");
  await expect(page.getByText("¿Cuánto necesito para pasar?")).toBeVisible();
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  const drawer = page.getByRole("dialog", { name: "Panel académico" });
  for (const label of ["Inicio", "Mis lecciones", "Configuración"])
    await expect(drawer.getByRole("link", { name: label })).toBeVisible();
  await drawer.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/$/);
});
