import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { expectSoon } from "../support/processor.ts";
import { SAMPLE_BOOK } from "../support/sample-figures.ts";
import { ACCOUNT, enter, putSession } from "../support/sessions.ts";
import { signIn } from "../support/sign-in.ts";

const { email: EMAIL, password: PASSWORD } = ACCOUNT;
const KEY = "cuadra_user";

const place = (page: Page) => page.evaluate(() => location.pathname + location.search);
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map((each) => each.name ?? "").sort());

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
}

test("a first visitor is told that the account is new, gets in after a second, and stays in", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByLabel("Correo electrónico").fill(EMAIL);
  await page.getByLabel("Contraseña", { exact: true }).focus();
  await expect(
    page.getByText("Este correo es nuevo en este dispositivo: crearemos tu cuenta aquí."),
  ).toBeVisible();
  const start = Date.now();
  await fillIn(page, EMAIL, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(Date.now() - start).toBeGreaterThanOrEqual(1_000);
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Panel" })).toBeVisible();
});

test("a near match is named before anything happens, and a wrong password says neither which", async ({
  page,
}) => {
  await enter(page);
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/login");
  await page.getByLabel("Correo electrónico").fill("marianna@lasabana.co");
  await page.getByLabel("Contraseña", { exact: true }).fill("otra");
  await expect(page.getByText(`Aquí ya existe ${EMAIL}.`)).toBeVisible();
  await page.getByRole("button", { name: "Usar ese correo" }).click();
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await expect(page.getByText("Correo o contraseña incorrectos")).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test("registering needs every field, and leads to the dashboard", async ({ page }) => {
  await page.goto("/registro");
  const button = page.getByRole("button", { name: "Crear cuenta" });
  await expect(button).toBeDisabled();
  await page.getByLabel("Nombre completo").fill("Mariana Restrepo Gil");
  await page.getByLabel("Correo electrónico").fill(EMAIL);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmar contraseña").fill("otra");
  await page.getByLabel("Confirmar contraseña").blur();
  await expect(page.getByText("Las contraseñas no coinciden")).toBeVisible();
  await page.getByLabel("Confirmar contraseña").fill(PASSWORD);
  await page.getByRole("checkbox").check();
  await button.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Te damos la bienvenida, Mariana")).toBeVisible();
});

test("whoever was on the way somewhere arrives there by registering too", async ({ page }) => {
  await page.goto("/dashboard/empresas");
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdashboard%2Fempresas$/);
  await page.getByRole("link", { name: "Regístrate gratis" }).click();
  await expect(page).toHaveURL(/\/registro\?returnUrl=%2Fdashboard%2Fempresas$/);
  await page.getByRole("link", { name: "Inicia sesión" }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdashboard%2Fempresas$/);
  await page.goBack();
  await page.getByLabel("Nombre completo").fill("Mariana Restrepo Gil");
  await page.getByLabel("Correo electrónico").fill(EMAIL);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmar contraseña").fill(PASSWORD);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await expect(page).toHaveURL(/\/dashboard\/empresas$/);
});

test("AU-01 AU-03 a hostile or looping return lands on the dashboard of this origin", async ({
  page,
  app,
}) => {
  await enter(page);
  const loop = `/login?returnUrl=${encodeURIComponent("/login?returnUrl=%2Flogin")}`;
  const hostile = [
    "//e.example",
    "/\\e.example",
    "/\t/e.example",
    "///e.example",
    "javascript:alert(1)",
    "data:text/html,x",
  ];
  for (const returnUrl of [
    ...hostile,
    "https://e.example/",
    loop,
    `/dashboard?x=${"a".repeat(3_000)}`,
    "/no-existe",
  ]) {
    await page.goto(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await expect(page, returnUrl).toHaveURL(`${app.replace(/\/$/, "")}/dashboard`);
  }
});

test("AU-04 a guest who signs in stays signed in, and the mark is gone", async ({ page }) => {
  await page.goto("/journal/complex?guest=true&from=products");
  await page.goto(`/login?returnUrl=${encodeURIComponent("/journal/complex?guest=true&from=products")}`);
  await fillIn(page, EMAIL, PASSWORD);
  await expect(page).toHaveURL(/\/journal\/complex\?from=products$/);
  await page.reload();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBeNull();
});

test("a visitor is told what needs an account, and comes back from signing in to where they were", async ({
  page,
}) => {
  for (const path of ["/workspace/complex?guest=true", "/workspace/simple?guest=true"]) {
    await page.goto(path);
    const guided = page.getByRole("button", { name: "Modo Guiado" });
    await expect(guided).toHaveAttribute("data-locked", "sign-in");
    await guided.click();
    const notice = page.getByRole("listitem").filter({ hasText: "Acceso Requerido" });
    const link = notice.getByRole("link", { name: "Iniciar sesión" });
    await expect(link).toHaveAttribute(
      "href",
      `/login?returnUrl=${encodeURIComponent(path.replace("?guest=true", ""))}`,
    );
    if (path.includes("simple")) await link.click();
  }
  await signIn(page, EMAIL, PASSWORD);
  await expect(page).toHaveURL(/\/workspace\/simple/);
  await expect(page.getByRole("button", { name: "Modo Guiado" })).not.toHaveAttribute("data-locked");
});

test("AU-06 a broken record signs out without an error screen", async ({ page }) => {
  await page.goto("/");
  for (const text of [
    "null",
    "{",
    "[]",
    "x".repeat(2_000_000),
    '{"id":"acct_1"}',
    '{"__proto__":{"id":"x"}}',
  ]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key ?? "", value ?? ""), [KEY, text]);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdashboard$/);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  }
});

