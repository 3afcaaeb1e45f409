import { expect, type Page } from "@playwright/test";
import { test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { chunkOf, hold } from "../support/hold.ts";
import { looks } from "../support/looks.ts";
import { homeReady } from "../support/public-home.ts";
import { enter } from "../support/sessions.ts";

const PHONE = { width: 390, height: 844 };

/** Distance from the sticky header to the top of the section's heading; negative if covered. */
function roomOverHeading(page: Page, id: string): Promise<number> {
  return page.evaluate((section) => {
    const heading = document.querySelector(`#${section} :is(h1, h2)`);
    const bar = document.querySelector("header");
    if (!heading || !bar) return Number.NaN;
    return heading.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  }, id);
}

/** An opened panel moves the page up to 150 ms later: presses must wait for it. */
async function panelShown(page: Page): Promise<void> {
  await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), 170);
}

async function expectArrived(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect.poll(() => roomOverHeading(page, id)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => roomOverHeading(page, id)).toBeLessThan(140);
}

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole page is there to read", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("cuadre.");
    await expect(page.getByRole("link", { name: "Ver productos" })).toBeVisible();
    for (const name of ["Para quién es", "Productos", "Espacios de trabajo", "Planes", "Acerca de Cuadra"])
      await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  });
});

test("no other address shows the painted home page, not even for a moment", async ({ page }) => {
  // The application's scripts never load: what is visible comes from the page itself.
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.getByRole("img", { name: "Cuadra", exact: true })).toBeVisible();
  await expect(page.locator("#static-home")).toBeHidden();
});

test("what is painted stays the same element when React takes over", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("h1")?.setAttribute("data-mark", "painted"),
    );
  });
  await page.goto("/");
  await homeReady(page);
  await page.getByRole("button", { name: /Contadores/ }).click();
  await expect(page.getByText("Partida doble a la velocidad del teclado")).toBeVisible();
  await expect(page.locator("h1")).toHaveAttribute("data-mark", "painted");
  await expect(page.locator("h1")).toHaveCount(1);
});

