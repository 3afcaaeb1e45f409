import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { ACCOUNT, enter } from "../support/sessions.ts";
import { signIn } from "../support/sign-in.ts";

const SETTINGS = "/dashboard/configuracion";
const { email: EMAIL, password: PASSWORD } = ACCOUNT;

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const databases = (page: Page) =>
  page.evaluate(
    async () => (await indexedDB.databases()).filter(({ name }) => name?.includes("-user-")).length,
  );

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/$/);
  // The home page opens first; only then does the session end.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cuadra_user"))).toBeNull();
}

test("profile: name and address are saved and shown at once; an address of another account is refused", async ({
  page,
}) => {
  await signIn(page, "vecina@lasabana.co", PASSWORD);
  await signOut(page);
  await signIn(page, EMAIL, PASSWORD);
  await page.goto(SETTINGS);
  const profile = section(page, "Perfil");
  const save = profile.getByRole("button", { name: "Guardar cambios" });
  const name = profile.getByLabel("Nombre", { exact: true });
  const email = profile.getByLabel("Correo electrónico");
  const refusals: readonly (readonly [string, string, string])[] = [
    ["   ", EMAIL, "Escribe tu nombre."],
    ["Mariana", "sin arroba", "Escribe un correo completo, como nombre@empresa.co."],
    ["Mariana", "Vecina@lasabana.co", "Ya hay otra cuenta con este correo en este equipo."],
  ];
  for (const [typedName, typedEmail, text] of refusals) {
    await name.fill(typedName);
    await email.fill(typedEmail);
    await save.click();
    await expect(profile.getByText(text)).toBeVisible();
  }
  await axe(page);
  await name.fill("Mariana Restrepo 🌿");
  await email.fill("mariana.restrepo@lasabana.co");
  await email.press("Enter");
  await expect(page.getByText("Perfil actualizado")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Te damos la bienvenida, Mariana")).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue("Mariana Restrepo 🌿");
  await signOut(page);
  await signIn(page, "mariana.restrepo@lasabana.co", PASSWORD);
  await expect(page.getByRole("banner").getByText("Te damos la bienvenida, Mariana")).toBeVisible();
});

test("password: the present one is checked, the new one is typed twice, and only the new one signs in", async ({
  page,
}) => {
  await enter(page, SETTINGS);
  const panel = section(page, "Contraseña");
  const field = (label: string) => panel.getByLabel(label, { exact: true });
  const change = panel.getByRole("button", { name: "Cambiar contraseña" });
  await change.click();
  await expect(panel.getByText("Escribe tu contraseña actual.")).toBeVisible();
  await field("Contraseña actual").fill("otra cosa");
  await field("Nueva contraseña").fill("Debe = Haber 2026");
  await expect(panel.getByText("Muy buena. 17 caracteres.")).toBeVisible();
  await field("Confirmar nueva contraseña").fill("debe = haber");
  await change.click();
  await expect(panel.getByText("❌ Las contraseñas no coinciden")).toBeVisible();
  await axe(page);
  await field("Confirmar nueva contraseña").fill("Debe = Haber 2026");
  await change.click();
  await expect(panel.getByText("La contraseña actual no es correcta.")).toBeVisible();
  await field("Contraseña actual").fill(PASSWORD);
  await change.click();
  await expect(page.getByText("Contraseña cambiada")).toBeVisible();
  await expect(field("Nueva contraseña")).toHaveValue("");

  await signOut(page);
  await page.goto("/login");
  await page.getByLabel("Correo electrónico").fill(EMAIL);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await expect(page.getByText("Correo o contraseña incorrectos")).toBeVisible();
  await signIn(page, EMAIL, "Debe = Haber 2026");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("plan: compared with what is used, changed to Premium and back without losing anything", async ({
  page,
}) => {
  await enter(page, SETTINGS);
  const plan = section(page, "Plan");
  const free = plan.getByRole("article", { name: "Gratis" });
  const premium = plan.getByRole("article", { name: "Premium" });
  await expect(free.getByText("Tu plan")).toBeVisible();
  await expect(free.getByText("0 de 5")).toHaveCount(2);
  await expect(premium.getByText("Sin límite")).toHaveCount(6);
  await premium.getByRole("button", { name: "Hazte Premium" }).click();
  const dialog = page.getByRole("dialog", { name: "Gratis y Premium" });
  await dialog.getByRole("button", { name: "Hazte Premium" }).click();
  await expect(premium.getByText("Tu plan")).toBeVisible();
  await axe(page);
  await page.reload();
  await plan.getByRole("button", { name: "Volver al plan gratuito" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Volver al plan gratuito?" });
  await expect(question.getByText("No se borra ni se esconde nada.")).toBeVisible();
  await question.getByRole("button", { name: "Volver al plan gratuito" }).click();
  await expect(free.getByText("Tu plan")).toBeVisible();
  await expect(page.getByText("Volviste al plan gratuito")).toBeVisible();
});

test("AU-16 deletion: asked, confirmed, signed out in every tab, and nothing is left", async ({ page }) => {
  await enter(page);
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.goto(SETTINGS);
  await page.getByRole("button", { name: "Eliminar cuenta" }).click();
  const question = page.getByRole("alertdialog", { name: "Eliminar cuenta" });
  await expect(
    question.getByText("¿Estás seguro de que quieres eliminar tu cuenta? Esta acción no se puede deshacer."),
  ).toBeVisible();
  await axe(page);
  await question.getByRole("button", { name: "Cancelar" }).click();
  await page.reload();
  await expect(section(page, "Perfil")).toBeVisible();
  await page.getByRole("button", { name: "Eliminar cuenta" }).click();
  await question.getByRole("button", { name: "Sí, eliminar mi cuenta" }).click();
  await expect(page.getByText("Cuenta eliminada")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/login/);
  await expect.poll(() => databases(page)).toBe(0);
  await page.goto("/login");
  await page.getByLabel("Correo electrónico").fill(EMAIL);
  await page.getByLabel("Contraseña", { exact: true }).focus();
  await expect(page.getByText("Este correo es nuevo en este dispositivo")).toBeVisible();
});