test("AU-07 a plan and an id written by hand count for nothing", async ({ page }) => {
  await signIn(page, "pedro@lasabana.co", PASSWORD);
  const pedro = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}"), KEY);
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, EMAIL, PASSWORD);
  const write = (change: object) =>
    page.evaluate(
      ([key, part]) =>
        localStorage.setItem(
          key,
          JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), ...part }),
        ),
      [KEY, change] as const,
    );
  await write({ isPremium: true, plan: "premium" });
  await page.reload();
  await expect(page.getByText("Gratis", { exact: true })).toBeVisible();
  await write({ id: pedro.id, email: pedro.email });
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});

test("AU-13 a deep link leads through signing in, and Back does not trap", async ({ page }) => {
  await page.goto("/");
  await page.goto("/dashboard/analisis");
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdashboard%2Fanalisis$/);
  await fillIn(page, EMAIL, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/analisis$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("MT-05 signing out in one tab empties the other within a second", async ({ page, context }) => {
  await enter(page);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("navigation", { name: "Panel" })).toBeVisible();
  await expectSoon(
    other,
    async () => {
      await page.getByRole("button", { name: "Cerrar sesión" }).click();
      await expect(page).toHaveURL(/\/$/);
    },
    () => expect(other).toHaveURL(/\/login/),
  );
  await expect(other.getByText("mariana", { exact: false })).toHaveCount(0);
});

test("MT-07 AU-16 an account deleted in one tab is gone everywhere, and leaves nothing", async ({
  page,
  context,
}) => {
  await signIn(page, "pedro@lasabana.co", PASSWORD);
  const kept = (await databases(page)).filter((name) => name.startsWith("cuadra-user-"));
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, EMAIL, PASSWORD);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const id = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}").id as string, KEY);
  await expect.poll(() => databases(page)).toContain(`cuadra-user-${id}`);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("navigation", { name: "Panel" })).toBeVisible();
  await page.evaluate((account) => localStorage.setItem(`cuadra_vista_${account}`, "x"), id);
  // The message a deleting tab sends first, so that other tabs release the database.
  const tell = () =>
    other.evaluate((account) => {
      new BroadcastChannel("cuadra-session").postMessage({ type: "account-deleted", id: account });
    }, id);
  await expectSoon(page, tell, async () => {
    await expect(other).toHaveURL(/\/login/);
    await expect(page).toHaveURL(/\/login/);
  });
  await page.getByRole("button", { name: "¿Olvidaste tu contraseña?" }).click();
  await page.getByLabel("Escribe el correo de la cuenta que quieres eliminar").fill(EMAIL);
  await page.getByRole("button", { name: "Eliminar esta cuenta y sus libros" }).click();
  await expect(page.getByText("Cuenta eliminada")).toBeVisible();
  const left = await databases(page);
  expect(left).not.toContain(`cuadra-user-${id}`);
  for (const name of kept) expect(left).toContain(name);
  const traces = await page.evaluate(
    async (account) => ({
      keys: Object.entries(localStorage).filter(
        ([key, value]) => key.includes(account) || String(value).includes(account),
      ),
      caches: (await caches.keys()).filter((name) => name.includes(account)),
    }),
    id,
  );
  expect(traces).toEqual({ keys: [], caches: [] });
});

test("AU-17 hostile search parameters break no screen and are not reflected", async ({ page }) => {
  await enter(page);
  const evil = "<img src=x onerror=alert(1)>";
  const query = new URLSearchParams([
    ["book", "__proto__"],
    ["book", "2"],
    ["mode", evil],
    ["periodo", "2026-99"],
    ["asiento", "-1"],
    ["buscar", "x".repeat(3_000)],
    ["cuenta", evil],
    ["statement", "[]"],
    ["view", "\u0000"],
    ["type", "{}"],
    ["empresa", "null"],
    ["__proto__", "x"],
  ]);
  const paths = [
    "/",
    "/login",
    "/workspace/simple",
    "/journal/complex",
    "/journal/simple",
    "/libro-contable",
  ].concat(
    [
      "/statement-selection",
      "/payroll-calculator",
      "/educacion/dashboard",
      "/dashboard/libro-contable",
      "/dashboard/estados",
    ],
    ["/dashboard/libro-contable/mayor", "/dashboard/libro-contable/comprobacion"],
  );
  for (const path of paths) {
    await page.goto(`${path}?${query}`);
    await expect(page.getByRole("heading").first(), path).toBeVisible();
    await expect(page.getByText("Unexpected Application Error!"), path).toHaveCount(0);
    expect(await page.locator("img[src='x']").count(), path).toBe(0);
  }
});

