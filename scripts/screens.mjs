/** The screens that are measured cold, each with its address and whether it takes an account. `isAudited`: by Lighthouse. */
export const SCREENS = [
  { name: "Home page", path: "/", isPrivate: false, isAudited: true },
  { name: "Complex journal", path: "/journal/complex", isPrivate: false, isAudited: true },
  { name: "Simple journal", path: "/journal/simple", isPrivate: false, isAudited: false },
  { name: "Sign-in", path: "/login", isPrivate: false, isAudited: false },
  { name: "Payroll calculator", path: "/payroll-calculator", isPrivate: false, isAudited: true },
  { name: "Panel", path: "/dashboard", isPrivate: true, isAudited: true },
  { name: "Saved statements", path: "/dashboard/estados", isPrivate: true, isAudited: false },
  { name: "Statement", path: "/workspace/simple", isPrivate: true, isAudited: true },
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
