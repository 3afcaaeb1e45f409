/** The screens that are measured cold, each with its address and whether it takes an account. */
export const SCREENS = [
  { name: "Home page", path: "/", isPrivate: false },
  { name: "Complex journal", path: "/journal/complex", isPrivate: false },
  { name: "Simple journal", path: "/journal/simple", isPrivate: false },
  { name: "Sign-in", path: "/login", isPrivate: false },
  { name: "Payroll calculator", path: "/payroll-calculator", isPrivate: false },
  { name: "Panel", path: "/dashboard", isPrivate: true },
  { name: "Saved statements", path: "/dashboard/estados", isPrivate: true },
  { name: "Statement", path: "/workspace/simple", isPrivate: true },
];

/** Makes an account through the screen, in the storage of this page. */
export async function makeAccount(page, url) {
  await page.goto(`${url}/login`);
  await page.getByLabel("Correo electrónico").fill("medida@ejemplo.co");
  await page.getByLabel("Contraseña", { exact: true }).fill("Sabana-2026");
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/login"));
  await page.waitForLoadState("networkidle");
}
