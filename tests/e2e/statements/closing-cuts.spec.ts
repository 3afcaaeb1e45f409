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
});
