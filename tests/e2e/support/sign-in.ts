import { expect, type Page } from "@playwright/test";

/** Signs in through the screen; an unknown address gets a new account. Returns once the application has navigated. */
export async function signIn(page: Page, email: string, password: string, path = "/login"): Promise<void> {
  const origin = process.env.CUADRA_URL;
  if (!new URL(page.url(), origin).pathname.startsWith("/login")) await page.goto(path);
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
