import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import {
  choose,
  dialog,
  expectTitle,
  fileField,
  openService,
  type Place,
  press,
  storedState,
  storedUser,
  workbook,
} from "../support/service.ts";
import { ACCOUNT, enter, putSession } from "../support/sessions.ts";
import { signIn } from "../support/sign-in.ts";

const { email: EMAIL, password: PASSWORD } = ACCOUNT;
const PLACES: readonly Place[] = ["products", "workspace"];

const TITLES = {
  create: "Selecciona el tipo de estado financiero que deseas crear",
  view: "Elige el tipo de vista",
  prompt: "¿Quieres guardar tu trabajo?",
  auth: "Iniciar sesión",
  upload: "Sube tu archivo Excel (XLSX)",
  analyze: "Sube tu archivo para análisis",
  journal: "Libro Contable Diario",
} as const;

/** Asserts the path and query of the address. */
async function expectAt(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
}

async function chooseStatement(page: Page, statement: string, view: "Sencilla" | "Compleja"): Promise<void> {
  await expectTitle(page, TITLES.create);
  await choose(page, statement);
  await press(page, "Continuar");
  await expectTitle(page, TITLES.view);
  await choose(page, `Vista ${view}`);
  await press(page, "Continuar");
}

test.describe("a visitor creates a statement", () => {
  for (const from of PLACES) {
    test(`from ${from}: every step, Back, and skipping the sign-in`, async ({ page }) => {
      await openService(page, from, "create");
      await expect(dialog(page).getByRole("button", { name: "Continuar" })).toBeDisabled();
      await chooseStatement(page, "Flujo de Caja", "Compleja");
      await expectTitle(page, TITLES.prompt);
      for (const benefit of ["progreso automáticamente", "análisis avanzados", "Exportar tus estados"])
        await expect(dialog(page).getByText(benefit)).toBeVisible();
      await press(page, "Iniciar sesión");
      await expectTitle(page, TITLES.auth);
      await press(page, "Atrás");
      await expectTitle(page, TITLES.create);
      await expect(dialog(page).getByRole("radio", { name: /^Flujo de Caja/ })).toBeChecked();
      await chooseStatement(page, "Flujo de Caja", "Compleja");
      await press(page, "Atrás");
      await expectTitle(page, TITLES.create);
      await chooseStatement(page, "Flujo de Caja", "Compleja");
      await press(page, "Omitir por ahora");
      await expectAt(page, `/workspace/complex?from=${from}&statement=flujo-caja&guest=true`);
      await expect(page.getByRole("heading", { level: 1, name: "Flujo de Caja" })).toBeVisible();
      expect(await storedState(page)).toBeNull();
    });

    test(`from ${from}: signing in carries the choice`, async ({ page }) => {
      await openService(page, from, "create");
      await chooseStatement(page, "Estado de Patrimonio", "Sencilla");
      await press(page, "Iniciar sesión");
      await press(page, "Iniciar sesión");
      const destination = `/workspace/simple?from=${from}&statement=cambios-patrimonio`;
      await expectAt(page, `/login?returnUrl=${encodeURIComponent(destination)}`);
      expect(JSON.parse((await storedState(page)) ?? "")).toMatchObject({
        serviceType: "create",
        selectedStatement: "cambios-patrimonio",
        selectedView: "simple",
        fromWorkspace: from === "workspace",
      });
      await page.reload();
      await signIn(page, EMAIL, PASSWORD);
      await expectAt(page, destination);
      expect(await storedState(page)).toBeNull();
    });
  }

  test("registering instead restores the choice, since its address carries none", async ({ page }) => {
    await openService(page, "products", "create");
    await chooseStatement(page, "Estado de Resultados", "Compleja");
    await press(page, "Iniciar sesión");
    await press(page, "Regístrate gratis");
    await expectAt(page, "/registro");
    await register(page, "eva@lasabana.co");
    await expectAt(page, "/workspace/complex?from=products&statement=estado-resultados");
    expect(await storedState(page)).toBeNull();
  });

  test("closing resets every step and selection, by Escape, the cross and a press outside", async ({
    page,
  }) => {
    await openService(page, "workspace", "create");
    const closings = [
      () => page.keyboard.press("Escape"),
      () => dialog(page).getByRole("button", { name: "Cerrar" }).click(),
      () => page.mouse.click(5, 300),
    ];
    for (const close of closings) {
      await chooseStatement(page, "Balance General", "Compleja");
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Comenzar un proyecto" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expectTitle(page, TITLES.create);
      await expect(dialog(page).getByRole("radio", { checked: true })).toHaveCount(0);
    }
    expect(await storedState(page)).toBeNull();
  });

  test("with the keys alone: arrows between the cards, Enter goes on", async ({ page }) => {
    await openService(page, "workspace", "create");
    await expect(dialog(page).getByRole("radio", { name: /^Balance General/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expectTitle(page, TITLES.create);
    await page.keyboard.press("ArrowDown");
    await expect(dialog(page).getByRole("radio", { name: /^Estado de Resultados/ })).toBeChecked();
    await page.keyboard.press("Enter");
    await expectTitle(page, TITLES.view);
    await expect(dialog(page).getByRole("radio", { name: /^Vista Sencilla/ })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expectTitle(page, TITLES.prompt);
    await expect(dialog(page).getByRole("heading", { level: 2 })).toBeFocused();
  });

  test("two presses on a card choose and go on", async ({ page }) => {
    await openService(page, "workspace", "create");
    await dialog(page).getByText("Flujo de Caja", { exact: true }).dblclick();
    await expectTitle(page, TITLES.view);
  });
});

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel("Nombre completo").fill("Eva Rojas");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmar contraseña").fill(PASSWORD);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await expect(page).not.toHaveURL(/\/registro/);
}

test.describe("with an account", () => {
  test("creating from the home is offered to be saved all the same, and goes on", async ({ page }) => {
    await putSession(page);
    await openService(page, "products", "create");
    await chooseStatement(page, "Balance General", "Sencilla");
    await expectTitle(page, TITLES.prompt);
    await expect(dialog(page).getByText(EMAIL)).toBeVisible();
    await press(page, "Iniciar sesión");
    await expectAt(page, "/workspace/simple?from=products&statement=balance-general");
    expect(await storedUser(page)).not.toBeNull();
  });

  test("creating from the workspace goes straight on", async ({ page }) => {
    await putSession(page);
    await openService(page, "workspace", "create");
    await chooseStatement(page, "Balance General", "Compleja");
    await expectAt(page, "/workspace/complex?from=workspace&statement=balance-general");
  });

  test("skipping ends the session and forgets what was stored", async ({ page }) => {
    await putSession(page);
    await openService(page, "products", "create");
    await page.evaluate(() => localStorage.setItem("cuadra_producto", "{}"));
    await chooseStatement(page, "Balance General", "Compleja");
    await press(page, "Omitir por ahora");
    await expectAt(page, "/workspace/complex?from=products&statement=balance-general&guest=true");
    expect(await storedUser(page)).toBeNull();
    expect(await storedState(page)).toBeNull();
  });

  test("the journals", async ({ page }) => {
    await putSession(page);
    await openService(page, "products", "accounting-journal");
    await expectTitle(page, TITLES.journal);
    await press(page, "Continuar");
    await expect(page).toHaveURL(/\/libro-contable\?.*from=products/);
    await openService(page, "products", "journal");
    await expectTitle(page, TITLES.view);
    await choose(page, "Vista Compleja");
    await press(page, "Continuar");
    await expectTitle(page, TITLES.prompt);
    await press(page, "Iniciar sesión");
    await expect(page).toHaveURL(/\/journal\/complex\?.*from=products/);
    await openService(page, "products", "journal");
    await press(page, "Continuar");
    await press(page, "Omitir por ahora");
    await expect(page).toHaveURL(/\/journal\/simple\?.*guest=true/);
    expect(await storedUser(page)).toBeNull();
  });

  for (const from of PLACES) {
    test(`files from ${from} go to the workspace, which says that they wait`, async ({ page }) => {
      await putSession(page);
      for (const service of ["upload", "analyze"] as const) {
        await openService(page, from, service);
        await expectTitle(page, TITLES[service]);
        await fileField(page).setInputFiles(workbook(`${service}.xlsx`));
        await press(page, "Subir y continuar");
        await expectAt(page, "/workspace");
        await expect(page.getByRole("main").getByText(`${service}.xlsx`)).toBeVisible();
      }
      await expect(page.getByRole("heading", { name: "2 archivos esperan" })).toBeVisible();
      expect(await storedState(page)).toBeNull();
    });
  }
});

test.describe("a visitor and the journals", () => {
  test("the accounting journal: offered to be saved, skipped, or signed in to", async ({ page }) => {
    await openService(page, "products", "accounting-journal");
    await press(page, "Continuar");
    await expectTitle(page, TITLES.prompt);
    await press(page, "Omitir por ahora");
    await expect(page).toHaveURL(/\/libro-contable\?.*guest=true/);
    await openService(page, "products", "accounting-journal");
    await press(page, "Continuar");
    await press(page, "Iniciar sesión");
    await expectTitle(page, TITLES.auth);
    await press(page, "Iniciar sesión");
    await expectAt(page, `/login?returnUrl=${encodeURIComponent("/libro-contable?from=products")}`);
    await signIn(page, EMAIL, PASSWORD);
    await expect(page).toHaveURL(/\/libro-contable\?.*from=products/);
  });

  test("the view of the journal: skipped, or signed in to", async ({ page }) => {
    await openService(page, "products", "journal");
    await choose(page, "Vista Compleja");
    await press(page, "Continuar");
    await press(page, "Omitir por ahora");
    await expect(page).toHaveURL(/\/journal\/complex\?.*guest=true/);
    await openService(page, "products", "journal");
    await press(page, "Continuar");
    await press(page, "Iniciar sesión");
    await press(page, "Iniciar sesión");
    await expectAt(page, `/login?returnUrl=${encodeURIComponent("/journal/simple?from=products")}`);
    await signIn(page, EMAIL, PASSWORD);
    await expect(page).toHaveURL(/\/journal\/simple\?.*from=products/);
  });
});

test.describe("a visitor brings a file", () => {
  for (const from of PLACES) {
    test(`from ${from}: it survives a reload and signing in, and is seen by nobody else`, async ({
      page,
    }) => {
      await openService(page, from, "upload");
      await expect(dialog(page).getByRole("button", { name: "Subir y continuar" })).toBeDisabled();
      await fileField(page).setInputFiles(workbook());
      await expect(dialog(page).getByText("ventas.xlsx")).toBeVisible();
      await press(page, "Subir y continuar");
      await expectTitle(page, TITLES.auth);
      await press(page, "Iniciar sesión");
      await expectAt(page, `/login?returnUrl=${encodeURIComponent("/workspace")}`);
      await page.reload();
      await signIn(page, EMAIL, PASSWORD);
      await expectAt(page, "/workspace");
      await expect(page.getByRole("heading", { name: "Un archivo espera" })).toBeVisible();
      await expect(page.getByRole("main").getByText("ventas.xlsx")).toBeVisible();
      await page.reload();
      await expect(page.getByRole("main").getByText("ventas.xlsx")).toBeVisible();
      await page.getByRole("button", { name: /^Cuenta de/ }).click();
      await page.getByRole("menuitem", { name: "Cerrar Sesión" }).click();
      await expectAt(page, "/");
      await expect.poll(() => storedUser(page)).toBeNull();
      await page.goto("/workspace");
      await expect(page.getByRole("button", { name: "Comenzar un proyecto" })).toBeVisible();
      await expect(page.getByText("ventas.xlsx")).toHaveCount(0);
      await signIn(page, "berta@lasabana.co", PASSWORD, "/login?returnUrl=%2Fworkspace");
      await expect(page.getByRole("button", { name: /^Cuenta de/ })).toBeVisible();
      await expect(page.getByText("ventas.xlsx")).toHaveCount(0);
    });
  }

  test("as a guest it waits for half an hour; it is removed and brought back", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-11-20T15:00:00-05:00") });
    await openService(page, "workspace", "analyze");
    await fileField(page).setInputFiles(workbook());
    await press(page, "Subir y continuar");
    await press(page, "Omitir por ahora");
    await expectAt(page, "/workspace?guest=true");
    const file = page.getByRole("main").getByText("ventas.xlsx");
    await expect(file).toBeVisible();
    await expect(page.getByText(/Lo trajiste el 20\/11\/2026, 15:0\d/)).toBeVisible();
    await expect(page.getByText(/lo guardamos hasta el 20\/11\/2026, 15:3\d/)).toBeVisible();
    await page.getByRole("button", { name: "Quitar ventas.xlsx" }).click();
    await expect(file).toHaveCount(0);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(file).toBeVisible();
    await page.clock.fastForward("29:00");
    await expect(file).toBeVisible();
    await page.clock.fastForward("01:05");
    await expect(file).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("button", { name: "Comenzar un proyecto" })).toBeVisible();
    await expect(file).toHaveCount(0);
  });

  test("registering on the sign-in screen leads on to where the file waits", async ({ page }) => {
    await openService(page, "workspace", "upload");
    await fileField(page).setInputFiles(workbook());
    await press(page, "Subir y continuar");
    await press(page, "Iniciar sesión");
    await page.getByRole("link", { name: "Regístrate gratis" }).click();
    await expectAt(page, "/registro?returnUrl=%2Fworkspace");
    await register(page, "eva@lasabana.co");
    await expectAt(page, "/workspace");
    await expect(page.getByRole("main").getByText("ventas.xlsx")).toBeVisible();
  });

  test("registering without a way back: a notice in the panel leads to the file", async ({ page }) => {
    await openService(page, "workspace", "upload");
    await fileField(page).setInputFiles(workbook());
    await press(page, "Subir y continuar");
    await expectTitle(page, TITLES.auth);
    await page.goto("/registro");
    await register(page, "eva@lasabana.co");
    await expectAt(page, "/dashboard");
    await expect(page.getByText("ventas.xlsx ya está en tu cuenta")).toBeVisible();
    await page.getByRole("button", { name: "Ver qué espera" }).click();
    await expectAt(page, "/workspace");
    await expect(page.getByRole("main").getByText("ventas.xlsx")).toBeVisible();
  });

  test("closing before signing in takes the file away again", async ({ page }) => {
    await openService(page, "workspace", "upload");
    await fileField(page).setInputFiles(workbook());
    await press(page, "Subir y continuar");
    await expectTitle(page, TITLES.auth);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText("ventas.xlsx")).toHaveCount(0);
  });

  test("what is no workbook is refused in words, and the one chosen before stays", async ({ page }) => {
    await openService(page, "workspace", "upload");
    const alert = dialog(page).getByRole("alert");
    const text = (content: string) => new TextEncoder().encode(content);
    for (const [file, words] of [
      [workbook("ventas.csv"), /terminan en \.xlsx/],
      [workbook("ventas.xls"), /terminan en \.xlsx/],
      [workbook("vacio.xlsx", new Uint8Array()), /vacío/],
      [workbook("texto.xlsx", text("codigo;valor")), /por dentro no es un libro de Excel/],
      [
        workbook("viejo.xlsx", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])),
        /contraseña o es de un Excel antiguo/,
      ],
      [workbook("grande.xlsx", new Uint8Array(10_000_001)), /pasa de 10\sMB/],
    ] as const) {
      await fileField(page).setInputFiles(file);
      await expect(alert).toHaveText(words);
      await expect(dialog(page).getByRole("button", { name: "Subir y continuar" })).toBeDisabled();
    }
    await fileField(page).setInputFiles(workbook("<b>ventas</b>.xlsx"));
    await expect(alert).toHaveText("");
    await expect(dialog(page).getByText("<b>ventas</b>.xlsx")).toBeVisible();
    await fileField(page).setInputFiles(workbook("otra.txt"));
    await expect(alert).toHaveText(/terminan en \.xlsx/);
    await expect(dialog(page).getByText("<b>ventas</b>.xlsx")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Quitar el archivo" }).click();
    await expect(dialog(page).getByRole("button", { name: "Subir y continuar" })).toBeDisabled();
  });

  test("dropped on the box it is taken, dropped beside it the page stays", async ({ page }) => {
    await openService(page, "workspace", "upload");
    const { buffer } = workbook();
    const drop = (selector: string) =>
      page.evaluate(
        ({ target, bytes }) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([new Uint8Array(bytes)], "arrastrado.xlsx"));
          const at = document.querySelector(target);
          const send = (type: string) => {
            const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
            at?.dispatchEvent(event);
            return event.defaultPrevented;
          };
          return [send("dragover"), send("drop")];
        },
        { target: selector, bytes: [...buffer] },
      );
    expect(await drop("dialog h2")).toEqual([true, true]);
    await expect(dialog(page).getByText("arrastrado.xlsx")).toHaveCount(0);
    await drop(".file-box");
    await expect(dialog(page).getByText("arrastrado.xlsx")).toBeVisible();
  });

  test("a full device says so, and the file stays chosen", async ({ page }) => {
    await openService(page, "workspace", "upload");
    await fileField(page).setInputFiles(workbook());
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
        if (this.name === "contents") throw new DOMException("no room", "QuotaExceededError");
        return put.apply(this, args);
      };
      Object.assign(window, { healStore: () => Object.assign(IDBObjectStore.prototype, { put }) });
    });
    await press(page, "Subir y continuar");
    await expect(dialog(page).getByRole("alert")).toHaveText(/No queda|Libera espacio/);
    await expect(dialog(page).getByText("ventas.xlsx")).toBeVisible();
    await page.evaluate(() => (window as unknown as { healStore(): void }).healStore());
    await press(page, "Subir y continuar");
    await expectTitle(page, TITLES.auth);
  });
});

