import { expect, test } from "../support/app.ts";

const SECRETS = {
  password: "Clave-Secreta-8841",
  wrong: "Equivocada-5529",
  passphrase: "Frase-De-La-Copia-7713",
  pin: "904417",
  wrongPin: "118822",
} as const;

test("SE-12 no password, passphrase, PIN, hash or key reaches the console, wrong ones neither", async ({
  page,
  context,
}) => {
  const said: string[] = [];
  context.on("console", (message) => said.push(message.text()));
  context.on("weberror", (error) => said.push(String(error.error().stack)));
  // Whatever is written in parts, or by a worker, passes here too.
  await page.addInitScript(() => {
    for (const level of ["log", "info", "warn", "error", "debug"] as const) {
      const write = console[level].bind(console);
      console[level] = (...parts: unknown[]) =>
        write(
          ...parts.map((part) => {
            try {
              return typeof part === "object" ? JSON.stringify(part) : part;
            } catch {
              return String(part);
            }
          }),
        );
    }
  });
  await page.goto("/register");
  await page
    .getByLabel(/Nombre/)
    .first()
    .fill("Mariana");
  await page.getByLabel("Correo electrónico").fill("secretos@ejemplo.co");
  await page.getByLabel("Contraseña", { exact: true }).fill(SECRETS.password);
  await page.getByLabel(/Confirmar contraseña|Confirma/).fill(SECRETS.password);
  const terms = page.getByRole("checkbox");
  if ((await terms.count()) > 0) await terms.first().check();
  await page.getByRole("button", { name: /Crear cuenta|Registrarme|Crear mi cuenta/ }).click();
  await expect(page).toHaveURL(/\/dashboard|\/workspace/);
  await page.evaluate(() => localStorage.removeItem("cuadra_user"));
  await page.goto("/login");
  for (const password of [SECRETS.wrong, SECRETS.password]) {
    await page.getByLabel("Correo electrónico").fill("secretos@ejemplo.co");
    await page.getByLabel("Contraseña", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
    if (password === SECRETS.wrong) await expect(page.getByRole("alert").first()).toBeVisible();
  }
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto("/dashboard/configuracion");
  await page.getByLabel("Proteger la copia con contraseña").check();
  await page.getByLabel("Contraseña de la copia", { exact: true }).fill(SECRETS.passphrase);
  await page.getByLabel("Repite la contraseña", { exact: true }).fill(SECRETS.passphrase);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descargar copia" }).click(),
  ]);
  const path = await download.path();
  await page.getByLabel("Elegir un archivo .cuadra").setInputFiles(path);
  const unlock = page.getByRole("dialog", { name: "Esta copia está protegida" });
  await unlock.getByLabel("Contraseña de la copia").fill(SECRETS.wrong);
  await unlock.getByRole("button", { name: "Abrir la copia" }).click();
  await expect(unlock.getByText("Esa no es la contraseña de esta copia.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("PIN, de 4 a 12 números").fill(SECRETS.pin);
  await page.getByLabel("Repite el PIN").fill(SECRETS.pin);
  await page.getByRole("button", { name: "Activar el bloqueo" }).click();
  await page.getByRole("button", { name: "Bloquear ahora" }).click();
  for (const pin of [SECRETS.wrongPin, SECRETS.pin]) {
    await page.getByLabel("PIN", { exact: true }).fill(pin);
    await page.getByLabel("PIN", { exact: true }).press("Enter");
    if (pin === SECRETS.wrongPin) await expect(page.getByText("Ese no es tu PIN.")).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Cuadra está bloqueada" })).toHaveCount(0);
  const kept = await page.evaluate(() => {
    const { key } = JSON.parse(localStorage.getItem("cuadra_user") ?? "{}");
    const pin = Object.keys(localStorage).find((each) => each.startsWith("cuadra_pin_")) ?? "";
    return [key, JSON.parse(localStorage.getItem(pin) ?? "{}").hash] as string[];
  });
  await page.evaluate((word) => console.log(word), "se oye");
  expect(said.join("\n"), "the test hears the console").toContain("se oye");
  for (const secret of [...Object.values(SECRETS), ...kept]) {
    expect(secret.length).toBeGreaterThan(3);
    expect(said.join("\n")).not.toContain(secret);
  }
});

test("SE-02 text becomes neither markup nor code, and no script comes from another place", async ({
  page,
  problems,
}) => {
  problems.allow(/TrustedHTML|TrustedScript|require-trusted-types|trusted-types|CSP:/);
  await page.goto("/login");
  const tried = await page.evaluate(() => {
    const refused = (work: () => unknown): boolean => {
      try {
        work();
        return false;
      } catch {
        return true;
      }
    };
    const script = (address: string) => () => {
      document.createElement("script").src = address;
    };
    return {
      markup: refused(() => {
        document.createElement("div").innerHTML = "<b>x</b>";
      }),
      code: refused(() => {
        document.createElement("script").text = "1";
      }),
      elsewhere: refused(script("https://otro.example/assets/x.js")),
      otherFile: refused(script("/manifest.webmanifest")),
      data: refused(script("data:text/javascript,1")),
      worker: refused(() => new Worker("/copias/x.cuadra")),
      policy: refused(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy("otra", {}),
      ),
      ours: refused(script("/assets/nada.js")),
    };
  });
  expect(tried).toEqual({
    markup: true,
    code: true,
    elsewhere: true,
    otherFile: true,
    data: true,
    worker: true,
    policy: true,
    ours: false,
  });
});
