import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { putPeople } from "../support/payroll-people.ts";
import { goPremium } from "../support/premium.ts";
import { enter } from "../support/sessions.ts";

const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const toast = (page: Page, text: string) => page.locator(".toast-card", { hasText: text }).first();

/** Opens what is owed of the benefit in sight. */
async function openPayment(page: Page): Promise<Locator> {
  await button(dialog(page, "Prestaciones"), "Registrar un pago").click();
  return dialog(page, "Registrar un pago");
}

async function postBenefit(page: Page, form: Locator): Promise<void> {
  await button(form, "Contabilizar").click();
  await button(dialog(page, "Contabilizar las prestaciones"), "Registrar el asiento").click();
  await expect(toast(page, "Prestaciones contabilizadas")).toBeVisible();
}

test("what benefits left owed is paid in part and whole, on a day that is asked about when it has not come, and once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: new Date("2026-12-10T15:00:00Z") });
  await enter(page);
  await goPremium(page);
  const person = {
    name: "Yuliana Cárdenas Peña",
    document: "52731094",
    position: "Cajera",
    salary: 2_400_000,
  };
  await page.goto("/dashboard");
  await putPeople(page, { name: "Ferretería La Sabana S.A.S.", people: [person] });
  await page.goto("/dashboard/libro-contable");
  await page.getByRole("button", { name: "Nuevo libro" }).first().click();
  await page.getByLabel("Nombre del libro").fill("Diario 2026");
  await page.getByLabel("Nombre del libro").press("Enter");
  await expect(page.getByRole("article", { name: "Diario 2026" })).toBeVisible();
  await page.goto("/dashboard/nomina/empleados");
  await button(page, "Prestaciones").click();
  const form = dialog(page, "Prestaciones");
  await expect(form.getByLabel("Qué se paga")).toHaveValue("second-bonus");

  await test.step("half of the prima, on a day to come", async () => {
    await postBenefit(page, form);
    await expect(form.getByText(/^La prima de diciembre de 2026: quedan/)).toBeVisible();
    const payment = await openPayment(page);
    await payment.getByLabel(/^Valor de/).fill("500000");
    await payment.getByLabel("Fecha del pago").fill("18/12/2026");
    await looks(page, { include: "dialog[open]", within: payment, widths: [390] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(payment, "Registrar el pago").click();
    const asked = page.getByRole("alertdialog");
    await expect(asked).toContainText("El 18/12/2026 todavía no ha llegado.");
    await button(asked, "Sí, con esa fecha").click();
    await expect(toast(page, "Pago registrado")).toBeVisible();
  });

  await test.step("the rest, pressed twice, is paid once", async () => {
    const payment = await openPayment(page);
    await button(payment, "Registrar el pago").dblclick();
    await expect(form.getByText("La prima de diciembre de 2026: ya se pagó todo.")).toBeVisible();
    await expect(button(form, "Registrar un pago")).toHaveCount(0);
  });

  await test.step("of the year's cesantías the interest to the person, and the fund keeps what it is owed", async () => {
    await form.getByLabel("Qué se paga").selectOption("severance");
    await postBenefit(page, form);
    const payment = await openPayment(page);
    await payment.getByRole("checkbox", { name: /^Cesantías consolidadas, al fondo/ }).uncheck();
    await button(payment, "Registrar el pago").click();
    await expect(form.getByText(/^Las cesantías e intereses de 2026: quedan/)).toBeVisible();
    const rest = await openPayment(page);
    await expect(rest.getByRole("checkbox")).toHaveCount(1);
    await button(rest, "Cancelar").click();
  });
});