test.describe("what was stored", () => {
  const store = (page: Page, over: object) =>
    page.evaluate(
      (state) => localStorage.setItem("cuadra_producto", JSON.stringify({ timestamp: Date.now(), ...state })),
      over,
    );
  const CHOICE = {
    serviceType: "create",
    selectedStatement: "balance-general",
    selectedView: "complex",
    fromWorkspace: true,
  };

  for (const [name, over, address] of [
    ["is restored under 30 minutes", CHOICE, "/workspace/complex?from=workspace&statement=balance-general"],
    ["is discarded when expired", { ...CHOICE, timestamp: Date.now() - 30 * 60_000 }, "/dashboard"],
    [
      "is discarded when it comes from the future",
      { ...CHOICE, timestamp: Date.now() + 3_600_000 },
      "/dashboard",
    ],
    ["is discarded when it names nothing known", { ...CHOICE, serviceType: "//evil" }, "/dashboard"],
    ["leads to the panel without a view", { ...CHOICE, selectedView: "<script>" }, "/dashboard"],
  ] as const)
    test(name, async ({ page }) => {
      await page.goto("/login");
      await store(page, over);
      await signIn(page, EMAIL, PASSWORD);
      await expectAt(page, address);
      expect(await storedState(page)).toBeNull();
    });

  test("gives way to a returnUrl, and waits; one to another site counts as none worth following", async ({
    page,
  }) => {
    await page.goto("/login?returnUrl=%2Fdashboard%2Fempresas");
    await store(page, CHOICE);
    await signIn(page, EMAIL, PASSWORD);
    await expectAt(page, "/dashboard/empresas");
    expect(await storedState(page)).not.toBeNull();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login?returnUrl=https%3A%2F%2Fevil.example%2F");
    await signIn(page, EMAIL, PASSWORD);
    await expectAt(page, "/dashboard");
  });
});

