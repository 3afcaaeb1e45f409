import { expect, test } from "../support/app.ts";
import { openBook, post, RENT, SALE } from "../support/journal.ts";
import { looks } from "../support/looks.ts";

test("UX-09 a kept statement says whether its book changed, is compared, brought up to date and taken back", async ({
  page,
}) => {
  const book = await openBook(page);
  await post(page, SALE);
  await page.goto(
    `/dashboard/libro-contable/estados?book=${book}&statement=balance&desde=2026-11-01&hasta=2026-11-30`,
  );
  await page.getByRole("button", { name: "Guardar" }).click();
  const saving = page.getByRole("dialog", { name: "Guardar estado financiero" });
  await saving.getByRole("textbox").fill("Balance para el banco");
  await saving.getByRole("button", { name: "Guardar" }).click();
  await expect(saving).toBeHidden();
  await page.goto("/dashboard/estados");
  const kept = page.getByRole("article", { name: "Balance para el banco" });
  await expect(kept).toContainText("Igual al libro");

  await page.goto(`/journal/complex?book=${book}&periodo=2026-11`);
  await post(page, RENT);
  await page.goto("/dashboard/estados");
  await expect(kept).toContainText("El libro cambió: $");
  await kept.getByRole("button", { name: "Comparar Balance para el banco con el libro" }).click();
  const compared = page.getByRole("dialog", { name: "Balance para el banco, frente al libro" });
  // The rent was paid from an empty bank: the overdraft stands where the statement has it.
  await expect(compared.getByRole("row").nth(1)).toContainText("Sobregiros bancarios");
  await expect(compared.getByRole("row", { name: /^Total patrimonio/ })).toContainText("(3.200.000)");
  await looks(page, { include: "dialog[open]", within: compared, widths: [390] });
  await compared.getByRole("button", { name: "Actualizar lo guardado" }).press("Enter");
  await expect(kept).toContainText("Igual al libro");
  await page
    .locator(".toast-card", { hasText: "Estado actualizado" })
    .getByRole("button", { name: "Deshacer" })
    .click();
  await expect(kept).toContainText("El libro cambió: $");
});
