import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { enter } from "../support/sessions.ts";

const CLOSING = "/dashboard/libro-contable/cierre";

test("AC-41 a company that cuts each half-year is shown that half-year's closing, with the transfer of the result as a choice", async ({
  page,
}) => {
  await enter(page, CLOSING, "sample");
  await test.step("the company says how often it closes", async () => {
    await expect(page.getByText("Cierras cada año, al 31 de diciembre.")).toBeVisible();
    await page.getByRole("link", { name: "Cambiar en la empresa" }).click();
    await page
      .getByRole("button", { name: /^Editar / })
      .first()
      .click();
    const edit = page.getByRole("dialog", { name: "Editar empresa" });
    await edit.getByRole("combobox", { name: "Cierre de cuentas" }).selectOption({ label: "Cada semestre" });
    await looks(page, { within: edit });
    await edit.getByRole("button", { name: "Guardar" }).click();
    await expect(edit).toBeHidden();
  });

  await test.step("its closing is shown, and waits for its open month", async () => {
    await page.goto(CLOSING);
    await expect(page.getByRole("heading", { name: "Cierre del primer semestre de 2026" })).toBeVisible();
    await expect(page).toHaveURL(/corte=h1/);
    await looks(page);
    // The sample's journal has June closed, and takes no closing until it is open.
    await expect(page.getByRole("button", { name: "Cerrar el primer semestre de 2026" })).toBeDisabled();
    await expect(page.getByRole("checkbox", { name: "Registrar: Traslado del resultado" })).toBeChecked();
  });

  await test.step("AC-80 AC-81 AC-82 a month has a list of its own; a point is set aside with a reason, which the report tells", async () => {
    await page.getByRole("combobox", { name: "Mes" }).selectOption({ label: "Mayo" });
    await expect(page.getByRole("heading", { name: "Cierre de mayo de 2026" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Mayo de 2026 está cerrado" })).toBeVisible();
    await expect(page.getByText("El recuento da lo mismo que los meses")).toBeVisible();
    await page.getByRole("button", { name: "No aplica…: Bancos conciliados" }).click();
    const why = page.getByRole("dialog", { name: "¿Por qué no aplica «Bancos conciliados»?" });
    await why.getByRole("textbox", { name: "Motivo" }).fill("Se concilia cada trimestre");
    await why.getByRole("button", { name: "Marcar como no aplica" }).click();
    await expect(page.getByText("Dijiste: Se concilia cada trimestre")).toBeVisible();
    await looks(page);
    await page.getByRole("button", { name: "Informe" }).click();
    const report = page.getByRole("dialog", { name: "Informe del cierre: mayo de 2026" });
    await expect(
      report.getByRole("row", { name: /Se marcó que un punto no aplica.*Se concilia cada trimestre/ }),
    ).toBeVisible();
    await looks(page, { within: report });
  });
});