test.describe("the doors of the workspaces", () => {
  const ALERT = "⚠️ Debes iniciar sesión para acceder a los espacios de trabajo.";

  test("choosing a statement needs signing in, which comes back", async ({ page }) => {
    for (const path of ["/statement-selection?view=complex", "/workspace/statement-selection?view=complex"]) {
      await page.goto(path);
      await expect(page.getByText(ALERT)).toBeVisible();
      await expectAt(page, `/login?returnUrl=${encodeURIComponent(path)}`);
    }
    await signIn(page, EMAIL, PASSWORD);
    await expectAt(page, "/workspace/statement-selection?view=complex");
    await expect(page.getByText("Vista Compleja")).toBeVisible();
    const go = page.getByRole("button", { name: "Continuar" });
    await expect(go).toBeDisabled();
    await expect(page.getByText("Selecciona un estado financiero para continuar")).toBeVisible();
    await page.getByRole("radio", { name: /^Balance General/ }).focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByText("Por favor selecciona un tipo de estado financiero para continuar."),
    ).toBeVisible();
    for (const [name, type] of [
      ["Balance General", "balance"],
      ["Estado de Resultados", "income"],
      ["Flujo de Caja", "cash"],
      ["Estado de Patrimonio", "equity"],
    ] as const) {
      await page.goto("/statement-selection?view=complex");
      await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
      await go.click();
      await expectAt(page, `/workspace/complex?statement=${type}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    }
    for (const query of ["", "?view=", "?view=__proto__", "?view=3d"]) {
      await page.goto(`/statement-selection${query}`);
      await expect(page.getByRole("banner").getByText("Vista Sencilla")).toBeVisible();
    }
  });

  test("the ways out of the workspaces follow where one comes from", async ({ page }) => {
    const back = page.getByRole("link", { name: "Volver" });
    const toggle = async (name: string) => page.getByRole("radio", { name }).click({ force: true });
    await page.goto("/workspace/complex?from=workspace&statement=cash&guest=true");
    await expect(page.getByRole("link", { name: "Iniciar sesión" })).toBeVisible();
    await expect(back).toHaveAttribute("href", "/workspace/statement-selection?view=complex");
    await toggle("Vista Sencilla");
    await expectAt(page, "/workspace/simple?statement=cash&guest=true");
    await expect(back).toHaveAttribute("href", "/#productos");
    await toggle("Vista Compleja");
    await expectAt(page, "/workspace/complex?statement=cash&from=products&guest=true");
    await signIn(page, EMAIL, PASSWORD, "/login?returnUrl=%2Fworkspace%2Fsimple%3Ffrom%3Dworkspace");
    await expect(page.getByRole("heading", { level: 1, name: "Balance General" })).toBeVisible();
    await expect(back).toHaveAttribute("href", "/dashboard");
    await toggle("Vista Compleja");
    await expectAt(page, "/workspace/complex?statement=balance&from=workspace");
    await expect(back).toHaveAttribute("href", "/#espacios-trabajo");
    await toggle("Vista Sencilla");
    await expectAt(page, "/workspace/simple?statement=balance");
    await back.click();
    await expect(page).toHaveURL(/\/#productos$/);
    for (const query of ["?statement=nada&from=nadie", "?statement=%00&from=__proto__", "?statement="]) {
      await page.goto(`/workspace/simple${query}`);
      await expect(page.getByRole("heading", { level: 1, name: "Balance General" })).toBeVisible();
      await expect(back).toHaveAttribute("href", "/#productos");
    }
    const menu = page.getByRole("button", { name: /^Cuenta de/ });
    await menu.click();
    await expect(page.getByRole("menuitem", { name: "Cerrar Sesión" })).toBeVisible();
    await page.mouse.click(300, 600);
    await expect(page.getByRole("menuitem")).toHaveCount(0);
    await menu.click();
    await page.getByRole("menuitem", { name: "Ir al Panel" }).click();
    await expectAt(page, "/dashboard");
  });

  test("the door itself is open to anybody, and a guest mark ends a session", async ({ page }) => {
    await page.goto("/workspace");
    await expect(page.getByRole("link", { name: "Volver al inicio" })).toHaveAttribute("href", "/");
    await page.getByRole("link", { name: "Iniciar sesión" }).click();
    await expectAt(page, "/login?returnUrl=%2Fworkspace");
    await signIn(page, EMAIL, PASSWORD);
    await expectAt(page, "/workspace");
    await page.goto("/workspace-selection");
    await page.getByRole("radio", { name: /^Vista Compleja/ }).check();
    await page.getByRole("button", { name: "Continuar" }).click();
    await expectAt(page, "/workspace/statement-selection?view=complex");
    await page.goto("/workspace?guest=true");
    await expect(page.getByRole("link", { name: "Iniciar sesión" })).toBeVisible();
    expect(await storedUser(page)).toBeNull();
  });
});

for (const path of ["/workspace", "/workspace-selection", "/statement-selection", "/workspace/simple"])
  test(`axe finds nothing on ${path}, in both themes, wide and narrow`, async ({ page }) => {
    await enter(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await looks(page);
  });

test("axe finds nothing on the dialog, in both themes, wide and narrow", async ({ page }) => {
  await putSession(page);
  const sound = () => looks(page, { within: dialog(page) });
  await openService(page, "workspace", "create");
  await sound();
  await page.keyboard.press("Escape");
  await openService(page, "workspace", "upload");
  await fileField(page).setInputFiles(workbook("ventas.csv"));
  await expect(dialog(page).getByRole("alert")).toHaveText(/xlsx/);
  await sound();
  await page.keyboard.press("Escape");
  await openService(page, "products", "create");
  await chooseStatement(page, "Balance General", "Sencilla");
  await expectTitle(page, TITLES.prompt);
  await sound();
});