test("who moves down before the code has come stays there", async ({ page }) => {
  const release = await hold(page, chunkOf("src/main.tsx"));
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("heading", { name: "Hablemos de tus cuentas" }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await release();
  await expect(page.locator("#static-home")).toHaveAttribute("data-taken", "");
  await expect(page.getByLabel(/^Nombre completo/)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("a press that comes before the code is not lost", async ({ page }) => {
  const release = await hold(page, chunkOf("src/features/landing/body/landing-body.tsx"));
  await page.goto("/");
  const card = page.getByRole("button", { name: /Empresarios/ });
  await card.click();
  await expect(card).toHaveAttribute("aria-expanded", "false");
  await release();
  await expect(card).toHaveAttribute("aria-expanded", "true");
  await expect(card).toBeFocused();
});

test("each anchor brings its section under the header, the keyboard with it, and Back returns", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await homeReady(page);
  const nav = page.getByRole("navigation", { name: "Secciones", exact: true });
  for (const [name, id] of [
    ["Productos", "productos"],
    ["Acerca de", "acerca-de"],
    ["Espacios de trabajo", "espacios-trabajo"],
    ["Inicio", "inicio"],
  ] as const) {
    await nav.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expectArrived(page, id);
    await expect(nav.getByRole("link", { name })).toHaveAttribute("aria-current", "location");
  }
  await page.getByRole("link", { name: "Ver productos" }).click();
  await expectArrived(page, "productos");
  await page.goBack();
  await expect(page).toHaveURL(/#inicio$/);
});

test("an address with an anchor opens at its section: from outside and from another screen", async ({
  page,
}) => {
  await page.goto("/#espacios-trabajo");
  await expect.poll(() => roomOverHeading(page, "espacios-trabajo")).toBeLessThan(140);
  expect(await roomOverHeading(page, "espacios-trabajo")).toBeGreaterThanOrEqual(0);
  await page.goto("/payroll-calculator?guest=true");
  await page.evaluate(() => history.pushState({}, "", "/#productos"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await expectArrived(page, "productos");
});

test("the contact form comes by itself to whoever arrives at it or comes back to it", async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/login");
    await page.goto("/#contacto");
    await expect(page.getByLabel(/^Nombre completo/)).toBeVisible();
    await page.goto("/login");
    await page.goBack();
    await expect(page.getByLabel(/^Nombre completo/)).toBeVisible();
  }
});

test("on a phone the header folds into a menu: toggle, Escape, a press outside, going somewhere", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const toggle = page.getByRole("button", { name: "Abrir el menú" });
  const closer = page.getByRole("button", { name: "Cerrar el menú" });
  await page.waitForLoadState("networkidle");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await expect(closer).toHaveAttribute("aria-expanded", "true");
  const menu = page.locator("#landing-menu");
  for (const name of ["Inicio", "Acerca de", "Productos", "Espacios de trabajo", "Educación"])
    await expect(menu.getByRole("link", { name })).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.mouse.click(180, 700);
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole("link", { name: "Productos" }).click();
  await expect(menu).toBeHidden();
  await expectArrived(page, "productos");
  await expect(page.locator("header").getByRole("link", { name: "Iniciar sesión" })).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`profiles open into their panel and close again; each leads where it says, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const students = page.getByRole("button", { name: /^Estudiantes/ });
    await students.click();
    await expect(students).toHaveAttribute("aria-expanded", "true");
    await expect(students).toBeFocused();
    await expect(page.getByRole("link", { name: "Aprender con guía paso a paso" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Usar como profesional" })).toHaveAttribute(
      "href",
      "/workspace",
    );
    await students.click();
    await expect(students).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("link", { name: "Aprender con guía paso a paso" })).toBeHidden();
    for (const [name, action] of [
      ["Empresarios", "Ver productos para mi negocio"],
      ["Contadores", "Ver productos para mi oficina"],
      ["Emprendedores", "Ver productos para empezar"],
    ] as const) {
      const card = page.getByRole("button", { name: new RegExp(`^${name}`) });
      await card.click();
      await expect(students).toHaveAttribute("aria-expanded", "false");
      await expect(page.getByRole("button", { expanded: true })).toHaveCount(1);
      await panelShown(page);
      await page.getByRole("button", { name: action }).click();
      await expectArrived(page, "productos");
    }
    await students.click();
    await page.getByRole("link", { name: "Aprender con guía paso a paso" }).click();
    await expect(page).toHaveURL(/\/educacion$/);
  });
}

const DIALOGS = [
  ["Crea estados financieros desde cero", "Selecciona el tipo de estado financiero que deseas crear"],
  ["Libro contable diario", "Libro Contable Diario"],
  ["Mejora tu archivo de Excel", "Sube tu archivo Excel (XLSX)"],
  ["Analiza y visualiza", "Sube tu archivo para análisis"],
  ["Elegir la vista del diario", "Elige el tipo de vista"],
] as const;

test("each product opens its dialog, closing gives the keyboard back; payroll is a place of its own", async ({
  page,
}) => {
  await page.goto("/");
  for (const [card, title] of DIALOGS) {
    const opener = page.getByRole("button", { name: card });
    await opener.click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.getByRole("link", { name: "Calcula la nómina" }).click();
  await expect(page).toHaveURL(/\/payroll-calculator\?guest=true$/);
});

test("for an account the page speaks of its panel, and payroll asks for no guest", async ({ page }) => {
  await enter(page, "/");
  await expect(page.locator("header").getByRole("link", { name: "Ir al Panel" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ir a mi panel" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Iniciar sesión" })).toHaveCount(0);
  await page.getByRole("link", { name: "Calcula la nómina" }).click();
  await expect(page).toHaveURL(/\/payroll-calculator$/);
});

test("the keyboard walks through the whole page, and every stop is seen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await homeReady(page);
  // All late content has loaded: parts replaced by React must not take the focus.
  await page.waitForLoadState("networkidle");
  // The form loads when its place comes near; the keyboard alone would get there too fast.
  await page.locator("#contacto").scrollIntoViewIfNeeded();
  await expect(page.locator("#contacto-nombre")).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
  const walked: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const inHeader = element.closest("header, .skip-link") !== null;
      const seen = box.width > 0 && box.bottom > (inHeader ? 0 : bar) && box.top < innerHeight;
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      return { name: name || element.id, seen };
    });
    if (stop === null) break;
    expect(stop.seen, `${stop.name} is in view`).toBe(true);
    walked.push(stop.name);
    await page.keyboard.press("Tab");
  }
  const all = walked.join(" | ");
  for (const name of ["Educación", "Iniciar sesión", "Ver productos", "Estudiantes", "Emprendedores"])
    expect(all).toContain(name);
  for (const name of ["Calcula la nómina", "Elegir la vista del diario", "Crear una cuenta gratis"])
    expect(all).toContain(name);
  expect(all).toContain("contacto-nombre");
  expect(all).toContain("Enviar mensaje");
});

test("opening and closing a profile needs no mouse", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("button", { name: /^Emprendedores/ });
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(card).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Ver productos para empezar" })).toBeFocused();
  await card.focus();
  await page.keyboard.press("Space");
  await expect(card).toHaveAttribute("aria-expanded", "false");
});

for (const width of [1440, 390]) {
  test(`AX-01 the home page, both themes, ${width} px: axe finds nothing and it does not scroll sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.getByRole("button", { name: /^Estudiantes/ }).click();
    await expect(page.getByRole("link", { name: "Usar como profesional" })).toBeVisible();
    await panelShown(page);
    await page.getByRole("heading", { name: "Hablemos de tus cuentas" }).scrollIntoViewIfNeeded();
    await expect(page.getByLabel(/Nombre completo/)).toBeVisible();
    await looks(page, { widths: [width] });
    for (const path of ["/no-existe", "/educacion/registro"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
      await looks(page, { widths: [width] });
    }
  });
}