test("unknown paths show the not-found page, and dead ones point to education", async ({ page }) => {
  for (const path of ["/no-existe", "/dashboard/nada", "/educacion/nada"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect(page.getByText("404").first()).toBeVisible();
  }
  for (const path of [
    "/educacion/registro",
    "/education-login",
    "/education-dashboard?type=teacher&section=classrooms",
  ]) {
    await page.goto(path);
    await page.getByRole("link", { name: "Ir a Educación" }).click();
    await expect(page).toHaveURL(/\/educacion$/);
  }
  await page.goto("/no-existe");
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  expect(await place(page)).toBe("/");
});

test("the home page opens no database, for a visitor without an account", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await databases(page)).toEqual([]);
});

for (const path of [
  "/",
  "/login",
  "/registro",
  "/educacion/registro",
  "/educacion",
  "/dashboard",
  "/dashboard/ia",
])
  test(`axe finds nothing on ${path}, before and around the work, in both themes, wide and narrow`, async ({
    page,
  }) => {
    if (path.startsWith("/dashboard")) await putSession(page);
    await page.goto(path);
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await looks(page, { widths: [width] });
    }
  });

test("the sample opens in one click in a database of its own, under a banner, and is left again", async ({
  page,
}) => {
  await enter(page);
  await page.getByRole("button", { name: "Ver ejemplo" }).click();
  await expect(page.getByText("Estás viendo la empresa de ejemplo.", { exact: false })).toBeVisible();
  await expect(page.getByRole("link", { name: SAMPLE_BOOK })).toBeVisible();
  expect(await databases(page)).toContain("cuadra-ejemplo");
  await page.goto("/dashboard/nomina");
  await page.getByRole("button", { name: "Salir del ejemplo" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Aún no tienes libros contables")).toBeVisible();
});

test("after signing in the focus is on the heading of the panel, and the home knows who is in", async ({
  page,
}) => {
  await page.goto("/");
  // One in the hero, one beside the plans.
  const toRegister = page.getByRole("link", { name: "Crear una cuenta gratis" });
  await expect(toRegister).toHaveCount(2);
  await expect(toRegister.first()).toBeVisible();
  await signIn(page, EMAIL, PASSWORD);
  await expect(page.getByRole("heading", { name: "Tu panel" })).toBeFocused();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Ir a mi panel" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver mi plan" })).toBeVisible();
  await expect(toRegister).toHaveCount(0);
});

test("the home does not scroll sideways at 320 px, its menu in sight", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Abrir el menú" })).toBeInViewport({ ratio: 1 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
});

test("the sample stays within reach beside one's own books", async ({ page }) => {
  await enter(page, "/journal/complex");
  await page.getByLabel("Nombre del libro").fill("Diario propio");
  await page.getByRole("button", { name: "Crear libro" }).click();
  await expect(page).toHaveURL(/book=book_/);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Diario propio" })).toBeVisible();
  await page.getByRole("button", { name: "Ver ejemplo" }).click();
  await expect(page.getByText("Estás viendo la empresa de ejemplo.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ver ejemplo" })).toHaveCount(0);
});

test("leaving the sample returns to the book and the screen that it was entered from", async ({ page }) => {
  await enter(page, "/journal/complex");
  await page.getByLabel("Nombre del libro").fill("Diario propio");
  await page.getByRole("button", { name: "Crear libro" }).click();
  await expect(page).toHaveURL(/book=book_/);
  // "nuevo" leaves the address once the sheet has the focus.
  await expect(page).not.toHaveURL(/nuevo=/);
  const mine = page.url();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Ir a cualquier parte" }).fill("ejemplo");
  await page
    .getByRole("option", { name: /ejemplo/i })
    .first()
    .click();
  await expect(page.getByText("Estás viendo la empresa de ejemplo.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Ver su panel" }).click();
  await expect(page.locator('[data-indicator="debt"]')).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Salir del ejemplo" }).click();
  await expect(page).toHaveURL(mine);
  await expect(page.getByText("Diario propio").first()).toBeVisible();
});

test("a guest sees the whole sample, Premium included, and returns to the guest's own journal", async ({
  page,
}) => {
  await page.goto("/journal/simple?guest=true");
  await page.getByRole("button", { name: "Ver ejemplo" }).click();
  await expect(page.getByText("Entró")).toBeVisible();
  const mine = new URL(page.url());
  await page.getByRole("link", { name: "Ver su panel" }).click();
  await expect(page.locator('[data-indicator="debt"]')).toBeVisible();
  await page.goto("/dashboard/analisis");
  await expect(page.locator('[data-section="kpis"]')).toContainText("DuPont");
  await page.goto("/dashboard/ia");
  await expect(page.getByLabel("Escribe tu pregunta")).toBeVisible();
  await page.goto("/dashboard/nomina");
  await expect(page.getByText("Pagada").first()).toBeVisible();
  await page.getByRole("button", { name: "Salir del ejemplo" }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === mine.pathname);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});
